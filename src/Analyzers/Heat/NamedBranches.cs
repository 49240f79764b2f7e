using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which branches are there for one name of several: what a constant text chooses, as in <c>if (chunk.Name == "COMM")</c>. Of the things that a
/// loop goes through few have that name, mostly one.
/// </summary>
internal static class NamedBranches
{
    /// <summary>Whether a node is a branch that its parent takes for one name.</summary>
    public static bool Is(SyntaxNode node, SyntaxNode parent) => parent switch
    {
        IfStatementSyntax choice => node == choice.Statement && AsksForName(choice.Condition),
        SwitchSectionSyntax section => node is StatementSyntax && AreNames(section.Labels),
        _ => false,
    };

    /// <summary>Whether a place stands in such a branch of its function.</summary>
    public static bool AreAround(SyntaxNode place)
    {
        for (var node = place; node.Parent is { } parent and not (MemberDeclarationSyntax or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax);
             node = parent)
        {
            if (Is(node, parent))
                return true;
        }

        return false;
    }

    private static bool AsksForName(ExpressionSyntax condition) => condition switch
    {
        ParenthesizedExpressionSyntax inner => AsksForName(inner.Expression),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression } equal => IsName(equal.Left) || IsName(equal.Right),
        IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax pattern } => IsName(pattern.Expression),
        _ => false,
    };

    private static bool AreNames(SyntaxList<SwitchLabelSyntax> labels)
    {
        foreach (var label in labels)
        {
            if (label is not CaseSwitchLabelSyntax { Value: var value } || !IsName(value))
                return false;
        }

        return labels.Count > 0;
    }

    // An empty text is no name, and one character is more often a separator.
    private static bool IsName(ExpressionSyntax value) =>
        value is LiteralExpressionSyntax { RawKind: (int)SyntaxKind.StringLiteralExpression, Token.ValueText.Length: > 1 };
}
