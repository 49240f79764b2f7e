using Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>Events that tell nothing, for which the framework has an object.</summary>
public sealed class EmptyEventTests
{
    [Theory]
    [InlineData("new EventArgs()", "EventArgs.Empty")]
    [InlineData("new System.EventArgs()", "System.EventArgs.Empty")]
    [InlineData("new()", "EventArgs.Empty")]
    public async Task NewEvent_BecomesTheOneThereIs(string made, string shared)
    {
        const string Source =
            "using System; class C { event EventHandler Changed; void M(int n) { for (var i = 0; i < n; i++) Changed?.Invoke(this, HERE); } }";
        await new Verify.Test
        {
            TestCode = Source.Replace("HERE", "{|#0:" + made + "|}", StringComparison.Ordinal),
            FixedCode = Source.Replace("HERE", shared, StringComparison.Ordinal),
            ExpectedDiagnostics =
            {
                Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                    "'" + made + "' allocates 24 B in each iteration of the loop, although it holds nothing, so that 'EventArgs.Empty' would do "
                        + "(in a loop (line 1))"),
            },
            CodeActionEquivalenceKey = "ALLOC104.event!",
            CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("class E : EventArgs { public int N; }", "new E()")]
    [InlineData("", "EventArgs.Empty")]
    [InlineData("class EventArgs { }", "null")]
    public Task OtherEvent_IsNotReported(string type, string given) => Verify.VerifyAnalyzerAsync(
        "using System; " + type + " class C { event EventHandler Changed; void M() { Changed?.Invoke(this, " + given
            + "); lock (new System.EventArgs()) { } } }");
}
