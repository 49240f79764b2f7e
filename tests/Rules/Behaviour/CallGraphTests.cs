using Allocations.Testing;
using Allocations.Analyzers.Flow.Calls;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Tests.Behaviour;

/// <summary>Which functions may run again before they end. Each source asks at its only <c>default(Here)</c>.</summary>
public sealed class CallGraphTests
{
    private const string Usings = "using System; using System.Collections; using System.Collections.Generic; using System.Linq; using System.Text; "
        + "using System.Threading.Tasks; using X = C;\n";
    private const string Equality = "public static bool operator ==(C a, C b) { _ = default(Here); return Next(a, b); } "
        + "public static bool operator !=(C a, C b) => false; ";
    private const string Converted = "public static implicit operator int(C a) { _ = default(Here); return Next((a, 1)); } ";
    private const string Types = "\nstruct Here { } interface INode { int Visit(int n); int Value { get; } } ";

    [Theory]
    [InlineData("int M(int n) { _ = default(Here); return M(n - 1); }")]
    [InlineData("int M(int n) { _ = default(Here); return this.M(n - 1); }")]
    [InlineData("int M(int n) { _ = default(Here); return Next(n); } int Next(int n) => M(n - 1);")]
    [InlineData("int M(int n) { _ = default(Here); return A(n); } int A(int n) => B(n); int B(int n) => D(n); int D(int n) => M(n - 1);")]
    [InlineData("static int M(int n) { _ = default(Here); return Other.Next(n); } static class Other { public static int Next(int n) => C.M(n - 1); }")]
    [InlineData("static int M(int n) { _ = default(Here); return Other.Next(n); } static class Other { public static int Next(int n) => X.M(n - 1); }")]
    [InlineData("T M<T>(T n) { _ = default(Here); return Next(n); } T Next<T>(T n) => M(n);")]
    [InlineData("int M(int n) { int Deeper() => M(n - 1); _ = default(Here); return Deeper(); }")]
    [InlineData("int M(int n) { int Deeper(int k) { _ = default(Here); return Deeper(k - 1); } return Deeper(n); }")]
    [InlineData("int M(int n) { int A(int k) { _ = default(Here); return B(k); } int B(int k) => A(k - 1); return A(n); }")]
    [InlineData("int M(int n) { int A(int k) { _ = default(Here); return M(k); } return A(n); }")]
    [InlineData("string M(int n) { _ = default(Here); try { throw new Exception(M(n - 1)); } catch (Exception e) { return e.Message; } }")]
    [InlineData("string M(int n) { _ = default(Here); if (n > 0) { var s = Next(n); throw new Exception(s); } return null; } string Next(int n) => M(n - 1);")]
    [InlineData(
        "C next; string M() { _ = default(Here); if (next != null) { if (Flag) return $\"{next}\"; throw new Exception(); } return null; } bool Flag; "
            + "public override string ToString() => M();")]
    public void CallThatComesBack_IsFound(string members) => Assert.True(Ask("class C { " + members + " }"));

