using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Buffers.PoolableArray;

/// <summary>Determines whether a local array is completely written before it is used in any other way, so that no code sees its zeros.</summary>
internal static class ElementWrites
{
    /// <summary>
    /// Whether the statement after the declaration writes every element: a loop from 0 to the length that assigns <c>a[i]</c> in each iteration, or
    /// <c>Array.Fill</c>. Anything else may leave a part unwritten, as <c>Read</c> does.
    /// </summary>
    /// <param name="array">The array.</param>
    /// <param name="length">Its length as the code may write it again; null where it may change.</param>
    public static bool FillFirst(ScratchArray array, ExpressionSyntax? length)
    {
        if (array.Declaration.Parent is not BlockSyntax block || block.Statements.IndexOf(array.Declaration) + 1 is var next && next >= block.Statements.Count)
            return false;
        var name = array.Local.Name;
        return block.Statements[next] switch
        {
            ExpressionStatementSyntax { Expression: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Fill",
                Expression: IdentifierNameSyntax { Identifier.ValueText: nameof(Array) } },
                ArgumentList.Arguments: { Count: 2 } arguments } } =>
                IsName(arguments[0].Expression, name) && !arguments[1].DescendantNodes().Any(node => IsName(node, name)),
            ForStatementSyntax { Declaration.Variables: { Count: 1 } variables,
                Condition: BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LessThanExpression } condition, Incrementors: { Count: 1 } steps } loop =>
                variables[0].Initializer?.Value.ToString() == "0" && IsName(condition.Left, variables[0].Identifier.ValueText)
                && (condition.Right.ToString() == name + ".Length" || (length is not null && condition.Right.ToString() == length.ToString()))
                && steps[0] is PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PostIncrementExpression }
                    or PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression }
                && WritesEachRound(loop, name, variables[0].Identifier.ValueText),
            _ => false,
        };
    }

    private static bool WritesEachRound(ForStatementSyntax loop, string array, string index)
    {
        var first = loop.Statement is BlockSyntax block ? block.Statements.FirstOrDefault() : loop.Statement;
        return first is ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression,
            Left: ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } indices } element } assignment }
            && IsName(element.Expression, array) && IsName(indices[0].Expression, index)
            && !assignment.Right.DescendantNodesAndSelf().Any(node => IsName(node, array))
            && !Writes.To(index, loop.Statement)
            && !loop.Statement.DescendantNodes().Any(static node => node is BreakStatementSyntax or GotoStatementSyntax or ContinueStatementSyntax);
    }

    private static bool IsName(SyntaxNode node, string name) => node is IdentifierNameSyntax identifier && identifier.Identifier.ValueText == name;
}
