using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>What a leading statement tests.</summary>
internal enum ArgumentGuardKind
{
    /// <summary>It is not a guard, or one that cannot be moved or repeated.</summary>
    None,

    /// <summary>Whether the array is null or empty, which holds for no array of one item.</summary>
    OfArray,

    /// <summary>Other arguments, in a way that can be asked twice.</summary>
    OfOthers,
}

/// <summary>Recognises statements at the start of a method that only throw or return because of an argument.</summary>
internal static class ArgumentGuard
{
    public static ArgumentGuardKind KindOf(StatementSyntax statement, IParameterSymbol array, SemanticModel model, CancellationToken cancellationToken)
    {
        if (statement is ExpressionStatementSyntax { Expression: InvocationExpressionSyntax invocation })
            return KindOfCall(invocation, array, model, cancellationToken);
        if (statement is not IfStatementSyntax { Else: null } conditional)
            return ArgumentGuardKind.None;
        var only = conditional.Statement is BlockSyntax { Statements: { Count: 1 } statements } ? statements[0] : conditional.Statement;
        if (only is not (ThrowStatementSyntax or ReturnStatementSyntax))
            return ArgumentGuardKind.None;
        if (StopsNoItem(conditional.Condition, array, model, cancellationToken))
            return ArgumentGuardKind.OfArray;
        return ParameterSummaries.UsesIn(statement, array, model, cancellationToken) == ParameterUse.None
            && CanBeRepeated(model.GetOperation(conditional.Condition, cancellationToken))
            ? ArgumentGuardKind.OfOthers
            : ArgumentGuardKind.None;
    }

    /// <summary><c>ArgumentNullException.ThrowIfNull(x)</c> and its like.</summary>
    private static ArgumentGuardKind KindOfCall(
        InvocationExpressionSyntax invocation, IParameterSymbol array, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetOperation(invocation, cancellationToken) is not IInvocationOperation { TargetMethod: { IsStatic: true,
            ContainingType: { DeclaringSyntaxReferences.IsEmpty: true } type } method } call
            || !method.Name.StartsWith("ThrowIf", StringComparison.Ordinal) || !type.Name.StartsWith("Argument", StringComparison.Ordinal))
        {
            return ArgumentGuardKind.None;
        }

        var uses = ParameterSummaries.UsesIn(invocation, array, model, cancellationToken);
        if ((uses & ParameterUse.NullTested) != 0)
        {
            return (uses & ~(ParameterUse.NullTested | ParameterUse.Named)) == 0
                && call.Arguments.Any(argument => Is(argument.Value.Syntax, array, model, cancellationToken))
                ? ArgumentGuardKind.OfArray
                : ArgumentGuardKind.None;
        }

        return uses == ParameterUse.None && call.Arguments.All(static argument => CanBeRepeated(argument.Value))
            ? ArgumentGuardKind.OfOthers
            : ArgumentGuardKind.None;
    }

    /// <summary>Whether a value has no effect and is the same when it is asked for again.</summary>
    private static bool CanBeRepeated(IOperation? value) => value switch
    {
        null => false,
        { ConstantValue.HasValue: true } => true,
        IParameterReferenceOperation or INameOfOperation or IDefaultValueOperation => true,
        IConversionOperation conversion => !ConversionOperators.RunIn(conversion) && CanBeRepeated(conversion.Operand),
        IUnaryOperation { OperatorMethod: null } unary => CanBeRepeated(unary.Operand),
        IBinaryOperation binary when binary.OperatorMethod is null or { ContainingType.SpecialType: SpecialType.System_String } =>
            CanBeRepeated(binary.LeftOperand) && CanBeRepeated(binary.RightOperand),
        IIsPatternOperation { Pattern: IConstantPatternOperation or INegatedPatternOperation { Pattern: IConstantPatternOperation } } pattern =>
            CanBeRepeated(pattern.Value),
        IPropertyReferenceOperation { Property: { Name: "Length", ContainingType.SpecialType: SpecialType.System_String }, Instance: { } text } =>
            CanBeRepeated(text),
        IInvocationOperation { TargetMethod: { Name: nameof(string.IsNullOrEmpty)
            or nameof(string.IsNullOrWhiteSpace), ContainingType.SpecialType: SpecialType.System_String } } call =>
            call.Arguments.All(static argument => CanBeRepeated(argument.Value)),
        _ => false,
    };

    /// <summary>Whether a condition is false for every array of one item: it asks for null or an empty array and nothing else.</summary>
    private static bool StopsNoItem(ExpressionSyntax condition, IParameterSymbol array, SemanticModel model, CancellationToken cancellationToken)
    {
        switch (condition)
        {
            case ParenthesizedExpressionSyntax parenthesized:
                return StopsNoItem(parenthesized.Expression, array, model, cancellationToken);
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression } either:
                return StopsNoItem(either.Left, array, model, cancellationToken) && StopsNoItem(either.Right, array, model, cancellationToken);
            case IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax { Expression: var value } } test:
                return Is(test.Expression, array, model, cancellationToken) && IsNull(value);
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression } equality:
                return (Is(equality.Left, array, model, cancellationToken) && IsNull(equality.Right))
                    || (Is(equality.Right, array, model, cancellationToken) && IsNull(equality.Left))
                    || (IsLength(equality.Left, array, model, cancellationToken)
                        && model.GetConstantValue(equality.Right, cancellationToken) is { HasValue: true, Value: 0 });
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LessThanExpression or (int)SyntaxKind.LessThanOrEqualExpression } comparison:
                var most = comparison.IsKind(SyntaxKind.LessThanExpression) ? 1 : 0;
                return IsLength(comparison.Left, array, model, cancellationToken)
                    && model.GetConstantValue(comparison.Right, cancellationToken) is { HasValue: true, Value: int limit } && limit <= most;
            default:
                return false;
        }
    }

    // What compares the outcome of a test once more is no test of the array.
    private static bool Is(SyntaxNode expression, IParameterSymbol array, SemanticModel model, CancellationToken cancellationToken) =>
        expression is ExpressionSyntax value && value.Plain() is IdentifierNameSyntax name && name.Identifier.ValueText == array.Name
        && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name, cancellationToken).Symbol, array);

    private static bool IsNull(ExpressionSyntax value) => value.Plain().IsKind(SyntaxKind.NullLiteralExpression);

    private static bool IsLength(ExpressionSyntax expression, IParameterSymbol array, SemanticModel model, CancellationToken cancellationToken) =>
        expression.Plain() is MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(Array.Length), Expression: var measured }
        && Is(measured, array, model, cancellationToken);
}
