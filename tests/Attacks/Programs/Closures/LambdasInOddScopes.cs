// fixes: ALLOC403
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Lambdas in locals: checked, in odd scopes, of delegates with params, in, ref returns, dynamic and async void.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq.Expressions;
using System.Threading.Tasks;
delegate int Many(params int[] xs);
delegate int ByIn(in int x);
delegate ref int ByRef(int[] xs, int i);
delegate int Opt(int x, int y = 3);
delegate bool Tries(string s, out int n);
static class Program
{
    static string Check(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            var big = int.MaxValue - 1 + i;
            Func<int, int> f = checked((Func<int, int>)(x => x + big));
            try { r += f(1) + ","; } catch (OverflowException) { r += "o,"; }
            checked { Func<int, int> g = x => x + big; try { r += g(1) + ","; } catch (OverflowException) { r += "o,"; } }
            Func<int, int> h = unchecked(x => x + big); r += h(2) + ",";
        }
        return r;
    }
    static int Params(int n)
    {
        var r = 0;
        for (var i = 0; i < n; i++)
        {
            Many m = xs => xs.Length * 10 + i; r += m(1, 2, 3) + m() + m(new[] { 4 });
            ByIn b = (in int x) => x + i; r += b(5) + b(i) + b(in r);
            var arr = new int[4]; ByRef q = (int[] xs, int k) => ref xs[k + i % 2]; q(arr, 1) += 5; q(arr, 2)++; r += arr[1] * 3 + arr[2] * 5 + arr[3] * 7;
            Opt o = (x, y) => x * y + i; r += o(2) + o(2, 5) + o(y: 1, x: 9);
            Tries t = (string s, out int k) => int.TryParse(s + i, out k); r += t("1", out var got) ? got : -1;
        }
        return r;
    }
    static string Results(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            Func<long> l = () => i; var v = l(); r += v.GetType().Name + v;
            Func<object> o = () => i; var w = o(); r += w.GetType().Name + w + (o() == o());
            Func<dynamic> d = () => i + 1; r += d().ToString() + d();
            Func<int?> q = () => i > 0 ? i : null; r += q()?.ToString() + q().GetValueOrDefault(8);
            Func<IEnumerable<char>> e = () => "ab" + i; foreach (var c in e()) r += c;
        }
        return r;
    }
    static string Scopes(int n)
    {
        var r = "";
        for (Func<int, int> f = x => x + n; n > 0; n--) r += f(1);
        switch (n) { case 0: Func<int, int> g = x => x * 2 + n; r += g(4); break; default: g = x => x; r += g(1); break; }
        using (var m = new System.IO.StringWriter()) { Action<string> a = s => m.Write(s + n); a("q"); a.Invoke("z"); r += m; }
        goto There;
    There:
        Func<string, string> u = s => s + r.Length; r += u("k");
        if (r.Length < 40) { r += u("more"); goto There; }
        return r;
    }
    static async Task<string> Asyncs(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            Func<Task> f = async () => { await Task.Yield(); r += "f" + i; if (i == 1) throw new InvalidOperationException(); };
            try { await f(); } catch (InvalidOperationException) { r += "x"; }
            Func<Task<int>> g = () => throw new ArgumentException(); Task<int>? t = null;
            try { t = g(); await t; } catch (ArgumentException) { r += t == null ? "now" : "later"; }
            Func<int, ValueTask<int>> h = async k => { await Task.Yield(); return k + i; }; r += await h(4);
        }
        return r;
    }
    static string Flow(string? s, int n)
    {
        var r = "";
        if (s == null) return "null";
        for (var i = 0; i < n; i++)
        {
            Func<int> f = () => s.Length + i; r += f();
            string? t = i % 2 == 0 ? "e" : null; if (t == null) continue;
            Func<char, string> g = c => t.ToUpper() + c; r += g('x');
        }
        return r;
    }
    static string Exp(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++) { Func<int, int> f = x => x + i; Expression<Func<int>> e = () => f(3); r += e.Compile()(); Func<int, int> h = x => x - i; r += h(9); }
        return r;
    }
    static void Main() { Console.WriteLine(Check(4)); Console.WriteLine(Params(3)); Console.WriteLine(Results(2)); Console.WriteLine(Scopes(3)); Console.WriteLine(Asyncs(3).Result); Console.WriteLine(Flow("abc", 4) + Flow(null, 1)); Console.WriteLine(Exp(2)); }
}
