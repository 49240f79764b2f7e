// title: `Count(a, b)` of a method that gets an overload for spans
// rule: ALLOC101, ALLOC102
// bytes: 40
// message: ALLOC102 names the bytes of a call with one text
// fix: ALLOC102.span
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
    static int Probe(string item = "a") => Counter.{|ALLOC101:Count(item, "b")|};

    static int Behave(string item) => Counter.{|ALLOC101:Count(item)|} + 2 * Counter.{|ALLOC101:Count(item + item)|} + 3 * Counter.{|ALLOC101:Count("a")|};

    static int BehaveTwo(string item, string other) => Counter.{|ALLOC101:Count(item, other)|} - Counter.{|ALLOC101:Count(item)|};
}
