using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Any = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>Empty lists that a function returns as a type by which nobody can add to them.</summary>
public sealed class EmptyCollectionTests
{
    [Fact]
    public Task Message_NamesTheEmptyArray() => Any.VerifyAnalyzerAsync(
        In("IEnumerable<int> M() => {|#0:new List<int>()|};"),
        Any.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new List<int>()' allocates 32 B on each call, although nobody can add to it, so that 'Array.Empty' would do (not known to be hot)"));

    [Theory]
    [InlineData("IEnumerable<string> M(string s) { if (s == null) return [|new List<string>()|]; return new List<string> { s }; }",
        "IEnumerable<string> M(string s) { if (s == null) return Array.Empty<string>(); return new List<string> { s }; }")]
    [InlineData("IReadOnlyList<int> M() => [|new List<int>()|];", "IReadOnlyList<int> M() => Array.Empty<int>();")]
    [InlineData("IReadOnlyCollection<(int, string)> P { get { return [|new List<(int, string)>()|]; } }",
        "IReadOnlyCollection<(int, string)> P { get { return Array.Empty<(int, string)>(); } }")]
    [InlineData("IEnumerable<int> M(IEnumerable<int> all) => all ?? [|new List<int>()|];",
        "IEnumerable<int> M(IEnumerable<int> all) => all ?? Array.Empty<int>();")]
    [InlineData("IEnumerable<int> M(int n, IEnumerable<int> all) => n switch { 1 => [|new List<int>()|], _ => all };",
        "IEnumerable<int> M(int n, IEnumerable<int> all) => n switch { 1 => Array.Empty<int>(), _ => all };")]
    [InlineData("async System.Threading.Tasks.Task<IEnumerable<int>> M() { await System.Threading.Tasks.Task.Yield(); return [|new List<int>()|]; }",
        "async System.Threading.Tasks.Task<IEnumerable<int>> M() { await System.Threading.Tasks.Task.Yield(); return Array.Empty<int>(); }")]
    [InlineData("IEnumerable<object> M() => [|new List<string>()|];", "IEnumerable<object> M() => Array.Empty<string>();")]
    public Task EmptyListToRead_IsTheEmptyArray(string member, string changed) => new Any.Test
    {
        TestCode = In(member),
        FixedCode = In(changed),
        CodeActionEquivalenceKey = "ALLOC104.empty!",
        CodeActionVerifier = (action, verifier) => verifier.Equal("Return the empty array (whoever casts it to a list gets an array)", action.Title),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("List<int> M() => new List<int>();")]
    [InlineData("IList<int> M() => new List<int>();")]
    [InlineData("ICollection<int> M() => new List<int>();")]
    [InlineData("object M() => new List<int>();")]
    [InlineData("IEnumerable<int> M(int n) => new List<int>(n);")]
    [InlineData("IEnumerable<int> M(int n) => new List<int> { n };")]
    [InlineData("IEnumerable<int> M() { IEnumerable<int> all = new List<int>(); return all; }")]
    [InlineData("void M() => Take(new List<int>()); void Take(IEnumerable<int> all) { }")]
    [InlineData("IEnumerable<int> _all = new List<int>();")]
    public Task OtherList_IsNotReported(string member) => Any.VerifyAnalyzerAsync(In(member));

    private static string In(string member) => "using System; using System.Collections.Generic; class C { " + member + " }";
}
