// fixes: ALLOC301, ALLOC303
// Parameters of a primary constructor are fields, which other members write between a value and its use.
#nullable enable
using System;
using System.Buffers;
using System.Buffers.Binary;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

sealed class Split(string text)
{
    private void Change() => text = "zz,yyyyy,xxxxxxxxx";
    public string Loop()
    {
        var n = 0;
        foreach (var part in text.Split(','))
        {
            Change();
            n = n * 10 + part.Length;
        }
        return n + "";
    }
    public string Ranges()
    {
        var parts = text.Split(',');
        if (parts.Length < 2) return "";
        Change();
        return parts[0].Length + " " + (parts[1] == "bb");
    }
    public string Chain()
    {
        var cut = text.Substring(2, 3);
        Change();
        return cut.Trim().Length + " " + int.TryParse(cut, out var _) + cut.StartsWith("bb");
    }
    public bool Trimmed()
    {
        var cut = text.Trim();
        Change();
        return cut.Length == 7 && cut.EndsWith("cc") && cut[0] == 'a';
    }
}
sealed class Invariant(int n, string name)
{
    private void Change() { n++; name += "!"; }
    public string Loop(int count)
    {
        var all = 0;
        for (var i = 0; i < count; i++)
        {
            var list = new List<int> { n, i };
            all = all * 10 + list[0] + list.Count;
            Change();
        }
        return all + "";
    }
    public string Arrays(int count)
    {
        var all = 0;
        for (var i = 0; i < count; i++)
        {
            var list = new[] { n, 1 };
            all = all * 10 + list[0];
            Change();
        }
        return all + "";
    }
    public string Sized(int count)
    {
        var all = 0;
        for (var i = 0; i < count; i++)
        {
            var list = new byte[n];
            all = all * 10 + list.Length;
            Change();
        }
        return all + "";
    }
    public string Keys(Dictionary<string, int> map, int count)
    {
        var all = 0;
        for (var i = 0; i < count; i++)
        {
            var key = $"{name}:{n}";
            all = all * 10 + (map.TryGetValue(key, out var v) ? v : 0);
            Change();
        }
        return all + "";
    }
    public string Keys2(Dictionary<string, int> map, int count)
    {
        var all = 0;
        for (var i = 0; i < count; i++)
        {
            all = all * 10 + (map.TryGetValue("k" + n, out var v) ? v : 0);
            Change();
        }
        return all + "";
    }
    public string Grow(int count)
    {
        var s = "";
        for (var i = 0; i < count; i++)
        {
            s += name;
            Change();
        }
        return s;
    }
    private void Own(int count) { for (var i = 0; i < count; i++) { name += i; Peek(); } }
    private string _peeked = "";
    private void Peek() => _peeked += name.Length;
    public string Growing() { Own(3); return name + _peeked; }
    public string Concat(object o, int k)
    {
        var builder = new StringBuilder();
        builder.Append(name + o + k);
        return builder.ToString();
    }
    public string Copy()
    {
        var all = "";
        foreach (var c in name.ToCharArray())
        {
            Change();
            all += c;
        }
        return all;
    }
}
sealed class Lists(List<int> list, int[] array)
{
    private void Change() { list = new List<int> { 9, 9, 9, 9 }; array = new[] { 8, 8, 8, 8 }; }
    public string Copies()
    {
        var all = 0;
        foreach (var x in list.ToArray()) { all = all * 10 + x; Change(); }
        foreach (var x in array.ToArray()) { all = all * 10 + x; Change(); }
        foreach (var x in array.ToList()) { all = all * 10 + x; Change(); }
        return all + "";
    }
    public string Taken()
    {
        var part = array.Skip(1).Take(2).ToArray();
        Change();
        return string.Join(",", part);
    }
    public int Index(IReadOnlyList<int> items, int z)
    {
        var sum = 0;
        foreach (var x in items) { sum += x; }
        return sum;
    }
    public int Sub()
    {
        var part = array[1..3];
        Change();
        var sum = 0;
        foreach (var x in part) sum = sum * 10 + x;
        return sum;
    }
}
static class Program
{
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        var map = new Dictionary<string, int> { ["a:1"] = 1, ["a!:2"] = 2, ["a!!:3"] = 3, ["k1"] = 4, ["k2"] = 5, ["k3"] = 6 };
        Try(() => new Split("a,bb,cc").Loop());
        Try(() => new Split("a,bb,cc").Ranges());
        Try(() => new Split("a,bb,cc").Chain());
        Try(() => new Split("a,bb,cc").Trimmed());
        Try(() => new Invariant(1, "a").Loop(3));
        Try(() => new Invariant(1, "a").Arrays(3));
        Try(() => new Invariant(1, "a").Sized(3));
        Try(() => new Invariant(1, "a").Keys(map, 3));
        Try(() => new Invariant(1, "a").Keys2(map, 3));
        Try(() => new Invariant(1, "a").Grow(3));
        Try(() => new Invariant(1, "a").Growing());
        Try(() => new Invariant(1, "ab").Copy());
        Try(() => new Lists(new() { 1, 2, 3 }, new[] { 4, 5, 6 }).Copies());
        Try(() => new Lists(new() { 1, 2, 3 }, new[] { 4, 5, 6 }).Taken());
        Try(() => new Lists(new() { 1, 2, 3 }, new[] { 4, 5, 6 }).Sub());
    }
}
