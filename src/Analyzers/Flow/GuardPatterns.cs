using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>Determines what a pattern that matched, or did not, says about a guarded expression.</summary>
internal sealed class GuardPatterns(GuardedExpression subject, UpperBounds bounds)
{
    /// <summary>The bound that follows when <paramref name="governing"/> matched <paramref name="pattern"/> or did not.</summary>
    public long? Of(ExpressionSyntax governing, PatternSyntax pattern, bool outcome) =>
        pattern switch
        {
            UnaryPatternSyntax not => Of(governing, not.Pattern, !outcome),
            ParenthesizedPatternSyntax parenthesized => Of(governing, parenthesized.Pattern, outcome),
            _ when subject.Is(governing) || (outcome && IsNamedIn(pattern)) => OfValue(pattern, outcome),
            _ => outcome ? OfProperties(governing, pattern) : OfOnlyProperty(governing, pattern),
        };

    /// <summary>Whether a pattern names the whole value as the expression: <c>int and &lt; 100 and var n</c>.</summary>
    private bool IsNamedIn(PatternSyntax pattern) => pattern switch
    {
        BinaryPatternSyntax { RawKind: (int)SyntaxKind.AndPattern } both => IsNamedIn(both.Left) || IsNamedIn(both.Right),
        VarPatternSyntax { Designation: SingleVariableDesignationSyntax name } => subject.IsVariable(name.Identifier.ValueText),
        DeclarationPatternSyntax { Designation: SingleVariableDesignationSyntax name } => subject.IsVariable(name.Identifier.ValueText),
        _ => false,
    };

    private long? OfValue(PatternSyntax pattern, bool outcome)
    {
        switch (pattern)
        {
            case ParenthesizedPatternSyntax parenthesized:
                return OfValue(parenthesized.Pattern, outcome);
            case UnaryPatternSyntax not:
                return OfValue(not.Pattern, !outcome);
            case BinaryPatternSyntax both:
                var isAnd = both.IsKind(SyntaxKind.AndPattern);
                var left = OfValue(both.Left, outcome);
                var right = OfValue(both.Right, outcome);
                return isAnd == outcome ? UpperBounds.Least(left, right) : UpperBounds.Greatest(left, right);
            case ConstantPatternSyntax constant:
                return outcome ? bounds.Of(constant.Expression) : null;
            case RelationalPatternSyntax relational:
                return (relational.OperatorToken.Kind(), outcome) switch
                {
                    (SyntaxKind.LessThanToken, true) or (SyntaxKind.GreaterThanEqualsToken, false) =>
                        bounds.Of(relational.Expression) is { } bound ? Math.Max(bound - 1, 0) : null,
                    (SyntaxKind.LessThanEqualsToken, true) or (SyntaxKind.GreaterThanToken, false) => bounds.Of(relational.Expression),
                    _ => null,
                };
            default:
                return null;
        }
    }

    /// <summary>
    /// Where <c>text is { Length: &gt; 256 }</c> is false, its only property did not match: of null it could not be asked.
    /// </summary>
    private long? OfOnlyProperty(ExpressionSyntax governing, PatternSyntax pattern) =>
        pattern is RecursivePatternSyntax { Type: null, PositionalPatternClause: null, PropertyPatternClause.Subpatterns: { Count: 1 } properties }
        && properties[0] is { NameColon.Name: { } name, Pattern: var wanted } && subject.Is(Member(governing, name))
            ? OfValue(wanted, false)
            : null;

    private static MemberAccessExpressionSyntax Member(ExpressionSyntax governing, SimpleNameSyntax name) =>
        SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, UpperBounds.Bare(governing), name.WithoutTrivia());

    /// <summary><c>text is { Length: &lt;= 256 }</c> bounds <c>text.Length</c>.</summary>
    private long? OfProperties(ExpressionSyntax governing, PatternSyntax pattern)
    {
        if (pattern is not RecursivePatternSyntax { PropertyPatternClause: { } properties })
            return pattern is BinaryPatternSyntax { RawKind: (int)SyntaxKind.AndPattern } both
                ? UpperBounds.Least(OfProperties(governing, both.Left), OfProperties(governing, both.Right))
                : null;
        foreach (var property in properties.Subpatterns)
        {
            if (property.NameColon is not { Name: { } name })
                continue;
            if (subject.Is(Member(governing, name)))
                return OfValue(property.Pattern, true);
        }

        return null;
    }
}
