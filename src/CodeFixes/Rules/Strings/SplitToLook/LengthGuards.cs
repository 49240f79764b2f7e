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
            least = Math.Max(least, parent switch
            {
                IfStatementSyntax test => node == test.Statement ? Least(test.Condition, true) : node == test.Else ? Least(test.Condition, false) : 0,
                ConditionalExpressionSyntax choice =>
                    node == choice.WhenTrue ? Least(choice.Condition, true) : node == choice.WhenFalse ? Least(choice.Condition, false) : 0,
                BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression } both when node == both.Right => Least(both.Left, true),
                BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression } either when node == either.Right => Least(either.Left, false),
                BlockSyntax block => Earlier(block.Statements, node),
                _ => 0,
            });
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
            if (statements[i] is IfStatementSyntax { Else: null } test
                && model.AnalyzeControlFlow(test.Statement) is { Succeeded: true, EndPointIsReachable: false })
            {
                least = Math.Max(least, Least(test.Condition, false));
            }
        }

        return least;
    }

    private int Least(ExpressionSyntax condition, bool when)
    {
        switch (condition)
        {
            case ParenthesizedExpressionSyntax parenthesized:
                return Least(parenthesized.Expression, when);
            case PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } negation:
                return Least(negation.Operand, !when);
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression } both:
                return when ? Math.Max(Least(both.Left, true), Least(both.Right, true)) : 0;
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression } either:
                return when ? 0 : Math.Max(Least(either.Left, false), Least(either.Right, false));
            case IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax { Expression: var value } } test when when && IsLength(test.Expression):
                return Constant(value) ?? 0;
            case BinaryExpressionSyntax comparison when IsLength(comparison.Left) && Constant(comparison.Right) is { } limit:
                return (comparison.Kind(), when) switch
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
