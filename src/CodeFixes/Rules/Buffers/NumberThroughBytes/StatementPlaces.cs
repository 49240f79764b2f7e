using Allocations.Analyzers.Flow;
using Allocations.CodeFixes.Rewriting.Spans;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.NumberThroughBytes;

/// <summary>Finds where a statement can be inserted that computes a part of an expression beforehand.</summary>
internal static class StatementPlaces
{
    /// <summary>
    /// The statement of a block that evaluates <paramref name="part"/> in any case, and nothing with an effect before it; null where there is
    /// none. What is computed before that statement then sees and leaves the same.
    /// </summary>
    public static StatementSyntax? BeforeWhich(ExpressionSyntax part, IOperation value, CancellationToken cancellationToken)
    {
        SyntaxNode node = part;
        for (; node.Parent is { } parent; node = parent)
        {
            switch (parent)
            {
                case ArgumentSyntax or BaseArgumentListSyntax or ParenthesizedExpressionSyntax or CastExpressionSyntax or EqualsValueClauseSyntax:
                case InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or MemberAccessExpressionSyntax:
                case VariableDeclaratorSyntax or VariableDeclarationSyntax { Variables.Count: 1 }:
                case AssignmentExpressionSyntax { RawKind: not (int)SyntaxKind.CoalesceAssignmentExpression } assignment when assignment.Right == node:
                case ElementAccessExpressionSyntax access when access.Expression == node:
                case BinaryExpressionSyntax { RawKind: not ((int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression
                    or (int)SyntaxKind.CoalesceExpression) }:
                    continue;
                case ExpressionStatementSyntax or LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0 } or ReturnStatementSyntax:
                case IfStatementSyntax { Parent: BlockSyntax } choice when choice.Condition == node:
                    return parent.Parent is BlockSyntax && HasNoEffectBefore(part, parent, value, cancellationToken) ? (StatementSyntax)parent : null;
                default:
                    return null;
            }
        }

        return null;
    }

    // What is evaluated before the part must not fail before it either, unless computing the part can neither fail nor be noticed. Nor may the
    // part change what was read before it.
    private static bool HasNoEffectBefore(ExpressionSyntax part, SyntaxNode statement, IOperation value, CancellationToken cancellationToken)
    {
        var isPlain = PlainValues.Are(value);
        var mayWrite = !BufferReaders.HasNoEffect(value, cancellationToken);
        foreach (var operation in value.SemanticModel!.GetOperation(statement, cancellationToken)!.Descendants())
        {
            if (operation.Syntax.Span.End > part.SpanStart || operation.Syntax is not ExpressionSyntax)
                continue;
            if (mayWrite && IsRead(operation) && !ReceiverOrder.IsOutOfReach(operation, value, cancellationToken))
                return false;
            if (!PlainValues.Are(operation) && !(isPlain && BufferReaders.HasNoEffect(operation, cancellationToken)))
                return false;
        }

        return true;
    }

    /// <summary>Whether an operation reads something that is not its operands, and that may be another at another time.</summary>
    private static bool IsRead(IOperation operation) =>
        operation is ILocalReferenceOperation or IParameterReferenceOperation or IFieldReferenceOperation { ConstantValue.HasValue: false }
            or IInstanceReferenceOperation { Type.IsValueType: true };
}
