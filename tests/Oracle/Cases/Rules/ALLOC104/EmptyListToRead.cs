// title: `return new List<int>()` as `IReadOnlyList<int>`
// rule: ALLOC104
// bytes: 32
// fix: ALLOC104.empty
// safety: unsafe
// difference: whoever casts it to a list gets an array
// shows: true, 0
// except: cast
// after: 0
static class Case
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static IReadOnlyList<int> None() => [|new List<int>()|];

    static int Probe() => None().Count;

    static string Behave(bool cast, byte item)
    {
        return cast ? (None() is List<int>).ToString() : item + " " + None().Count + " " + None().GetEnumerator().MoveNext();
    }
}
