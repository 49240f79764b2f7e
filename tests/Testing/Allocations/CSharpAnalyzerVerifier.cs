using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Testing;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Testing;

/// <summary>The verifier of this repository's analyzers: .NET 10, the newest language, default verifier.</summary>
public static class CSharpAnalyzerVerifier<TAnalyzer>
    where TAnalyzer : DiagnosticAnalyzer, new()
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

    /// <summary>Checks what is reported in a source file.</summary>
    public static Task VerifyAnalyzerAsync(string source, params DiagnosticResult[] expected)
    {
        var test = new Test { TestCode = source };
        test.ExpectedDiagnostics.AddRange(expected);
        return test.RunAsync(CancellationToken.None);
    }

    /// <summary>A test of the analyzer, for what the method cannot say.</summary>
    public class Test : CSharpAnalyzerTest<TAnalyzer, DefaultVerifier>
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
            return base.RunImplAsync(cancellationToken);
        }
    }
}
