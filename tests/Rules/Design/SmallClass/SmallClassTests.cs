using Allocations.Analyzers.Rules.Design.SmallClass;
using Allocations.CodeFixes.Rules.Design.SmallClass;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Design.SmallClass.SmallClassAnalyzer,
    Allocations.CodeFixes.Rules.Design.SmallClass.SmallClassCodeFix>;

namespace Allocations.Tests.Design.SmallClass;

/// <summary>What ALLOC905 reports, what it leaves alone, and what its fix declares.</summary>
public sealed class SmallClassTests
{
    private const string Safe = "ALLOC905.Struct", Unsafe = "ALLOC905.Struct!";

    private const string Point = "sealed class [|Point|] { public Point(int x, int y) { X = x; Y = y; } public int X { get; } public int Y { get; } "
        + "public int Sum() => X + Y; public int Plus(int n) => X + n; public Point Move(int by) => new Point(X + by, Y); "
        + "public Point Self() => this; public override string ToString() => \"p\"; public static Point Of(int n) => new(n, n); "
        + "public static Point operator +(Point left, Point right) => new(left.X + right.X, left.Y + right.Y); public static bool operator >(Point "
            + "left, int n) "
        + "=> left.X > n; public static bool operator <(Point left, int n) => left.X < n; public static implicit operator int(Point point) => point.X; }";

    [Theory]
    [InlineData("n += map[[|Tuple.Create(s, n)|]];")]
    [InlineData("var k = [|Tuple.Create(s, n)|]; if (map.TryGetValue(k, out var v)) n += v; else map.Add(k, k.Item2);")]
    [InlineData("if (set.Contains([|new Tuple<string, int>(s, n)|])) n++;")]
    [InlineData("n += Known([|Tuple.Create(s, n)|]) + Pair(s).Item2;")]
    [InlineData("n += map[[|Tuple.Create(s, n)|]] + map[Tuple.Create(\"a\", 2)];")]
    [InlineData(
        "var list = new List<Tuple<string, int>>(); foreach (var t in all) list.Add([|Tuple.Create(t, n)|]); foreach (var i in list) n += i.Item2;")]
    public Task TupleThatOnlyTheAssemblyTakes_IsReported(string statement) => AnalyzeTupleAsync(statement);

    [Theory]
    [InlineData("n += Open[Tuple.Create(s, n)];")]
    [InlineData("object o = Tuple.Create(s, n); n += o.GetHashCode();")]
    [InlineData("var k = Tuple.Create(s, n); n += map[k] + (k == null ? 1 : 2);")]
    [InlineData("var k = Tuple.Create(s, n); k = Tuple.Create(s, 2); n += map[k];")]
    [InlineData("var k = Tuple.Create(s, n); n += k.Item2;")]
    [InlineData("n += Taken(Tuple.Create(s, n));")]
    [InlineData("n += wide.Add(Tuple.Create(1m, 2m, 3m)) ? 1 : 0;")]
    [InlineData("n += Find(s)?.Item2 ?? 0;")]
    [InlineData("var list = new List<Tuple<string, int>>(); foreach (var t in all) list.Add(Tuple.Create(t, n)); Open2 = list;")]
    [InlineData("n += map[{|CS1503:Tuple.Create(s)|}];")]
    [InlineData("if (set.Contains({|CS0103:Missing|}(s, n))) n++;")]
    [InlineData("var k = ValueTuple.Create(s, n); n += k.Item2;")]
    public Task OtherTuple_IsSilent(string statement) => AnalyzeTupleAsync(statement);

    [Fact]
    public Task TupleBeforeValueTuples_IsSilent() => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp6,
        TestCode = TupleCode("n += map[Tuple.Create(s, n)];", "").Replace("[|", "").Replace("|]", ""),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task MessageOfTuple_NamesTheValueTuple() => Verify.VerifyAnalyzerAsync(
        TupleCode("n += map[{|#0:Tuple.Create(s, n)|}];", ""),
        Verify.Diagnostic("ALLOC905").WithLocation(0).WithMessage(
            "'Tuple<string, int>' is created in 'M', which allocates 32 B each time, though a 'ValueTuple<string, int>' would do "
                + "(in a loop (line 3, depth 2))"));

