using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>The shortest way to test an analyzer with its code fix.</summary>
public class CodeFixVerifier<TAnalyzer, TCodeFix, TTest, TVerifier> : AnalyzerVerifier<TAnalyzer, TTest, TVerifier>
    where TAnalyzer : DiagnosticAnalyzer, new()
    where TCodeFix : CodeFixProvider, new()
    where TTest : CodeFixTest<TVerifier>, new()
    where TVerifier : IVerifier, new()
{
    /// <summary>Checks what the fix makes of the diagnostics that markup expects.</summary>
    public static Task VerifyCodeFixAsync(string source, string fixedSource) =>
        VerifyCodeFixAsync(source, DiagnosticResult.EmptyDiagnosticResults, fixedSource);

    /// <summary>Checks what the fix makes of a diagnostic.</summary>
    public static Task VerifyCodeFixAsync(string source, DiagnosticResult expected, string fixedSource) =>
        VerifyCodeFixAsync(source, [expected], fixedSource);

    /// <summary>Checks what the fix makes of the diagnostics.</summary>
    public static Task VerifyCodeFixAsync(string source, DiagnosticResult[] expected, string fixedSource)
    {
        var test = new TTest { TestCode = source, FixedCode = fixedSource };
        test.ExpectedDiagnostics.AddRange(expected);
        return test.RunAsync(CancellationToken.None);
    }
}
