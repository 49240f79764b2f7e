using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.CopyToPassOn.CopyToPassOnCodeFix>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>Sequences that are copied only to be asked once.</summary>
public sealed class AskedCopyTests
{
    [Theory]
    [InlineData("{|#0:map.Keys.ToList()|}[0]", "ToList", "'ElementAt'")]
    [InlineData("Array.BinarySearch({|#0:list.ToArray()|}, n)", "ToArray", "'BinarySearch' of the list")]
    [InlineData("Array.BinarySearch({|#0:list.ToArray()|}, 1, 2, n)", "ToArray", "'BinarySearch' of the list")]
    [InlineData("Array.BinarySearch({|#0:view.ToArray()|}, 1, 2, n)", "ToArray", "a loop over the indexes")]
    [InlineData("Array.IndexOf({|#0:view.ToArray()|}, n)", "ToArray", "a loop over the indexes")]
    public Task Message_OfACopyThatIsAskedOnce_NamesWhatAnswers(string use, string copy, string answer) => Verify.VerifyAnalyzerAsync(
        In("Use(" + use + ");"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'" + copy + "' allocates memory for a copy that is only asked once, as " + answer + " could answer (not known to be hot)"));

    [Theory]
    [InlineData("Use([|set.ToArray()|][n]);")]
    [InlineData("Use([|some.ToList()|][n + 1]);")]
    [InlineData("Use([|Enumerable.ToArray(some)|][0]);")]
    [InlineData("Use(Array.IndexOf([|list.ToArray()|], n));")]
    [InlineData("Use(Array.FindIndex([|list.ToArray()|], x => x > n));")]
    [InlineData("Use(Array.BinarySearch([|list.ToArray()|], n, null));")]
    public Task CopyThatIsAskedOnce_IsReportedWithoutAFix(string statement) => Verify.VerifyCodeFixAsync(In(statement), In(statement));

    [Theory]
    [InlineData("some.ToList()[0] = n;")]
    [InlineData("some.ToArray()[0]++;")]
    [InlineData("Use(some.ToArray()[1..]);")]
    [InlineData("Use(some.ToArray()[^1]);")]
    [InlineData("Use(some.Where(x => x > n).ToList()[0]);")]
    [InlineData("ref var first = ref some.ToArray()[0]; Use(first);")]
    [InlineData("Use(Array.IndexOf(some.ToArray(), n));")]
    [InlineData("Use(Array.ConvertAll(list.ToArray(), x => x + n));")]
    [InlineData("Array.Sort(list.ToArray());")]
    [InlineData("Use(Array.ConvertAll(view.ToArray(), x => x + n));")]
    [InlineData("Use(Array.AsReadOnly(view.ToArray()));")]
    [InlineData("System.Linq.Expressions.Expression<Func<int>> e = () => some.ToList()[0]; Use(e);")]
    public Task CopyThatIsNeeded_IsNotReported(string statement) => Verify.VerifyAnalyzerAsync(In(statement));

    private static string In(string statement) =>
        "using System; using System.Collections.Generic; using System.Linq; class C { static void Use(object o) { } "
            + "static void M(int n, List<int> list, IReadOnlyList<int> view, HashSet<int> set, IEnumerable<int> some, Dictionary<string, int> map) { "
            + statement + " } }";
}
