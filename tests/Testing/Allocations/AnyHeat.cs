using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Testing;

/// <summary>
/// The verifiers with <c>minimum_heat = unknown</c>, for tests of what a rule sees and how it is fixed: their snippets need no loop to be worth a report.
/// </summary>
public static class AnyHeat
{
    /// <summary>Lets each rule report at any heat but cold.</summary>
    internal static void Allow(SolutionState input) =>
        input.AnalyzerConfigFiles.Add(("/.globalconfig", "is_global = true\ndotnet_code_quality.allocations.minimum_heat = unknown\n"));

    /// <summary>The verifier of an analyzer at any heat.</summary>
    public static class Analyzer<TAnalyzer>
        where TAnalyzer : DiagnosticAnalyzer, new()
    {
        /// <summary>Expects the analyzer's one rule.</summary>
        public static DiagnosticResult Diagnostic() => CSharpAnalyzerVerifier<TAnalyzer>.Diagnostic();

        /// <summary>Checks what is reported in a source file.</summary>
        public static Task VerifyAnalyzerAsync(string source, params DiagnosticResult[] expected)
        {
            var test = new Test { TestCode = source };
            test.ExpectedDiagnostics.AddRange(expected);
            return test.RunAsync(CancellationToken.None);
        }

        /// <summary>A test of the analyzer, for what the method cannot say.</summary>
        public sealed class Test : CSharpAnalyzerVerifier<TAnalyzer>.Test
        {
            /// <summary>A test at any heat.</summary>
            public Test() => Allow(TestState);
        }
    }

    /// <summary>The verifier of an analyzer and its fix at any heat.</summary>
    public static class CodeFix<TAnalyzer, TCodeFix>
        where TAnalyzer : DiagnosticAnalyzer, new()
        where TCodeFix : CodeFixProvider, new()
    {
        /// <summary>Expects the analyzer's one rule.</summary>
        public static DiagnosticResult Diagnostic() => CSharpCodeFixVerifier<TAnalyzer, TCodeFix>.Diagnostic();

        /// <summary>Checks what is reported in a source file; no fix is tried.</summary>
        public static Task VerifyAnalyzerAsync(string source, params DiagnosticResult[] expected) => RunAsync(new Test { TestCode = source }, expected);

        /// <summary>Checks what the fix makes of the diagnostics that markup expects.</summary>
        public static Task VerifyCodeFixAsync(string source, string fixedSource) => RunAsync(new Test { TestCode = source, FixedCode = fixedSource }, []);

        private static Task RunAsync(Test test, DiagnosticResult[] expected)
        {
            test.ExpectedDiagnostics.AddRange(expected);
            return test.RunAsync(CancellationToken.None);
        }

        /// <summary>A test of the analyzer and the fix, for what the methods cannot say.</summary>
        public sealed class Test : CSharpCodeFixVerifier<TAnalyzer, TCodeFix>.Test
        {
            /// <summary>A test at any heat.</summary>
            public Test() => Allow(TestState);
        }
    }
}
