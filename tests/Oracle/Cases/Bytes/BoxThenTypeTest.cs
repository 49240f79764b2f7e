// title: a box that only a type test in the same method sees
// rule: ALLOC201
// bytes: 24
// jit: net9+ 0/24
static class Case
{
    static int Probe(int i = 300)
    {
        object boxed = [|i|];
        return boxed is int again ? again + 1 : 0;
    }
}