    [Theory]
    [InlineData("n += new Point(n, item).Sum();")]
    [InlineData("var p = new Point(n, item); n += p.X + p.Y;")]
    [InlineData("Point p = new(n, item); n += p.Move(2).Sum();")]
    [InlineData("n += Area(new Point(n, item));")]
    [InlineData("n += Area(new(n, item));")]
    [InlineData("n += Make(item).X;")]
    [InlineData("var p = item > 3 ? Make(item) : new Point(1, 2); n += Area(p);")]
    [InlineData("var p = item switch { 3 => Make(item), 4 => throw new Exception(), _ => new Point(1, 2) }; n += Area(p);")]
    [InlineData("Point p; p = Make(item); n += Area(p); p = p.Move(1); n += p.Y;")]
    [InlineData("var p = Point.Of(item) + Make(n); n += p > 3 ? p : 4;")]
    [InlineData("var p = Make(n); p += Make(item); n += (int)p.Self();")]
    [InlineData("var p = Make(n); Func<int> f = () => p.X; n += f();")]
    [InlineData("Point Local(Point q) => q.Move(item); n += Local(new Point(1, 2)).ToString().Length;")]
    [InlineData("last = new Point(n, item); n += last.X + First.Y + Holder.X + new Box { Point = Make(n) }.Point.X;")]
    [InlineData("n += nameof(Point).Length + new Point(1, 2).X; _ = Make(n); Make(n);")]
    public Task ObjectsThatNothingTellsApart_AreReported(string statement) => AnalyzeAsync(Point, statement);

    [Theory]
    [InlineData("sealed class [|Pair|] { public readonly string Key; public readonly object Value; public Pair(string key, int n) { Key = key; Value "
        + "= key; } }")]
    [InlineData("class [|Pair|] { private readonly long _a; public Pair(string key, int n) => _a = n; }")]
    [InlineData("sealed class [|Pair|] { private readonly int _a = 2, _b; public Pair(string key, int n) { _b = n; } public const int C = 3; }")]
    [InlineData("class [|Pair|] { private readonly int _a; public Pair(string key, int n) => _a = n; void M() => throw new Exception(new string('a', 3)); }")]
    [InlineData("class [|Pair|] { private readonly int _a; public Pair(string key, int n = 5) => _a = n; public Pair(int n, params int[] all) => _a = n; }")]
    [InlineData("record [|Pair|](string Key, int N);")]
    [InlineData("sealed record class [|Pair|](string Key, int N) { public int More => N + 1; }")]
    [InlineData("[System.Diagnostics.DebuggerDisplay(\"\")] class [|Pair|] { public Pair(string key, int n) => N = n; public int N { get; init; } }")]
    public Task SmallImmutableClass_IsReported(string declaration) => AnalyzeAsync(declaration, "_ = new Pair(\"\", item);");

    [Theory]
    [InlineData("class Pair { public int A; public Pair(string key, int n) => A = n; }")]
    [InlineData("class Pair { public int A { get; set; } public Pair(string key, int n) => A = n; }")]
    [InlineData("class Pair { public int A { get; private set; } public Pair(string key, int n) => A = n; }")]
    [InlineData("class Pair { private readonly string _a, _b, _c; public Pair(string key, int n) { _a = _b = _c = key; } }")]
    [InlineData("class Pair { private readonly Guid _a; private readonly byte _b; public Pair(string key, int n) { _b = (byte)n; } }")]
    [InlineData("class Pair { public Pair(string key, int n) { } }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; ~Pair() { } }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; static Pair() { } }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; public Pair() { } }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key = \"\", int n = 5) => _a = n; }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; public Pair(params int[] all) => _a = 5; }")]
    [InlineData("record Pair(string Key = \"\", int N = 5);")]
    [InlineData("class Pair : IDisposable { private readonly int _a; public Pair(string key, int n) => _a = n; public void Dispose() { } }")]
    [InlineData("class Pair : Exception { private readonly int _a; public Pair(string key, int n) => _a = n; }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; } class More : Pair { More() : base(\"\", 1) { } }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; public virtual int M() => 2; }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; protected int M() => 2; }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; public event Action E; }")]
    [InlineData("class Pair { private readonly Pair _a; public Pair(string key, int n) { if (n > 9) _a = new Pair(key, n - 1); } }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; public Func<int> F() => () => _a; }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; public override int GetHashCode() => base.GetHashCode(); }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; public string S() => ToString() + GetType(); }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) { _a = n; Keep(this); } static void Keep(Pair pair) { } }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; public bool Is(Pair p) => this == p; }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; public byte[] Bytes() => new byte[_a]; }")]
    [InlineData("class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; public List<int> All() => new() { _a }; }")]
    [InlineData("[Serializable] class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; }")]
    [InlineData("class Pair { [NonSerialized] private readonly int _a; public Pair(string key, int n) => _a = n; }")]
    [InlineData("partial class Pair { private readonly int _a; public Pair(string key, int n) => _a = n; }")]
    [InlineData("class Pair<T> { private readonly int _a; public Pair(T key, int n) => _a = n; }", "_ = new Pair<string>(\"\", item);")]
    [InlineData("class Pair { public int A { get; init; } = 3; }", "_ = new Pair { A = item };")]
    [InlineData("record Pair(string Key, int N) { protected virtual bool PrintMembers(System.Text.StringBuilder builder) => true; }")]
    [InlineData("record Base; record Pair(string Key, int N) : Base;")]
    [InlineData("record Pair(string Key, int N) { private Pair(Pair other) => (Key, N) = (other.Key, 0); }")]
    [InlineData("struct Tree { readonly System.Collections.Generic.List<Tree> _children; } record Pair(Tree Key, int N);")]
    [InlineData("struct Odd { public override bool Equals(object o) => false; public override int GetHashCode() => 0; } record Pair(Odd Key, int N);")]
    [InlineData("record struct Pair(string Key, int N);")]
    public Task OtherTypes_AreSilent(string declaration, string statement = "_ = new Pair(\"\", item);") => AnalyzeAsync(declaration, statement);

