// title: `foreach (var key in map.Keys.ToList()) if (map[key] < 0) map.Remove(key);` of three keys
// rule: ALLOC505
// bytes: 72
// fix: ALLOC505
// safety: safe
// after: 0
static class Case
{
    private static readonly Dictionary<int, int> Map = new() { [1] = 1, [2] = 2, [3] = 3 };

    static int Probe()
    {
        foreach (var key in [|Map.Keys.ToList()|])
        {
            if (Map[key] < 0)
                Map.Remove(key);
        }

        return Map.Count;
    }

    static string Behave(int[] values, int least)
    {
        var map = new Dictionary<int, int>();
        foreach (var value in values)
            map[value % 7] = value;
        foreach (var pair in [|map.ToArray()|])
        {
            if (pair.Value < least)
                map.Remove(pair.Key);
        }

        var set = new HashSet<int>(values);
        foreach (var value in [|set.ToArray()|])
        {
            if (value > least)
                set.Remove(value);
        }

        return string.Join(",", map) + ";" + string.Join(",", set);
    }
}
