using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.StringGrowth;

/// <summary>
/// An assignment that makes a variable's string longer at its end: <c>s += x</c>, <c>s = s + x</c>, <c>s = string.Concat(s, x)</c> or
/// <c>s = $"{s}x"</c>. It copies the whole string.
/// </summary>
/// <param name="Assignment">The assignment.</param>
/// <param name="Target">The variable where it is assigned.</param>
/// <param name="Variable">The local, parameter or field.</param>
/// <param name="Self">The variable where it is read; null in a compound assignment.</param>
internal readonly record struct StringAppend(IAssignmentOperation Assignment, IOperation Target, ISymbol Variable, IOperation? Self)
{
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
        switch (assignment)
        {
            case ICompoundAssignmentOperation { OperatorKind: BinaryOperatorKind.Add, OperatorMethod: null }:
                break;
            case ISimpleAssignmentOperation { IsRef: false, Value: { } value }
                when FirstOf(value) is { } first && SymbolEqualityComparer.Default.Equals(VariableOf(first), variable):
                self = first;
                break;
            default:
                return false;
        }

        append = new StringAppend(assignment, assignment.Target, variable, self);
        return true;
    }

    /// <summary>What is appended, left to right; null where it cannot be told apart from the string itself.</summary>
    public IReadOnlyList<IOperation>? Parts()
    {
        if (Self is not { } self)
            return ConcatParts.Of(Assignment.Value);
        if (Assignment.Value is IInvocationOperation call)
            return call.Arguments.Skip(1).SelectMany(static argument => ConcatParts.Of(argument.Value)).ToList();
        if (ConcatParts.Plain(Assignment.Value) is IInterpolatedStringOperation)
            return null;
        var parts = ConcatParts.Of(Assignment.Value);
        return parts[0] == self ? parts.Skip(1).ToList() : null;
    }

    /// <summary>The local, parameter, or field of the same object that an operation names; null for anything else.</summary>
    public static ISymbol? VariableOf(IOperation operation) => operation switch
    {
        ILocalReferenceOperation local => local.Local,
        IParameterReferenceOperation parameter => parameter.Parameter,
        IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation } field => field.Field,
        _ => null,
    };

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