    [Theory]
    [InlineData("Point p = null; p = Make(n); n += p.X;")]
    [InlineData("Point p = default; p = Make(n); n += p.X;")]
    [InlineData("var p = item > 3 ? Make(item) : null; n += p.X;")]
    [InlineData("n += MakeOrNull(item).X;")]
    [InlineData("n += Area(null) + Make(n).X;")]
    [InlineData("n += AreaOf() + AreaOf(Make(n));")]
    [InlineData("var p = Make(n); if (p == null) n++;")]
    [InlineData("var p = Make(n); if (p is null) n++;")]
    [InlineData("var p = Make(n); if (p is { X: 2 }) n++;")]
    [InlineData("var p = Make(n); n += p?.X ?? 2;")]
    [InlineData("var p = Make(n) ?? Make(2); n += p.X;")]
    [InlineData("var p = Make(n); if (p == Make(2)) n++;")]
    [InlineData("var p = Make(n) + null; n += p.X;")]
    [InlineData("var p = Make(n); if (ReferenceEquals(p, p)) n++;")]
    [InlineData("var p = Make(n); if (p.Equals(p)) n++;")]
    [InlineData("var p = Make(n); n += p.GetHashCode();")]
    [InlineData("var p = Make(n); lock (p) n++;")]
    [InlineData("object p = Make(n); n += p.ToString().Length;")]
    [InlineData("var p = (object)Make(n) as Point; n += p.X;")]
    [InlineData("var text = \"\" + Make(n); n += text.Length;")]
    [InlineData("var text = $\"{Make(n)}\"; n += text.Length;")]
    [InlineData("var p = new[] { Make(n) }; n += p[0].X;")]
    [InlineData("var p = new Point[3]; p[0] = Make(n);")]
    [InlineData("var p = new List<Point>(); p.Add(Make(n)); n += p.Contains(Make(n)) ? 1 : 2;")]
    [InlineData("var p = new Dictionary<Point, int>(); p.Add(Make(n), 2);")]
    [InlineData("var p = new HashSet<object>(); p.Add(Make(n));")]
    [InlineData("Keep(Make(n));")]
    [InlineData("KeepClass(Make(n));")]
    [InlineData("var p = (Make(n), 2); n += p.Item1.X;")]
    [InlineData("var p = new { Point = Make(n) }; n += p.Point.X;")]
    [InlineData("Func<int, Point> f = Make; n += f(2).X;")]
    [InlineData("Func<int> f = Make(n).Sum; n += f();")]
    [InlineData("Func<Point> f = () => Make(n); n += f().X;")]
    [InlineData("var p = Make(n); Change(ref p); n += p.X;")]
    [InlineData("Read(out Point p); n += p.X + Make(n).X;")]
    [InlineData("var p = Make(n); ref var q = ref p; n += q.X;")]
    [InlineData("n += typeof(Point).Name.Length + Make(n).X;")]
    [InlineData("n += Type.GetType(\"Point\").Name.Length + Make(n).X;")]
    [InlineData("var p = Make(n); var weak = new WeakReference(p);")]
    [InlineData("Point? p = Make(n); n += p.X;")]
    [InlineData("Expression<Func<int>> f = () => new Point(1, 2).X; n += Make(n).X;")]
    [InlineData("Interlocked.Exchange(ref last, Make(n));")]
    [InlineData("shared = Make(n); n += shared.X;")]
    [InlineData("n += new Cell { Point = Make(n) }.Point.X;")]
    [InlineData("n += new Data { Point = Make(n) }.Point.X;")]
    [InlineData("n += new Row(Make(n)).Point.X;")]
    [InlineData("dynamic p = Make(n); n += p.X;")]
    [InlineData("n += Later(n).Result.X + Make(n).X;")]
    [InlineData("foreach (var p in Many(n)) n += p.X;")]
    [InlineData("Use use = p => p.X; n += use(Make(n));")]
    [InlineData("IShape shape = new Shape(); n += shape.Area(Make(n));")]
    public Task ObjectsThatSomethingTellsApart_AreSilent(string statement) =>
        AnalyzeAsync(Point.Replace("[|Point|]", "Point", StringComparison.Ordinal), statement);

