using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>Positions in a tree at which some statements of a block begin, in order.</summary>
internal static class StatementStarts
{
    /// <summary>Whether one of them lies between the beginnings of two nodes.</summary>
    public static bool AnyBetween(ImmutableArray<int> starts, SyntaxNode one, SyntaxNode other)
    {
        var next = starts.BinarySearch(one.SpanStart);
        next = next < 0 ? ~next : next + 1;
        return next < starts.Length && starts[next] < other.SpanStart;
    }
}
