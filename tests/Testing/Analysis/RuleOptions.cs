using System.Collections.Immutable;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Which rules a compilation runs.</summary>
internal static class RuleOptions
{
    /// <summary>The options with all rules on that are off by default, and those off that the test disables.</summary>
    public static CompilationOptions Enable(
        CompilationOptions options, ImmutableArray<DiagnosticAnalyzer> analyzers, IEnumerable<string> disabled)
    {
        var severities = options.SpecificDiagnosticOptions.ToDictionary(pair => pair.Key, pair => pair.Value);
        foreach (var descriptor in analyzers.SelectMany(analyzer => analyzer.SupportedDiagnostics))
        {
            if (!descriptor.IsEnabledByDefault)
            {
                severities[descriptor.Id] = ReportFor(descriptor.DefaultSeverity);
            }
        }

        foreach (var id in disabled)
        {
            severities[id] = ReportDiagnostic.Suppress;
        }

        return options.WithSpecificDiagnosticOptions(severities);
    }

    private static ReportDiagnostic ReportFor(DiagnosticSeverity severity) => severity switch
    {
        DiagnosticSeverity.Error => ReportDiagnostic.Error,
        DiagnosticSeverity.Warning => ReportDiagnostic.Warn,
        DiagnosticSeverity.Info => ReportDiagnostic.Info,
        _ => ReportDiagnostic.Hidden,
    };
}
