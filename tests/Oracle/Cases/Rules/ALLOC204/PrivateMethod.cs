// title: a struct to a private method that could be generic
// rule: ALLOC204
// bytes: 24
// fix: ALLOC204.Generic
// safety: unsafe
// difference: inside, a struct that changes itself is copied where its box was shared
// shows: 1
// after: 0
interface ICounter
{
    int Next();
}

struct Counter(int start) : ICounter
{
    private int _count = start;

    public int Next() => ++_count;
}

static class Case
{
    static Counter s_counter = new(3);

    static int Probe() => Twice([|s_counter|]);

    static int Behave(int start) => Twice([|new Counter(start)|]);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Twice(ICounter counter)
    {
        var same = counter;
        same.Next();
        return counter.Next();
    }
}
