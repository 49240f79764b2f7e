// fixes: ALLOC101, ALLOC104, ALLOC201, ALLOC301, ALLOC302, ALLOC306, ALLOC307, ALLOC401, ALLOC404, ALLOC505, ALLOC602
// Thirty shapes of findings in iterators, between two values.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

sealed class D : IDisposable { public D(object? o) { } public void Dispose() { } }

static class Program
{
    static void Main()
    {
        foreach (var (s, n) in new[] { ("123,45 ", 1), (" x", 2), ("a12,aa,3", 3) })
        {
            Show("Iterator 0", static (s, n) => string.Join("/", M0(s, n).Select(x => R(x))), s, n);
            Show("Iterator 1", static (s, n) => string.Join("/", M1(s, n).Select(x => R(x))), s, n);
            Show("Iterator 2", static (s, n) => string.Join("/", M2(s, n).Select(x => R(x))), s, n);
            Show("Iterator 3", static (s, n) => string.Join("/", M3(s, n).Select(x => R(x))), s, n);
            Show("Iterator 4", static (s, n) => string.Join("/", M4(s, n).Select(x => R(x))), s, n);
            Show("Iterator 5", static (s, n) => string.Join("/", M5(s, n).Select(x => R(x))), s, n);
            Show("Iterator 6", static (s, n) => string.Join("/", M6(s, n).Select(x => R(x))), s, n);
            Show("Iterator 7", static (s, n) => string.Join("/", M7(s, n).Select(x => R(x))), s, n);
            Show("Iterator 8", static (s, n) => string.Join("/", M8(s, n).Select(x => R(x))), s, n);
            Show("Iterator 9", static (s, n) => string.Join("/", M9(s, n).Select(x => R(x))), s, n);
            Show("Iterator 10", static (s, n) => string.Join("/", M10(s, n).Select(x => R(x))), s, n);
            Show("Iterator 11", static (s, n) => string.Join("/", M11(s, n).Select(x => R(x))), s, n);
            Show("Iterator 12", static (s, n) => string.Join("/", M12(s, n).Select(x => R(x))), s, n);
            Show("Iterator 13", static (s, n) => string.Join("/", M13(s, n).Select(x => R(x))), s, n);
            Show("Iterator 14", static (s, n) => string.Join("/", M14(s, n).Select(x => R(x))), s, n);
            Show("Iterator 15", static (s, n) => string.Join("/", M15(s, n).Select(x => R(x))), s, n);
            Show("Iterator 16", static (s, n) => string.Join("/", M16(s, n).Select(x => R(x))), s, n);
            Show("Iterator 17", static (s, n) => string.Join("/", M17(s, n).Select(x => R(x))), s, n);
            Show("Iterator 18", static (s, n) => string.Join("/", M18(s, n).Select(x => R(x))), s, n);
            Show("Iterator 19", static (s, n) => string.Join("/", M19(s, n).Select(x => R(x))), s, n);
            Show("Iterator 20", static (s, n) => string.Join("/", M20(s, n).Select(x => R(x))), s, n);
            Show("Iterator 21", static (s, n) => string.Join("/", M21(s, n).Select(x => R(x))), s, n);
            Show("Iterator 22", static (s, n) => string.Join("/", M22(s, n).Select(x => R(x))), s, n);
            Show("Iterator 23", static (s, n) => string.Join("/", M23(s, n).Select(x => R(x))), s, n);
            Show("Iterator 24", static (s, n) => string.Join("/", M24(s, n).Select(x => R(x))), s, n);
            Show("Iterator 25", static (s, n) => string.Join("/", M25(s, n).Select(x => R(x))), s, n);
            Show("Iterator 26", static (s, n) => string.Join("/", M26(s, n).Select(x => R(x))), s, n);
            Show("Iterator 27", static (s, n) => string.Join("/", M27(s, n).Select(x => R(x))), s, n);
            Show("Iterator 28", static (s, n) => string.Join("/", M28(s, n).Select(x => R(x))), s, n);
            Show("Iterator 29", static (s, n) => string.Join("/", M29(s, n).Select(x => R(x))), s, n);
        }
        foreach (var line in Log)
            Console.WriteLine(line);
    }

    static void Show(string name, Func<string, int, object?> run, string s, int n)
    {
        sb.Clear(); d.Clear(); e.Clear();
        try { var r = run(s, n); Log.Add(name + "=" + R(r)); }
        catch (Exception x) { Log.Add(name + "!" + x.GetType().Name); }
    }

