// fixes: ALLOC604, ALLOC607, ALLOC606, ALLOC107, ALLOC307
// Answers of reflection, capacities, small tables, objects that are only asked and texts by detours in extension blocks, switch arms, patterns, field-backed properties, nested generics, static abstract members, default arguments and names with @.
#nullable enable
using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;
enum Color { Red = 1, Green, Blue = Red }
[AttributeUsage(AttributeTargets.All)] sealed class Tag(string n) : Attribute { public string N => n; }
[Tag("t")] sealed class Data { public int A { get; set; } public string? B { get; init; } public required int C { get; set; } }
interface IName<TSelf> where TSelf : IName<TSelf> { static abstract string Of(); static virtual string Props() => string.Join(",", typeof(TSelf).GetProperties().Select(p => p.Name)); }
struct Nm : IName<Nm> { public int X { get; set; } public static string Of() => string.Join(",", typeof(Nm).GetProperties().Select(p => p.Name)); }
static class Ext { extension<T>(T t) { public string Members => string.Join(",", typeof(T).GetProperties().Select(p => p.Name)); } extension(Color c) { public string Text => Enum.GetName(typeof(Color), c) + Enum.GetNames(typeof(Color)).Length; } }
sealed class Gen<T>(int limit) where T : struct, Enum
{
    public string Names { get => field ??= string.Join(",", Enum.GetNames(typeof(T))); }
    public string Of(int n) => n > limit ? "none" : Enum.GetValues(typeof(T)).GetValue(n % 2)! + "" + Enum.GetValues<T>()[n % 2];
    public sealed class Inner<U> { public string Both => typeof(T).GetFields().Length + "" + typeof(U).GetProperties().Length + typeof(Inner<U>).GetProperties().Length; }
}
static class Program
{
    static readonly Dictionary<char, int> s_table = new() { ['a'] = 1, ['b'] = 2, ['\''] = 3 }; static readonly HashSet<char> s_set = ['x', '\\', '\n']; static readonly FrozenSet<int> s_ints = new[] { 1, 5, 9 }.ToFrozenSet(); static readonly Dictionary<Color, string> @event = new() { [Color.Red] = "r", [Color.Green] = "g" };
    static string Refl(int n) { var r = ""; for (var i = 0; i < n; i++) { foreach (var p in typeof(Data).GetProperties()) r += p.Name[0]; r += typeof(Data).GetCustomAttribute<Tag>()?.N + typeof(Data).GetProperty("A")!.PropertyType.Name + typeof(Data).GetMethod("ToString", [])?.Name + typeof(Data).GetConstructors()[0].GetParameters().Length; var d = (Data)Activator.CreateInstance(typeof(Data))!; typeof(Data).GetProperty(nameof(Data.A))!.SetValue(d, i); r += d.A; var m = typeof(Data).GetMembers(BindingFlags.Public | BindingFlags.Instance); Array.Reverse(m); r += m.Length; } return r; }
    static string Cap(int[] a, List<string> l, string s) { var x = new List<int>(); foreach (var i in a) x.Add(i * 2); var y = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase); foreach (var t in l) y[t] = t.Length; var z = new HashSet<char>(); for (var i = 0; i < s.Length; i++) z.Add(s[i]); var b = new StringBuilder(); foreach (var i in a) b.Append(i); var @new = new List<string>(); foreach (var (t, i) in l.Select((t, i) => (t, i))) @new.Add(t + i); List<int> w = []; foreach (var i in a) w.Add(i); Queue<int> q = new(); for (int i = 0, n = a.Length; i < n; i++) q.Enqueue(a[i]); return x.Count + "" + y.Count + z.Count + b + @new.Count + w.Count + q.Count; }
    static string Tab(string s) { var r = ""; foreach (var c in s) { if (s_table.TryGetValue(c, out var v)) r += v; if (s_table.ContainsKey(c)) r += "k" + s_table[c]; r += s_set.Contains(c) ? "s" : s_ints.Contains(c - 'a') ? "i" : "-"; r += (s_table.TryGetValue(c, out var w) && w > 1 ? w : -1) + (s_table.GetValueOrDefault(c) is > 1 and var g ? "g" + g : ""); try { r += s_table[c]; } catch (KeyNotFoundException) { r += "!"; } r += @event.TryGetValue((Color)(c - 'a'), out var e) ? e.Length : e?.Length ?? 0; } return r; }
    static string Ask(string p, int n) { var r = ""; for (var i = 0; i < n; i++) { r += new UTF8Encoding().GetByteCount(p) + new System.IO.FileInfo(p).Exists.ToString()[..1] + new CultureInfo("de-DE").Name + new StringBuilder(p).Length; var w = Stopwatch.StartNew(); r += w.Elapsed.TotalHours > 1 ? "long" : ""; var v = new Stopwatch(); v.Start(); v.Stop(); r += v.ElapsedMilliseconds > 99999 ? "l" : ""; r += new Random(3).Next() > 0 ? "+" : ""; } return r; }
    static string Txt(Guid g, bool b, int n, string s, char c) { var r = g.ToString().Replace("-", "") + b.ToString().ToLower() + b.ToString().ToLowerInvariant() + n.ToString().PadLeft(4, '0') + string.Format("plain") + string.Join("|", Regex.Split(s, ",")) + (c.ToString() == "a") + c.ToString().Equals("b") + s.StartsWith(c.ToString(), StringComparison.Ordinal) + int.Parse(n.ToString()) + (c.ToString() is "a" or "b") + c.ToString() switch { "a" => 1, "," => 2, _ => 3 } + (b ? "T" : "F").ToLower() + (!b).ToString().ToUpperInvariant() + (n > 1).ToString().ToLowerInvariant() + string.Format("{0}", s) + $"{s}" + g.ToString("D").ToUpper().Replace("-", string.Empty); return r; }
    static void Main() { for (var n = 0; n < 3; n++) Console.WriteLine(Refl(n) + Cap([1, n], ["a", "B", "b"], "hello") + Cap([], [], "") + Tab("ab'x\\\nz") + Ask("p", n) + Txt(new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), n > 0, n, "a,b", (char)('a' + n)) + new Data { C = 1 }.Members + n.Members + Color.Green.Text + Nm.Of() + Props<Nm>() + new Gen<Color>(1).Names + new Gen<Color>(1).Of(n) + new Gen<DayOfWeek>(9).Of(n) + new Gen<Color>.Inner<Data>().Both + new Gen<DayOfWeek>.Inner<string>().Both); }
    static string Props<T>() where T : IName<T> => T.Props() + T.Of();
}
