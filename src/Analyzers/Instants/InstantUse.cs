using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Instants;

/// <summary>What becomes of an instant.</summary>
internal enum InstantUseKind
{
    /// <summary>Anything that is not one of the others: returned, passed on, formatted, taken apart into calendar parts.</summary>
    Escapes,

    /// <summary>Stored in a local, field or property, or passed to a parameter.</summary>
    Stored,

    /// <summary>Compared with another instant.</summary>
    Compared,

    /// <summary>Subtracted from another instant, or another from it.</summary>
    Subtracted,

    /// <summary>Asked whether it has a value, or whether it is one of the constants: also by its year, which tells an unset time.</summary>
    Tested,

    /// <summary>Moved in place by an interval: <c>deadline += step</c>.</summary>
    Moved,
}

/// <summary>The use of an instant.</summary>
/// <param name="Kind">What becomes of it.</param>
/// <param name="Consumer">The operation that compares, subtracts, stores or moves it.</param>
/// <param name="Other">The other instant of a comparison or subtraction.</param>
/// <param name="Target">The reference, or the declared symbol, that it is stored in.</param>
internal readonly record struct InstantUse(InstantUseKind Kind, IOperation? Consumer = null, IOperation? Other = null, ISymbol? Target = null)
{
    /// <summary>The reference that is assigned; null for an initialiser.</summary>
    public IMemberReferenceOperation? TargetReference { get; init; }

    /// <summary>Whether its ticks are used, and not the instant itself.</summary>
    public bool IsOfTicks { get; init; }

    /// <summary>Whether it is compared for being the same moment, which no coarser clock can answer.</summary>
    public bool IsEquality => Kind == InstantUseKind.Compared
        && Consumer is IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals }
            or IInvocationOperation { TargetMethod.Name: "Equals" };

    /// <summary>Follows an instant outwards, through intervals added to it and choices between it and another, to what becomes of it.</summary>
    public static InstantUse Of(IOperation value)
    {
        for (var current = value; ;)
        {
            switch (current.Parent)
            {
                case IConversionOperation conversion when InstantExpression.KeepsInstant(conversion):
                case IInvocationOperation call when call.Instance == current && InstantExpression.IsShift(call):
                case IBinaryOperation binary when binary.LeftOperand == current && InstantExpression.IsShift(binary):
                case IConditionalOperation conditional when conditional.Condition != current && HoldsInstant(conditional.Type):
                case ICoalesceOperation:
                case IPropertyReferenceOperation property when InstantExpression.IsNullableValue(property) || InstantExpression.IsTicks(property):
                    current = current.Parent;
                    break;
                default:
                    return ByConsumer(current) with { IsOfTicks = InstantExpression.MayBeTicks(current.Type) };
            }
        }
    }

    /// <summary>Whether no code sees the value of the assignment itself, as its caller would if it were returned.</summary>
    public static bool IsStatement(IOperation assignment) => assignment.Parent switch
    {
        IExpressionStatementOperation => true,
        IObjectOrCollectionInitializerOperation => true,
        _ => false,
    };

    private static InstantUse ByConsumer(IOperation value) => value.Parent switch
    {
        IBinaryOperation binary => ByOperator(binary, value == binary.LeftOperand ? binary.RightOperand : binary.LeftOperand),
        IInvocationOperation { Arguments.Length: 1 } call when call.Instance == value => ByCall(call, call.Arguments[0].Value),
        IArgumentOperation { Parameter: { } parameter, Parent: { } call } argument => ByArgument(call, argument, parameter),
        IPropertyReferenceOperation { Property.Name: "HasValue" } => new(InstantUseKind.Tested, value.Parent),
        IPropertyReferenceOperation { Property.Name: "Year", Parent: IBinaryOperation test } when IsYearOfConstant(test) =>
            new(InstantUseKind.Tested, value.Parent),
        IIsPatternOperation { Pattern: IConstantPatternOperation or INegatedPatternOperation { Pattern: IConstantPatternOperation } } =>
            new(InstantUseKind.Tested, value.Parent),
        ISimpleAssignmentOperation { IsRef: false } assignment when assignment.Value == value => Store(assignment, assignment.Target),
        IVariableInitializerOperation { Parent: IVariableDeclaratorOperation declarator } => new(InstantUseKind.Stored, declarator, null, declarator.Symbol),
        IFieldInitializerOperation { InitializedFields.Length: 1 } initializer =>
            new(InstantUseKind.Stored, initializer, null, initializer.InitializedFields[0]),
        IPropertyInitializerOperation { InitializedProperties.Length: 1 } initializer =>
            new(InstantUseKind.Stored, initializer, null, initializer.InitializedProperties[0]),
        ICompoundAssignmentOperation assignment when assignment.Target == value && ClockRead.IsTimeSpan(assignment.Value.Type)
            && assignment.OperatorKind is BinaryOperatorKind.Add or BinaryOperatorKind.Subtract && IsStatement(assignment) =>
                new(InstantUseKind.Moved, assignment),
        _ => default,
    };

    private static bool IsYearOfConstant(IBinaryOperation test) =>
        test.LeftOperand.ConstantValue is { HasValue: true, Value: int and < 2010 }
        || test.RightOperand.ConstantValue is { HasValue: true, Value: int and < 2010 };

    private static InstantUse ByOperator(IBinaryOperation binary, IOperation other) => binary.OperatorKind switch
    {
        BinaryOperatorKind.LessThan or BinaryOperatorKind.LessThanOrEqual or BinaryOperatorKind.GreaterThan or BinaryOperatorKind.GreaterThanOrEqual
            when HoldsInstant(other.Type) => new(IsNumber(other) ? InstantUseKind.Tested : InstantUseKind.Compared, binary, other),
        BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals when InstantExpression.IsConstantInstant(Unconverted(other)) =>
            new(InstantUseKind.Tested, binary, other),
        BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals when HoldsInstant(other.Type) => new(InstantUseKind.Compared, binary, other),
        BinaryOperatorKind.Subtract when HoldsInstant(other.Type) => new(InstantUseKind.Subtracted, binary, other),
        _ => default,
    };

    /// <summary>Whether a value is a constant number, with which only ticks are compared.</summary>
    private static bool IsNumber(IOperation value) => value.ConstantValue.HasValue;

    /// <summary>An instant, or a number that may be the ticks of one: whoever follows it has to look at where it comes from.</summary>
    private static bool HoldsInstant(ITypeSymbol? type) => ClockRead.IsInstant(type) || InstantExpression.MayBeTicks(type);

    private static InstantUse ByCall(IInvocationOperation call, IOperation other) => call.TargetMethod.Name switch
    {
        "CompareTo" or "Equals" when ClockRead.IsInstant(call.TargetMethod.Parameters[0].Type) => new(InstantUseKind.Compared, call, other),
        "Subtract" when ClockRead.IsInstant(call.TargetMethod.Parameters[0].Type) => new(InstantUseKind.Subtracted, call, other),
        _ => default,
    };

    private static InstantUse ByArgument(IOperation call, IArgumentOperation argument, IParameterSymbol parameter)
    {
        if (call is IInvocationOperation { TargetMethod: var method } invocation && ClockRead.IsInstant(method.ContainingType))
        {
            if (invocation is { TargetMethod: { IsStatic: true, Name: "Compare" or "Equals" }, Arguments.Length: 2 })
                return new(InstantUseKind.Compared, call, invocation.Arguments[invocation.Arguments[0] == argument ? 1 : 0].Value);
            return invocation is { Instance: { } instance, Arguments.Length: 1 } ? ByCall(invocation, instance) : default;
        }

        var declared = parameter.OriginalDefinition;
        return !declared.DeclaringSyntaxReferences.IsEmpty && HoldsInstant(declared.Type) && argument.ArgumentKind == ArgumentKind.Explicit
            ? new(InstantUseKind.Stored, argument, null, declared)
            : default;
    }

    private static InstantUse Store(IOperation assignment, IOperation target) => target switch
    {
        ILocalReferenceOperation local => new(InstantUseKind.Stored, assignment, null, local.Local),
        IParameterReferenceOperation parameter => new(InstantUseKind.Stored, assignment, null, parameter.Parameter),
        IMemberReferenceOperation { Member: IFieldSymbol or IPropertySymbol { IsIndexer: false } } member =>
            new(InstantUseKind.Stored, assignment, null, member.Member) { TargetReference = member },
        _ => default,
    };

    private static IOperation Unconverted(IOperation operation) =>
        operation is IConversionOperation conversion && InstantExpression.KeepsInstant(conversion) ? conversion.Operand : operation;
}
