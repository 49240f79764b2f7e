using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>What one use of a string needs from it.</summary>
internal enum StringUseKind
{
    /// <summary>The string itself: it is stored, returned, captured or passed to code that may keep it.</summary>
    Escape,

    /// <summary>The characters, to make another string of them.</summary>
    Step,

    /// <summary>The string goes into a local or a parameter; the uses of that variable decide.</summary>
    Variable,

    /// <summary>The characters only, but nothing that a chain would be built for.</summary>
    Read,

    /// <summary>The length, one character, or whether it is empty.</summary>
    Measure,

    /// <summary>The characters are parsed.</summary>
    Parse,

    /// <summary>The characters are appended or written.</summary>
    Append,

    /// <summary>An argument of a call with an overload for spans.</summary>
    Call,

    /// <summary>A comparison with another string.</summary>
    Compare,

    /// <summary>A search in the characters, or for them.</summary>
    Search,

    /// <summary>A <c>foreach</c> through the characters.</summary>
    Enumerate,

    /// <summary>The hash code of the characters.</summary>
    Hash,

    /// <summary>A comparison with constants only, by <c>switch</c> or <c>is</c>.</summary>
    Switch,

    /// <summary>The characters, by a method of this project that takes a string but would do with a span.</summary>
    Lent,

    /// <summary>The characters, to be a part of another string, which can be made of spans: an operand that is joined, a hole.</summary>
    Join,

    /// <summary>A part of the characters, as a string of its own that is needed.</summary>
    Cut,

    /// <summary>The string itself, but only where the code fails: it can be made there.</summary>
    Failure,
}

