using Allocations.Analyzers.Flow.Calls;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rewriting.Interpolations;

/// <summary>
/// Determines whether the handler of an interpolated string may be many times on the stack: it lies in the frame of its method, where a format or a
/// concatenation keeps only references.
/// </summary>
internal static class HandlerFrames
{
    /// <summary>What may differ where an interpolated string with a handler is written at a place; null where its method ends before it runs again.</summary>
    public static string? Difference(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken) =>
        CallGraph.MayRunAgain(place, model, cancellationToken) ? Differences.Recursion : null;
}
