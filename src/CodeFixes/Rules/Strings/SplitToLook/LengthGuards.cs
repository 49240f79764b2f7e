using Allocations.Analyzers.Flow;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Strings.SplitToLook;

/// <summary>
/// Determines how many elements an array that is never written certainly has at a place: by the comparisons of its length with constants
/// that are always made on the way there.
/// </summary>
internal sealed class LengthGuards(string array, SemanticModel model, CancellationToken cancellationToken)
{
    /// <summary>The least number of elements at a place.</summary>
    public int LeastAt(SyntaxNode place, SyntaxNode scope)
    {
        var least = 0;
        for (var node = place; node != scope && node.Parent is { } parent; node = parent)
        {
            if (parent is BlockSyntax block)
                least = Math.Max(least, Earlier(block.Statements, node));
            else if (KnownCondition.Around(node, parent) is { } known)
                least = Math.Max(least, Least(known));
        }

        return least;
    }

    /// <summary>The constant that a use of the length is compared with; null for any other use.</summary>
    public int? ComparedWith(SyntaxNode length) => length.Parent switch
    {
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression or (int)SyntaxKind.NotEqualsExpression or (int)SyntaxKind.LessThanExpression
            or (int)SyntaxKind.LessThanOrEqualExpression or (int)SyntaxKind.GreaterThanExpression or (int)SyntaxKind.GreaterThanOrEqualExpression } comparison
            => Constant(comparison.Left == length ? comparison.Right : comparison.Left),
        IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax { Expression: var value } } => Constant(value),
        _ => null,
    };

    private int Earlier(SyntaxList<StatementSyntax> statements, SyntaxNode node)
    {
        var least = 0;
        for (var i = node is StatementSyntax statement ? statements.IndexOf(statement) - 1 : -1; i >= 0; i--)
        {
            if (statements[i] is IfStatementSyntax { Else: null } test && Least(new(test.Condition, false)) is > 0 and var known
                && KnownCondition.IsOver(test.Statement, model))
            {
                least = Math.Max(least, known);
            }
        }

        return least;
    }

    private int Least(KnownCondition condition)
    {
        var known = condition.Plain();
        if (known.TrySplit(out var left, out var right, out var areBothKnown))
            return areBothKnown ? Math.Max(Least(left), Least(right)) : Math.Min(Least(left), Least(right));
        switch (known.Expression)
        {
            case IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax { Expression: var value } } test when known.Outcome && IsLength(test.Expression):
                return Constant(value) ?? 0;
            case BinaryExpressionSyntax comparison when IsLength(comparison.Left) && Constant(comparison.Right) is { } limit:
                return (comparison.Kind(), known.Outcome) switch
                {
                    (SyntaxKind.EqualsExpression, true) or (SyntaxKind.NotEqualsExpression, false) or (SyntaxKind.GreaterThanOrEqualExpression, true)
                    or (SyntaxKind.LessThanExpression, false) =>
                        limit,
                    (SyntaxKind.GreaterThanExpression, true) or (SyntaxKind.LessThanOrEqualExpression, false) => limit + 1,
                    _ => 0,
                };
            default:
                return 0;
        }
    }

    private bool IsLength(ExpressionSyntax expression) =>
        expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Expression: IdentifierNameSyntax name }
        && name.Identifier.ValueText == array;

    private int? Constant(ExpressionSyntax expression) =>
        model.GetConstantValue(expression, cancellationToken) is { HasValue: true, Value: int and >= 0 and < 16 and var value } ? value : null;
}
