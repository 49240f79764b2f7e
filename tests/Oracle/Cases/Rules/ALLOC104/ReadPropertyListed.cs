// title: `IReadOnlyList<string> Names => ["a", "b"];`, read once
// rule: ALLOC104
// bytes: 64
// fix: ALLOC104.field
// safety: unsafe
// difference: each reader gets the same collection
// shows: true, 0
// except: same
// after: 0
static class Case
{
    private static IReadOnlyList<string> Names => [|["a", "b"]|];

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Count(IReadOnlyList<string> names) => names.Count;

    static int Probe() => Count(Names);

    static string Behave(bool same, byte index) => same ? ReferenceEquals(Names, Names).ToString() : Names[index % 2] + Names.Count;
}
