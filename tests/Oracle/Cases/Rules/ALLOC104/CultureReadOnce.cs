// title: `name.ToLower()` in each iteration, of a name that is not null
// rule: ALLOC104
// bytes: 32
// message: ToLower allocates only where there is something to change
// fix: ALLOC104.hoist
// safety: unsafe
// difference: (the culture is read once)
// shows: "i", "I"
// except: name is not null && name.IndexOfAny(['I', '\u0130']) >= 0
// after: 32/0.32
static class Case
{
    static string s_name = "AB";

    static bool Probe(string name = "AB") => s_name == name.ToLower();

    static int Loop()
    {
        var name = s_name + "";
        var count = 0;
        for (var i = 0; i < 100; i++)
        {
            if (s_name == [|name.ToLower()|])
                count++;
        }

        return count;
    }

    static string Behave(string line, string name)
    {
        var lower = name + "";
        var before = System.Globalization.CultureInfo.CurrentCulture;
        var result = new List<string>();
        System.Globalization.CultureInfo.CurrentCulture = System.Globalization.CultureInfo.GetCultureInfo("de-DE");
        for (var i = 0; i < 2; i++)
        {
            result.Add(line == [|lower.ToLower()|] ? "same" : "other");
            System.Globalization.CultureInfo.CurrentCulture = System.Globalization.CultureInfo.GetCultureInfo("tr-TR");
        }

        System.Globalization.CultureInfo.CurrentCulture = before;
        return string.Join(",", result);
    }
}