/// <summary>How one operation uses the string that another makes.</summary>
/// <param name="Kind">What it needs.</param>
/// <param name="User">The operation that uses it.</param>
/// <param name="Member">The variable that keeps it or the method that takes it; null for operators and switches.</param>
internal readonly record struct StringUse(StringUseKind Kind, IOperation? User = null, ISymbol? Member = null)
{
    /// <summary>The overload for spans of a call that takes the string as an argument, or null.</summary>
    public IMethodSymbol? SpanOverload { get; init; }

    /// <summary>Whether the string is one of two values of a conditional expression, of which one is used.</summary>
    public bool IsChoice { get; init; }

    /// <summary>Whether the characters end here: nothing after this needs the string, and a span has a form for it.</summary>
    public bool IsEnd => Kind is >= StringUseKind.Measure and <= StringUseKind.Switch;

    /// <summary>The use of a string that <paramref name="value"/> makes or reads from a variable.</summary>
    public static StringUse Of(IOperation value, SourceBodies bodies)
    {
        while (value.Parent is IConversionOperation { Type: { } type } conversion
            && (type.SpecialType == SpecialType.System_String || CharSpanOverloads.IsReadOnlySpanOfChar(type)))
        {
            value = conversion;
        }

        if (value.Parent is IConditionalAccessOperation access && access.WhenNotNull == value)
            return Of(access, bodies);
        if (value.Parent is IConditionalOperation { Type.SpecialType: SpecialType.System_String } either && either.Condition != value)
            return Of(either, bodies) with { IsChoice = true };
        return value.Parent switch
        {
            IInvocationOperation call when call.Instance == value => StringCalls.OfReceiver(call, bodies),
            IPropertyReferenceOperation { Property.ContainingType.SpecialType: SpecialType.System_String } property when property.Instance == value =>
                new(StringUseKind.Measure, property, property.Property),
            IImplicitIndexerReferenceOperation indexer when indexer.Instance == value =>
                new(indexer.Type?.SpecialType == SpecialType.System_String ? StringUseKind.Step : StringUseKind.Measure, indexer),
            IArgumentOperation argument => StringCalls.OfArgument(argument, bodies),
            IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison => OfComparison(comparison, value),
            ISwitchOperation choice when choice.Value == value => HasOnlyTexts(choice) ? new(StringUseKind.Switch, choice) : default,
            ISwitchExpressionOperation choice when choice.Value == value => HasOnlyTexts(choice) ? new(StringUseKind.Switch, choice) : default,
            IIsPatternOperation test when test.Value == value => OfPattern(test),
            IBinaryOperation { OperatorKind: BinaryOperatorKind.Add } sum => OfJoin(sum, bodies),
            IInterpolationOperation hole when hole.Expression == value && StringJoin.IsHole(hole) => new(StringUseKind.Join, hole),
            IForEachLoopOperation loop when loop.Collection == value => new(StringUseKind.Enumerate, loop),
            IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local } } =>
                new(StringUseKind.Variable, value.Parent, local),
            ISimpleAssignmentOperation { IsRef: false, Parent: IExpressionStatementOperation } assignment when assignment.Value == value =>
                OfAssignment(assignment),
            _ => default,
        };
    }

    /// <summary>The use of a string that a variable holds, at one read of it: where the code fails there, the string can be made there.</summary>
    public static StringUse OfRead(IOperation read, SourceBodies bodies)
    {
        var use = Of(read, bodies);
        return use.Kind is StringUseKind.Escape or StringUseKind.Variable or StringUseKind.Join or StringUseKind.Lent && FailurePlaces.Has(read.Syntax)
            ? use with { Kind = StringUseKind.Failure }
            : use;
    }

    /// <summary>A text that is joined only to be appended can be appended part by part.</summary>
    public static StringUse OfJoin(IOperation operation, SourceBodies bodies) =>
        StringJoin.Of(operation) is { } join && Of(join.Operation, bodies).Kind != StringUseKind.Append ? new(StringUseKind.Join, join.Operation) : default;

    private static StringUse OfComparison(IBinaryOperation comparison, IOperation value)
    {
        var other = comparison.LeftOperand == value ? comparison.RightOperand : comparison.LeftOperand;
        if (other.ConstantValue is { HasValue: true, Value: null })
            return new(StringUseKind.Read, comparison);
        return other.Type?.SpecialType == SpecialType.System_String ? new(StringUseKind.Compare, comparison) : default;
    }

    private static StringUse OfPattern(IIsPatternOperation test)
    {
        if (IsText(test.Pattern))
            return new(StringUseKind.Switch, test);
        var pattern = test.Pattern is INegatedPatternOperation negated ? negated.Pattern : test.Pattern;
        return pattern is IConstantPatternOperation { Value.ConstantValue: { HasValue: true, Value: null } } ? new(StringUseKind.Read, test) : default;
    }

    private static StringUse OfAssignment(ISimpleAssignmentOperation assignment) => assignment.Target switch
    {
        ILocalReferenceOperation { Local: { RefKind: RefKind.None } local } => new(StringUseKind.Variable, assignment, local),
        IParameterReferenceOperation { Parameter: { RefKind: RefKind.None } parameter } => new(StringUseKind.Variable, assignment, parameter),
        _ => default,
    };

    private static bool HasOnlyTexts(ISwitchOperation choice)
    {
        foreach (var section in choice.Cases)
        {
            foreach (var clause in section.Clauses)
            {
                var isText = clause switch
                {
                    IDefaultCaseClauseOperation => true,
                    ISingleValueCaseClauseOperation single => single.Value.ConstantValue is { HasValue: true, Value: string },
                    IPatternCaseClauseOperation pattern => IsText(pattern.Pattern),
                    _ => false,
                };
                if (!isText)
                    return false;
            }
        }

        return true;
    }

    private static bool HasOnlyTexts(ISwitchExpressionOperation choice)
    {
        foreach (var arm in choice.Arms)
        {
            if (arm.Pattern is not IDiscardPatternOperation && !IsText(arm.Pattern))
                return false;
        }

        return true;
    }

    private static bool IsText(IPatternOperation pattern) => pattern switch
    {
        IConstantPatternOperation constant => constant.Value.ConstantValue is { HasValue: true, Value: string },
        INegatedPatternOperation negated => IsText(negated.Pattern),
        IBinaryPatternOperation binary => IsText(binary.LeftPattern) && IsText(binary.RightPattern),
        _ => false,
    };
}
