// title: `Remove(key)` of a body that is told its name
// rule: ALLOC101
// bytes: 32
// fix: ALLOC101.single
// safety: safe
// after: 0
static class Case
{
    static string s_told;

    static int Probe(int key = 3) => [|Remove(key)|];

    static string Behave(int key)
    {
        s_told = "";
        return [|Remove(key)|] + s_told;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Remove(params int[] keys)
    {
        var sum = 0;
        foreach (var key in keys)
        {
            Changed();
            sum += key;
        }

        return sum;
    }

    static void Changed([CallerMemberName] string name = null) => s_told = name;
}