    static IEnumerable<int> M0(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(int.Parse(S(s).Substring(1, 2))); if (r == 1) yield break; } }

    static IEnumerable<int> M1(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(S(s).Split(',')[1].Length); if (r == 1) yield break; } }

    static IEnumerable<int> M2(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(Encoding.UTF8.GetBytes(S(s)).Length); if (r == 1) yield break; } }

    static IEnumerable<string> M3(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(string.Format("{0}-{1}", N(n), S(s))); if (r == 1) yield break; } }

    static IEnumerable<int> M4(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(a.Where(x => x > N(n)).Count()); if (r == 1) yield break; } }

    static IEnumerable<bool> M5(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(l.Where(x => x > n).Any(x => x < n + 2)); if (r == 1) yield break; } }

    static IEnumerable<string> M6(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(new StringBuilder().Append(S(s)).Append(N(n)).ToString()); if (r == 1) yield break; } }

    static IEnumerable<string> M7(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(string.Join(",", a.Select(x => x + n).ToArray())); if (r == 1) yield break; } }

    static IEnumerable<int> M8(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(BitConverter.ToInt32(BitConverter.GetBytes(N(n)), 0)); if (r == 1) yield break; } }

    static IEnumerable<bool> M9(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(S(s).Trim() == "x"); if (r == 1) yield break; } }

    static IEnumerable<object> M10(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(d.GetOrAdd(N(n), new List<int>())); if (r == 1) yield break; } }

    static IEnumerable<string> M11(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(e.GetOrAdd(N(n), k => k + s)); if (r == 1) yield break; } }

    static IEnumerable<bool> M12(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(object.Equals(N(n), a[0])); if (r == 1) yield break; } }

    static IEnumerable<bool> M13(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(Day(n).Equals(DayOfWeek.Monday)); if (r == 1) yield break; } }

    static IEnumerable<bool> M14(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(Enum.IsDefined(typeof(DayOfWeek), Day(n))); if (r == 1) yield break; } }

    static IEnumerable<string> M15(string s, int n) { for (var r = 0; r < 2; r++) { yield return V("a" + Day(n) + S(s)); if (r == 1) yield break; } }

    static IEnumerable<bool> M16(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(new Regex("a+").IsMatch(S(s))); if (r == 1) yield break; } }

    static IEnumerable<bool> M17(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(S(s).Substring(1).StartsWith("23", StringComparison.Ordinal)); if (r == 1) yield break; } }

    static IEnumerable<int> M18(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(Sum(N(n), n + 1)); if (r == 1) yield break; } }

    static IEnumerable<int> M19(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(Each(new[] { S(s) })); if (r == 1) yield break; } }

    static IEnumerable<int> M20(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(S(s).ToCharArray().Length); if (r == 1) yield break; } }

    static IEnumerable<string> M21(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(g.ToString().Replace("-", "")); if (r == 1) yield break; } }

    static IEnumerable<int> M22(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(a.Select(x => x * n).Max()); if (r == 1) yield break; } }

    static IEnumerable<int> M23(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(a.First(x => x >= n)); if (r == 1) yield break; } }

    static IEnumerable<string> M24(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(Encoding.UTF8.GetString(Encoding.UTF8.GetBytes(S(s)), 0, 2)); if (r == 1) yield break; } }

    static IEnumerable<string> M25(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(sb.Append(S(s).Substring(1)).ToString()); if (r == 1) yield break; } }

    static IEnumerable<int> M26(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(S(s).Split(',').Length); if (r == 1) yield break; } }

    static IEnumerable<double> M27(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(double.Parse(S(s).Replace(",", ""))); if (r == 1) yield break; } }

    static IEnumerable<int> M28(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(m.ToArray().Length); if (r == 1) yield break; } }

    static IEnumerable<bool> M29(string s, int n) { for (var r = 0; r < 2; r++) { yield return V(S(s).ToLowerInvariant().Contains("x")); if (r == 1) yield break; } }

    static readonly List<string> Log = new();
    static string S(string s) { Log.Add("S" + s); return s; }
    static int N(int n) { Log.Add("N" + n); return n; }
    static DayOfWeek Day(int n) => (DayOfWeek)(n % 7);
    static int Sum(params int[] numbers) { var t = 0; foreach (var x in numbers) t += x; return t; }
    static int Each(IEnumerable<string> items) { var t = 0; foreach (var x in items) t += x.Length; return t; }
    static T V<T>(T value) { Log.Add("V" + value); return value; }
    static string R(object? value) => value is System.Collections.ICollection c ? "#" + c.Count : value + "";
    static readonly int[] a = { 1, 2, 3, 4 };
    static readonly List<int> l = new() { 1, 2, 3 };
    static readonly ConcurrentDictionary<int, List<int>> d = new();
    static readonly ConcurrentDictionary<int, string> e = new();
    static readonly Guid g = new("00112233-4455-6677-8899-aabbccddeeff");
    static readonly StringBuilder sb = new();
    static readonly MemoryStream m = new(new byte[5]);
}
