using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Any = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorAnalyzer>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorAnalyzer>;
using VerifyFix = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorAnalyzer,
    Allocations.CodeFixes.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorCodeFix>;

namespace Allocations.Tests.Collections.AllocatedEnumerator;

/// <summary>Enumerators that the code asks for itself, for one loop.</summary>
public sealed class ExplicitEnumeratorTests
{
    [Theory]
    [InlineData("for (var e = [|kept|].GetEnumerator(); e.MoveNext();) n += e.Current;")]
    [InlineData("for (IEnumerator<int> e = [|kept|].GetEnumerator(); n > 3 && e.MoveNext();) n += e.Current;")]
    [InlineData("using var e = [|kept|].GetEnumerator(); while (e.MoveNext()) n += e.Current;")]
    [InlineData("using (var e = [|kept|].GetEnumerator()) { while (e.MoveNext() && n > 3) n += e.Current; }")]
    [InlineData("IEnumerator<int> e = [|kept|].GetEnumerator(); try { while (e.MoveNext()) n += e.Current; } finally { e?.Dispose(); }")]
    [InlineData("var e = [|kept|].GetEnumerator(); while (e.MoveNext()) n += e.Current; if (e != null) e.Dispose();")]
    [InlineData("var e = [|kept|].GetEnumerator(); using (e) { do { n++; } while (e.MoveNext()); }")]
    [InlineData("using var e = [|kept|].GetEnumerator(); if (!e.MoveNext()) continue; n = e.Current; while (e.MoveNext()) n += e.Current;")]
    [InlineData("using var e = [|kept|].GetEnumerator(); while (true) { if (!e.MoveNext()) break; n += e.Current; }")]
    [InlineData("foreach (var item in [|kept|]) n += item; var e = kept.GetEnumerator(); while (e.MoveNext()) n += e.Current;")]
    public Task CollectionOfOneType_IsReported(string statements) => AnalyzeAsync("IList<int> kept = list; " + statements);

    [Theory]
    [InlineData("using var e = kept.GetEnumerator(); if (e.MoveNext()) n += e.Current;")]
    [InlineData("using var e = kept.GetEnumerator(); while (e.MoveNext()) { n += e.Current; return n; }")]
    [InlineData("var e = kept.GetEnumerator(); Use(e); while (e.MoveNext()) n += e.Current;")]
    [InlineData("var e = kept.GetEnumerator(); while (e.MoveNext()) n += Use(e);")]
    [InlineData("var e = kept.GetEnumerator(); _kept = e; while (e.MoveNext()) n += e.Current;")]
    [InlineData("_kept = kept.GetEnumerator(); while (_kept.MoveNext()) n += _kept.Current;")]
    [InlineData("var e = kept.GetEnumerator(); while (e.MoveNext()) n += e.Current; e.Reset();")]
    [InlineData("var e = kept.GetEnumerator(); while (e.MoveNext()) n += e.Current; e = list.GetEnumerator();")]
    [InlineData("var e = kept.GetEnumerator(); Func<int> next = () => e.Current; while (e.MoveNext()) n += next();")]
    [InlineData("var e = kept.GetEnumerator(); while (e.MoveNext() && e.Current > 3) n++; while (e.MoveNext()) n += e.Current;")]
    [InlineData("var e = kept.GetEnumerator(); while (e.MoveNext()) n++; n += e.Current;")]
    [InlineData("var e = kept.GetEnumerator(); ref var r = ref e; while (r.MoveNext()) n += r.Current;")]
    [InlineData("var e = list.GetEnumerator(); while (e.MoveNext()) n += e.Current;")]
    [InlineData("using var e = list.GetEnumerator(); while (e.MoveNext()) n += e.Current;")]
    [InlineData("var e = Lazily().GetEnumerator(); while (e.MoveNext()) n += e.Current;")]
    [InlineData("var e = list.Where(value => value > 2).GetEnumerator(); while (e.MoveNext()) n += e.Current;")]
    public Task OtherEnumerator_IsSilent(string statements) => AnalyzeAsync("IList<int> kept = list; " + statements);

    [Theory]
    [InlineData("new List<int>()", "IList<int>", "[|kept|]", "[|other|]")]
    [InlineData("new int[3]", "IEnumerable<int>", "[|kept|]", "[|other|]")]
    [InlineData("new HashSet<int>()", "ICollection<int>", "kept", "other")]
    [InlineData("new LinkedList<int>()", "IEnumerable<int>", "kept", "other")]
    public Task EnumeratorsInStep_AreReportedWhereAnIndexWouldDo(string value, string type, string first, string second) => AnalyzeAsync(
        $"{type} kept = {value}; {type} other = {value}; using var a = {first}.GetEnumerator(); using var b = {second}.GetEnumerator(); "
            + "while (a.MoveNext() && b.MoveNext()) n += a.Current * b.Current;");

