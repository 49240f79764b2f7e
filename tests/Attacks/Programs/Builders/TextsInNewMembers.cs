// fixes: ALLOC303
// Texts that grow in partial properties, extension blocks, ref structs, file types, over inline arrays, spans and aliased tuples.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
using Row = (string Name, int Worth);
using Numbers = int[];
[InlineArray(4)] struct Four { private int _first; }
partial class Counter(string prefix, params int[] limits)
{
    public required string Suffix { get; init; }
    public string Text { get => field ??= Build(); set { field = value; foreach (var x in limits) field += x; } }
    private string Build()
    {
        var text = prefix;
        foreach (var limit in limits)
            text += limit + Suffix;
        return text;
    }
    public partial string Whole { get; }
    public string Ext(string more) { prefix += more; foreach (var x in limits) prefix += x; return prefix; }
}
partial class Counter
{
    public partial string Whole
    {
        get
        {
            var s = "";
            foreach (var limit in limits) s += $"{limit,3}{Suffix}";
            return s;
        }
    }
}
static class Extensions
{
    extension(Numbers numbers)
    {
        public string Joined
        {
            get
            {
                var s = "";
                foreach (var n in numbers) s += n + ";";
                return s;
            }
        }
        public static string operator *(Numbers a, string b)
        {
            var s = b;
            foreach (var n in a) s += n + b;
            return s;
        }
        public string Append(string s) { foreach (var n in numbers) s += n; return s; }
    }
    extension<T>(IEnumerable<T> all) where T : notnull
    {
        public string Listed(string between = "")
        {
            var s = "";
            foreach (var x in all) { if (s.Length > 0) s += between; s += x; }
            return s;
        }
        public bool Has(T one) => all.Where(x => x.Equals(one)).Any();
    }
}
file sealed class Hidden<T>(T value) where T : struct { public string Of(int n) { var s = ""; for (var i = 0; i < n; i++) s += value; return s; } }
ref struct Reader(ReadOnlySpan<char> text) : IDisposable
{
    private readonly ReadOnlySpan<char> _text = text;
    public string Upper() { var s = ""; foreach (var c in _text) s += char.ToUpperInvariant(c); return s; }
    public string Words() { var s = ""; foreach (var r in _text.Split(' ')) s += _text[r].ToString() + "|"; return s; }
    public void Dispose() { }
}
interface ICount { int Next(); }
ref struct Next(Span<int> at) : ICount { private Span<int> _at = at; public int Next_() => 0; int ICount.Next() => _at[0]++; }
static class Program
{
    static string All<T>(T counter, int n) where T : ICount, allows ref struct
    {
        var s = "";
        for (var i = 0; i < n; i++) s += counter.Next();
        return s;
    }
    static string Inline(ReadOnlySpan<int> more)
    {
        Four four = default;
        for (var i = 0; i < 4; i++) four[i] = i * i;
        var s = "";
        foreach (var x in four) s += x + ",";
        foreach (ref readonly var x in more) s += x;
        return s;
    }
    static string Rows(params ReadOnlySpan<Row> rows)
    {
        var s = "";
        foreach (var (name, worth) in rows) s += name + worth;
        foreach (var row in rows) s += row with { Worth = row.Worth + 1 } + "";
        return s;
    }
    static string Pattern(object[] all)
    {
        var s = "";
        foreach (var x in all)
            s += x switch { int n and > 3 => n + "!", string { Length: > 1 } t => t[^1], int[] and [1, .. var rest] => rest.Length
                + "", null => "-", _ => """ "raw" """ };
        return s;
    }
    static string Raw(int[] all)
    {
        var s = "";
        foreach (var x in all)
            s += $$"""
                {"x": {{x}}}
                """;
        return s;
    }
    static string Nested(int[][] all)
    {
        var s = "";
        foreach (var row in all)
        {
            foreach (var x in row) { s += x; if (x < 0) goto next; }
            s += "\n";
            next: ;
        }
        return s;
    }
    static void Main()
    {
        var c = new Counter("p", 1, 2) { Suffix = "s" };
        Console.WriteLine(c.Text + c.Whole + c.Ext("e") + (c.Text = "t") + c.Text);
        Console.WriteLine(new[] { 1, 2 }.Joined + new[] { 3 } * "x" + new[] { 4 }.Append("q") + new[] { 1, 2 }.Listed("-") + "abc".Has('c')
            + new Hidden<int>(4).Of(3));
        using var reader = new Reader("ab cd");
        Console.WriteLine(reader.Upper() + reader.Words() + All(new Next(stackalloc int[1]), 3) + Inline([7, 8]) + Rows(("a", 1), ("b", 2))
            + Pattern([4, "xy", null, new[] { 1, 2 }, 1.5]) + Raw([1, 2]) + Nested([[1, -1, 2], [3]]));
    }
}
