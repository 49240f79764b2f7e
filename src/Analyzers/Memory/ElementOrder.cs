using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines whether an element assignment does the same on a span as on an array. <c>a[i] = value</c> checks the index after the value was
/// computed for an array and before it for a span. That shows only when the index is out of range and the value has effects of its own.
/// </summary>
internal static class ElementOrder
{
    /// <summary>Whether a use of an element of an array of <paramref name="length"/> elements cannot be told from one of a span.</summary>
    public static bool IsUnchanged(IArrayElementReferenceOperation element, int? length, SemanticModel model, CancellationToken cancellationToken)
    {
        var value = element.Parent switch
        {
            ISimpleAssignmentOperation assignment when assignment.Target == element => assignment.Value,
            ITupleOperation tuple => tuple,
            _ => null,
        };
        return value is null || IsInRange(element.Indices[0], length, model, cancellationToken) || IsWithoutEffect(value);
    }

    private static bool IsInRange(IOperation index, int? length, SemanticModel model, CancellationToken cancellationToken)
    {
        if (length is not { } count)
            return false;
        if (index.ConstantValue is { HasValue: true, Value: int constant })
            return constant >= 0 && constant < count;
        if (index is IUnaryOperation { OperatorKind: UnaryOperatorKind.Hat, Operand.ConstantValue: { HasValue: true, Value: int fromEnd } })
            return fromEnd > 0 && fromEnd <= count;
        return index.Syntax is ExpressionSyntax syntax && IsNeverNegative(syntax, model, cancellationToken)
            && new UpperBounds(model, cancellationToken).Of(syntax) is { } bound && bound < count;
    }

    private static bool IsNeverNegative(ExpressionSyntax index, SemanticModel model, CancellationToken cancellationToken)
    {
        var bare = UpperBounds.Bare(index);
        if (model.GetTypeInfo(bare, cancellationToken).Type?.SpecialType is SpecialType.System_Byte or SpecialType.System_UInt16 or SpecialType.System_Char
            or SpecialType.System_UInt32)
        {
            return true;
        }

        if (bare is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.BitwiseAndExpression } and)
            return model.GetConstantValue(and.Right, cancellationToken) is { HasValue: true, Value: >= 0 }
                || model.GetConstantValue(and.Left, cancellationToken) is { HasValue: true, Value: >= 0 };
        return bare is IdentifierNameSyntax name && CountsUp(name, model, cancellationToken);
    }

    /// <summary>Whether a variable is that of a <c>for</c> that starts at a constant and only ever adds one.</summary>
    private static bool CountsUp(IdentifierNameSyntax name, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetSymbolInfo(name, cancellationToken).Symbol is not ILocalSymbol { DeclaringSyntaxReferences: { Length: 1 } references }
            || references[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Initializer.Value: { } start,
                Parent.Parent: ForStatementSyntax loop }
            || model.GetConstantValue(start, cancellationToken) is not { HasValue: true, Value: >= 0 })
        {
            return false;
        }

        foreach (var write in Writes.All(name.Identifier.ValueText, loop))
        {
            if (write is not (PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PostIncrementExpression }
                or PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression }))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether computing a value neither changes anything nor can fail.</summary>
    private static bool IsWithoutEffect(IOperation value)
    {
        if (value.ConstantValue.HasValue)
            return true;
        switch (value)
        {
            case ILocalReferenceOperation or IParameterReferenceOperation or IInstanceReferenceOperation or IDefaultValueOperation or ISizeOfOperation:
                return true;
            case IFieldReferenceOperation field:
                return field.Instance is null or IInstanceReferenceOperation;
            case IConversionOperation { IsChecked: false, OperatorMethod: null, Type.IsValueType: true, Operand: { Type.IsValueType: true } operand }:
                return IsWithoutEffect(operand);
            case IUnaryOperation { IsChecked: false, OperatorMethod: null } unary:
                return IsWithoutEffect(unary.Operand);
            case IBinaryOperation { IsChecked: false, OperatorMethod: null } binary:
                return (binary.OperatorKind is not (BinaryOperatorKind.Divide or BinaryOperatorKind.Remainder)
                    || binary.RightOperand.ConstantValue is { HasValue: true, Value: not 0 })
                    && IsWithoutEffect(binary.LeftOperand) && IsWithoutEffect(binary.RightOperand);
            case IConditionalOperation { WhenFalse: { } whenFalse } conditional:
                return IsWithoutEffect(conditional.Condition) && IsWithoutEffect(conditional.WhenTrue) && IsWithoutEffect(whenFalse);
            default:
                return false;
        }
    }
}
