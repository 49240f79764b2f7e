// title: `Count(a)` of a method that gets an overload for one text
// rule: ALLOC101, ALLOC102
// bytes: 32
// fix: ALLOC102.single
// safety: safe
// after: 0
public static class Counter
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Count({|ALLOC102:params string?[] items|})
    {
        var count = 0;
        foreach (var item in items)
            count += item is null ? -1 : item.Length;
        return count;
    }
}

static class Case
{
    static int Probe(string item = "a") => Counter.{|ALLOC101:Count(item)|};

    static int Behave(string item) => Counter.{|ALLOC101:Count(item)|};

    static int BehaveConstant(string item) => item is null ? Counter.{|ALLOC101:Count("a")|} : Counter.Count(item.Split(' '));
}
