// fixes: ALLOC601
// Extensions, patterns, spreads, inferred type arguments and members of the type itself around collections behind interfaces.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
static class Ext { public static string Tell(this IList<int> l) => "ilist"; public static string Tell(this List<int> l) => "list"; public static string Name<T>(this T x) => typeof(T).Name; public static void ForEach(this IEnumerable<int> l, Action<int> a) { foreach (var x in l) a(x + 100); } public static bool Exists(this IList<int> l, Predicate<int> p) => false; }
sealed class A
{
    private readonly IList<int> _plain = new List<int> { 3, 1, 2 };
    private readonly IList<int> _told = new List<int> { 1 };
    private readonly IReadOnlyList<int> _read = new List<int> { 4, 5 };
    private readonly IEnumerable<int> _named = new List<int> { 6 };
    private readonly ICollection<string> _set = new HashSet<string> { "a", "b" };
    private readonly IDictionary<string, int> _map = new Dictionary<string, int> { ["k"] = 1 };
    private readonly IEnumerable<int> _rev = new List<int> { 7, 8 };
    private readonly IList<int> _exists = new List<int> { 9 };
    private readonly IEnumerable<int> _fe = new List<int> { 9 };
    private readonly IList<int> _pattern = new List<int> { 1, 2, 3 };
    private readonly IReadOnlyDictionary<string, int> _ro = new Dictionary<string, int> { ["r"] = 2 };
    private IEnumerable<int> _two = new List<int> { 1 };
    private readonly IEnumerable<int> _arr = new[] { 1, 2 };
    private readonly IList<int> _choice = new List<int> { 5 };
    public string All(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            foreach (var x in _plain) r += x; r += _plain.Count + _plain.IndexOf(1) + _plain[0];
            foreach (var x in _told) r += x; r += _told.Tell();
            foreach (var x in _read) r += x; r += _read.Count + _read[1] + _read.Max();
            foreach (var x in _named) r += x; r += _named.Name();
            foreach (var x in _set) r += x; r += _set.Contains("a"); _set.Add("c" + i);
            foreach (var x in _map) r += x.Key; r += _map["k"] + "" + _map.TryGetValue("z", out var z) + z; foreach (var k in _map.Keys) r += k; _map.Add(new KeyValuePair<string, int>("q" + i, 1)); r += _map.Contains(new("k", 1));
            foreach (var x in _rev) r += x; r += string.Join(",", _rev.Reverse());
            foreach (var x in _exists) r += x; r += _exists.Exists(y => y == 9);
            foreach (var x in _fe) r += x; _fe.ForEach(y => r += y);
            foreach (var x in _pattern) r += x; r += _pattern is [1, .., 3] ? "m" : "n"; r += _pattern[^1];
            foreach (var x in _ro) r += x.Value; r += _ro.Keys.Count() + _ro.GetValueOrDefault("none", -1);
            foreach (var x in _two) r += x; _two = i == 0 ? new List<int> { 2 } : new[] { 3 };
            foreach (var x in _arr) r += x; r += _arr.GetType().Name + _arr.ToString()!.Length + _arr.Contains(2);
            foreach (var x in _choice) r += x; r += (i > 0 ? _choice : _plain).Count; int[] spread = [.. _choice, 1]; r += spread.Length; object o = _choice; r += o is List<int>;
            IEnumerable<int> local = new List<int> { 1, 2 }; foreach (var x in local) r += x; r += local.Count() + local.Reverse().First();
            IList<int> loc = new List<int>(_plain); loc.RemoveAt(0); loc.Insert(0, 8); foreach (var x in loc) r += x; r += loc.IsReadOnly;
            var f = (IEnumerable<int> q) => { var s = 0; foreach (var x in q) s += x; return s; }; r += f(_arr);
        }
        return r;
    }
    static void Main() => Console.WriteLine(new A().All(2));
}
