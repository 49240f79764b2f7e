using Allocations.Analyzers.Options;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether a project is built for older frameworks that the host has not loaded. A rewrite is compiled for each target that is there; of the others
/// nobody knows whether they have what it calls.
/// </summary>
internal static class UnseenTargets
{
    /// <summary>What may differ for a target that is not loaded; null where all of them are, or where the place is compiled for some targets only.</summary>
    public static string? DifferenceAt(FixRequest request, CancellationToken cancellationToken)
    {
        var project = request.Document.Project;
        return project.AnalyzerOptions.AnalyzerConfigOptionsProvider.GlobalOptions.TryGetValue(TargetFrameworks.Property, out var targets)
            && TargetFrameworks.CommonTo(targets) < FrameworkApi.AlternateLookups
            && SharedFiles.Of(request.Document).Count(document => document.Project.FilePath == project.FilePath) < TargetFrameworks.CountOf(targets)
            && !ConditionalCode.Holds(request.Node, cancellationToken)
                ? "another target of the project is not loaded"
                : null;
    }
}
