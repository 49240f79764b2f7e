using Microsoft.CodeAnalysis;
using Any = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>Objects of the framework that depend on what they are made of alone, made of what is always the same.</summary>
public sealed class FixedResultTests
{
    [Theory]
    [InlineData("void M(List<int> all) => all.Sort({|#0:Comparer<int>.Create((x, y) => y - x)|});", "Comparer<int>.Create((x, y) => y - x)", "24 B",
        "it is always the same, so that one would serve all")]
    [InlineData("bool M(string a) => {|#0:StringComparer.Create(CultureInfo.InvariantCulture, true)|}.Equals(a, \"b\");",
        "StringComparer.Create(CultureInfo.InvariantCulture, true)", "32 B", "it is always the same, so that one would serve all")]
    [InlineData("string M(int n) => n.ToString({|#0:new CultureInfo(\"de\")|});", "new CultureInfo(\"de\")", "memory",
        "'CultureInfo.GetCultureInfo' keeps one for each name")]
    public Task Message_SaysWhatWouldDo(string member, string made, string bytes, string advice) => Any.VerifyAnalyzerAsync(
        In(member),
        Any.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'" + made + "' allocates " + bytes + " on each call, although " + advice + " (not known to be hot)"));

    [Theory]
    [InlineData("object M(string[] all) => all.OrderBy(x => x, [|StringComparer.Create(CultureInfo.GetCultureInfo(\"tr\"), false)|]).First();")]
    [InlineData("object M(string[] all) => all.OrderBy(x => x, [|StringComparer.Create(s_culture, CompareOptions.IgnoreCase)|]).First();")]
    [InlineData("object M(int[] all) => new HashSet<int>(all, [|EqualityComparer<int>.Create((x, y) => x == y, x => x)|]).Count;")]
    [InlineData("void M(List<int> all) => all.Sort([|Comparer<int>.Create(Compare)|]);")]
    [InlineData("void M(List<int> all) { var by = [|Comparer<int>.Create((x, y) => y - x)|]; all.Sort(by); all.BinarySearch(3, by); }")]
    [InlineData("void M(string[] all, CultureInfo c) { foreach (var x in all) Use([|StringComparer.Create(c, true)|].Compare(x, \"a\")); }")]
    [InlineData("void M(int[] all, Comparison<int> c) { while (true) Array.Sort(all, [|Comparer<int>.Create(c)|]); }")]
    [InlineData("object M(string[] all) => all.Select(x => x.ToUpper([|new CultureInfo(\"tr\")|])).First();")]
    [InlineData("string M(int n) { var de = [|new CultureInfo(\"de\", false)|]; return n.ToString(de) + string.Format(de, \"{0}\", n); }")]
    public Task ObjectOfWhatIsTheSame_IsReported(string member) => Any.VerifyAnalyzerAsync(In(member));

    [Theory]
    [InlineData("bool M(string a) => StringComparer.Create(CultureInfo.CurrentCulture, true).Equals(a, \"b\");")]
    [InlineData("bool M(string a, CultureInfo c) => StringComparer.Create(c, true).Equals(a, \"b\");")]
    [InlineData("void M(CultureInfo[] all) { foreach (var c in all) Use(StringComparer.Create(c, true).Compare(\"a\", \"b\")); }")]
    [InlineData("void M(string[] all, CultureInfo c) { foreach (var x in all) if (x != null) Use(StringComparer.Create(c, true).Compare(x, \"b\")); }")]
    [InlineData("void M(List<int> all, int n) => all.Sort(Comparer<int>.Create((x, y) => x % n - y % n));")]
    [InlineData("int _n; void M(List<int> all) => all.Sort(Comparer<int>.Create((x, y) => x % _n - y % _n));")]
    [InlineData("object M() => StringComparer.Create(CultureInfo.InvariantCulture, true);")]
    [InlineData("object _kept; void M() => _kept = Comparer<int>.Create((x, y) => y - x);")]
    [InlineData("void M() => Use(Comparer<int>.Create((x, y) => y - x));")]
    [InlineData("bool M(object o) => ReferenceEquals(o, Comparer<int>.Create((x, y) => y - x));")]
    [InlineData("bool M(object o) => Comparer<int>.Create((x, y) => y - x).Equals(o);")]
    [InlineData("object M() { var by = Comparer<int>.Create((x, y) => y - x); by.Compare(1, 2); return by; }")]
    [InlineData("string M(int n, string name) => n.ToString(new CultureInfo(name));")]
    [InlineData("string M(int n) => n.ToString(CultureInfo.GetCultureInfo(\"de\"));")]
    [InlineData("string M(int n) => n.ToString(new CultureInfo(\"de\") { NumberFormat = new NumberFormatInfo() });")]
    [InlineData("string M(int n) { var de = new CultureInfo(\"de\"); de.NumberFormat.NegativeSign = \"~\"; return n.ToString(de); }")]
    [InlineData("void M() => CultureInfo.CurrentCulture = new CultureInfo(\"de\");")]
    [InlineData("object M(string[] all) => all.OrderBy(x => x, StringComparer.FromComparison(StringComparison.Ordinal)).First();")]
    [InlineData("object M() => System.Text.Encoding.GetEncoding(\"utf-8\").GetBytes(\"a\");")]
    [InlineData("void M() => Own.Create(CultureInfo.InvariantCulture, true).Compare(\"a\", \"b\");")]
    [InlineData("static readonly List<int> s_all = new SortedSet<int>(Comparer<int>.Create((x, y) => y - x)).ToList();")]
    public Task OtherObject_IsNotReported(string member) => Any.VerifyAnalyzerAsync(In(member));

    [Fact]
    public Task Comparer_IsKeptInAField()
    {
        const string made = "Comparer<int>.Create((x, y) => y - x)";
        return new Any.Test
        {
            TestCode = "using System.Collections.Generic;\n\nclass C\n{\n    void M(List<int> all) => all.Sort([|" + made + "|]);\n}\n",
            FixedCode = "using System.Collections.Generic;\n\nclass C\n{\n    private static readonly IComparer<int> SharedComparer = " + made
                + ";\n\n    void M(List<int> all) => all.Sort(SharedComparer);\n}\n",
            CodeActionEquivalenceKey = "ALLOC104.field!",
            CodeFixTestBehaviors = Microsoft.CodeAnalysis.Testing.CodeFixTestBehaviors.SkipFixAllCheck,
            CodeActionVerifier = (action, verifier) => verifier.True(
                action.Title.EndsWith("(the same object is used each time)", System.StringComparison.Ordinal), action.Title),
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("object M(string[] all) => all.OrderBy(x => x, [|StringComparer.Create(CultureInfo.GetCultureInfo(\"xx\"), false)|]).First();")]
    [InlineData("object M(string[] all) => all.OrderBy(x => x, [|StringComparer.Create(s_culture, true)|]).First();")]
    [InlineData("string M(int n) => n.ToString([|new CultureInfo(\"xx\")|]);")]
    [InlineData("void M<T>(List<T> all) => all.Sort([|Comparer<T>.Create((x, y) => 0)|]);")]
    [InlineData("void M(string[] all, CultureInfo c) { foreach (var x in all) Use([|StringComparer.Create(c, true)|].Compare(x, \"a\")); }")]
    public Task ObjectThatMayFailOrDiffer_HasNoFix(string member) => Any.VerifyCodeFixAsync(In(member), In(member));

    [Fact]
    public Task SmallObject_IsReportedWhereItRunsOften() => Verify.VerifyAnalyzerAsync(
        In("void M(List<int>[] rows) { foreach (var row in rows) row.Sort(Comparer<int>.Create((x, y) => y - x)); } "
            + "void N(List<int>[][] tables) { foreach (var t in tables) foreach (var row in t) row.Sort([|Comparer<int>.Create((x, y) => y - x)|]); }"));

    private static string In(string member) =>
        "using System; using System.Collections.Generic; using System.Globalization; using System.Linq; class Own { "
            + "public static Own Create(CultureInfo c, bool b) => null; public int Compare(string x, string y) => 0; } class C { "
            + "static readonly CultureInfo s_culture = new CultureInfo(\"de\"); "
            + "static int Compare(int x, int y) => y - x; static void Use(object o) { } " + member + " }";
}