    [Theory]
    [InlineData("int P { get { _ = default(Here); return Next(); } } int Next() => P;")]
    [InlineData("int P { set { _ = default(Here); Next(); } } void Next() => P = 1;")]
    [InlineData("int P { set { _ = default(Here); Next(); } } void Next() => P += 1; ", false)]
    [InlineData("int P { get => 1; set { _ = default(Here); Next(); } } void Next() => P += 1;")]
    [InlineData("int P { get => 1; set { _ = default(Here); Next(); } } void Next() => P++;")]
    [InlineData("int this[int i] { get { _ = default(Here); return Next(i); } } int Next(int i) => this[i - 1];")]
    [InlineData("public static C operator +(C a, int b) { _ = default(Here); return Next(a, b); } static C Next(C a, int b) => a + b;")]
    [InlineData("public static C operator +(C a, int b) { _ = default(Here); return Next(a, b); } static C Next(C a, int b) { a += b; return a; }")]
    [InlineData("public static C operator ++(C a) { _ = default(Here); return Next(a); } static C Next(C a) { a++; return a; }")]
    [InlineData(Equality + "static bool Next(C a, C b) => (a, 1) == (b, 1);")]
    [InlineData(Equality + "static bool Next(C a, C b) => ((1, a), 1) == ((1, b), 1);")]
    [InlineData(Equality + "static bool Next(C a, C b) => (a, 1) != (b, 1);", false)]
    [InlineData(Equality + "static bool Next(C a, C b) => (a.GetType(), 1) == (b.GetType(), 1);", false)]
    [InlineData("public static C operator -(C a) { _ = default(Here); return Next(a); } static C Next(C a) => -a;")]
    [InlineData("public static implicit operator int(C a) { _ = default(Here); return Next(a); } static int Next(C a) { int n = a; return n; }")]
    [InlineData("public static explicit operator int(C a) { _ = default(Here); return Next(a); } static int Next(C a) => (int)a;")]
    [InlineData("C(int n) { _ = default(Here); Next(n); } static C Next(int n) => new C(n - 1);")]
    [InlineData("C(int n) { _ = default(Here); Next(n); } static C Next(int n) => new(n - 1);")]
    [InlineData("C() { _ = default(Here); Next(); } static C Next() => new D(); class D : C { }")]
    [InlineData("C() { _ = default(Here); Next(); } static C Next() => new D(1); class D : C { public D(int n) { } }")]
    [InlineData("C(int n) { _ = default(Here); Next(n); } static C Next(int n) => new D(); class D : C { public D() : base(1) { } }")]
    [InlineData("static int M() { _ = default(Here); return new D().Value; } class D { public int Value = M(); }")]
    [InlineData("static int M() { _ = default(Here); return new D().Value; } class D { public int Value { get; } = M(); }")]
    [InlineData(
        "public static bool operator true(C a) => true; public static bool operator false(C a) { _ = default(Here); Next(a); return true; } "
            + "public static C operator &(C a, C b) => a; static C Next(C a) => a && a;")]
    [InlineData(
        "public static bool operator true(C a) => true; public static bool operator false(C a) { _ = default(Here); Next(a); return true; } "
            + "public static C operator &(C a, C b) => a; static C Next(C a) => a & a;",
        false)]
    [InlineData("int x; public ref int GetPinnableReference() { _ = default(Here); Next(); return ref x; } unsafe void Next() { fixed (int* p = this) { } }")]
    [InlineData(
        "int x; public ref int GetPinnableReference() { _ = default(Here); Next(); return ref x; } unsafe void Next() { fixed (int* p = &x) { } }", false)]
    [InlineData("event Action E { add { _ = default(Here); Next(value); } remove { } } void Next(Action a) => E += a;")]
    [InlineData("int Length => 4; int this[int i] { get { _ = default(Here); return Next(); } } int Next() => this[^1];")]
    [InlineData("int Count { get { _ = default(Here); return Next(); } } int this[int i] => i; int Next() => this[^1];")]
    [InlineData("static T M<T>() where T : D, new() { _ = default(Here); return new T(); } class D { public D() => M<D>(); }")]
    [InlineData("static T M<T>() where T : new() { _ = default(Here); return new T(); } class D { readonly D next = M<D>(); }")]
    [InlineData("static T M<T>() where T : INode, new() { _ = default(Here); return new T(); } class D { public D() => M<E>(); } class E : INode { }", false)]
    [InlineData("static C M(C a) { _ = default(Here); D d = null; return d ?? a; } class D { public static implicit operator C(D d) => M(null); }")]
    [InlineData(Converted + "static int Next((C, int) t) { (int, int) n = t; return n.Item1; }")]
    [InlineData(Converted + "static int Next((C, int)? t) { (int, int)? n = t; return n.Value.Item1; }")]
    [InlineData(Converted + "static int Next((C, int) t) { ((int, long), int)? n = (t, 1); return n.Value.Item2; }")]
    [InlineData(Converted + "static int Next((C, int) t) { (C, long) n = t; return (int)n.Item2; }", false)]
    [InlineData(Converted + "static int Next((C, int) t) { foreach ((int, int) n in new[] { t }) return 1; return 0; }")]
    [InlineData(Converted + "static int Next((C, int) t) { foreach ((C, long) n in new[] { t }) return 1; return 0; }", false)]
    [InlineData(Converted + "static int Next((C, int)? t) { var n = t ?? (null, 1); return n.Item2; }", false)]
    [InlineData(Converted + "static int Next((C, int)? t) { (int, int) other = default; var n = t ?? other; return n.Item2; }")]
    [InlineData(Converted + "static int Next((C, int) t) { (int, int) n; var all = (t, 1); (n, _) = all; return n.Item1; }")]
    [InlineData(Converted + "static int Next((C, int) t) { (C, int) n; var all = (t, 1); (n, _) = all; return n.Item2; }", false)]
    [InlineData(Converted + "public static implicit operator C(int n) => null; static int Next((C, int) t) { var c = t.Item1; c++; return 1; }")]
    [InlineData(Converted + "public static implicit operator C(int n) => null; static int Next((C, int) t) { var c = t.Item2; c++; return c; }", false)]
    public void MemberThatRunsWithoutACall_IsFound(string members, bool expected = true) => Assert.Equal(expected, Ask("class C { " + members + " }"));

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("[System.Runtime.CompilerServices.CollectionBuilder(typeof(B), \"Make\")] class C : IEnumerable<int>", true)]
    [InlineData("class C : IEnumerable<int>", false)]
    public void CollectionExpression_RunsItsBuilder(string type, bool expected) => Assert.Equal(expected, Ask(
        type + " { public void Add(int n) { } public IEnumerator<int> GetEnumerator() => null; IEnumerator IEnumerable.GetEnumerator() => null; "
            + "public static C Next(int n) => [n]; } "
            + "static class B { public static C Make(ReadOnlySpan<int> all) { _ = default(Here); return C.Next(all.Length); } }"));

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("[.. this]", true)]
    [InlineData("[Current]", false)]
    public void CollectionExpression_GoesThroughWhatItSpreads(string collection, bool expected) => Assert.Equal(expected, Ask(
        "class C { public C GetEnumerator() => this; public int Current => 1; public bool MoveNext() { _ = default(Here); return Next().Length > 0; } "
            + "int[] Next() => " + collection + "; }"));

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("List<int> n = [.. t]", true)]
    [InlineData("ReadOnlySpan<int> n = [.. t]", true)]
    [InlineData("List<C> n = [.. t]", false)]
    public void CollectionExpression_ConvertsWhatItSpreads(string collection, bool expected) => Assert.Equal(expected, Ask(
        "class C { public static implicit operator int(C a) { _ = default(Here); return Next(new[] { a }); } "
            + "static int Next(C[] t) { " + collection + "; return 1; } }"));

    [Theory]
    [InlineData("class C : INode { INode next; public int Value => 1; public int Visit(int n) { _ = default(Here); return next.Visit(n - 1); } }")]
    [InlineData("class C : INode { INode next; int INode.Value => 1; int INode.Visit(int n) { _ = default(Here); return next.Visit(n - 1); } }")]
    [InlineData("class C : INode { INode next; public int Value { get { _ = default(Here); return next.Value; } } public int Visit(int n) => 1; }")]
    [InlineData(
        "abstract class C { C next; public abstract int Visit(); class D : C { public override int Visit() { _ = default(Here); return next.Visit(); } } }")]
    [InlineData("class C { C next; public virtual int Visit() { _ = default(Here); return next.Visit(); } }")]
    [InlineData(
        "class C { int M(INode node) { _ = default(Here); return node.Visit(1); } class D : INode { C owner; public int Value => 1; "
            + "public int Visit(int n) => owner.M(this); } }")]
    [InlineData("class C { int M() { _ = default(Here); return V(); } protected virtual int V() => 1; class D : C { protected override int V() => M(); } }")]
    [InlineData(
        "class C { int M(IComparer<C> comparer) { _ = default(Here); return comparer.Compare(this, this); } "
            + "class D : IComparer<C> { public int Compare(C a, C b) => a.M(this); } }")]
    [InlineData(
        "class C { static int M(System.IO.Stream s) { _ = default(Here); return s.ReadByte(); } "
            + "class D : System.IO.MemoryStream { public override int ReadByte() => M(this); } }")]
    [InlineData(
        "class C { static void M(System.IO.TextWriter w) { _ = default(Here); w.WriteLine(1); } "
            + "class D : System.IO.StringWriter { public override void Write(char c) => M(this); } }")]
    [InlineData(
        "class C { int M<T>(T t) where T : INode { _ = default(Here); return t.Visit(1); } class D : INode { C owner; public int Value => 1; "
            + "public int Visit(int n) => owner.M(this); } }")]
    public void VirtualCallThatMayComeBack_IsFound(string type) => Assert.True(Ask(type));

    [Theory]
    [InlineData("static Func<int, int> f; static int M(int n) { _ = default(Here); return f(n); } static void Set() => f = n => M(n - 1);")]
    [InlineData("static Func<int, int> f; static int M(int n) { _ = default(Here); return f.Invoke(n); } static void Set() => f = M;")]
    [InlineData(
        "static Func<int, int> f; static int M(int n) { _ = default(Here); return f(n); } static void Set() => f = Next; static int Next(int n) => M(n - 1);")]
    [InlineData("static int M(int n, Func<int, int> f) { _ = default(Here); return f(n); } static int Start() => M(1, n => M(n - 1, null));")]
    [InlineData("static int M(int n) { Func<int, int> f = null; f = k => { _ = default(Here); return f(k - 1); }; return f(n); }")]
    [InlineData("static void M(List<int> list) { _ = default(Here); list.ForEach(n => M(list)); }")]
    [InlineData("static void M(List<int> list) { _ = default(Here); list.ForEach(Next); } static void Next(int n) => M(null);")]
    [InlineData("static void M(List<int> list, Action<int> a) { _ = default(Here); list.ForEach(a); } static void Set() => M(null, n => M(null, null));")]
    [InlineData("static int M(int[] all) { _ = default(Here); return all.Sum(n => M(all)); }")]
    [InlineData(
        "static int M(IEnumerable<int> all) { _ = default(Here); var sum = 0; foreach (var n in all) sum += n; return sum; } "
            + "static int Next(int[] all) => M(all.Select(n => M(null)));")]
    [InlineData(
        "static int M(IEnumerable<int> all) { _ = default(Here); return all.Sum(); } static IEnumerable<int> Next() { yield return M(null); } "
            + "static int Start() => M(Next());")]
    [InlineData("static Lazy<int> lazy = new Lazy<int>(() => M()); static int M() { _ = default(Here); return lazy.Value; }")]
    [InlineData("static event Action<int> E; static void M(int n) { _ = default(Here); E(n); } static void Set() => E += n => M(n);")]
    [InlineData("static event Action<int> E; static void M(int n) { _ = default(Here); E?.Invoke(n); } static void Set() => E += delegate { M(1); };")]
    [InlineData(
        "delegate int D(int n); static D f; static int M(int n) { _ = default(Here); return f(n); } static void Set(Func<int, int> g) { f = new D(g); "
            + "g = n => M(n); }")]
    [InlineData("static unsafe int M(int n) { _ = default(Here); delegate*<int, int> p = &Next; return p(n); } static int Next(int n) => M(n - 1);")]
    public void DelegateThatMayComeBack_IsFound(string members) => Assert.True(Ask("class C { " + members + " }"));

    [Theory]
    [InlineData("class C { C next; public override string ToString() { _ = default(Here); return $\"{next}\"; } }")]
    [InlineData("class C { C next; public override string ToString() { _ = default(Here); return \"a\" + next; } }")]
    [InlineData("class C { C next; public override string ToString() { _ = default(Here); return string.Format(\"{0}\", next); } }")]
    [InlineData("class C { C next; public override string ToString() { _ = default(Here); return string.Format(\"{0}{1}{2}{3}\", 1, 2, 3, next); } }")]
    [InlineData("class C { List<C> next; public override string ToString() { _ = default(Here); return string.Join(\",\", next); } }")]
    [InlineData("class C { object next; public override string ToString() { _ = default(Here); return new StringBuilder().Append(next).ToString(); } }")]
    [InlineData("class C<T> { T next; public override string ToString() { _ = default(Here); return $\"{next}\"; } }")]
    [InlineData(
        "class C { List<C> all; public override bool Equals(object o) { _ = default(Here); return all.Contains(o); } public override int GetHashCode() => 0; "
            + "}")]
    [InlineData("class C : IComparable<C> { List<C> all; public int CompareTo(C o) { _ = default(Here); all.Sort(); return 0; } }")]
    [InlineData(
        "class C { Dictionary<C, int> all; public override int GetHashCode() { _ = default(Here); return all[this]; } "
            + "public override bool Equals(object o) => true; }")]
    [InlineData("class C : IDisposable { C next; public void Dispose() { _ = default(Here); using (next) { } } }")]
    [InlineData("class C : IDisposable { C next; public void Dispose() { _ = default(Here); using var n = next; } }")]
    [InlineData("class C : IDisposable { IDisposable next; public void Dispose() { _ = default(Here); using var n = next; } }")]
    [InlineData(
        "class C : IEnumerable<C> { public IEnumerator<C> GetEnumerator() { _ = default(Here); foreach (var c in this) { } return null; } "
            + "IEnumerator IEnumerable.GetEnumerator() => null; }")]
    [InlineData(
        "class C { public C Current => this; public C GetEnumerator() => this; public bool MoveNext() { _ = default(Here); foreach (var c in this) { } "
            + "return false; } }")]
    [InlineData("class C { C next; public void Deconstruct(out int a, out int b) { _ = default(Here); (a, b) = next; } }")]
    [InlineData("class C { C next; public void Deconstruct(out int a, out int b) { _ = default(Here); a = b = next is (1, 2) ? 1 : 0; } }")]
    [InlineData("class C { C next; public int P { get { _ = default(Here); return next is { P: 1 } ? 1 : 0; } } }")]
    [InlineData("class C : IEnumerable { public void Add(int n) { _ = default(Here); _ = new C { n - 1 }; } public IEnumerator GetEnumerator() => null; }")]
    [InlineData("record R(C Inner); class C { R outer; public override string ToString() { _ = default(Here); return outer.ToString(); } }")]
    [InlineData(
        "record R(C Inner); class C { R outer; public override int GetHashCode() { _ = default(Here); return outer.GetHashCode(); } "
            + "public override bool Equals(object o) => outer == null; }")]
    [InlineData("class C { C next; async Task M() { await Task.Yield(); int N() { _ = default(Here); M().Wait(); return 1; } N(); } }")]
    [InlineData(
        "class C { C GetAwaiter() { _ = default(Here); Next(); return this; } async void Next() => await this; bool IsCompleted => true; void GetResult() { } "
            + "}")]
    [InlineData("class C { static int M(dynamic d) { _ = default(Here); return d.Next(1); } public int Next(int n) => M(this); }")]
    [InlineData(
        "class C { C Where(Func<int, bool> f) { _ = default(Here); return Next(); } C Select(Func<int, int> f) => this; "
            + "C Next() => from n in this where n > 1 select n; }")]
    public void MemberThatStatementsOrTheFrameworkCall_IsFound(string type) => Assert.True(Ask(type));

    [Theory]
    [InlineData(
        "class C { static int M(string s) { _ = default(Here); "
            + "return int.Parse(s.AsSpan(), System.Globalization.NumberStyles.Integer, System.Globalization.CultureInfo.InvariantCulture); } "
            + "public override string ToString() => M(\"\").ToString(); }")]
    [InlineData("class C { int M(int n) { _ = default(Here); return Next(n); } int Next(int n) => n; }")]
    [InlineData("class C { int M(int n) { _ = default(Here); return Next(n); } int Next(int n) => n > 0 ? Next(n - 1) : 0; }")]
    [InlineData("class C { int M(int n) { _ = default(Here); return n; } int Next(int n) => n > 0 ? Next(n - 1) : M(n); }")]
    [InlineData("class C { int M(int n) { int Deeper(int k) => Deeper(k - 1); _ = default(Here); return Deeper(n); } }")]
    [InlineData("class C { int M(int n) { _ = default(Here); return n; } int M(string s) => M(s.Length) + M(\"\"); }")]
    [InlineData("class C { int M(int n) { _ = default(Here); return Other.M(n); } static class Other { public static int M(int n) => n; } }")]
    [InlineData("class C { int M(int n) { _ = default(Here); return nameof(M).Length; } }")]
    [InlineData("class C { Func<int> f; int M() { _ = default(Here); f = () => M(); return 1; } }")]
    [InlineData(
        "class C { static int M(int n, Func<char, bool> f) { _ = default(Here); return f('a') ? 1 : 0; } "
            + "static void Set(Func<string, bool> g) => g = s => M(1, null) > 0; }")]
    [InlineData(
        "class C { List<C> next = new(); string M() { _ = default(Here); next.Add(this); return next.Count + \"\"; } "
            + "public override string ToString() => M(); }")]
    [InlineData("class C { string M(int n) { _ = default(Here); return $\"{n}\" + Guid.Empty + DateTime.Now; } public override string ToString() => M(1); }")]
    [InlineData("class C { string M(C c) { _ = default(Here); return $\"{c}\"; } public override string ToString() => \"\"; }")]
    [InlineData(
        "class C { static void M(System.IO.Stream s) { _ = default(Here); s.WriteByte(1); } "
            + "class D : System.IO.MemoryStream { public override void WriteByte(byte b) { } void N() => M(this); } }")]
    [InlineData(
        "class C { static int M(INode node) { _ = default(Here); return node.Visit(1); } class D : INode { public int Value => M(this); "
            + "public int Visit(int n) => n; } }")]
    [InlineData("class C : IDisposable { void M() { _ = default(Here); using var s = new System.IO.MemoryStream(); } public void Dispose() => M(); }")]
    [InlineData(
        "class C { int M(int[] all) { _ = default(Here); var n = 0; foreach (var a in all) n += a; return n; } IEnumerable<int> All() { yield return M(null); "
            + "} }")]
    [InlineData(
        "class C { int M(string s) { _ = default(Here); return s.Split(',').Select(p => p.Length).Sum(); } "
            + "public override string ToString() => M(\"\").ToString(); }")]
    [InlineData("class C { C next; C(int n) { _ = default(Here); } static C Next() => new C(1); }")]
    [InlineData(
        "class C { static int M(int n) { _ = default(Here); return Array.IndexOf(new[] { 1 }, n); } public override bool Equals(object o) => M(1) > 0; "
            + "public override int GetHashCode() => 1; }")]
    [InlineData(
        "class C { int M(StringBuilder sb, string s) { _ = default(Here); sb.Append(s).Append(1).Append(','); return sb.Length; } "
            + "public override string ToString() => M(null, \"\").ToString(); }")]
    [InlineData("class C { static void M() { _ = default(Here); throw new InvalidOperationException(\"a\" + 1); } }")]
    [InlineData("class C { void M(C c) { _ = default(Here); throw new Exception($\"{c}\"); } public override string ToString() { M(this); return null; } }")]
    [InlineData(
        "class C { void M(C c) { _ = default(Here); if (c == null) { var s = string.Format(\"{0}\", c); throw new Exception(s); } } "
            + "public override string ToString() { M(this); return null; } }")]
    public void CodeThatDoesNotComeBack_IsNot(string type) => Assert.False(Ask(type));

    [Fact]
    public void LambdaOfLinq_OverASequenceOfItsOwn_IsFound() =>
        Assert.True(Ask(
            "class C { int M(IEnumerable<string> all) { _ = default(Here); return all.Select(p => p.Length).Sum(); } "
                + "int N() => M(new[] { 1 }.Select(n => M(null).ToString())); }"));

    [Theory(Skip = "Needs C# 15.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp15))]
    [InlineData("object Value { get { _ = default(Here); return Next(this); } } static object Next(C c) => c is int n ? n : 0;")]
    [InlineData("object Value { get { _ = default(Here); return Next(this); } } static object Next(C c) => c is int;")]
    [InlineData("object Value { get { _ = default(Here); return Next(this); } } static object Next(C c) => c switch { int n => n, string s => s };")]
    [InlineData("object Value { get { _ = default(Here); return Next(this); } } static object Next(C c) => c.GetType();", false)]
    public void PatternThatAsksAUnion_IsFollowed(string members, bool comesBack = true) => Assert.Equal(
        comesBack,
        Ask(
            "[System.Runtime.CompilerServices.Union] class C { public C(int n) { } public C(string s) { } public " + members + " } "
                + "namespace System.Runtime.CompilerServices { class UnionAttribute : Attribute { } }"));

    [Theory(Skip = "Needs C# 15.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp15))]
    [InlineData("class C : List<int> { C() { } C(int n) { _ = default(Here); Next(n); } static C Next(int n) => [with(n), 1]; }")]
    [InlineData("class C : List<int> { C() { } C(int n) { _ = default(Here); Next(n); } static C Next(int n) => [1]; }", false)]
    [InlineData("class C : Comparer<int> { int M() { _ = default(Here); SortedSet<int> s = [with(new C()), 1]; return 1; } "
        + "public override int Compare(int x, int y) => M(); }")]
    [InlineData("class C { int M() { _ = default(Here); HashSet<C> s = [this]; return 1; } public override int GetHashCode() => M(); }")]
    [InlineData("class C { int M() { _ = default(Here); List<C> s = [this]; return 1; } }", false)]
    public void ArgumentOfACollectionExpression_IsFollowed(string source, bool comesBack = true) => Assert.Equal(comesBack, Ask(source));

    [Fact]
    public void ChainOfTenThousandMethods_IsFollowed()
    {
        var chain = string.Concat(Enumerable.Range(0, 10_000).Select(i => $"static int F{i}(int n) => F{i + 1}(n);\n"));

        Assert.True(Ask("static class C { static int M(int n) { _ = default(Here); return F0(n); } " + chain + " static int F10000(int n) => M(n); }"));
        Assert.False(Ask("static class C { static int M(int n) { _ = default(Here); return F0(n); } " + chain + " static int F10000(int n) => n; }"));
    }

    [Fact]
    public void OtherFiles_AreFollowed() =>
        Assert.True(Ask(
            "partial class C { int M(int n) { _ = default(Here); return Next(n); } private partial int Next(int n); }",
            "partial class C { private partial int Next(int n) => Last(n); }",
            "partial class C { int Last(int n) => M(n); }"));

    [Theory]
    [InlineData("class C { int M(int n) { _ = default(Here); return M( } }")]
    [InlineData("class C { int M(int n) { _ = default(Here); return Unknown(n) + new Unknown().X; } }")]
    [InlineData("class C : { int M { get { _ = default(Here); foreach (var x in y) } }")]
    [InlineData("_ = default(Here); Next(); void Next() => Next();")]
    [InlineData("class C(int n) : D(n) { int x = F(out _); int M() { _ = default(Here); using (x) await n; (a, b) = c; return x with { }; } }")]
    public void IncompleteCode_DoesNotThrow(string source) => Ask(source);

    private static bool Ask(params string[] sources)
    {
        var compilation = CSharpCompilation.Create(
            "Test", sources.Select((source, i) => CSharpSyntaxTree.ParseText(Usings + source + (i == 0 ? Types : ""))), CompiledMethods.References,
            new CSharpCompilationOptions(Microsoft.CodeAnalysis.OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true));
        var tree = compilation.SyntaxTrees[0];
        var here = tree.GetRoot().DescendantNodes().OfType<DefaultExpressionSyntax>().Single(static node => node.Type.ToString() == "Here");

        return CallGraph.MayRunAgain(here, compilation.GetSemanticModel(tree), CancellationToken.None);
    }
}
