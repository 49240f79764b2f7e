// title: a predicate of `List<T>.Exists` that captures a parameter
// rule: ALLOC403
// bytes: 88
// user: net10 24/88 | 88
// message: the case runs in a loop of its own as well, whose iterations allocate the delegate
static class Case
{
    private static readonly List<int> Numbers = [1, 2];

    static int Probe(int number = 3) => Numbers.Exists([|one => one == number|]) ? 1 : 0;
}
