// fixes: ALLOC301
// Keys are cut, formatted and joined for tables whose comparers ignore cases, are of the program, or of a culture.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    sealed class Own : IEqualityComparer<string>
    {
        public bool Equals(string? x, string? y) => x?.Length == y?.Length;

        public int GetHashCode(string s)
        {
            Log.Add("h" + s);
            return s.Length;
        }
    }

    static readonly Dictionary<string, int> Plain = new() { ["1"] = 1, ["a"] = 2, [""] = 3 };
    static readonly Dictionary<string, int> Cases = new(StringComparer.OrdinalIgnoreCase) { ["A"] = 4, ["X"] = 5 };
    static readonly Dictionary<string, int> Owned = new(new Own()) { ["q"] = 6 };
    static readonly Dictionary<string, int> Culture = new(StringComparer.InvariantCulture) { ["a"] = 7 };
    static readonly HashSet<string> Set = new() { "1", "x" };
    static readonly SortedDictionary<string, int> Sorted = new() { ["1"] = 8 };

    static int Cut(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            if (Plain.TryGetValue(part.Trim(), out var n))
                sum += n;
            if (Cases.TryGetValue(part.Trim(), out n))
                sum += n * 10;
            if (Owned.ContainsKey(part.Trim()))
                sum += 1000;
            if (Culture.TryGetValue(part.Trim(), out n))
                sum += n * 10000;
            if (Set.Contains(part.Substring(part.Length / 2)))
                sum += 100000;
            if (Sorted.ContainsKey(part.Trim()))
                sum += 1000000;
        }

        return sum;
    }

    static int Added(string text)
    {
        var table = new Dictionary<string, int>();
        foreach (var c in text)
        {
            var key = text.Substring(0, 1) + c;
            if (!table.TryGetValue(key, out var n))
                table[key] = 1;
            else
                table[key] = n + 1;
        }

        var sum = 0;
        foreach (var (key, n) in table)
            sum = sum * 7 + key[0] + n;
        return sum;
    }

    static int Characters(string text)
    {
        var sum = 0;
        foreach (var c in text)
            sum += Plain.TryGetValue(c.ToString(), out var n) ? n : Set.Contains(c.ToString()) ? 50 : 0;
        return sum;
    }

    static void Main()
    {
        foreach (var text in new[] { "1,a", "A, x ,q", "", ",", "a\u00AD,1" })
        {
            foreach (var run in new Func<object?>[] { () => Cut(text), () => Added(text), () => Characters(text) })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
