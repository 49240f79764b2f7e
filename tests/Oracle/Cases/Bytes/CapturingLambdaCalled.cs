// title: a capturing lambda that is called in its own method
// rule: ALLOC403
// bytes: 88
// jit: net10 24/88
static class Case
{
    static int Probe(int i = 3)
    {
        var local = i;
        Func<int> f = [|() => local|];
        return f();
    }
}
