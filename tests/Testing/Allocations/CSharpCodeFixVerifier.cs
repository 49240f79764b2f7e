using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Testing;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Testing;

/// <summary>The verifier of this repository's analyzers and fixes: .NET 10, the newest language, default verifier.</summary>
public static class CSharpCodeFixVerifier<TAnalyzer, TCodeFix>
    where TAnalyzer : DiagnosticAnalyzer, new()
    where TCodeFix : CodeFixProvider, new()
{
    /// <summary>Expects the analyzer's one rule. Further places are what it hands over to its fix, which shows whether they are right.</summary>
    public static DiagnosticResult Diagnostic() =>
        CSharpAnalyzerVerifier<TAnalyzer, DefaultVerifier>.Diagnostic().WithOptions(DiagnosticOptions.IgnoreAdditionalLocations);

    /// <summary>Expects the analyzer's rule of this id.</summary>
    public static DiagnosticResult Diagnostic(string diagnosticId) =>
        CSharpAnalyzerVerifier<TAnalyzer, DefaultVerifier>.Diagnostic(diagnosticId).WithOptions(DiagnosticOptions.IgnoreAdditionalLocations);

    /// <summary>Expects this rule.</summary>
    public static DiagnosticResult Diagnostic(DiagnosticDescriptor descriptor) =>
        CSharpAnalyzerVerifier<TAnalyzer, DefaultVerifier>.Diagnostic(descriptor).WithOptions(DiagnosticOptions.IgnoreAdditionalLocations);

    /// <summary>Checks what is reported in a source file; no fix is tried.</summary>
    public static Task VerifyAnalyzerAsync(string source, params DiagnosticResult[] expected) => RunAsync(new Test { TestCode = source }, expected);

    /// <summary>Checks what the fix makes of the diagnostics that markup expects.</summary>
    public static Task VerifyCodeFixAsync(string source, string fixedSource) => VerifyCodeFixAsync(source, [], fixedSource);

    /// <summary>Checks what the fix makes of a diagnostic.</summary>
    public static Task VerifyCodeFixAsync(string source, DiagnosticResult expected, string fixedSource) =>
        VerifyCodeFixAsync(source, [expected], fixedSource);

    /// <summary>Checks what the fix makes of the diagnostics.</summary>
    public static Task VerifyCodeFixAsync(string source, DiagnosticResult[] expected, string fixedSource) =>
        RunAsync(new Test { TestCode = source, FixedCode = fixedSource }, expected);

    private static Task RunAsync(Test test, DiagnosticResult[] expected)
    {
        test.ExpectedDiagnostics.AddRange(expected);
        return test.RunAsync(CancellationToken.None);
    }

    /// <summary>A test of the analyzer and the fix, for what the methods cannot say.</summary>
    public class Test : CSharpCodeFixTest<TAnalyzer, TCodeFix, DefaultVerifier>
    {
        /// <summary>A test on .NET 10 in which <c>$$</c> is code.</summary>
        public Test()
        {
            ReferenceAssemblies = ReferenceAssemblies.Net.Net100;
            MarkupOptions = MarkupOptions.UseFirstDescriptor | MarkupOptions.TreatPositionIndicatorsAsCode;
        }

        /// <summary>The language of the code; the newest that the running Roslyn knows unless set.</summary>
        public LanguageVersion LanguageVersion { get; set; } = LanguageVersion.Latest;

        /// <inheritdoc/>
        protected override ParseOptions CreateParseOptions() =>
            ((CSharpParseOptions)base.CreateParseOptions()).WithLanguageVersion(RoslynFacts.Require(LanguageVersion));

        /// <inheritdoc/>
        protected override Task RunImplAsync(CancellationToken cancellationToken)
        {
            TestBehaviors |= TestDepth.SkippedFor<TAnalyzer>();
            if (TestState.Sources.Count == 1 && TestState.AdditionalProjects.Count == 0)
                CodeFixTestBehaviors |= TestDepth.SkippedForFix<TCodeFix>();
            return base.RunImplAsync(cancellationToken);
        }
    }
}
