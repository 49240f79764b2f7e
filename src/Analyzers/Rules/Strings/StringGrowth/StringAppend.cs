using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.StringGrowth;

/// <summary>
/// An assignment that makes a variable's string longer: <c>s += x</c>, <c>s = s + x</c>, <c>s = x + s</c>, <c>s = string.Concat(s, x)</c> or
/// <c>s = $"{s}x"</c>. It copies the whole string.
/// </summary>
/// <param name="Assignment">The assignment.</param>
/// <param name="Target">The variable where it is assigned.</param>
/// <param name="Variable">The local, parameter, field or property.</param>
/// <param name="Self">The variable where it is read; null in a compound assignment.</param>
internal readonly record struct StringAppend(IAssignmentOperation Assignment, IOperation Target, ISymbol Variable, IOperation? Self)
{
    /// <summary>Whether text is put in front of the string, so that a builder that only appends does not do the same.</summary>
    public bool IsInFront { get; private init; }

    /// <summary>The append that an assignment is.</summary>
    public static bool TryGet(IOperation operation, out StringAppend append)
    {
        append = default;
        if (operation is not IAssignmentOperation { Type.SpecialType: SpecialType.System_String } assignment
            || VariableOf(assignment.Target) is not { } variable)
        {
            return false;
        }

        var self = default(IOperation);
        var isInFront = false;
        switch (assignment)
        {
            case ICompoundAssignmentOperation { OperatorKind: BinaryOperatorKind.Add, OperatorMethod: null }:
                break;
            case ISimpleAssignmentOperation { IsRef: false, Value: { } value }
                when FirstOf(value) is { } first && SymbolEqualityComparer.Default.Equals(VariableOf(first), variable):
                self = first;
                break;
            case ISimpleAssignmentOperation { IsRef: false, Value: { } value } when LaterIn(value, variable) is { } later:
                self = later;
                isInFront = true;
                break;
            default:
                return false;
        }

        append = new StringAppend(assignment, assignment.Target, variable, self) { IsInFront = isInFront };
        return true;
    }

    /// <summary>What is appended, left to right; null where it is put in front, or cannot be told apart from the string itself.</summary>
    public IReadOnlyList<IOperation>? Parts()
    {
        if (IsInFront)
            return null;
        if (Self is not { } self)
            return ConcatParts.Of(Assignment.Value);
        if (Assignment.Value is IInvocationOperation call)
            return call.Arguments.Skip(1).SelectMany(static argument => ConcatParts.Of(argument.Value)).ToList();
        if (ConcatParts.Plain(Assignment.Value) is IInterpolatedStringOperation)
            return null;
        var parts = ConcatParts.Of(Assignment.Value);
        return parts[0] == self ? parts.Skip(1).ToList() : null;
    }

    /// <summary>The local, parameter, or field or property of the same object that an operation names; null for anything else.</summary>
    public static ISymbol? VariableOf(IOperation operation) => operation switch
    {
        ILocalReferenceOperation local => local.Local,
        IParameterReferenceOperation parameter => parameter.Parameter,
        IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation } field => field.Field,
        IPropertyReferenceOperation { Instance: null or IInstanceReferenceOperation, Arguments.IsEmpty: true } property => property.Property,
        _ => null,
    };

    /// <summary>The variable where it is joined behind other text; null where it is not.</summary>
    private static IOperation? LaterIn(IOperation value, ISymbol variable)
    {
        value = ConcatParts.Plain(value);
        switch (value)
        {
            case IBinaryOperation when ConcatParts.IsConcat(value):
                foreach (var part in ConcatParts.Of(value))
                {
                    if (Is(part, variable))
                        return part;
                }

                break;
            case IInterpolatedStringOperation text:
                foreach (var part in text.Parts)
                {
                    if (part is IInterpolationOperation { Alignment: null, FormatString: null } hole && Is(ConcatParts.Plain(hole.Expression), variable))
                        return ConcatParts.Plain(hole.Expression);
                }

                break;
            case IInvocationOperation call when FirstOf(call) is not null:
                foreach (var argument in call.Arguments)
                {
                    if (Is(ConcatParts.Plain(argument.Value), variable))
                        return ConcatParts.Plain(argument.Value);
                }

                break;
        }

        return null;
    }

    private static bool Is(IOperation part, ISymbol variable) => SymbolEqualityComparer.Default.Equals(VariableOf(part), variable);

    /// <summary>What stands first in the text that a value joins; null where it joins none.</summary>
    public static IOperation? FirstOf(IOperation value)
    {
        value = ConcatParts.Plain(value);
        return value switch
        {
            IBinaryOperation => ConcatParts.First(value),
            IInterpolatedStringOperation { Parts: { Length: > 1 } parts } =>
                parts[0] is IInterpolationOperation { Alignment: null, FormatString: null } first ? ConcatParts.Plain(first.Expression) : null,
            IInvocationOperation { TargetMethod: { Name: nameof(string.Concat), ContainingType.SpecialType: SpecialType.System_String, Arity: 0 },
                Arguments: { Length: > 1 } arguments }
                when arguments.All(static argument => argument.ArgumentKind == ArgumentKind.Explicit
                    && argument.Parameter?.Type.SpecialType is SpecialType.System_String or SpecialType.System_Object)
                => ConcatParts.Plain(arguments[0].Value),
            _ => null,
        };
    }
}
