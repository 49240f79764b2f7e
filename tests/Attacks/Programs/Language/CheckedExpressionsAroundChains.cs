// fixes: ALLOC602
// Chains and texts inside a checked or unchecked expression, from which a loop or a local would move out.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static string Try(Func<string> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static string Count(List<int> l, int n) { var r = 0; for (var i = 0; i < 2; i++) { r += checked(l.Count(x => x + n > 0)); } return r + ""; }
    static string Any(List<int> l, int n) { var r = ""; for (var i = 0; i < 2; i++) { if (checked(l.Any(x => x + n > 100))) r += "any"; } return r; }
    static string Decl(List<int> l, int n) { var r = ""; for (var i = 0; i < 2; i++) { var s = checked(l.Where(x => x * n != 7).Count()); r += s; } return r; }
    static bool Ret(List<int> l, int n) { return checked(l.All(x => x + n != 7)); }
    static bool Arrow(List<int> l, int n) => checked(l.Any(x => x - n == 7));
    static int First(int[] a, int n) { for (; ; ) { return checked(a.FirstOrDefault(x => x + n > 3)); } }
    static string Each(List<int> l, int n) { var r = ""; foreach (var y in checked(l.Select(x => x + n))) r += y; return r; }
    static string Un(List<int> l, int n) { checked { var r = 0; for (var i = 0; i < 2; i++) { r += unchecked(l.Count(x => x + n > 0)); if (unchecked(l.Any(x => x + n < 0))) r++; } return r + ""; } }
    static bool UnRet(List<int> l, int n) { checked { return unchecked(l.All(x => x + n != 7)); } }
    static string While(List<int> l, int n) { var k = 0; while (checked(l.Any(x => x + n + k > 3)) && k++ < 2) { } return k + ""; }
    static string Cast(List<int> l, int n) { var r = ""; for (var i = 0; i < 2; i++) { byte b = checked((byte)l.Sum(x => (byte)(x + n))); byte c = (byte)checked(l.Max(x => x + n)); r += b + "" + c; } return r; }
    static string Sum(List<int> l, int n) { var r = 0; for (var i = 0; i < 2; i++) { unchecked { try { r += l.Sum(x => x + n); } catch (OverflowException) { r++; } r += l.Sum(x => unchecked(x * n)) % 7; } } return r + ""; }
    static string Nested(List<int> l, int n) { var r = ""; for (var i = 0; i < 2; i++) { var ok = l.Count > 0 && checked(l.Any(x => unchecked(x + n) > 0 && x + n > 0)); r += ok; } return r; }
    static void Main()
    {
        foreach (var n in new[] { 0, 1, int.MaxValue })
        {
            List<int> l = [1, int.MaxValue, 2];
            Console.WriteLine(Try(() => Count(l, n)) + Try(() => Any(l, n)) + Try(() => Decl(l, n)) + Try(() => Ret(l, n) + "") + Try(() => Arrow([int.MinValue], n) + "") + Try(() => First([1, 2], n) + "") + Try(() => Each(l, n)) + Try(() => Un(l, n)) + Try(() => UnRet(l, n) + "") + Try(() => While(l, n)) + Try(() => Cast([1, 200], n)) + Try(() => Sum(l, n)) + Try(() => Nested(l, n)));
        }
    }
}
