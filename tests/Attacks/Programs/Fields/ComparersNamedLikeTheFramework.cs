// silent: ALLOC104
// A comparer of the project has the name of one of the framework, and its property gives another object each time.
using System;
using System.Collections.Generic;
namespace Own
{
    public sealed class EqualityComparer : IEqualityComparer<string>
    {
        private static int _made;
        private readonly bool _exact;
        private EqualityComparer(bool exact) => _exact = exact;
        public static EqualityComparer Next => new EqualityComparer(_made++ % 2 == 0);
        public bool Equals(string a, string b) => string.Equals(a, b, _exact ? StringComparison.Ordinal : StringComparison.OrdinalIgnoreCase);
        public int GetHashCode(string s) => 1;
    }
}
static class Lookup
{
    public static string Loop(string[] all)
    {
        var n = 0;
        foreach (var s in all)
        {
            var set = new HashSet<string>(Own.EqualityComparer.Next);
            set.Add(s);
            set.Add("a");
            n = n * 10 + set.Count;
        }
        return n.ToString();
    }
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++) Console.WriteLine(Lookup.Loop(new[] { "A", "A", "A" }));
    }
}
