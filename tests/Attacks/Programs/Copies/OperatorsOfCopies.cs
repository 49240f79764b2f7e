// fixes: ALLOC505
// Copies of collections at which an operator of LINQ looks: empty ones, positions outside, and functions that change the collection.
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static readonly List<int> s_all = new List<int> { 3, 1, 2 };
    static bool Drop(int x) { s_all.Remove(x); return true; }
    static bool IsLarge(int x) => x > 1;
    static void Main()
    {
        foreach (var count in new[] { 0, 1, 3 })
        {
            var map = new Dictionary<int, string>();
            for (var i = 0; i < count; i++)
                map[i] = "v" + i;
            Try(() => map.Values.ToArray().Any());
            Try(() => map.Values.ToArray().First());
            Try(() => map.Keys.ToList().Last());
            Try(() => map.Keys.ToArray().Single());
            Try(() => map.Keys.ToArray().SingleOrDefault());
            Try(() => map.Values.ToArray().ElementAt(1));
            Try(() => map.Values.ToArray().ElementAt(-1));
            Try(() => map.Keys.ToArray().ElementAtOrDefault(7));
            Try(() => map.Keys.ToArray().All(IsLarge));
            var set = new HashSet<int>(map.Keys);
            Try(() => set.ToArray().First());
            Try(() => set.ToList().ElementAt(count - 1));
            s_all.Clear();
            s_all.AddRange(new[] { 3, 1, 2 });
            Try(() => s_all.ToArray().All(Drop));
            Try(() => s_all.Count);
            s_all.AddRange(new[] { 3, 1, 2 });
            Try(() => s_all.ToArray().Count(x => Drop(x)));
            Try(() => s_all.Count);
            Dictionary<int, string> none = count > 1 ? null : map;
            Try(() => none.Values.ToArray().Any());
        }
    }
    static void Try(Func<object> run)
    {
        try { Console.WriteLine(run()); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
