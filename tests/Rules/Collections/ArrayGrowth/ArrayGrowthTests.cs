using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Collections.ArrayGrowth.ArrayGrowthAnalyzer>;

namespace Allocations.Tests.Collections.ArrayGrowth;

/// <summary>Which copies of arrays ALLOC608 reports, what it says, and which it leaves.</summary>
public sealed class ArrayGrowthTests
{
    [Fact]
    public Task Message_NamesTheArray() => Verify.VerifyAnalyzerAsync(
        Method("foreach (var x in text) {|#0:Array.Resize(ref all, all.Length + 1)|};"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'all' is copied to a longer array in each iteration, which allocates memory (in a loop (line 5))"));

    [Theory]
    [InlineData("foreach (var x in source) { [|Array.Resize(ref all, all.Length + 1)|]; all[all.Length - 1] = x; }")]
    [InlineData("foreach (var x in source) if (x > 3) { [|Array.Resize(ref all, 1 + all.Length)|]; all[^1] = x; }")]
    [InlineData("foreach (var part in parts) { [|Array.Resize(ref all, all.Length + part.Length)|]; part.CopyTo(all, all.Length - part.Length); }")]
    [InlineData("foreach (var x in source) [|all = all.Append(x).ToArray()|];")]
    [InlineData("foreach (var part in parts) [|all = all.Concat(part).Distinct().ToArray()|];")]
    [InlineData("for (var i = 0; i < source.Count; i++) { var x = source[i]; [|all = all.Prepend(x).ToArray()|]; }")]
    [InlineData("foreach (var x in source) [|fixedAll = fixedAll.Add(x)|];")]
    [InlineData("foreach (var part in parts) [|fixedAll = fixedAll.AddRange(part)|];")]
    [InlineData("foreach (var x in source) { if (x == 2) { [|all = all.Append(x).ToArray()|]; } else { [|all = all.Append(3).ToArray()|]; } }")]
    [InlineData("foreach (var x in source) { var more = new int[all.Length + 1]; Array.Copy(all, more, all.Length); more[all.Length] = x; [|all = more|]; }")]
    public Task ArrayThatGrowsInALoop_IsReported(string statements) => Verify.VerifyAnalyzerAsync(Method(statements));

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("foreach (var x in source) [|all = [.. all, x]|];")]
    [InlineData("foreach (var part in parts) [|all = [.. part, .. all]|];")]
    [InlineData("foreach (var x in source) all = [.. all];")]
    [InlineData("foreach (var x in source) all = [x, 1];")]
    public Task ArrayThatGrowsByASpread_IsReported(string statements) => Verify.VerifyAnalyzerAsync(Method(statements));

    [Theory]
    [InlineData("Array.Resize(ref all, all.Length + 1); all = all.Append(1).ToArray();")]
    [InlineData("foreach (var x in source) { if (n == all.Length) Array.Resize(ref all, all.Length * 2); all[n++] = x; }")]
    [InlineData("foreach (var x in source) { if (n == all.Length) Array.Resize(ref all, all.Length + 64); all[n++] = x; }")]
    [InlineData("foreach (var x in source) { if (n == all.Length) Array.Resize(ref all, all.Length + all.Length); all[n++] = x; }")]
    [InlineData("foreach (var x in source) Array.Resize(ref all, x);")]
    [InlineData("foreach (var x in source) { all = new int[1]; Array.Resize(ref all, all.Length + 1); }")]
    [InlineData("foreach (var x in source) { var one = new int[x]; one = one.Append(x).ToArray(); n += one.Length; }")]
    [InlineData("foreach (var part in parts) all = part.Append(1).ToArray();")]
    [InlineData("foreach (var x in source) { var more = new int[all.Length * 2]; Array.Copy(all, more, all.Length); all = more; }")]
    [InlineData("var more = new int[all.Length + 1]; foreach (var x in source) { more[x] = x; all = more; }")]
    [InlineData("foreach (var x in source) { var more = new int[parts.Length + 1]; all = more; }")]
    [InlineData("foreach (var x in source) all = all.Where(y => y > x).ToArray();")]
    [InlineData("foreach (var x in source) { var more = all.Append(x).ToArray(); n += more.Length; }")]
    [InlineData("foreach (var x in source) fixedAll = fixedAll.Remove(x);")]
    [InlineData("foreach (var x in source) tree = tree.Add(x);")]
    [InlineData("foreach (var x in source) kept = kept.Append(x).ToArray();")]
    [InlineData("foreach (var x in source) if (x > 3) throw new Exception((all = all.Append(x).ToArray()).Length + \"\");")]
    [InlineData("foreach (var x in source) { all = all.Append(x).ToArray(); return; }")]
    [InlineData("Action add = () => all = all.Append(1).ToArray(); add();")]
    public Task OtherArray_IsSilent(string statements) => Verify.VerifyAnalyzerAsync(Method(statements));

    [Fact]
    public Task Incomplete_IsSilent() => new Verify.Test
    {
        TestCode = Method("foreach (var x in source) { all = all.Append(; Array.Resize(ref all, ); Array.Resize(ref , all.Length + 1); all = ; }"),
        CompilerDiagnostics = Microsoft.CodeAnalysis.Testing.CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Method(string statements) =>
        "using System; using System.Collections.Generic; using System.Collections.Immutable; using System.Linq;\n"
        + "public class C { int[] kept = new int[0];\n"
        + "public void M(List<int> source, string text, int[][] parts, int n) { var all = new int[1]; var fixedAll = ImmutableArray<int>.Empty;\n"
        + "var tree = ImmutableList<int>.Empty;\n" + statements + " GC.KeepAlive(all); GC.KeepAlive(fixedAll); GC.KeepAlive(tree); } }";
}
