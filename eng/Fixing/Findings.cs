using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Fixing;

/// <summary>What analyzers report in a project.</summary>
public static class Findings
{
    /// <summary>The findings in source files, in the order of files, places and ids.</summary>
    /// <exception cref="InvalidOperationException">An analyzer threw; the message names it.</exception>
    public static async Task<IReadOnlyList<Diagnostic>> OfAsync(
        Project project, ImmutableArray<DiagnosticAnalyzer> analyzers, CancellationToken cancellationToken = default)
    {
        var compilation = (await project.GetCompilationAsync(cancellationToken))!;
        var found = await compilation.WithAnalyzers(analyzers, project.AnalyzerOptions).GetAnalyzerDiagnosticsAsync(cancellationToken);
        if (found.FirstOrDefault(static diagnostic => diagnostic.Id == "AD0001") is { } crash)
            throw new InvalidOperationException(crash.ToString());
        return
        [
            .. found.Where(static diagnostic => diagnostic.Location.IsInSource && !diagnostic.IsSuppressed)
                .OrderBy(static diagnostic => diagnostic.Location.SourceTree!.FilePath, StringComparer.Ordinal)
                .ThenBy(static diagnostic => diagnostic.Location.SourceSpan.Start)
                .ThenBy(static diagnostic => diagnostic.Id, StringComparer.Ordinal)
                .ThenBy(static diagnostic => diagnostic.Location.SourceSpan.End),
        ];
    }
}
