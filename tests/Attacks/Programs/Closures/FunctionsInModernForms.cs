// fixes: ALLOC406
// Local functions that suspend and capture: with optional and params parameters, attributes, generics, names with @, tuples, nullables, tokens, directives, recursion, named arguments and calls in odd places.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
static class Program
{
    static async Task<string> Opt(int n, string s) { var r = await F() + await F(2) + await F(b: 3); return r; async Task<string> F(int b = 1) { await Task.Yield(); return s + n + b; } }
    static async Task<string> Prm(int n, string s) { var r = await F() + await F(1, 2) + await F([3]); return r; async Task<string> F(params int[] b) { await Task.Yield(); return s + n + b.Length; } }
    static async Task<string> Prm2(int n, string s) { var r = await F(0) + await F(1, 2); return r; async Task<string> F(int a, params IEnumerable<int> b) { await Task.Yield(); return s + n + a + b.Count(); } }
    static async Task<string> Esc(int @int, string @class) { return await F(1); async Task<string> F(int @new) { await Task.Yield(); return @class + @int + @new; } }
    static async Task<string> Gen<T>(T t, List<T> l) where T : notnull { return await F(t) + await F(1); async Task<string> F<U>(U u) where U : notnull { await Task.Yield(); return t + "" + u + l.Count + typeof(U).Name; } }
    static async Task<string> Tok(int n, CancellationToken token) { try { return await F() + await F(); } catch (OperationCanceledException) { return "oce"; } async Task<string> F() { await Task.Yield(); token.ThrowIfCancellationRequested(); return n + "t"; } }
    static async Task<string> Nul(string? s, int? n) { if (s is null || n is null) return "null"; return await F(); async Task<string> F() { await Task.Yield(); return s.Length + "" + n.Value; } }
    static async Task<string> Tup((int A, string B) t, (int, int)? q) { var (x, y) = t; return await F(); async Task<string> F() { await Task.Yield(); return t.B + x + y + q?.Item1; } }
    static async Task<string> Rec(int n, string s) { return await F(n); async Task<string> F(int k) { if (k <= 0) return s; await Task.Yield(); return k + await F(k - 1) + s; } }
    static async Task<string> Mut(int n, string s) { return await A(n); async Task<string> A(int k) { await Task.Yield(); return k <= 0 ? s : await B(k - 1); } async Task<string> B(int k) { await Task.Yield(); return k <= 0 ? s + n : await A(k - 1); } }
    static string It(int n, string s) { return string.Join(",", F()) + string.Join(",", F(skip: 1)) + F().Count(); IEnumerable<string> F(int skip = 0) { for (var i = skip; i < n; i++) yield return s + i; } }
    static string Lazy(int n, string s) { var q = F(); var r = string.Join(",", q); s += "changed"; return r + string.Join(",", q) + string.Join(",", F()); IEnumerable<string> F() { for (var i = 0; i < n; i++) yield return s + i; } }
    static string Args(int n, string s) { var c = 0; return string.Join(",", F(c++, b: c++)) + string.Join(",", F(b: c++, a: c++)) + c; IEnumerable<string> F(int a, int b) { yield return s + a; yield return n + "" + b; } }
    static async Task<string> Info(int n, string s) { return await F(); async Task<string> F([CallerMemberName] string m = "", [CallerArgumentExpression(nameof(m))] string t = "") { await Task.Yield(); return m + t + n + s; } }
    static async Task<string> Hide(int n, string s) { return await F(n, 2); async Task<string> F(int s2, int k) { await Task.Yield(); var r = s + n; { Func<int, int> g = n => n + k; r += g(s2); } return r; } }
    static async Task<string> Lam(int n, string s) { Func<Task<string>> f = async () => await F() + n; return await f() + await F(); async Task<string> F() { await Task.Yield(); return s + n; } }
    static async Task<string> Grp(int n, string s) { Func<Task<string>> f = F; return await f(); async Task<string> F() { await Task.Yield(); return s + n; } }
    static async Task<string> Loop(int n, string s) { var r = ""; for (var i = 0; i < n; i++) { var j = i; r += await F(); async Task<string> F() { await Task.Yield(); return s + j; } } foreach (var c in s) { r += await G(); async Task<string> G() { await Task.Yield(); return c + s; } } return r; }
    static async Task<string> Wr(int n, string s) { var r = await F(); n++; r += await F(); s += "w"; return r + await F(); async Task<string> F() { var k = n; await Task.Yield(); return s + n + k; } }
    static async Task<string> During(int n, string s) { var t = F(); n = 9; s = "new"; return await t; async Task<string> F() { await Task.Yield(); return s + n; } }
    static async Task<string> Inside(int n, string s) { await F(); await F(); return s + n; async Task F() { await Task.Yield(); n++; s += n; } }
    static async Task<string> Tern(int n, string s) => n > 1 ? await Run(n, s) : await Run(0, "z"); static async Task<string> Run(int n, string s) { return (await F() is { Length: > 2 } x ? x : "short") + $"{await F(),6}"; async Task<string> F() { await Task.Yield(); return s + n; } }
    static async Task<string> Dir(int n, string s)
    {
        return await F(
            // first
            1);
        // the function
        async Task<string> F(
            int a /* a */)
        {
#if !NOTHING
            await Task.Yield();
#else
            n++;
#endif
            return s + n + a; // end
        }
    }
    static async Task<string> Attr(int n, string? s) { return await F(s); [return: NotNullIfNotNull(nameof(x))] async Task<string?> F(string? x) { await Task.Yield(); return x + n + s; } }
    static Task<string> Arr(int[] a, Span<int> sp) => Arr2(a, sp.Length); static async Task<string> Arr2(int[] a, int n) { return await F(); async Task<string> F() { await Task.Yield(); a[0] += n; return a[0] + ""; } }
    static async IAsyncEnumerable<int> AsyncIt(int n, string s) { await foreach (var x in F()) yield return x; async IAsyncEnumerable<int> F([EnumeratorCancellation] CancellationToken t = default) { await Task.Yield(); yield return n; yield return s.Length; } }
    static async Task<string> AsyncIter(int n, string s) { var r = ""; await foreach (var x in AsyncIt(n, s)) r += x; return r; }
    static void Main() { for (var n = 0; n < 3; n++) { var s = "s" + n; Console.WriteLine(string.Join(" ", Opt(n, s).Result, Prm(n, s).Result, Prm2(n, s).Result, Esc(n, s).Result, Gen(n, [n]).Result, Gen(s, [s]).Result, Tok(n, default).Result, Tok(n, new(true)).Result, Nul(s, n).Result, Nul(null, n).Result, Tup((n, s), (n, n)).Result, Rec(n, s).Result, Mut(n, s).Result, It(n, s), Lazy(n, s), Args(n, s), Info(n, s).Result, Hide(n, s).Result, Lam(n, s).Result, Grp(n, s).Result, Loop(n, s).Result, Wr(n, s).Result, During(n, s).Result, Inside(n, s).Result, Tern(n, s).Result, Dir(n, s).Result, Attr(n, s).Result, Arr([n], new int[n]).Result, AsyncIter(n, s).Result)); } }
}
