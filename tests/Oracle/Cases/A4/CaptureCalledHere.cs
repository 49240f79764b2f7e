// title: a capturing lambda that is called in its own method
// row: lambda capturing a local or parameter
// rule: ALLOC403
// bytes: 88
// jit: net10 24/88
static class Case
{
    static int Probe(int number = 3)
    {
        Func<int> next = [|() => number + 1|];
        return next();
    }
}
