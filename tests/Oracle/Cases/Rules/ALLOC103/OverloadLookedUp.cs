// title: a private method that is looked up by name
// rule: ALLOC103
// bytes: 32
// fix: ALLOC103.overload
// safety: unsafe
// difference: a lookup of 'Add' by name finds two methods
// shows: 7
// except: number == 7
// after: 0
static class Case
{
    static int s_total;

    static int Probe(string text = "abc")
    {
        Add([|new[] { text }|]);
        return s_total;
    }

    static bool Behave(int number) => number != 7 || typeof(Case).GetMethod("Add", System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static) is not null;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Add(string[] texts)
    {
        foreach (var text in texts)
            s_total += text.Length;
    }
}
