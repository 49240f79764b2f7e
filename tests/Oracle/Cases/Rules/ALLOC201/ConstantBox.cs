// title: `Keep(5)` to an `object`
// rule: ALLOC201
// bytes: 24
// fix: ALLOC201.CacheBox
// safety: unsafe
// difference: the same object is used each time
// shows: 1
// after: 0
static class Case
{
    static object Probe() => Keep([|5|]);

    static bool Behave(int number) => ReferenceEquals(Keep([|5|]), Keep([|5|]));

    [MethodImpl(MethodImplOptions.NoInlining)]
    static object Keep(object value) => value;
}
