// title: `a.CompareTo(b)` of two values of one type parameter
// rule: ALLOC205
// bytes: 24
// user: net10 0 | 24
// fix: ALLOC205.Comparer
// safety: unsafe
// difference: a null value no longer throws
// shows: null, ""
// except: a is null
// after: 0
static class Case
{
    static int Probe(int value = 300) => Compare(value, value);

    static string Behave(string a, string b) => Math.Sign(Compare(a, b)) + "/" + Compare(a?.Length ?? 0, b?.Length ?? 0);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Compare<T>(T a, T b)
        where T : IComparable => a.CompareTo([|b|]);
}
