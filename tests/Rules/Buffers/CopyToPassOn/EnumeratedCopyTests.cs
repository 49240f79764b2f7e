using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.CopyToPassOn.CopyToPassOnCodeFix>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>Sequences that are copied only to be gone through.</summary>
public sealed class EnumeratedCopyTests
{
    private const string Reason = "the sequence must not change while it is gone through";

    [Fact]
    public Task Message_OfACopyThatIsGoneThrough_NamesForEach() => Verify.VerifyAnalyzerAsync(
        In("{|#0:some.ToList()|}.ForEach(x => Use(x));"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'ToList' allocates memory for a copy that is only gone through once, as 'foreach' could go through the sequence (not known to be hot)"));

    [Theory]
    [InlineData("[|some.ToList()|].ForEach(x => Use(x));", "foreach (var x in some)\n{\n    Use(x);\n}")]
    [InlineData("[|array.ToList()|].ForEach(x => n += x); // all", "foreach (var x in array)\n{\n    n += x;\n} // all")]
    [InlineData(
        "[|Some(n).ToList()|].ForEach((int x) =>\n{\n    Use(x);\n    Use(n); // twice\n});",
        "foreach (int x in Some(n))\n{\n    Use(x);\n    Use(n); // twice\n}")]
    [InlineData(
        "[|some.ToList()|].ForEach(x =>\n{\n    Func<int> f = () => { return x; };\n    Use(f);\n});",
        "foreach (var x in some)\n{\n    Func<int> f = () => { return x; };\n    Use(f);\n}")]
    public async Task FunctionForEachItem_BecomesALoop(string statement, string changed)
    {
        var title = await new Verify.Test { TestCode = In(InLines(statement)), FixedCode = In(InLines(changed)) }
            .RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (" + Reason + ")", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[|some.ToList()|].ForEach(x => { if (x > n) return; Use(x); });")]
    [InlineData("[|some.ToList()|] /* all */ .ForEach(x => Use(x));")]
    [InlineData("Action later = () => [|some.ToList()|].ForEach(x => Use(x)); later();")]
    public Task FunctionThatIsNoLoop_HasNoFix(string statement) => Verify.VerifyCodeFixAsync(In(statement), In(statement));

    [Theory]
    [InlineData("foreach (var x in [|Some(n).ToList()|]) Use(x);")]
    [InlineData("foreach (var x in [|other.Some(n).ToArray()|]) Use(x);")]
    [InlineData("var all = [|group.ToArray()|]; Use(n); foreach (var x in all) Use(x);")]
    public Task LoopThroughACopy_IsReportedWhereItRunsOften(string statement) => Verify.VerifyCodeFixAsync(
        In("foreach (var letter in text) { " + statement + " }"), In("foreach (var letter in text) { " + statement + " }"));

    [Theory]
    [InlineData("foreach (var x in Some(n).ToList()) Use(x);")]
    [InlineData("var all = group.ToArray(); foreach (var x in all) Use(x);")]
    public Task LoopThroughACopy_MayBeThereForChanges(string statement) => Verify.VerifyAnalyzerAsync(In(statement));

    [Theory]
    [InlineData("foreach (var x in kept.ToList()) kept.Remove(x);")]
    [InlineData("foreach (var x in _all.ToList()) Use(x);")]
    [InlineData("_all.ToList().ForEach(x => Use(x));")]
    [InlineData("list.ToList().ForEach(x => Use(x));")]
    [InlineData("kept.ToList().ForEach(x => kept.Remove(x));")]
    [InlineData("some.ToList().ForEach(async x => await System.Threading.Tasks.Task.Delay(x));")]
    [InlineData("some.ToList().ForEach(Use);")]
    [InlineData("var all = group.ToArray(); foreach (var x in all) Use(x); Use(all);")]
    [InlineData("var all = group.ToArray(); foreach (var x in all) Use(x); foreach (var x in all) Use(x);")]
    [InlineData("var all = group.ToArray(); while (n-- > 0) foreach (var x in all) Use(x);")]
    [InlineData("var all = kept.ToArray(); kept.Clear(); foreach (var x in all) Use(x);")]
    public Task CopyThatMayBeNeeded_IsNotReported(string statement) => Verify.VerifyAnalyzerAsync(
        In("foreach (var letter in text) { " + statement + " }"));

    private static string InLines(string statement) => "\n        " + statement.Replace("\n", "\n        ", StringComparison.Ordinal) + "\n   ";

    private static string In(string statement) =>
        """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        class D { public IEnumerable<int> Some(int n) => null; }
        class C
        {
            static List<int> _all;
            static void Use(object o) { }
            static void Use(int n) { }
            static IEnumerable<int> Some(int n) { yield return n; }
            static void M(int n, string text, List<int> list, int[] array, IEnumerable<int> some, ICollection<int> kept, IGrouping<int, int> group, D other)
            {
        """ + statement + """
         }
        }
        """;
}
