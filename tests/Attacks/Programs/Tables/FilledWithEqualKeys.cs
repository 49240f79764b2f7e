// fixes: ALLOC104
// Tables filled with keys that are equal, converted, null, compared without case or by the culture, and with comments.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;
static class Keys
{
    public static readonly object A = new object(), B = new object();
}
sealed class Node { public readonly string Name; public Node(string n) { Name = n; } public override string ToString() => Name; }
static class Program
{
    static readonly Node First = new("1"), Second = new("2");
    static int s_asked;
    static int Doubles(double d)
    {
        var table = new Dictionary<double, int>();
        table[0.0] = 1;
        table[-0.0] = 2;
        table[double.NaN] = 3;
        return table.TryGetValue(d, out var x) ? x + table.Count : -table.Count;
    }
    static int Decimals(decimal d)
    {
        var table = new Dictionary<decimal, int>();
        table[1.0m] = 1;
        table[1.00m] = 2;
        return table.TryGetValue(d, out var x) ? x + table.Count : -table.Count;
    }
    static string Chars(int n)
    {
        var table = new Dictionary<char, object>();
        table['a'] = 1;
        table['b'] = 'x';
        table['c'] = 1L;
        table['d'] = null;
        return table.TryGetValue((char)n, out var x) ? x?.GetType().Name + "" : "-";
    }
    static string Longs(int n)
    {
        var table = new List<long>();
        table.Add(1);
        table.Add('a');
        table.Add(1 << 3);
        return table[n % 3] + "" + table.Contains(97);
    }
    static string Bytes(int n)
    {
        var table = new Dictionary<byte, short?>();
        table.Add(1, 2);
        table.Add((byte)'a', null);
        return table.TryGetValue((byte)n, out var v) ? v + "!" : "none";
    }
    static string Nodes(Node n)
    {
        var table = new Dictionary<Node, int>();
        table[First] = 1;
        table[Second] = 2;
        table[First] = 3;
        return table.TryGetValue(n, out var v) ? v + "!" + table.Count : "none";
    }
    static string List(int n)
    {
        var table = new List<Node>();
        table.Add(First);
        table.Add(Second);
        foreach (var one in table)
            s_asked += one.Name.Length;
        return table[n % 2].Name;
    }
    static string Lines(int n)
    {
        var table = new List<string>();
        // The first.
        table.Add("a"); // an a
        table.Add(/* b */ "b");
        table.Add("""
            raw
              text
            """);
        table.Add($"{nameof(Lines)}");
        return table[n % 4];
    }
    static string Collections(int n)
    {
        List<int[]> table = new();
        table.Add([1, 2]);
        table.Add([]);
        return table[n % 2].Length + "";
    }
    static string Named(int n)
    {
        const string One = "one";
        const int Two = 2;
        var table = new Dictionary<string, int>();
        table.Add(One, 1);
        table.Add("two", Two);
        return table.TryGetValue(n == 1 ? One : "two", out var v) ? v + "" : "";
    }
    static string Sorted(int n)
    {
        var table = new SortedDictionary<string, int>();
        table.Add("b", 1);
        table.Add("a", n > 100 ? 1 : 1);
        return string.Join(",", table.Keys);
    }
    static string Set(string s)
    {
        var table = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        table.Add("straße");
        table.Add("STRASSE");
        table.Add("i");
        table.Add("İ");
        return table.Contains(s) + "" + table.Count;
    }
    static string CultureSet(string s)
    {
        var table = new HashSet<string>(StringComparer.CurrentCultureIgnoreCase);
        table.Add("straße");
        table.Add("i");
        return table.Contains(s) + "" + table.Count;
    }
    static void Main()
    {
        foreach (var d in new[] { 0.0, -0.0, double.NaN, 1 }) Console.WriteLine(Doubles(d));
        foreach (var d in new[] { 1m, 1.000m, 2 }) Console.WriteLine(Decimals(d));
        for (var n = 0; n < 4; n++)
            Console.WriteLine(Chars('a' + n) + Longs(n) + Bytes(n) + Bytes(97) + Nodes(n % 2 == 0 ? First : n == 1 ? Second : new Node("1")) + List(n)
                + Lines(n) + Collections(n) + Named(n) + Sorted(n));
        foreach (var s in new[] { "straße", "strasse", "I", "ı" }) Console.WriteLine(Set(s) + CultureSet(s));
        System.Globalization.CultureInfo.CurrentCulture = new("tr-TR");
        foreach (var s in new[] { "straße", "strasse", "I", "ı" }) Console.WriteLine(Set(s) + CultureSet(s));
    }
}
