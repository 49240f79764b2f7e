// fixes: ALLOC603, ALLOC605, ALLOC606, ALLOC105, ALLOC302
// Copies of concurrent collections, constant tables, discarded results, parts of texts and lines of files, one beside the other.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
class MyQ : ConcurrentQueue<int> { public new int Count => 77; public new bool IsEmpty => true; }
enum Co { A, B, C }
class T
{
    static readonly Dictionary<Co, string> Names = new() { [Co.A] = "a", [Co.B] = "b" }; static readonly Dictionary<int, string> Nums = new() { { 1, "one" }, { 2, "two" } }; static readonly Dictionary<char, int> Chars = new() { ['x'] = 1, ['y'] = 2 }; static readonly Dictionary<bool, object> Bools = new() { [true] = "t" }; static readonly HashSet<int> Set = new() { 1, 2, 3 }; static readonly Dictionary<int, int[]> Arrs = new() { [1] = new[] { 1 } };
    public static string A(Co c, int n, char ch, bool b) { var r = ""; for (var i = 0; i < 2; i++) { r += Names.TryGetValue(c, out var s) + s; r += Nums.ContainsKey(n); r += Nums.TryGetValue(n + i, out var t) ? t : "none"; r += Chars.GetValueOrDefault(ch); r += Set.Contains(n); try { r += Names[c]; } catch (KeyNotFoundException) { r += "knf"; } r += Bools.ContainsKey(b); r += ReferenceEquals(Arrs[1], Arrs[1]); Arrs[1][0]++; r += Arrs[1][0]; } return r; }
    public static string B(ConcurrentQueue<int> q, ConcurrentStack<int> s, ConcurrentDictionary<int, int> d, MyQ m) { var r = ""; for (var i = 0; i < 2; i++) { foreach (var x in q.ToArray()) { r += x; if (x < 3) q.Enqueue(x + 3); if (x == 1) q.TryDequeue(out _); } foreach (var x in s.ToArray()) { r += x; s.Push(9); } r += q.ToArray().Length + s.ToArray().Length; r += q.ToList().Count; r += q.Count() + "" + q.Any(); r += d.Keys.Count + d.Values.Count + d.ToArray().Length; foreach (var x in d.ToArray()) { r += x.Key; d.TryAdd(x.Key + 5, 1); } r += m.ToArray().Length; foreach (var x in m.ToArray()) r += x; } return r; }
    public static string C(string s) { s.Trim(); s.Replace("a", "b"); s.ToUpper(); string.Concat(s, "x"); _ = s.Substring(1); s.Substring(1); new List<int>(); new string('x', 3); s.Split(','); s.ToCharArray(); var l = new List<int> { 1 }; l.ToArray(); l.Where(x => { Console.Write("never"); return true; }); l.Select(x => x).ToList(); $"{s}".ToString(); DateTime.Now.AddDays(1); Path.Combine(s, "x"); Guid.NewGuid().ToString(); s.Clone(); Math.Abs(-3); return s; }
    public static string D(string s, int i) { var r = ""; for (var k = 0; k < 2; k++) { r += s.Split(',')[0]; r += s.Split(',').Length; r += s.Split(',')[i]; var p = s.Split(':'); r += p[0] + p.Length; if (p.Length > 1) r += p[1]; foreach (var q in s.Split(';')) { r += q.Length; if (q == "x") break; } r += s.Split(',', 2)[1 % 2]; r += s.Split(' ', StringSplitOptions.RemoveEmptyEntries).Length; r += s.Split(',').Last() + s.Split(',').First(); r += s.Split(new[] { ',', ';' })[0]; r += s.Split((char[]?)null).Length + s.Split("").Length + s.Split("ab")[0]; } return r; }
    public static string E(string f) { var r = ""; for (var k = 0; k < 2; k++) { r += File.ReadAllLines(f).Length; r += File.ReadAllLines(f).Count(); r += File.ReadAllLines(f).Last(); r += string.Join("|", File.ReadAllLines(f).ToList()); r += Directory.GetFiles(Path.GetDirectoryName(f)!, Path.GetFileName(f)).Length; foreach (var l in File.ReadAllLines(f)) r += l; r += File.ReadAllLines(f).First(); } return r; }
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        foreach (var c in new[] { Co.A, Co.C }) foreach (var n in new[] { 0, 1, 2 }) Try(() => A(c, n, 'x', n == 1)); var m = new MyQ(); m.Enqueue(4); Try(() => B(new(new[] { 1, 2, 3 }), new(new[] { 1, 2 }), new() { [1] = 1 }, m)); Try(() => C(" ab,c")); Try(() => C("")); foreach (var s in new[] { "a,b:c;d", "", ",", "x;y", "a b  c", "ab" }) for (var i = 0; i < 3; i++) { var j = i; Try(() => D(s, j)); }
        var f = Path.GetTempFileName(); foreach (var t in new[] { "", "a", "a\n", "a\r\nb\rc\n\n", "\n" }) { File.WriteAllText(f, t); Try(() => E(f)); } File.Delete(f); Try(() => E(f)); Try(() => E(null!));
    }
}
