// title: a struct as the receiver of an extension method of its interface
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

static class Counters
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Twice(this ICounter counter)
    {
        var same = counter;
        same.Next();
        return counter.Next();
    }
}

static class Case
{
    static Counter s_counter = new(3);

    static int Probe() => [|s_counter|].Twice();

    static int Behave(int start) => [|new Counter(start)|].Twice();
}
