// title: a cast through object behind typeof(T) == typeof(int)
// row: typeof(T) == typeof(int) ? (int)(object)t : ...
// rule: none: the JIT leaves the box out
// bytes: 0
static class Case
{
    static int Probe(int number = 300) => ToInt(number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int ToInt<T>(T value) => typeof(T) == typeof(int) ? (int)(object)value! : 0;
}
