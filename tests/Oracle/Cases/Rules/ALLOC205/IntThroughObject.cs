// title: `Helpers.Length<T>(int)` that takes object
// rule: ALLOC205
// bytes: 24
// fix: ALLOC205.Generic
// safety: unsafe
// difference: members of a null 'Nullable' no longer throw
// shows: null
// except: number is null
// after: 0
static class Helpers
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Length(this object value) => value.GetHashCode();
}

static class Case
{
    static int Probe(int value = 300) => Generic(value);

    static int Behave(int? number) => Generic(number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Generic<T>(T value)
    {
        var sum = 0;
        for (var i = 0; i < 1; i++)
            sum += [|value|].Length();
        return sum;
    }
}
