// title: `Keep(flag)`, a `bool` to an `object`
// rule: ALLOC201
// bytes: 24
// fix: ALLOC201.CacheBox
// safety: unsafe
// difference: the same object is used each time
// shows: true, true
// except: !flag || other
// after: 0
static class Case
{
    static object Probe(bool flag = true) => Keep([|flag|]);

    static string Behave(bool flag, bool other)
    {
        var first = Keep([|flag|]);
        return first + "," + ReferenceEquals(first, Keep([|flag && other|])).ToString();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static object Keep(object value) => value;
}
