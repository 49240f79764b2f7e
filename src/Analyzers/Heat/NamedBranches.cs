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
        IfStatementSyntax choice => node == choice.Statement && NameIn(choice.Condition) is { } name && (!IsShort(name) || HasLongerNames(choice)),
        SwitchSectionSyntax section => node is StatementSyntax && AreNames(section),
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

    /// <summary>The text that a condition compares something with; null for another condition.</summary>
    private static LiteralExpressionSyntax? NameIn(ExpressionSyntax condition) => condition switch
    {
        ParenthesizedExpressionSyntax inner => NameIn(inner.Expression),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression } equal => Name(equal.Left) ?? Name(equal.Right),
        IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax pattern } => Name(pattern.Expression),
        _ => null,
    };

    private static bool AreNames(SwitchSectionSyntax section)
    {
        var areShort = false;
        foreach (var label in section.Labels)
        {
            if (NameIn(label) is not { } name)
                return false;
            areShort |= IsShort(name);
        }

        return section.Labels.Count > 0 && (!areShort || HasLongerNames((SwitchStatementSyntax)section.Parent!));
    }

    private static LiteralExpressionSyntax? NameIn(SwitchLabelSyntax label) => label is CaseSwitchLabelSyntax { Value: var value } ? Name(value) : null;

    private static bool HasLongerNames(SwitchStatementSyntax choice)
    {
        var more = 0;
        foreach (var section in choice.Sections)
        {
            foreach (var label in section.Labels)
                more += NameIn(label) is not { } name ? 0 : IsShort(name) ? -1 : 1;
        }

        return more >= 0;
    }

    /// <summary>The same for a chain of <c>else if</c>.</summary>
    private static bool HasLongerNames(IfStatementSyntax choice)
    {
        while (choice.Parent is ElseClauseSyntax { Parent: IfStatementSyntax before })
            choice = before;
        var more = 0;
        for (var next = choice; next is not null; next = next.Else?.Statement as IfStatementSyntax)
            more += NameIn(next.Condition) is not { } name ? 0 : IsShort(name) ? -1 : 1;
        return more >= 0;
    }

    // An empty text is no name, and one character is more often a separator.
    private static LiteralExpressionSyntax? Name(ExpressionSyntax value) =>
        value is LiteralExpressionSyntax { RawKind: (int)SyntaxKind.StringLiteralExpression, Token.ValueText: { Length: > 0 } text } name
        && (text.Length > 1 || char.IsLetterOrDigit(text[0]))
            ? name
            : null;

    /// <summary>Whether a text is one letter or digit, which is a name only among names that are longer.</summary>
    private static bool IsShort(LiteralExpressionSyntax name) => name.Token.ValueText.Length == 1;
}
