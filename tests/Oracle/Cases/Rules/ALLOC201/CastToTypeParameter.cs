// title: `(T)(object)number` where `T` is a number
// rule: none: the JIT leaves the box out
// bytes: 0
static class Case
{
    static int Probe(int value = 300) => Get<int>(value) + (int)Get<DayOfWeek>(value) + (Get<int?>(null) ?? 0);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static T Get<T>(int value) => (T)(object)value;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static T Get<T>(T value) => (T)(object)value;
}
