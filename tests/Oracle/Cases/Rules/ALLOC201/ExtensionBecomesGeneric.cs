// title: `number.Length()`, an extension method on `object` that is not public
// rule: ALLOC201
// bytes: 24
// fix: ALLOC201.GenericMethod
// safety: unsafe
// difference: a struct that changes itself is copied where its box was shared; members of a null 'Nullable' no longer throw
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
    static int Probe(int value = 300) => [|value|].Length();

    static int Behave(int? number) => [|number|].Length();
}
