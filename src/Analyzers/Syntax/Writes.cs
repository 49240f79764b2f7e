using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// Finds what may write a variable, by name: assignments, increments, <c>ref</c> and <c>out</c> arguments, deconstruction. A variable of the
/// same name elsewhere can only make the answer more careful.
/// </summary>
internal static class Writes
{
    /// <summary>Whether anything within <paramref name="node"/> may write the variable.</summary>
    public static bool To(string name, SyntaxNode node)
    {
        foreach (var _ in All(name, node))
            return true;
        return false;
    }

    /// <summary>What may write the variable within <paramref name="node"/>, itself included. Its declaration is not a write.</summary>
    public static IEnumerable<SyntaxNode> All(string name, SyntaxNode node)
    {
        foreach (var write in MemberIndex.Mentions(name, node).Writes(node))
        {
            // What is around the node may begin where it does.
            if (write.Span.End <= node.Span.End)
                yield return write;
        }
    }
}
