using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Determines what differs where a method reads the elements of a query while they are computed, and not a copy that has all of them. It may have its answer,
/// or fail, before the last is computed, and then what computes the others neither runs nor fails.
/// </summary>
internal static class ComputedElements
{
    /// <summary>What differs for a reader; null where it reads all elements, or no one can tell that some are not computed.</summary>
    /// <param name="reader">The method that reads the elements.</param>
    /// <param name="query">What computes them.</param>
    /// <param name="hasEffects">Whether a function of the query may do more than read and compute.</param>
    /// <param name="nulls">Proves which values are not null.</param>
    public static string? DifferenceOf(IMethodSymbol reader, IOperation query, bool hasEffects, NullProof nulls)
    {
        if (reader is { Name: "WhenAll", TypeArguments.Length: 1 })
            return MayBeNull(query) ? "tasks after one that is null are not started" : null;
        if (!reader.ContainingType.IsEnumerable())
            return null;
        if (reader.Name is "SequenceEqual" or "Contains" || (reader.Name == "Min" && MayBeNaN(reader.ReturnType)))
            return "elements after the one that decides are not computed";
        var differs = MayOverflow(reader) ? "elements after an overflow are not computed"
            : reader.Name is "Count" or "LongCount" ? "elements that are only counted may not be computed"
            : null;
        return differs is not null && (hasEffects || MayFail(query, nulls)) ? differs : null;
    }

    /// <summary>Whether the elements of a collection of some type are there before they are asked for.</summary>
    public static bool AreStored(ITypeSymbol? type) =>
        type is IArrayTypeSymbol { ElementType.TypeKind: not TypeKind.Dynamic } or { SpecialType: SpecialType.System_String }
        || (type is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct } collection && collection.IsUnder("System.Collections"));

    /// <summary>Whether a method adds numbers up, and fails as soon as the sum is too large.</summary>
    private static bool MayOverflow(IMethodSymbol reader) => reader.Name switch
    {
        "Sum" => !MayBeNaN(reader.ReturnType),

        // The sum of whole numbers of 32 bits is one of 64.
        "Average" => reader.Parameters.LastOrDefault()?.Type is INamedTypeSymbol { TypeArguments: { Length: > 0 } arguments }
            && NullableTypes.Underlying(arguments[arguments.Length - 1]).SpecialType is SpecialType.System_Int64 or SpecialType.System_Decimal,
        _ => false,
    };

    /// <summary>Whether the elements of a query may be null, as far as annotations tell.</summary>
    private static bool MayBeNull(IOperation query) =>
        query.Type is not INamedTypeSymbol { TypeArguments: { Length: 1 } elements } || elements[0].NullableAnnotation != NullableAnnotation.NotAnnotated;

    private static bool MayBeNaN(ITypeSymbol type) =>
        NullableTypes.Underlying(type).SpecialType is SpecialType.System_Single or SpecialType.System_Double;

    private static bool MayFail(IOperation query, NullProof nulls)
    {
        query = query.Inside(Through.BuiltInImplicit);
        if (query is not IInvocationOperation { TargetMethod: { IsStatic: true } method, Arguments: var arguments } || !method.ContainingType.IsEnumerable())
            return !AreStored(query.Type);
        if (method.Name == "Cast")
            return true;
        foreach (var argument in arguments)
        {
            if (argument.Parameter is { Type: INamedTypeSymbol { DelegateInvokeMethod: { } function } }
                ? !NeverFails(argument.Value, nulls) || (SequenceTypes.ItemOf(function.ReturnType) is not null && !AreStored(function.ReturnType))
                : argument.Parameter is { Type: var taken } && SequenceTypes.ItemOf(taken) is not null && MayFail(argument.Value, nulls))
            {
                return true;
            }
        }

        return false;
    }

    private static bool NeverFails(IOperation function, NullProof nulls)
    {
        function = function.Inside(Through.BuiltInImplicit);
        return function is IDelegateCreationOperation { Target: IAnonymousFunctionOperation { Body.Operations: { Length: 1 } only } }
            && only[0] is IReturnOperation { ReturnedValue: { } value } && IsReadOnly(value, nulls);
    }

    /// <summary>Whether a value is computed of variables, and of members that only give what they store, of objects that are not null.</summary>
    private static bool IsReadOnly(IOperation value, NullProof nulls) => value switch
    {
        _ when PlainValues.Are(value) => true,
        IFieldReferenceOperation { Instance: { } instance } => IsThere(instance, nulls),
        IPropertyReferenceOperation { Instance: { } instance, Property: var property } =>
            (property.ContainingType.SpecialType == SpecialType.System_String ? property.Name == nameof(string.Length)
                : !property.IsVirtual && !property.IsAbstract && !property.IsOverride && AutoProperties.Contains(property.OriginalDefinition))
            && IsThere(instance, nulls),
        IConversionOperation { Type.IsValueType: true, Operand.Type.IsValueType: true } conversion =>
            PlainValues.NeverFails(conversion) && IsReadOnly(conversion.Operand, nulls),
        IBinaryOperation { IsChecked: false, OperatorMethod: null, OperatorKind: not (BinaryOperatorKind.Divide or BinaryOperatorKind.Remainder) } binary
            when binary.Type?.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_Double and not SpecialType.System_Decimal =>
            IsReadOnly(binary.LeftOperand, nulls) && IsReadOnly(binary.RightOperand, nulls),
        _ => false,
    };

    private static bool IsThere(IOperation instance, NullProof nulls) =>
        IsReadOnly(instance, nulls)
        && (instance.Type is { IsValueType: true } || instance is IInstanceReferenceOperation
            || (instance.Syntax is ExpressionSyntax written && nulls.IsNeverNull(written)));
}
