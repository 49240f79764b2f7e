// title: an own struct in a local of its interface
// rule: ALLOC204
// bytes: 24
// jit: net9 0/24, net10 0/24
// fix: ALLOC204.Concrete
// safety: safe
// after: 0
interface ICounter
{
    int Next();

    int Total { get; }
}

struct Counter(int start) : ICounter
{
    private int _count = start;

    public int Next() => ++_count;

    public readonly int Total => _count;
}

static class Case
{
    static Counter s_counter = new(3);

    static int Probe()
    {
        ICounter kept = [|s_counter|];
        return kept.Next() + kept.Total;
    }

    static List<string> Behave(int start, int[] more)
    {
        var counter = new Counter(start);
        List<string> text = [];
        foreach (var number in more)
        {
            ICounter kept = [|counter|];
            Func<int> later = () => kept.Next();
            Sink.KeepObject(later);
            text.Add(kept.Next() + "/" + later() + "/" + kept.Total + "/" + counter.Next());
            kept = [|new Counter(number)|];
            text.Add(kept.Total + "/" + later() + "/" + kept.Total);
        }

        text.Add(counter.Total.ToString());
        return text;
    }
}
