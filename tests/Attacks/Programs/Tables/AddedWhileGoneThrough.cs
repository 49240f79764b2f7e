// refuses: ALLOC505
// The loop removes an item, and something that it calls, formats or compares adds another: without the copy it would end in an exception.
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Key : IEquatable<Key>
{
    public static Dictionary<Key, int> Seen = new();
    public int N;
    public bool Equals(Key other) => other.N == N;
    public override bool Equals(object o) => o is Key k && Equals(k);
    public override int GetHashCode()
    {
        if (N == 2 && Seen.Count < 6) { var next = new Key { N = 90 + Seen.Count }; Seen[next] = 1; }
        return N;
    }
    public override string ToString() { Tables.Texts["more" + Tables.Texts.Count] = 1; return "k" + N; }
}
static class Tables
{
    public static Dictionary<string, int> Texts = new() { ["a"] = 1, ["b"] = 2 };
    public static event Action<string> Gone = key => Texts[key + key] = 3;
    static void Raise(string key) => Gone(key);
    public static int Hashes()
    {
        var n = 0;
        foreach (var key in Key.Seen.Keys.ToList()) { n++; Key.Seen.Remove(key); }
        return n;
    }
    public static int Events()
    {
        var n = 0;
        foreach (var key in Texts.Keys.ToList()) { n++; Raise(key); Texts.Remove(key); }
        return n;
    }
    public static int Formats(Key k)
    {
        var n = 0;
        foreach (var key in Texts.Keys.ToList()) { n += $"{k}{key}".Length; Texts.Remove(key); }
        return n;
    }
    public static int Same(Dictionary<string, int> a, Dictionary<string, int> b)
    {
        var n = 0;
        foreach (var key in a.Keys.ToList()) { n++; if (n < 9) b[key + n] = n; a.Remove(key); }
        return n;
    }
    public static int Counter { get { Texts["c" + Texts.Count] = 1; return Texts.Count; } }
    public static int Getter()
    {
        var n = 0;
        foreach (var key in Texts.Keys.ToList()) { n += Counter; Texts.Remove(key); }
        return n;
    }
    public static int Null(HashSet<int> set)
    {
        var n = 0;
        foreach (var x in set.ToArray()) { n++; set.Remove(x); }
        return n;
    }
    public static int Later(IEnumerable<int> lazy)
    {
        var n = 0;
        foreach (var key in Texts.Keys.ToList()) { n += lazy.Sum(); Texts.Remove(key); }
        return n;
    }
}
static class Program
{
    static IEnumerable<int> Lazy() { Tables.Texts["lazy" + Tables.Texts.Count] = 1; yield return 1; }
    static void Main()
    {
        for (var i = 0; i < 4; i++) Key.Seen[new Key { N = i == 2 ? 20 : i }] = i;
        Key.Seen.Keys.ElementAt(2).N = 2;
        Console.WriteLine(Tables.Hashes());
        Console.WriteLine(Tables.Events());
        Console.WriteLine(Tables.Formats(new Key { N = 5 }));
        var map = new Dictionary<string, int> { ["x"] = 1, ["y"] = 2 };
        Console.WriteLine(Tables.Same(map, map));
        Console.WriteLine(Tables.Getter());
        Console.WriteLine(Tables.Later(Lazy()));
        try { Console.WriteLine(Tables.Null(null)); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
