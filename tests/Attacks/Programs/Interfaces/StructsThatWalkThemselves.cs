// fixes: ALLOC204
// Enumerators of the framework in locals of their interface, in conditions, switch expressions, lambdas that run meanwhile, and after await.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Walker
{
    public static string Pairs(List<int>[] lists)
    {
        var text = "";
        foreach (var list in lists)
        {
            IEnumerator<int> walk = list.GetEnumerator();
            while (walk.MoveNext() && walk.Current is > 0 and var one)
                text += one + (walk.MoveNext() ? walk.Current switch { 0 => "zero", var other => "," + other } : "end");
            try
            {
                list.Add(1);
                text += walk.MoveNext();
            }
            catch (InvalidOperationException)
            {
                text += "changed";
            }

            walk.Dispose();
        }

        return text;
    }

    public static async Task<string> KeysAsync(Dictionary<string, int>[] tables)
    {
        var text = "";
        foreach (var table in tables)
        {
            IEnumerator<KeyValuePair<string, int>> walk = table.GetEnumerator();
            Func<bool> next = () => walk.MoveNext();
            while (next())
            {
                await Task.Yield();
                text += walk.Current.Key + walk.Current.Value;
            }
        }

        return text;
    }

    public static IEnumerable<int> Merged(HashSet<int> one, SortedSet<int> two, int n)
    {
        for (var i = 0; i < n; i++)
        {
            IEnumerator<int> first = one.GetEnumerator(), second = two.GetEnumerator();
            IEnumerator<int> third = one.GetEnumerator();
            while (first.MoveNext() | second.MoveNext() & third.MoveNext())
                yield return third.Current * 100;
        }
    }
}

static class Program
{
    static async Task Main()
    {
        Console.WriteLine(Walker.Pairs(new[] { new List<int> { 1, 2, 3 }, new(), new() { 4, 0, -1 } }));
        Console.WriteLine(await Walker.KeysAsync(new[] { new Dictionary<string, int> { ["a"] = 1 }, new() }));
        Console.WriteLine(string.Join(",", Walker.Merged(new HashSet<int> { 1, 2 }, new SortedSet<int> { 3 }, 2).Take(9)));
    }
}
