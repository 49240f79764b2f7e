// title: TryAdd of a new list before its element is used
// rule: ALLOC404
// bytes: 32
// message: the fields of a class of the framework are not known
// fix: ALLOC404.Entry
// safety: safe
// nulls: annotations
// after: 0
#nullable enable
static class Case
{
    static Dictionary<string, List<int>> s_groups = new() { ["a"] = new() };

    static int Probe(string key = "a")
    {
        s_groups.TryAdd(key, [|new List<int>()|]);
        return s_groups[key].Count;
    }

    static string Behave(string[] keys)
    {
        var groups = new Dictionary<string, List<int>>();
        for (var i = 0; i < keys.Length; i++)
        {
            var key = keys[i];
            groups.TryAdd(key, [|new List<int>()|]);
            groups[key].Add(i);
        }

        var seen = new List<string>(16);
        foreach (var pair in groups)
            seen.Add(pair.Key + string.Join(",", pair.Value));
        return string.Join(";", seen);
    }
}
