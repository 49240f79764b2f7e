using Allocations.Tests.Arguments.Shared;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.ParamsArray.ParamsArrayAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.ParamsArray.ParamsArrayCodeFix>;

namespace Allocations.Tests.Arguments.ParamsArray;

/// <summary>Checks the overloads that ALLOC101 adds.</summary>
internal static class OverloadFix
{
    /// <summary>Expects that no overload is offered, also where the call is reported only because all is asked for.</summary>
    public static Task VerifyNoneAsync(string source, ReferenceAssemblies? references = null) =>
        RunAsync(source, source, "ALLOC101.single", references, minimumHeat: "unknown");

    /// <summary>Expects a single-argument overload; an unsafe one where a title is given.</summary>
    public static async Task VerifyAsync(string source, string fixedSource, string? title = null) =>
        await RunAsync(source, fixedSource, title is null ? "ALLOC101.single" : "ALLOC101.single!", null, title);

    /// <summary>Expects what the action of a key makes.</summary>
    public static Task RunAsync(
        string source,
        string fixedSource,
        string key,
        ReferenceAssemblies? references = null,
        string? title = null,
        LanguageVersion languageVersion = LanguageVersion.Latest,
        string? minimumHeat = null)
    {
        var test = new Verify.Test
        {
            TestCode = source,
            FixedCode = SpanText.Of(fixedSource),
            CodeActionEquivalenceKey = key,
            LanguageVersion = languageVersion,
            CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
            CompilerDiagnostics = CompilerDiagnostics.None,
            CodeFixTestBehaviors = title is null ? CodeFixTestBehaviors.None : CodeFixTestBehaviors.SkipFixAllCheck,
            SolutionTransforms =
            {
                (solution, id) => solution.WithProjectCompilationOptions(
                    id, ((CSharpCompilationOptions)solution.GetProject(id)!.CompilationOptions!).WithAllowUnsafe(true)),
            },
        };
        if (minimumHeat is not null)
        {
            var config = "root = true\n[*.cs]\ndotnet_code_quality.allocations.minimum_heat = " + minimumHeat + "\n";
            test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", config));
        }

        if (references is not null)
            test.ReferenceAssemblies = references;
        return test.RunAsync(TestContext.Current.CancellationToken);
    }
}
