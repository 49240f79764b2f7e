// title: `counter.Count(a)` of a virtual method
// rule: ALLOC101, ALLOC102
// bytes: 32
// fix: ALLOC101.single
// safety: unsafe
// difference: overrides outside this solution do not see these calls
// shows: none: it takes an override in another solution
// except: false
// after: 0
public class Counter
{
    public virtual int Count({|ALLOC102:params string[] items|})
    {
        var count = 0;
        for (var i = 0; i < items.Length; i++)
            count += items[i] is null ? 0 : items[i].Length;
        return count;
    }
}

static class Case
{
    static Counter s_counter = new();

    static int Probe(string item = "a") => s_counter.{|ALLOC101:Count(item)|};

    static int Behave(string item) => s_counter.{|ALLOC101:Count(item)|};
}