    [Theory]
    [InlineData("if (new Pair(\"\", n) == new Pair(\"\", item)) n++;")]
    [InlineData("var (key, number) = new Pair(\"\", n) with { N = 3 }; n += number;")]
    [InlineData("n += new Pair(\"\", n).ToString().Length;")]
    [InlineData("if (new Pair(\"\", n).Equals(new Pair(\"\", item))) n++;")]
    public Task ValuesOfARecord_AreReported(string statement) => AnalyzeAsync("record [|Pair|](string Key, int N);", statement);

    [Theory]
    [InlineData("if (new Pair(\"\", n) == null) n++;")]
    [InlineData("n += new Pair(\"\", n).GetHashCode();")]
    [InlineData("if (new Pair(\"\", n).Equals((object)n)) n++; object o = new Pair(\"\", n);")]
    [InlineData("if (new Pair(\"\", n) is (_, 2)) n++;")]
    [InlineData("var set = new HashSet<Pair>(); set.Add(new Pair(\"\", n));")]
    public Task ObjectsOfARecord_AreSilent(string statement) => AnalyzeAsync("record Pair(string Key, int N);", statement);

    [Fact]
    public Task ClassThatOthersSee_IsSilent() => Verify.VerifyAnalyzerAsync(
        "public class P { public readonly int X; public P(int x) => X = x; } class C { int M(int[] a) { var n = 0; foreach (var i in a) n += new "
            + "P(i).X; return n; } }");

    [Fact]
    public Task InternalsThatAFriendSees_AreSilent() => Verify.VerifyAnalyzerAsync(
        "[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"a\")] class P { public readonly int X; public P(int x) => X = x; } "
            + "class C { int M(int[] a) { var n = 0; foreach (var i in a) n += new P(i).X; return n; } }");

    [Fact]
    public Task RarelyCreated_IsSilent() => Verify.VerifyAnalyzerAsync(
        "class P { public readonly int X; public P(int x) => X = x; } class C { int M(int i) => new P(i).X; static readonly P s_p = new P(2); }");

    [Fact]
    public Task OldLanguage_HasNoRecordStruct() => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp9,
        TestCode = "record P(int X); class C { int M(int[] a) { var n = 0; foreach (var i in a) n += new P(i).X; return n; } } "
            + "namespace System.Runtime.CompilerServices { class IsExternalInit { } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Message_NamesWhereItIsCreatedHottest() => Verify.VerifyAnalyzerAsync(
        """
        class {|#0:Point|}
        {
            public readonly int X;
            public Point(int x) => X = x;
        }
        public class C
        {
            int N => new Point(2).X;
            static int M(int[] items)
            {
                var n = 0;
                foreach (var item in items)
                    n += new Point(item).X;
                return n;
            }
        }
        """,
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'Point' is created in 'M', which allocates 24 B each time, though a 'readonly struct' would do (in a loop (line 12))"));