    [Fact]
    public Task EnumeratorInsideTheLoop_IsNotInStep() => AnalyzeAsync(
        "ICollection<int> kept = new HashSet<int>(); var a = [|kept|].GetEnumerator(); while (a.MoveNext()) { "
            + "var b = list.GetEnumerator(); while (b.MoveNext()) n += a.Current * b.Current; }");

    [Theory]
    [InlineData("int[]", "allocates 32 B for an enumerator and 24 bytes for each element, which a 'foreach' does without")]
    [InlineData("string[]", "allocates 32 B for an enumerator, which a 'foreach' does without")]
    [InlineData("string", "allocates 32 B for an enumerator, which a 'foreach' does without")]
    public Task ArrayAndText_NeedNoEnumerator(string type, string what) => Verify.VerifyAnalyzerAsync(
        "using System; class C { static int M(" + type + " all, int n) {\nwhile (Console.ReadLine() != null) "
            + "for (var e = {|#0:all|}.GetEnumerator(); e.MoveNext();) n++; return n; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Warning).WithMessage(
            "Enumerating 'all' as '" + type + "' " + what + " (in a loop (line 2))"));

    [Theory]
    [InlineData("var e = all.GetEnumerator(); if (e.MoveNext()) n += (int)e.Current;")]
    [InlineData("foreach (var item in all) n += item;")]
    [InlineData("var e = all.AsSpan().GetEnumerator(); while (e.MoveNext()) n += e.Current;")]
    public Task ArrayWithoutAnEnumerator_IsSilent(string statements) => Verify.VerifyAnalyzerAsync(
        "using System; class C { static int M(int[] all, int n) { while (Console.ReadLine() != null) { " + statements + " } return n; } }");

    [Fact]
    public Task ArraysInStep_WouldTakeAnIndex() => Any.VerifyAnalyzerAsync(
        "class C { static int M(int[] all, int[] other, int n) { var a = {|#0:all|}.GetEnumerator(); var b = {|#1:other|}.GetEnumerator(); "
            + "while (a.MoveNext() && b.MoveNext()) n += (int)a.Current * (int)b.Current; return n; } }",
        Step(0, "all"),
        Step(1, "other"));

    [Fact]
    public Task OwnIterations_AreNoReason() => Verify.VerifyAnalyzerAsync(
        "class C { static int M(int[] all, int n) { for (var e = all.GetEnumerator(); e.MoveNext();) n += (int)e.Current; return n; } }");

    [Fact]
    public Task Iterator_MayHoldOneAcrossItsYields() => Any.VerifyAnalyzerAsync(
        "using System.Collections.Generic; class C { static IEnumerable<int> M(IReadOnlyList<int> all) { using var e = [|all|].GetEnumerator(); "
            + "while (e.MoveNext()) yield return e.Current; } static IEnumerable<int> N(List<int> all) { using var e = all.GetEnumerator(); "
            + "while (e.MoveNext()) yield return e.Current; } }");

    [Fact]
    public Task CollectionOfTheProject_MakesOneForBothKindsOfLoops() => Any.VerifyAnalyzerAsync(
        "using System.Collections.Generic; class Own { public IEnumerator<int> GetEnumerator() { yield return 1; } } class Kept { "
            + "public List<int>.Enumerator GetEnumerator() => new List<int>().GetEnumerator(); } class C { static int M(Own own, Kept kept, int n) { "
            + "using var e = [|own|].GetEnumerator(); while (e.MoveNext()) n += e.Current; var k = kept.GetEnumerator(); while (k.MoveNext()) n++; "
            + "return n; } }");

    [Fact]
    public Task LoopAroundIt_IsNotRewritten()
    {
        const string code = "using System.Collections.Generic; class C { static int M(IReadOnlyList<int[]> rows, IReadOnlyList<int> other, int n) { "
            + "foreach (var row in new int[3]) { using var e = [|other|].GetEnumerator(); while (e.MoveNext()) n += e.Current; } return n; } }";
        return VerifyFix.VerifyCodeFixAsync(code, code);
    }

    private static Microsoft.CodeAnalysis.Testing.DiagnosticResult Step(int location, string name) =>
        Any.Diagnostic().WithLocation(location).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "Enumerating '" + name + "' as 'int[]' allocates 32 B for an enumerator and 24 bytes for each element, which an index does without "
                + "(not known to be hot)");

    private static Task AnalyzeAsync(string statements) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = "using System; using System.Collections.Generic; using System.Linq; class C { IEnumerator<int> _kept; "
            + "static int Use(IEnumerator<int> e) => 1; static IEnumerable<int> Lazily() { yield return 1; }\n"
            + "int M(List<int> list, int n) { while (Console.ReadLine() != null) { " + statements + " } return n; } }",
    }.RunAsync(TestContext.Current.CancellationToken);
}
