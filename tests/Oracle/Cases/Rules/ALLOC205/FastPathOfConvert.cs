// title: `Convert.ToInt64(value)` of a type parameter that is an `int` or a `long`
// rule: ALLOC205
// bytes: 48
// fix: ALLOC205.FastPath
// safety: safe
// after: 0
static class Case
{
    static long Probe(int value = 300, long other = 5_000_000_000) => Sum(value) + Sum(other);

    static string Behave(int a, long b, double c, decimal d, DateTime e, string f, char g, byte? h) => Try(a) + Try(b) + Try(c) + Try(d) + Try(e) + Try(f) + Try(g) + Try(h);

    static string Try<T>(T value)
    {
        try
        {
            return Sum(value).ToString();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static long Sum<T>(T value)
    {
        var sum = 1L;
        for (var i = 0; i < 1; i++)
            sum += Convert.ToInt64([|value|]);
        return sum;
    }
}
