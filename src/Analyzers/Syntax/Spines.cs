using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// Skips what an expression begins with. In a long chain of calls, or of operators, each part is the beginning of the next, and to look at what is
/// around each part takes the square of the length.
/// </summary>
internal static class Spines
{
    /// <summary>
    /// The outermost expression that a node begins as the target of a member, a call or an index, or as the left operand; the node itself where it
    /// begins none. What is skipped decides neither whether nor how often the node runs.
    /// </summary>
    public static SyntaxNode Top(SyntaxNode node)
    {
        while (Next(node) is { } next)
            node = next;
        return node;
    }

    /// <summary>Whether an expression is the target of a member, a call or an index, or the left operand of an operator.</summary>
    public static bool GoesOn(ExpressionSyntax expression) => Next(expression) is not null;

    private static ExpressionSyntax? Next(SyntaxNode node) => node.Parent switch
    {
        MemberAccessExpressionSyntax access when access.Expression == node => access,
        InvocationExpressionSyntax call when call.Expression == node => call,
        BinaryExpressionSyntax binary when binary.Left == node => binary,
        ElementAccessExpressionSyntax element when element.Expression == node => element,
        _ => null,
    };
}
