using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// Skips what an expression begins with. In a long chain of calls, or of operators, each part is the beginning of the next, and to look at what is
/// around each part takes the square of the length.
/// </summary>
internal static class Spines
{
    // Only of long chains, the top of one part in so many is kept.
    private const int Stretch = 32;
    private static readonly ConditionalWeakTable<SyntaxNode, SyntaxNode> Tops = new();

    /// <summary>
    /// The outermost expression that a node begins as the target of a member, a call or an index, or as the left operand; the node itself where it
    /// begins none. What is skipped decides neither whether nor how often the node runs.
    /// </summary>
    public static SyntaxNode Top(SyntaxNode node)
    {
        for (var steps = 0; steps < Stretch; steps++)
        {
            if (Next(node) is not { } next)
                return node;
            node = next;
        }

        return TopOfLong(node);
    }

    private static SyntaxNode TopOfLong(SyntaxNode node)
    {
        var stretches = new List<SyntaxNode>();
        for (var steps = 0;; steps++)
        {
            if (Tops.TryGetValue(node, out var known))
            {
                node = known;
                break;
            }

            if (steps % Stretch == 0)
                stretches.Add(node);
            if (Next(node) is not { } next)
                break;
            node = next;
        }

        foreach (var stretch in stretches)
            Tops.GetValue(stretch, _ => node);
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
