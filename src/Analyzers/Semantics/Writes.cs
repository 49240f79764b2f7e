using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Semantics;

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

    /// <summary>What may write the variable within <paramref name="node"/>, itself included. Its declaration is no write.</summary>
    public static IEnumerable<SyntaxNode> All(string name, SyntaxNode node)
    {
        foreach (var inner in node.DescendantNodesAndSelf())
        {
            var target = inner switch
            {
                AssignmentExpressionSyntax assignment => assignment.Left,
                PrefixUnaryExpressionSyntax prefix when prefix.IsKind(SyntaxKind.PreIncrementExpression) || prefix.IsKind(SyntaxKind.PreDecrementExpression) || prefix.IsKind(SyntaxKind.AddressOfExpression) => prefix.Operand,
                PostfixUnaryExpressionSyntax postfix when postfix.IsKind(SyntaxKind.PostIncrementExpression) || postfix.IsKind(SyntaxKind.PostDecrementExpression) => postfix.Operand,
                ArgumentSyntax argument when argument.RefKindKeyword.IsKind(SyntaxKind.RefKeyword) || argument.RefKindKeyword.IsKind(SyntaxKind.OutKeyword) => argument.Expression,
                RefExpressionSyntax reference => reference.Expression,
                _ => null,
            };
            if (target is not null && Names(target, name))
                yield return inner;
        }
    }

    private static bool Names(ExpressionSyntax target, string name) => target switch
    {
        IdentifierNameSyntax identifier => identifier.Identifier.ValueText == name,
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText == name,
        ParenthesizedExpressionSyntax parenthesized => Names(parenthesized.Expression, name),
        TupleExpressionSyntax tuple => tuple.Arguments.Any(argument => Names(argument.Expression, name)),
        _ => false,
    };
}