    [Fact]
    public Task Message_OfWhatTheJitMayRemove() => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        ReferenceAssemblies = ReferenceAssemblies.Net.Net90,
        TestCode = "record {|#0:P|}(string A, string B); class C { [Allocations.HotPath] static int M(string i) => new P(i, i).A.Length; } "
            + "namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithMessage("'P' is created in 'M', which allocates 32 B each time, though a 'readonly record struct' would do "
                + "([HotPath] on M; newer JITs may remove it)"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("sealed class [|P|]", "readonly struct P")]
    [InlineData("internal /* a */ sealed /* b */ class [|P|] // c\n", "internal /* a */ readonly struct P // c\n", true)]
    [InlineData("internal class [|P|]", "internal readonly struct P")]
    public Task Class_BecomesAReadOnlyStruct(string before, string after, bool keepsComment = false) =>
        FixAsync(Text(before), keepsComment ? null : Text(after), keepsComment ? null : Safe, "Declare a readonly struct");

    [Theory]
    [InlineData("sealed record [|P|]", "readonly record struct P")]
    [InlineData("internal record class [|P|]", "internal readonly record struct P")]
    public Task Record_BecomesAReadOnlyRecordStruct(string before, string after) => FixAsync(
        Text(before), Text(after), Safe, "Declare a readonly record struct");

    [Theory]
    [InlineData("readonly P _p; C(P p) => _p = p; int N(int i) => new C(new P(i))._p.X;", "a field that is not set holds zeros and not null")]
    [InlineData("static readonly P s_p = new P(2); int N => s_p.X;", "a field that is not set holds zeros and not null")]
    [InlineData("P _p; int N(int i) { _p = new P(i); return _p.X; }", "a field that is not set holds zeros and not null; another thread may read half "
        + "of a write; a method may see its object change")]
    [InlineData("P P { get; } = new P(3); int N => P.X;", "a field that is not set holds zeros and not null")]
    [InlineData("int N(int i) { var p = new P(i); Action a = () => p = new P(2); a(); return p.X; }", "another thread may read half of a write; a "
        + "method may see its object change")]
    [InlineData("int N(int i) { var p = new P(i); return p.Plus((p = new P(3)).X); }", "a method may see its object change")]
    [InlineData("int N(P p) => p.X > 3 ? N(new P(p.X - 1)) : 2; int O => N(new P(9));", "recursion needs more stack")]
    public Task PlacesThatMayTell_MakeTheFixUnsafe(string member, string difference) => FixAsync(
        Text("class [|P|]", member), Text("readonly struct P", member), Unsafe, "Declare a readonly struct (" + difference + ")");

    [Fact]
    public Task SeveralClasses_AreFixedTogether() => FixAsync(
        "using System; class [|A|] { public readonly int X; public A(int x) => X = x; } class [|B|] { public readonly int X; public B(int x) => X = x; } "
            + "class C { int M(int[] a) { var n = 0; foreach (var i in a) n += new A(i).X + new B(i).X; return n; } }",
        "using System; readonly struct A { public readonly int X; public A(int x) => X = x; } readonly struct B { public readonly int X; public B(int "
            + "x) => X = x; } "
            + "class C { int M(int[] a) { var n = 0; foreach (var i in a) n += new A(i).X + new B(i).X; return n; } }",
        Safe);

    private const string BehaviourSource = """
        using System;
        public static class Methods
        {
            sealed class Range
            {
                public Range(int start, int end) { if (end < start) throw new ArgumentException("end"); Start = start; End = end; }
                public int Start { get; }
                public int End { get; }
                public Range Widen(int by) => new Range(Start - by, End + by);
                public static Range operator +(Range left, Range right) => new(Math.Min(left.Start, right.Start), Math.Max(left.End, right.End));
                public override string ToString() => Start + ".." + End;
            }
            static Range Of(string text, int from) => new(from, text.Length);
            static int Length(Range range, Range other) => range.End - other.Start;
            public static string Ranges(string text, int by)
            {
                var all = new Range(0, 0);
                var log = "";
                for (var i = 0; i < 4; i++)
                {
                    var range = i % 2 == 0 ? Of(text, i) : all;
                    all = range.Widen(by) + all;
                    log += range.ToString() + Length(all, range) + ";";
                }
                return log + all.ToString();
            }
        }
        """;

    [Fact]
    public async Task SafeFix_BehavesTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<SmallClassAnalyzer, SmallClassCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.Contains("readonly struct Range", fixedSource, StringComparison.Ordinal);
        SameBehaviour.Verify(
            BehaviourSource,
            fixedSource,
            from text in new[] { null, "", "a", "abcdefgh" } from more in new[] { 0, 3, -1, -5, int.MaxValue } select new object?[] { text, more },
            LanguageVersion.CSharp10,
            "Ranges");
    }

    private static Task AnalyzeAsync(string declaration, string statement) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        CompilerDiagnostics = CompilerDiagnostics.None,
        TestCode = """
            using System; using System.Collections.Generic; using System.Linq.Expressions; using System.Threading; using System.Threading.Tasks;
            namespace System.Runtime.CompilerServices { class IsExternalInit { } }
            static class C
            {
                public static int M(int[] items)
                {
                    var n = 0;
                    foreach (var item in items)
                    {
            """ + "\n" + statement + "\n} return n; }\n" + (declaration.Contains("Pair", StringComparison.Ordinal) ? "" : Members(statement)) + "}\n"
            + declaration,
    }.RunAsync(TestContext.Current.CancellationToken);

    /// <summary>The members that a statement mentions: each other mention of the type would decide as well.</summary>
    private static string Members(string statement)
    {
        (string Name, string Text)[] members =
        [
            ("Area(", "static int Area(Point p) => p.Sum();"),
            ("Make(", "static Point Make(int n) => new Point(n, n + 1);"),
            ("MakeOrNull(", "static Point MakeOrNull(int n) { if (n > 3) return null; return new Point(n, n); }"),
            ("AreaOf(", "static int AreaOf(Point p = null) => p.X;"),
            ("Keep(", "static void Keep<T>(T value) { }"),
            ("KeepClass(", "static void KeepClass<T>(T value) where T : class { }"),
            ("Change(", "static void Change(ref Point p) { p = new Point(1, 2); }"),
            ("Read(", "static void Read(out Point p) { p = new Point(1, 2); }"),
            ("last", "private static Point last;"),
            ("First", "private static readonly Point First = new Point(1, 2);"),
            ("Holder", "private static Point Holder => new Point(1, 2);"),
            ("shared", "private static volatile Point shared;"),
            ("Box ", "private sealed class Box { public Point Point { get; set; } }"),
            ("Cell ", "private struct Cell { public Point Point; }"),
            ("Data ", "[Serializable] private class Data { public Point Point; }"),
            ("Row(", "private record Row(Point Point) { public int N { get; set; } }"),
            ("Later(", "static async Task<Point> Later(int n) { await Task.Yield(); return new Point(1, 2); }"),
            ("Many(", "static IEnumerable<Point> Many(int n) { yield return new Point(1, 2); }"),
            ("Use ", "delegate int Use(Point p);"),
            ("IShape ", "interface IShape { int Area(Point p); } class Shape : IShape { public int Area(Point p) => p.X; }"),
        ];
        return string.Join("\n", members.Where(member => statement.Contains(member.Name, StringComparison.Ordinal)
            || (member.Name == "Make(" && statement.Contains("Make;", StringComparison.Ordinal))).Select(static member => member.Text));
    }

    private static Task AnalyzeTupleAsync(string statement) => Verify.VerifyAnalyzerAsync(TupleCode(
        statement,
        "static Tuple<string, int> Pair(string s) => [|Tuple.Create(s, 1)|]; static int Known(Tuple<string, int> t) => t.Item2; "
            + "static Tuple<string, int> Find(string s) { if (s == null) return null; return Tuple.Create(s, 1); } "
            + "public static int Taken(Tuple<string, int> t) => t.Item2; "
            + "public static Tuple<string, int> Made(string s) { while (true) return Tuple.Create(s, 1); }"));

    private static string TupleCode(string statement, string members) =>
        "using System; using System.Collections.Generic;\n"
        + "public class C {\n"
        + "public int M(string[] all) { var n = 0; foreach (var r in all) foreach (var s in all)\n{ " + statement + " } return n; }\n"
        + (statement.Contains("Pair(", StringComparison.Ordinal) ? members : members.Replace("[|", "").Replace("|]", ""))
        + " private readonly Dictionary<Tuple<string, int>, int> map = null; private HashSet<Tuple<string, int>> set { get; } "
        + "internal HashSet<Tuple<decimal, decimal, decimal>> wide; public Dictionary<Tuple<string, int>, int> Open; "
        + "public List<Tuple<string, int>> Open2; }";

    private static Task FixAsync(string before, string? after, string? key, string? title = null) => new Verify.Test
    {
        TestCode = before,
        FixedCode = after ?? before,
        CodeActionEquivalenceKey = key,
        LanguageVersion = LanguageVersion.CSharp10,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key?.EndsWith('!') == true ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string declaration, string member = "") => """
        using System;
        namespace System.Runtime.CompilerServices { class IsExternalInit { } }

        """ + (declaration.Contains("record", StringComparison.Ordinal)
            ? declaration + "(int X);"
            : declaration + " { public readonly int X; public P(int x) => X = x; public int Plus(int n) => X + n; }")
        + "\nclass C\n{\n    int M(int[] a) { var n = 0; foreach (var i in a) n += new P(i).X; return n; }\n    " + member + "\n}\n";
}
