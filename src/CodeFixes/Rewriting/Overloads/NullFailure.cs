using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>
/// Determines whether a body that is given null instead of an array fails before it does anything that can be seen, so that it makes no
/// difference when the caller looks at the array first.
/// </summary>
internal static class NullFailure
{
    private enum Step
    {
        /// <summary>Cannot be seen from outside and cannot fail.</summary>
        Quiet,

        /// <summary>Fails if the array is null, and has done nothing before.</summary>
        Fails,

        /// <summary>Anything else.</summary>
        Acts,
    }

    /// <summary>Whether the statements fail at once when <paramref name="array"/> is null.</summary>
    public static bool ComesFirst(IEnumerable<IOperation> statements, IParameterSymbol array)
    {
        foreach (var statement in statements)
        {
            var step = OfStatement(statement, array);
            if (step != Step.Quiet)
                return step == Step.Fails;
        }

        return false;
    }

    private static Step OfStatement(IOperation statement, IParameterSymbol array)
    {
        switch (statement)
        {
            case IVariableDeclarationGroupOperation group:
                return InOrder(
                    group.Declarations
                        .SelectMany(static declaration => declaration.Declarators)
                        .Select(static declarator => declarator.GetVariableInitializer()?.Value),
                    array);
            case IExpressionStatementOperation expression:
                return Of(expression.Operation, array);
            case IReturnOperation result:
                return Decisive(Of(result.ReturnedValue, array));
            case IConditionalOperation conditional:
                return Decisive(Of(conditional.Condition, array));
            case ISwitchOperation choice:
                return Decisive(Of(choice.Value, array));
            case IForEachLoopOperation loop:
                return Decisive(IsArray(loop.Collection, array) ? Step.Fails : Of(loop.Collection, array));
            case IWhileLoopOperation { ConditionIsTop: true } loop:
                return Decisive(Of(loop.Condition, array));
            case IForLoopOperation loop:
                var before = Step.Quiet;
                foreach (var part in loop.Before)
                {
                    before = OfStatement(part, array);
                    if (before != Step.Quiet)
                        break;
                }

                return before == Step.Quiet ? Decisive(Of(loop.Condition, array)) : before;
            default:
                return Step.Acts;
        }
    }

    // What a statement does after its condition is not followed.
    private static Step Decisive(Step step) => step == Step.Fails ? Step.Fails : Step.Acts;

    private static Step Of(IOperation? operation, IParameterSymbol array) => operation switch
    {
        null or ILiteralOperation or IDefaultValueOperation or IParameterReferenceOperation or ILocalReferenceOperation or IInstanceReferenceOperation
        or INameOfOperation =>
            Step.Quiet,
        { ConstantValue.HasValue: true } => Step.Quiet,
        IFieldReferenceOperation { Instance: IInstanceReferenceOperation { Type.IsReferenceType: true } } => Step.Quiet,
        IConversionOperation conversion
            when (conversion is { IsImplicit: true, IsChecked: false } && !ConversionOperators.RunIn(conversion))
                || (IsNumeric(conversion.Type) && PlainValues.NeverFails(conversion)) =>
            Of(conversion.Operand, array),
        IUnaryOperation { OperatorMethod: null, IsChecked: false, OperatorKind: not UnaryOperatorKind.Hat } unary => Of(unary.Operand, array),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.ConditionalAnd or BinaryOperatorKind.ConditionalOr } binary =>
            Decisive(Of(binary.LeftOperand, array)),
        IBinaryOperation { OperatorMethod: null, Type: { SpecialType: >= SpecialType.System_Boolean and <= SpecialType.System_Double } type } binary =>
            InOrder(
                [binary.LeftOperand, binary.RightOperand],
                array,
                canFail: binary.IsChecked || type.SpecialType == SpecialType.System_Decimal
                    || binary.OperatorKind is BinaryOperatorKind.Divide or BinaryOperatorKind.Remainder),
        IPropertyReferenceOperation { Property.Name: nameof(Array.Length), Instance: { } instance } when IsArray(instance, array) => Step.Fails,
        IArrayElementReferenceOperation element when IsArray(element.ArrayReference, array) =>
            InOrder(element.Indices, array) == Step.Quiet ? Step.Fails : Step.Acts,
        ISimpleAssignmentOperation { Target: ILocalReferenceOperation { Local.IsRef: false }
            or IParameterReferenceOperation { Parameter.RefKind: RefKind.None }, IsRef: false } assignment =>
            Of(assignment.Value, array),
        ISimpleAssignmentOperation { Target: IParameterReferenceOperation, IsRef: false } assignment => Decisive(Of(assignment.Value, array)),
        IInvocationOperation { Instance: null or IInstanceReferenceOperation } call =>
            Decisive(InOrder(call.Arguments.Select(static argument => argument.Value), array)),
        IObjectCreationOperation creation => InOrder(creation.Arguments.Select(static argument => argument.Value), array, canFail: !IsQuietType(creation)),
        _ => Step.Acts,
    };

    private static Step InOrder(IEnumerable<IOperation?> operations, IParameterSymbol array, bool canFail = false)
    {
        foreach (var operation in operations)
        {
            var step = Of(operation, array);
            if (step != Step.Quiet)
                return step;
        }

        return canFail ? Step.Acts : Step.Quiet;
    }

    private static bool IsArray(IOperation operation, IParameterSymbol array)
    {
        operation = operation.Inside(Through.Implicit);
        return operation is IParameterReferenceOperation reference && SymbolEqualityComparer.Default.Equals(reference.Parameter, array);
    }

    private static bool IsNumeric(ITypeSymbol? type) => type?.SpecialType is >= SpecialType.System_Char and <= SpecialType.System_Double;

    /// <summary>Collections and builders of the framework, made without arguments or initialiser, do nothing that can be seen.</summary>
    private static bool IsQuietType(IObjectCreationOperation creation) =>
        creation is { Arguments.IsEmpty: true, Initializer: null, Type: INamedTypeSymbol { DeclaringSyntaxReferences.IsEmpty: true } type }
        && (type.Name == "StringBuilder" || type.ContainingNamespace?.ToDisplayString() == "System.Collections.Generic");
}
