// title: `new Ignore()` of a class without fields
// rule: ALLOC104
// bytes: 24
// fix: ALLOC104.field
// safety: unsafe
// difference: the same object is used each time
// shows: true, 0
// except: same
// after: 0
static class Case
{
    private interface ISink
    {
        int Take(int item);
    }

    private sealed class Ignore : ISink
    {
        public int Take(int item) => item / 2;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ISink Make() => [|new Ignore()|];

    static int Probe() => Make().Take(3);

    static string Behave(bool same, byte item) => same ? ReferenceEquals(Make(), Make()).ToString() : Make().Take(item).ToString();
}
