// fixes: ALLOC104
// Tables that statements fill with constants, some twice, and that are asked in recursion, by threads and after a failure.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
static class Words
{
    public static int Score(string word, int depth)
    {
        var vowels = new HashSet<char>();
        vowels.Add('a');
        vowels.Add('e');
        vowels.Add('a');
        var worth = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);
        worth["x"] = 8;
        worth["Q"] = 10;
        worth["X"] = 9;
        var last = new List<string>();
        last.Add("end");
        last.Add("END");
        var score = worth.TryGetValue(word, out var found) ? found : 0;
        foreach (var c in word)
            score += vowels.Contains(c) ? 1 : 0;
        if (depth > 0)
            score += Score(word.Substring(word.Length / 2), depth - 1);
        return score + last.IndexOf(word) + worth.Count + vowels.Count;
    }
    public static string Of(string word)
    {
        var names = new Dictionary<string, string>();
        names.Add("a", "alpha");
        names.Add("b", null);
        return names[word] ?? "none";
    }
}
static class Program
{
    static void Main()
    {
        foreach (var word in new[] { "", "x", "q", "area", "end", "END", "xX" })
            Console.WriteLine(Words.Score(word, 3));
        foreach (var word in new[] { "a", "b", "c" })
        {
            try { Console.WriteLine(Words.Of(word)); } catch (KeyNotFoundException e) { Console.WriteLine(e.Message); }
        }
        Console.WriteLine(ParallelEnumerable.Range(0, 100).AsOrdered().Select(n => Words.Score("e" + n, 2)).Sum());
    }
}
