// title: `new Dictionary<string, int>()` to which a loop adds 20 texts
// rule: ALLOC607
// bytes: 2080
// message: how many arrays it outgrows depends on the number
// unflagged: the arrays are made where elements are added
// fix: ALLOC607.Capacity
// safety: safe
// after: 776
static class Case
{
    static readonly List<string> s_names = Enumerable.Range(0, 20).Select(static i => "name" + i).ToList();

    static Dictionary<string, int> Probe()
    {
        var names = s_names;
        var all = [|new Dictionary<string, int>()|];
        foreach (var name in names)
            all.Add(name, name.Length);
        return all;
    }

    static string Behave(string text, int number)
    {
        var letters = new List<char>(text);
        var all = [|new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase)|];
        foreach (var letter in letters)
            all.Add(letter.ToString(), number);
        all.Remove("a");
        all["b"] = 3;
        return string.Join(";", all);
    }
}
