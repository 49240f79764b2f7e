using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Delegates;

/// <summary>
/// Determines whether a function returns what it has found before it comes to a place, as in <c>if (map.TryGetValue(key, out var value)) return value;</c>.
/// Such a way is meant to be gone often. One that returns a constant, or makes what it returns, is there for an exception, or costs more than a closure.
/// </summary>
internal static class FastPath
{
    /// <summary>Whether such a <c>return</c> stands before a place.</summary>
    /// <param name="within">The function or a part of it.</param>
    /// <param name="place">The place.</param>
    public static bool PrecedesIn(SyntaxNode within, SyntaxNode place)
    {
        foreach (var node in MemberIndex.Own(FlowNode.Return, within))
        {
            if (node.Span.End > place.SpanStart)
                break;
            if (node is ReturnStatementSyntax { Expression: { } value } && NameOf(value) is { } name && IsAskedFor(name, node, within))
                return true;
        }

        return false;
    }

    /// <summary>The name of a variable or member, or of the part of one that is returned; null for any other value.</summary>
    private static string? NameOf(ExpressionSyntax value) => value.Plain() switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name: IdentifierNameSyntax name } => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax owner } => owner.Identifier.ValueText,
        CastExpressionSyntax { Expression: var cast } => NameOf(cast),
        PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression, Operand: var operand } => NameOf(operand),
        _ => null,
    };

    /// <summary>Whether the condition under which a statement runs mentions a variable, or declares it.</summary>
    private static bool IsAskedFor(string variable, SyntaxNode statement, SyntaxNode within)
    {
        for (var node = statement; node != within && node.Parent is { } parent; node = parent)
        {
            if (parent is IfStatementSyntax test && node == test.Statement)
                return test.Condition.DescendantTokens().Any(token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == variable);
        }

        return false;
    }
}
