// title: `value.ToLong()` of a type parameter, beside `ToLong(this int)`
// rule: ALLOC205
// bytes: 24
// fix: ALLOC205.FastPath
// safety: unsafe
// difference: another overload of 'ToLong' is called
// shows: -3
// except: number < 0
// after: 0
static class Helpers
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static long ToLong(this object value) => Convert.ToInt64(value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static long ToLong(this int value) => value < 0 ? 0 : value;
}

static class Case
{
    static long Probe(int value = 300) => Sum(value);

    static long Behave(int number) => Sum(number) + Sum((long)number) + Sum(number.ToString());

    [MethodImpl(MethodImplOptions.NoInlining)]
    static long Sum<T>(T value)
    {
        var sum = 1L;
        for (var i = 0; i < 1; i++)
            sum += [|value|].ToLong();
        return sum;
    }
}
