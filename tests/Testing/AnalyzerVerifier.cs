using Microsoft.CodeAnalysis.Diagnostics;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>The shortest way to test an analyzer.</summary>
public class AnalyzerVerifier<TAnalyzer, TTest, TVerifier>
    where TAnalyzer : DiagnosticAnalyzer, new()
    where TTest : AnalyzerTest<TVerifier>, new()
    where TVerifier : IVerifier, new()
{
    /// <summary>Expects the analyzer's one rule.</summary>
    public static DiagnosticResult Diagnostic() => Diagnostic(Single(new TAnalyzer().SupportedDiagnostics));

    /// <summary>Expects the analyzer's rule of this id.</summary>
    public static DiagnosticResult Diagnostic(string diagnosticId) =>
        Diagnostic(Single(new TAnalyzer().SupportedDiagnostics.Where(descriptor => descriptor.Id == diagnosticId)));

    /// <summary>Expects this rule.</summary>
    public static DiagnosticResult Diagnostic(DiagnosticDescriptor descriptor) => new(descriptor);

    /// <summary>Checks what is reported in a source file.</summary>
    public static Task VerifyAnalyzerAsync(string source, params DiagnosticResult[] expected)
    {
        var test = new TTest { TestCode = source };
        test.ExpectedDiagnostics.AddRange(expected);
        return test.RunAsync(CancellationToken.None);
    }

    private static DiagnosticDescriptor Single(IEnumerable<DiagnosticDescriptor> descriptors) => descriptors.ToArray() switch
    {
        [var descriptor] => descriptor,
        var several => throw new InvalidOperationException(
            $"'{typeof(TAnalyzer).Name}' has {several.Length} descriptors that fit. Use the overload that takes an id or a descriptor."),
    };
}
