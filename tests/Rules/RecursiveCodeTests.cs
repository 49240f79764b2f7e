using Microsoft.CodeAnalysis;

namespace Allocations.Tests;

/// <summary>
/// What a member does is often asked of the members that it calls. Those that call each other, or themselves, end that search: an analyzer that overflows the
/// stack ends the compiler.
/// </summary>
public sealed class RecursiveCodeTests
{
    private const string Everywhere = "root = true\n[*.cs]\ndotnet_code_quality.allocations.minimum_heat = unknown\n";

    [Theory]
    [InlineData("int[] F(int n) => n > 0 ? F(n - 1) : new int[4]; void M(int n) { Span<int> s = stackalloc int[F(n).Length]; }")]
    [InlineData("int[] F(int n) => G(n); int[] G(int n) { return F(n - 1); } void M(int n) { foreach (var x in F(n)) Use(x + G(n)[0]); }")]
    [InlineData("byte[] F(byte[] b) => b.Length > 4 ? F(b) : Cut(b).ToArray(); ReadOnlySpan<byte> Cut(ReadOnlySpan<byte> b) => Cut(b.Slice(1)); "
        + "void M(byte[] b) { Span<byte> s = stackalloc byte[Cut(F(b)).Length]; }")]
    [InlineData("int F(int n) => G(n / 2); int G(int n) { return F(n) + 1; } "
        + "void M(int n) { Span<byte> s = stackalloc byte[F(n)]; Use(new byte[G(n)].Length); }")]
    [InlineData("int P => Q * 2; int Q { get { return P + 1; } } void M() { Span<byte> s = stackalloc byte[P]; }")]
    [InlineData("static readonly byte[] A = B, B = A; static readonly int K = L + 1, L = K; "
        + "void M() { Span<byte> s = stackalloc byte[A.Length + K]; }")]
    [InlineData("void M(int n) { int F(int k) => G(k - 1); int G(int k) => F(k); byte[] A(int k) => A(k); "
        + "Span<byte> s = stackalloc byte[F(n) + A(n).Length]; }")]
    [InlineData("void M(int n) { Func<int, int> f = null!; f = k => f(k - 1); Span<byte> s = stackalloc byte[f(n)]; }")]
    [InlineData("string F(int n) => n > 0 ? F(n - 1) + \",\" + n : G(n).Trim(); string G(int n) { var s = F(n); "
        + "for (; n > 0; n--) s += G(n).Substring(1); return s; }")]
    [InlineData("bool F(string s) => G(s.Trim()); bool G(string s) => s == \"a\" || F(s.ToLowerInvariant()) || int.Parse(s.Split(',')[0]) > 1;")]
    [InlineData("List<int> F(int n) { var l = n > 0 ? G(n) : new List<int>(); foreach (var x in F(n)) l.Add(x); "
        + "return l; } List<int> G(int n) => F(n).ToList();")]
    [InlineData("void F(List<int> l) { l.Add(1); G(l); } void G(List<int> l) => F(l); void M() { while (true) { var l = new List<int>(); F(l); } }")]
    [InlineData("IEnumerable<int> F(int n) { foreach (var x in F(n - 1)) yield return x; foreach (var y in G(n)) yield return y; } "
        + "IEnumerable<int> G(int n) => F(n).Where(x => x > n).Select(x => G(x).Count());")]
    [InlineData("async Task<int> F(int n) => n == 0 ? 1 : await G(n); async Task<int> G(int n) => await F(n); "
        + "Task<int> H(int n) => n > 0 ? H(n) : Task.FromResult(n);")]
    [InlineData("async ValueTask<int> F(int n) { await Task.Yield(); return await F(n - 1).AsTask(); }")]
    [InlineData("object F(object o) => o is int i ? F(i + 1) : G(o); object G(object o) => F(o); void M(int n) => Use(F(n).Equals(G(n)));")]
    [InlineData("Func<int, int> F(int n) => x => F(n)(x) + n; void G(Action a) { G(() => a()); H(a); } void H(Action a) => G(() => H(a));")]
    [InlineData("void F(params object[] a) { F(a); F(1); G(a); } void G(params object[] a) { foreach (var x in a) F(x); "
        + "G(3); } void I(params int[] a) => I(a[0]);")]
    [InlineData("void F(TextWriter w, int n) { w.Write(\"a\" + n); G(w, n); } void G(TextWriter w, int n) => F(w, n); "
        + "void M(Stream s) { var w = new StreamWriter(s) { AutoFlush = true }; w.Write(1); w.Write(2); F(w, 1); }")]
    [InlineData("DateTime F(int n) => n > 0 ? F(n - 1) : G(n); DateTime G(int n) => F(n); void M() { while (true) Use(F(1) > DateTime.Now); }")]
    [InlineData("bool F(ref int n) => G(ref n); bool G(ref int n) { n--; return F(ref n); } void M(int n) { while (F(ref n)) Use(new byte[n]); }")]
    [InlineData("bool F(int n, out byte[]? b) => G(n, out b); bool G(int n, out byte[]? b) { b = new byte[n]; return F(n, out b); }")]
    [InlineData("byte[] F(int n) { var r = System.Buffers.ArrayPool<byte>.Shared.Rent(n); try { return F(r.Length); } "
        + "finally { System.Buffers.ArrayPool<byte>.Shared.Return(r); } }")]
    [InlineData("void F(Exception e) { G(\"a\" + e); F(e); } void G(string s) => H(s); void H(string s) => G(s + 1); "
        + "void M() { try { M(); } catch (Exception e) { F(e); } }")]
    [InlineData("IEnumerable<T> F<T>(IEnumerable<T> e) => G(F(e).ToList()); IEnumerable<T> G<T>(IEnumerable<T> e) => F(e.ToArray()); "
        + "T H<T>(T t) => H(new List<T> { t })[0];")]
    [InlineData("C F(int n) => n > 0 ? F(n - 1) : new C(F(n)); C(C c) : this(c, 1) { } C(C c, int n) { Use(new C(c, n)); }")]
    [InlineData("Dictionary<string, int> D = new(); int F(string s) { lock (D) return D.TryGetValue(s.ToLower(), out var n) ? n : F(s + 1); }")]
    [InlineData("public override bool Equals(object? o) => o is C c && c.Equals(this); "
        + "public override int GetHashCode() => HashCode.Combine(GetHashCode(), this);")]
    [InlineData("struct S : IEquatable<S> { public S(int n) => this = new S(n); public bool Equals(S o) => Equals((object)o); "
        + "public override bool Equals(object? o) => o is S s && Equals(s); public override int GetHashCode() => GetHashCode(); }")]
    [InlineData("record R(R Next, string Text) { public string Full => Next.Full + Text; "
        + "public static R operator +(R a, R b) => a + b; public int this[int i] => this[i - 1]; }")]
    [InlineData("interface I { int N { get; } string Text(); } class J : I { I next = null!; "
        + "public int N => next.N; public string Text() => next.Text() + N + this; "
        + "public override string ToString() => $\"{next}{this}\"; } void M(I i) { while (true) Use(i.Text().Trim() + i.N); }")]
    public async Task MembersThatCallThemselves_AreAnalyzed(string members)
    {
        var compilation = PackageAnalyzers.Compile(("/C.cs", "#nullable enable\nclass C { static void Use(object value) { } " + members + " }"));
        Assert.DoesNotContain(
            compilation.GetDiagnostics(TestContext.Current.CancellationToken), static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);

        await PackageAnalyzers.ReportAsync(compilation, configurations: ("/.editorconfig", Everywhere));
    }
}
