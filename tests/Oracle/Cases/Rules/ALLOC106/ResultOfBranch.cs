// title: result of a call that one branch alone needs, on the other path
// rule: ALLOC106
// bytes: 32
// message: the length of a text is not known
// fix: ALLOC106.Local
// safety: unsafe
// difference: making it fails only there
// shows: "ab", 3
// after: 0
static class Case
{
    static object s_kept;

    static int Probe(string name = "abcd", int n = 1)
    {
        var text = [|name.Substring(n)|];
        if (n > 2)
        {
            s_kept = text;
        }

        return n;
    }

    static string Behave(string name, int n)
    {
        var text = [|name.Substring(n)|];
        if (n < 20)
            return name;
        return text;
    }
}
