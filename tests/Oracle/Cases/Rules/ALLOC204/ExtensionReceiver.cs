// title: a struct as the receiver of an extension method of its interface
// rule: ALLOC204
// bytes: 24
interface ICounter
{
    int Next();
}

struct Counter : ICounter
{
    private int _count;

    public int Next() => ++_count;
}

static class Counters
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Once(this ICounter counter) => counter.Next();
}

static class Case
{
    static Counter s_counter;

    static int Probe() => [|s_counter|].Once();
}
