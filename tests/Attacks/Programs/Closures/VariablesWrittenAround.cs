// fixes: ALLOC401
// The factory runs during the call, so what is written before and after does not matter, also in loops.
using System;
using System.Collections.Concurrent;

static class Program
{
    static readonly ConcurrentDictionary<string, string> Known = new();

    static string Run(string key, string prefix, int count)
    {
        var all = "";
        prefix += ">";
        for (var i = 0; i < count; i++)
        {
            var step = i * 2;
            prefix += step;
            all += Known.GetOrAdd(key + i % 3, k => prefix + k + step + i) + ";";
            step++;
            prefix = prefix.Substring(1) + step;
        }

        string last;
        do
        {
            last = Known.AddOrUpdate(key, k => k + prefix, (k, old) => old + prefix + all.Length);
            prefix = last.Length % 2 == 0 ? "even" : "odd";
        }
        while (last.Length < 200);
        return all + last + prefix;
    }

    static void Main()
    {
        Console.WriteLine(Run("a", "p", 7));
        Console.WriteLine(Run("b", "", 2));
        Console.WriteLine(Run("a", "q", 3));
    }
}
