// fixes: ALLOC104
// Collections of constants in a loop, some of which begin with arguments that are constant, an object, a variable or a call.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static int s_asked;

    static IEqualityComparer<string> Comparer() { s_asked++; return s_asked % 2 == 0 ? StringComparer.Ordinal : StringComparer.OrdinalIgnoreCase; }

    static int Words(string[] words, IEqualityComparer<string> given, int n)
    {
        var sum = 0;
        foreach (var word in words)
        {
            HashSet<string> plain = ["a", "b", "c"];
            HashSet<string> ignoring = [with(StringComparer.OrdinalIgnoreCase), "a", "b", "c"];
            HashSet<string> called = [with(Comparer()), "a", "b", "c"];
            HashSet<string> byParameter = [with(given), "a", "b", "c"];
            HashSet<string> roomy = [with(8), "a", "b", "c"];
            HashSet<string> variable = [with(n++), "a", "b", "c"];
            List<string> list = [with(capacity: 8), "a", "b", "c"];
            sum = sum * 2 + (plain.Contains(word) ? 1 : 0);
            sum = sum * 2 + (ignoring.Contains(word) ? 1 : 0);
            sum = sum * 2 + (called.Contains(word) ? 1 : 0);
            sum = sum * 2 + (byParameter.Contains(word) ? 1 : 0);
            sum = sum * 2 + (roomy.Contains(word) ? 1 : 0);
            sum = sum * 2 + (variable.Contains(word) ? 1 : 0);
            sum = sum * 2 + (list.Contains(word) ? 1 : 0);
            sum %= 100003;
        }
        return sum + n;
    }

    static int Renewed(int[][] all)
    {
        var sum = 0;
        foreach (var items in all)
        {
            List<int> list = [with(4)];
            HashSet<int> set = [with(4)];
            List<int> empty = [];
            foreach (var item in items)
            {
                list.Add(item);
                if (set.Add(item))
                    empty.Add(item);
            }
            sum += list.Count * 100 + set.Count * 10 + empty.Count;
        }
        return sum;
    }

    static string Try(Func<int> f)
    {
        try { return f() + " "; }
        catch (Exception e) { return e.GetType().Name + " "; }
    }

    static void Main()
    {
        string[] words = ["A", "b", "x", "C"];
        Console.WriteLine(Try(() => Words(words, StringComparer.OrdinalIgnoreCase, 1)) + Try(() => Words(words, null!, -2)) + Try(() => Words([], null!, -2)) + s_asked);
        Console.WriteLine(Renewed([[1, 2, 1], [], [3]]));
    }
}
