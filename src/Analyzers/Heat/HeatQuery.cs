using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>What a question about heat carries along while it follows functions to where they run.</summary>
/// <param name="Model">The model of the place's file.</param>
/// <param name="Listed">What options declare for the rule that asks.</param>
/// <param name="FollowsCallers">Whether callers elsewhere count. They do not for a caller itself: one level is followed.</param>
/// <param name="Visited">Functions whose calls are being judged, so that recursion ends.</param>
/// <param name="CancellationToken">Ends the question.</param>
internal readonly record struct HeatQuery(
    SemanticModel Model, ListedMembers Listed, bool FollowsCallers, ImmutableHashSet<SyntaxNode> Visited, CancellationToken CancellationToken);
