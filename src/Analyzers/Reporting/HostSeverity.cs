using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Reporting;

/// <summary>Asks a host how severe a finding has to be to be shown.</summary>
internal static class HostSeverity
{
    // AnalysisContext.MinimumReportedSeverity, which the oldest host does not have.
    private static readonly Func<AnalysisContext, DiagnosticSeverity>? LeastShown =
        typeof(AnalysisContext).GetProperty("MinimumReportedSeverity")?.GetMethod is { } getter
            ? (Func<AnalysisContext, DiagnosticSeverity>)getter.CreateDelegate(typeof(Func<AnalysisContext, DiagnosticSeverity>))
            : null;

    /// <summary>The least severity that is shown; hidden where the host does not tell.</summary>
    public static DiagnosticSeverity LeastShownIn(AnalysisContext context) => LeastShown?.Invoke(context) ?? DiagnosticSeverity.Hidden;
}
