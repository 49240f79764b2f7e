// fixes: ALLOC103
// Loops over items that leave, catch, capture, come back, convert, deconstruct and are told their name.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
sealed class Log
{
    private readonly List<string> _lines = new(); private int _depth; public static string? Last; private readonly string _sep = "|";
    private void Write(IEnumerable<string> lines) { foreach (var line in lines) { if (line.Length == 0) continue; _lines.Add(line + _sep); Last = line; } }
    internal void All(string[] lines, int times = 2) { foreach (var line in lines) { for (var i = 0; i < times; i++) { if (i == 1 && line == "x") break; _lines.Add(line); } } }
    private static void Note(List<int> items, [CallerMemberName] string? who = null) { foreach (var item in items) Last += who + item; }
    private void Try(IEnumerable<string> lines) { foreach (var line in lines) { try { _lines.Add(line.Substring(1)); } catch (ArgumentOutOfRangeException) { _lines.Add("short"); } finally { _depth++; } } }
    private void Nested(string[] lines) { foreach (var line in lines) { void Add() => _lines.Add(line); Add(); Action later = () => _lines.Add(line + "later"); later(); } }
    private void Rec(IEnumerable<string> lines) { foreach (var line in lines) { if (line.Length > 1) Rec(new[] { line.Substring(1) }); _lines.Add(line); } }
    private int Sum(int[] items) { var sum = 0; foreach (var item in items) sum += item; return sum; }
    private int First(IReadOnlyList<int> items) { for (var i = 0; i < items.Count; i++) if (items[i] > 0) return items[i]; return -1; }
    private void Changed(IEnumerable<string> lines, string prefix) { foreach (var line in lines) { prefix += "+"; _lines.Add(prefix + line); } }
    private void Dec(IEnumerable<(int A, string B)> pairs) { foreach (var (a, b) in pairs) _lines.Add(a + b); }
    private void Obj(IEnumerable<object> items) { foreach (string item in items) _lines.Add(item); }
    private void Null(IEnumerable<string?>? lines) { foreach (var line in lines!) _lines.Add(line ?? "null"); }
    private void Wide(IEnumerable<int> items) { foreach (long item in items) _lines.Add(item.GetType().Name); }
    private void Var(IEnumerable<int> items) { foreach (var item in items) { var copy = item; copy++; _lines.Add(copy + ""); } }
    private void Par(params string[] items) { foreach (var item in items) _lines.Add("p" + item); }
    private static void Gen<T>(IEnumerable<T> items) { foreach (var item in items) Last += typeof(T).Name + item; }
    public string Run(int n)
    {
        for (var i = 0; i < n; i++)
        {
            Write(new[] { "a" + i }); Write(new List<string> { "" }); Write(["c"]); All(new[] { "x" }); All(new[] { "y" }, 3); Note(new List<int> { i }); Try(new[] { "" }); Try(new[] { "ab" });
            Nested(new[] { "n" }); Rec(new[] { "rec" }); _lines.Add(Sum(new[] { i }) + "" + First(new[] { i - 1 })); Changed(new[] { "c" }, "p"); Dec(new[] { (1, "b") }); Obj(new[] { "o" }); Obj(new object[] { "q" });
            try { Obj(new object[] { 1 }); } catch (InvalidCastException) { _lines.Add("cast"); } Null(new string?[] { null }); Null(new[] { "v" }); Wide(new[] { 1 }); Var(new[] { i }); Par(new[] { "z" }); Par("w"); Gen(new[] { i }); Gen(new[] { "g" }); Gen(new object[] { i }); Gen<long>(new long[] { i });
            Action<string[]> m = Nested; m(new[] { "m" });
        }
        return string.Join(",", _lines) + Last + _depth;
    }
    static void Main() => Console.WriteLine(new Log().Run(2));
}
