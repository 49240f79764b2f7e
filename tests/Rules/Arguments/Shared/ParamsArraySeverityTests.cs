using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Arguments.ParamsArray.ParamsArrayAnalyzer>;
using VerifyApi = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiAnalyzer>;

namespace Allocations.Tests.Arguments.Shared;

/// <summary>A method that only takes an array, and its calls: one more overload is code to keep, so neither warns unless the place is declared hot.</summary>
public sealed class ParamsArraySeverityTests
{
    [Theory]
    [InlineData("", DiagnosticSeverity.Info)]
    [InlineData("Api.*", DiagnosticSeverity.Info)]
    [InlineData("C.*", DiagnosticSeverity.Warning)]
    public Task Call_WarnsWhereItIsDeclaredHot(string hotMembers, DiagnosticSeverity severity)
    {
        var test = new Verify.Test
        {
            TestCode = Api("params string[] items")
                + "class C { bool M(string[] lines) { while (true) foreach (var line in lines) { if (line.{|#0:In(\"a\")|}) return true; } } }",
            ExpectedDiagnostics =
            {
                Verify.Diagnostic().WithLocation(0).WithSeverity(severity).WithArguments("In", "string[1]", "", "32 B", "in a loop (line 2, depth 2)"),
            },
        };
        test.TestState.AnalyzerConfigFiles.Add(ListedHot(hotMembers));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("", DiagnosticSeverity.Info)]
    [InlineData("C.*", DiagnosticSeverity.Info)]
    [InlineData("Api.*", DiagnosticSeverity.Warning)]
    public Task Declaration_WarnsWhereItIsDeclaredHot(string hotMembers, DiagnosticSeverity severity)
    {
        var test = new VerifyApi.Test
        {
            TestCode = Api("{|#0:params string[] items|}") + "class C { void M(string[] lines) { while (true) { lines[0].In(\"a\"); } } }",
            ExpectedDiagnostics =
            {
                VerifyApi.Diagnostic().WithLocation(0).WithSeverity(severity)
                    .WithArguments("In", "string", "32 B", "1 of 1 call passes one, Test0.cs:2 in a loop (line 2)"),
            },
        };
        test.TestState.AnalyzerConfigFiles.Add(ListedHot(hotMembers));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("while (true) { lines[0].In(\"a\"); }", "1 of 1 call passes one, Test0.cs:2 in a loop (line 2)")]
    [InlineData("\"\".In(\"a\"); while (true) { lines[0].In(\"a\"); }", "2 of 2 calls pass one, Test0.cs:2 in a loop (line 2)")]
    [InlineData("foreach (var line in lines) { line.In(\"a\"); }", "1 of 1 call passes one, Test0.cs:2 in a loop (line 2)")]
    [InlineData("\"\".In(\"a\");", "1 of 1 call passes one")]
    [InlineData("", "its body only loops over them")]
    [InlineData("foreach (var line in lines) { throw new System.Exception(\"\" + line.In(\"a\")); }", "1 of 1 call passes one")]
    public Task Declaration_TellsItsHottestCall(string body, string reason) => VerifyApi.VerifyAnalyzerAsync(
        Api("{|#0:params string[] items|}") + "class C { void M(string[] lines) { " + body + " } }",
        VerifyApi.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'In' has no overload that takes one string, so a call with one allocates 32 B (" + reason + ")"));

    private static string Api(string items) =>
        "public static class Api { public static bool In(this string value, " + items + ") { "
            + "foreach (var item in items) if (item == value) return true; return false; } }\n";

    private static (string Path, string Text) ListedHot(string members) =>
        ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.hot_members = " + members + "\n");
}
