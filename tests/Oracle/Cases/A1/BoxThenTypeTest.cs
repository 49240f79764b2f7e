// title: a box that only a type test in the same method sees
// row: value type converted to object that does not escape
// rule: ALLOC201
// bytes: 24
// jit: net9+ 0/24
static class Case
{
    static int Probe(int number = 300)
    {
        object boxed = [|number|];
        return boxed is int again ? again + 1 : 0;
    }
}
