// title: TryAdd of a new list to a concurrent dictionary before its element is used
// rule: ALLOC404
// bytes: 32
// message: the fields of a class of the framework are not known
// fix: ALLOC404.Question
// safety: unsafe
// difference: looked up twice
// shows: "ab"
// after: 0
using System.Collections.Concurrent;

sealed class Counting : IEqualityComparer<string>
{
    public int Calls;
    public bool Equals(string a, string b) => a == b;
    public int GetHashCode(string text) { Calls++; return text.Length; }
}

static class Case
{
    static ConcurrentDictionary<string, List<int>> s_groups = new() { ["a"] = new() };

    static int Probe(string key = "a")
    {
        s_groups.TryAdd(key, [|new List<int>()|]);
        return s_groups[key].Count;
    }

    static string Behave(string text)
    {
        var counting = new Counting();
        var groups = new ConcurrentDictionary<string, List<int>>(counting);
        foreach (var letter in text)
        {
            var key = letter.ToString();
            groups.TryAdd(key, [|new List<int>()|]);
            groups[key].Add(letter);
        }

        return groups.Count + "," + counting.Calls;
    }
}
