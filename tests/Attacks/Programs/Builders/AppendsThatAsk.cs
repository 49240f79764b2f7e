// fixes: ALLOC305
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
static class Held
{
    public static readonly StringBuilder All = new();
    public static readonly IEqualityComparer<int> Cmp = EqualityComparer<int>.Create((a, b) => { All.Append("[eq]"); return a == b; }, x => { All.Append("[hash]"); return x; });
    public static readonly FrozenSet<int> Frozen = Enumerable.Range(1, 12).ToFrozenSet(Cmp);
    public static readonly Comparer<int> Ord = Comparer<int>.Create((a, b) => { All.Append("[cmp]"); return a - b; });
    public static readonly SortedSet<int> Sorted = new(Ord) { 1, 2, 3 };
    public static readonly Lazy<int> Lazy = new(() => { All.Append("[lazy]"); return 1; });
    public static readonly TextWriter Out = TextWriter.Synchronized(new StringWriter(All));
}
static class Program
{
    static void A(StringBuilder sb, int n) { for (var i = 0; i < 2; i++) sb.Append("a" + n + Held.Frozen.Contains(i + 1)); }
    static void B(StringBuilder sb, int n) { for (var i = 0; i < 2; i++) sb.Append("b" + n + Held.Ord.Compare(i, n)); }
    static void C(StringBuilder sb, int n) { for (var i = 0; i < 2; i++) sb.Append("c" + n + Held.Sorted.Count + Held.Sorted.Max); }
    static void D(StringBuilder sb, int n) { for (var i = 0; i < 2; i++) sb.Append($"d{n}{Held.Sorted.GetViewBetween(1, 2).Count}"); }
    static void E(StringBuilder sb, int n) { for (var i = 0; i < 2; i++) sb.Append("e" + n + Held.Lazy.Value); }
    static void F(StringBuilder sb, int n) { for (var i = 0; i < 2; i++) sb.Append(string.Format("f{0}{1}", n, Held.Lazy.IsValueCreated)); }
    static void G(StringBuilder sb, int n) { for (var i = 0; i < 2; i++) { var s = "g" + n; Held.Out.Write("[w]"); sb.Append(s + i); } }
    static void H(StringBuilder sb, int[] n) { for (var i = 0; i < 2; i++) sb.Append(string.Join(",", n.Where(x => Held.Frozen.Contains(x)))); }
    static void Main()
    {
        Held.All.Clear();
        A(Held.All, 1); B(Held.All, 1); C(Held.All, 1); D(Held.All, 1); E(Held.All, 1); F(Held.All, 1); G(Held.All, 1); H(Held.All, new[] { 1, 2 });
        Console.WriteLine(Held.All);
    }
}
