// title: a private property of `IReadOnlyDictionary<string, int>` that is always a dictionary
// rule: ALLOC601
// bytes: 56
// user: net10 0/56 | 56
// fix: ALLOC601.Concrete
// safety: safe
// after: 0
static class Case
{
    private static IReadOnlyDictionary<string, int> Pairs { get; set; } = new Dictionary<string, int> { ["a"] = 1 };

    static int Probe()
    {
        var sum = 0;
        foreach (var pair in [|Pairs|])
            sum += pair.Value;
        return sum;
    }

    static string Behave(string[] texts)
    {
        var pairs = new Dictionary<string, int>();
        foreach (var text in texts)
            pairs[text] = text.Length;
        Pairs = pairs;
        var all = new List<string>(16);
        foreach (var pair in [|Pairs|])
            all.Add(pair.Key + pair.Value);
        return string.Join(",", all) + Pairs.Count + Pairs.ContainsKey("a");
    }
}
