// title: `list.Count(x => x > k)` of a list, which a class of the project enumerates otherwise
// rule: ALLOC602
// target: net9.0
// bytes: 88
// user: net10 24/88 | 88
// fix: ALLOC602.Loop
// safety: unsafe
// difference: a 'Second' may give other elements when it is asked in another way
// shows: 5, 6, 3
// after: 0
static class Case
{
    sealed class Second(int hidden) : List<int>, IEnumerable<int>
    {
        IEnumerator<int> IEnumerable<int>.GetEnumerator() => ((IEnumerable<int>)[hidden]).GetEnumerator();
    }

    static readonly List<int> Numbers = [1, 2, 3];

    static int Probe(int k = 2)
    {
        var list = Numbers;
        if (list is null)
            return 0;
        return [|list.Count(x => x > k)|];
    }

    static int Behave(int first, int second, int k)
    {
        List<int> list = new Second(second) { first, second };
        var count = [|list.Count(x => x > k)|];
        return count;
    }
}
