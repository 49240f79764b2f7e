// title: `name.ToLower()` in each iteration
// rule: ALLOC104
// bytes: 32
// message: ToLower allocates only where there is something to change
// fix: ALLOC104.hoist
// safety: unsafe
// difference: the culture is read once; an exception of 'ToLower' comes before the loop
// shows: new string[0], null
// except: name is null
// after: 32/0.32
static class Case
{
    static string s_name = "AB";

    static bool Probe(string name = "AB") => s_name == name.ToLower();

    static int Loop()
    {
        var name = s_name;
        var count = 0;
        for (var i = 0; i < 100; i++)
        {
            if (s_name == [|name.ToLower()|])
                count++;
        }

        return count;
    }

    static int Behave(string[] lines, string name)
    {
        var count = 0;
        foreach (var line in lines)
        {
            if (line == [|name.ToLower()|])
                count++;
        }

        return count;
    }
}
