// fixes: ALLOC601
// Collections that a collection expression makes for an interface, also a read-only one, with extension blocks and the field of a property.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
static class Program
{
    private static readonly IReadOnlyList<int> s_list = [1, 2, 3];
    private static readonly IEnumerable<int> s_all = [4, 5];
    private static IList<string> s_names = ["a"];
    private static readonly ICollection<int> s_empty = [];
    static int Sum(IReadOnlyList<int> list) { var s = 0; foreach (var x in list) s += x; return s + list.Count; }
    static int SumAll(IEnumerable<int> list) { var s = 0; foreach (var x in list) s += x; return s; }
    static int SumOf(IReadOnlyCollection<long> list) { var s = 0L; foreach (var x in list) s += x; return (int)s; }
    static string Kind(IReadOnlyList<int> list) { var s = ""; foreach (var x in list) s += x; return s + (list is IList<int> { IsReadOnly: true })
        + (list as List<int>)?.Capacity; }
    static int Spread(IList<int> list) { int[] all = [.. list, .. s_list]; foreach (var x in list) all[0] += x; return all.Length + all[0]; }
    static int Fields()
    {
        var s = 0;
        foreach (var x in s_list) s += x;
        foreach (var x in s_all) s += x;
        foreach (var x in s_names) s += x.Length;
        foreach (var x in s_empty) s += x;
        return s;
    }
    static int Locals(int n)
    {
        IReadOnlyList<int> list = [n, n + 1];
        IEnumerable<int> other = new List<int> { 1, n };
        IList<int> third = n > 1 ? [1, 2] : new List<int>();
        IEnumerable<char> text = "abc";
        ISet<int> set = new SortedSet<int> { 3, n };
        IDictionary<int, string> map = new Dictionary<int, string> { [n] = "x" };
        IEnumerable<KeyValuePair<int, string>> pairs = map;
        var s = 0;
        foreach (var x in list) s += x;
        foreach (var x in other) s += x;
        foreach (var x in third) s += x;
        foreach (var c in text) s += c;
        foreach (var x in set) s = s * 2 + x;
        foreach (var (key, value) in map) s += key + value.Length;
        foreach (var pair in pairs) s += pair.Key;
        return s;
    }
    interface ISource { IEnumerable<int> Items { get; } }
    sealed class Source(IEnumerable<int> items) : ISource
    {
        public IEnumerable<int> Items => items;
        private IReadOnlyList<int> Kept { get => field ??= items.ToList(); set; } = null!;
        public int Total() { var s = 0; foreach (var x in Kept) s += x; foreach (var x in items) s += x; return s; }
    }
    extension(IReadOnlyList<int> list)
    {
        public int Added() { var s = 0; foreach (var x in list) s += x; return s; }
        private int Doubled(IReadOnlyList<int> more) { var s = 0; foreach (var x in more) s += x * list.Count; return s; }
        public int Both() => list.Doubled([1, 2]);
    }
    static int Params(params IReadOnlyList<int> list) { var s = 0; foreach (var x in list) s += x; return s; }
    static void Main()
    {
        for (var n = 1; n < 3; n++)
        {
            Console.WriteLine(Sum([n, 2]) + Sum(new List<int> { n }) + SumAll([n]) + SumAll(Enumerable.Range(0, n)) + SumOf([n, 3L]) + Kind([n])
                + Kind(new List<int>(7) { n }) + Spread([n]) + Fields() + Locals(n)
                + new Source([n, 2]).Total() + s_list.Added() + s_list.Both() + Params(1, n) + Params());
            s_names = [.. s_names, "bb"];
        }
    }
}
