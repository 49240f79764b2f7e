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
        return value is null || IsInRange(element, length, model, cancellationToken) || PlainValues.Are(value);
    }

    private static bool IsInRange(IArrayElementReferenceOperation element, int? length, SemanticModel model, CancellationToken cancellationToken)
    {
        if (length is not { } count)
            return false;
        var index = element.Indices[0];
        if (index.ConstantValue is { HasValue: true, Value: int constant })
            return constant >= 0 && constant < count;
        if (index is IUnaryOperation { OperatorKind: UnaryOperatorKind.Hat, Operand.ConstantValue: { HasValue: true, Value: int fromEnd } })
            return fromEnd > 0 && fromEnd <= count;
        return index.Syntax is ExpressionSyntax syntax
            && new Range(count, element.ArrayReference.Syntax, model, cancellationToken).Holds(UpperBounds.Bare(syntax));
    }

    /// <summary>
    /// The indices of an array of a known length. A bound that people can rely on is not proof enough here: a limit that a caller gives may be any number,
    /// and a difference may exceed its first operand.
    /// </summary>
    private readonly struct Range(int count, SyntaxNode array, SemanticModel model, CancellationToken cancellationToken)
    {
        public bool Holds(ExpressionSyntax index)
        {
            switch (index)
            {
                case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.BitwiseAndExpression } mask when IsBuiltIn(mask):
                    return ConstantOf(mask.Left) < count || ConstantOf(mask.Right) < count;
                case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.ModuloExpression } remainder
                    when TypeOf(remainder) == SpecialType.System_UInt32 && IsBuiltIn(remainder):
                    return ConstantOf(remainder.Right) is > 0 and var divisor && divisor <= count;
            }

            return TypeOf(index) switch
            {
                SpecialType.System_Byte => count > byte.MaxValue,
                SpecialType.System_UInt16 or SpecialType.System_Char => count > ushort.MaxValue,
                _ => index is IdentifierNameSyntax name && IsCounter(name),
            };
        }

        /// <summary>
        /// Whether a variable is that of a <c>for</c> around the place that starts at a constant, adds one after each iteration and nowhere else, and goes on
        /// while it is in range.
        /// </summary>
        private bool IsCounter(IdentifierNameSyntax name)
        {
            if (model.GetSymbolInfo(name, cancellationToken).Symbol is not ILocalSymbol { DeclaringSyntaxReferences: { Length: 1 } references }
                || references[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Initializer.Value: { } start,
                    Parent.Parent: ForStatementSyntax { Condition: { } condition } loop }
                || ConstantOf(start) is null || !loop.Statement.Span.Contains(name.Span) || References.FunctionOf(name) != References.FunctionOf(loop)
                || !IsLimit(UpperBounds.Bare(condition), name.Identifier.ValueText))
            {
                return false;
            }

            foreach (var write in Writes.All(name.Identifier.ValueText, loop, model))
            {
                if (write.Parent != loop || write is not (PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PostIncrementExpression }
                    or PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression }))
                {
                    return false;
                }
            }

            return true;
        }

        private bool IsLimit(ExpressionSyntax condition, string variable)
        {
            if (condition is not BinaryExpressionSyntax test)
                return false;
            switch (test.Kind())
            {
                case SyntaxKind.LogicalAndExpression:
                    return IsLimit(UpperBounds.Bare(test.Left), variable) || IsLimit(UpperBounds.Bare(test.Right), variable);
                case SyntaxKind.LessThanExpression:
                    return IsVariable(test.Left) && (ConstantOf(test.Right) <= count || IsLength(test.Right));
                case SyntaxKind.GreaterThanExpression:
                    return IsVariable(test.Right) && (ConstantOf(test.Left) <= count || IsLength(test.Left));
                case SyntaxKind.LessThanOrEqualExpression:
                    return IsVariable(test.Left) && ConstantOf(test.Right) < count;
                case SyntaxKind.GreaterThanOrEqualExpression:
                    return IsVariable(test.Right) && ConstantOf(test.Left) < count;
                default:
                    return false;
            }

            bool IsVariable(ExpressionSyntax operand) =>
                UpperBounds.Bare(operand) is IdentifierNameSyntax name && name.Identifier.ValueText == variable;
        }

        private bool IsLength(ExpressionSyntax limit) =>
            limit is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" } access && SyntaxFactory.AreEquivalent(access.Expression, array);

        private bool IsBuiltIn(BinaryExpressionSyntax operation) =>
            model.GetSymbolInfo(operation, cancellationToken).Symbol is null or IMethodSymbol { MethodKind: MethodKind.BuiltinOperator };

        private SpecialType? TypeOf(ExpressionSyntax expression) => model.GetTypeInfo(expression, cancellationToken).Type?.SpecialType;

        /// <summary>The value of a constant that is not negative; null for anything else.</summary>
        private int? ConstantOf(ExpressionSyntax expression) =>
            model.GetConstantValue(expression, cancellationToken) is not { HasValue: true } constant ? null
                : constant.Value is int and >= 0 and var value ? value
                : constant.Value is uint and <= int.MaxValue and var unsigned ? (int)unsigned
                : null;
    }
}
