// title: a local function that captures a parameter and is given to `List<T>.Exists`
// rule: ALLOC403
// bytes: 88
// user: net10 24/88 | 88
// message: the case runs in a loop of its own as well, whose iterations allocate the delegate
static class Case
{
    private static readonly List<int> Numbers = [1, 2];

    static int Probe(int wanted = 3)
    {
        return Numbers.Exists([|Is|]) ? 1 : 0;

        bool Is(int number) => number == wanted;
    }
}
