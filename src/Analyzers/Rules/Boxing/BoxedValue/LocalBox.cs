using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// Determines whether a box is only looked at in the function that makes it, so that the JIT of a newer runtime may put it on the stack: an
/// argument of <c>object.Equals</c> or of <c>StringBuilder.Append</c>, or a local that is tested, unboxed or called.
/// </summary>
internal static class LocalBox
{
    public static bool StaysLocal(IConversionOperation box)
    {
        var value = BoxTarget.ValueOf(box);
        if (IsOnlyLookedAt(value, box.Operand.Type))
            return true;
        if (BoxTarget.VariableOf(value) is not ILocalSymbol local)
            return false;
        foreach (var read in BoxTarget.ReadsOf(local, box))
        {
            if (!IsOnlyLookedAt(read, box.Operand.Type))
                return false;
        }

        return true;
    }

    private static bool IsOnlyLookedAt(IOperation value, ITypeSymbol? boxed) => value.Parent switch
    {
        IIsTypeOperation
        or IIsPatternOperation { Pattern: IConstantPatternOperation or ITypePatternOperation
            or IDeclarationPatternOperation { MatchedType.IsValueType: true } } =>
            true,
        IConversionOperation { OperatorMethod: null, Type.IsValueType: true } => true,
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals, OperatorMethod: null } => true,
        IInvocationOperation { TargetMethod.ContainingType.TypeKind: TypeKind.Interface } call => call.Instance == value,
        IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { Name: nameof(Equals), IsStatic: true,
            ContainingType.SpecialType: SpecialType.System_Object } } call } =>
            IsSeenThrough(call, value, boxed),
        IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { Name: "Append", ContainingType: { } type } } } when type.IsStringBuilder() =>
            boxed?.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_Double,
        _ => false,
    };

    /// <summary>
    /// <c>object.Equals</c> calls <c>Equals</c> of its first argument, where neither is null. What a struct inherits compares by reflection, and the
    /// boxes escape into it.
    /// </summary>
    private static bool IsSeenThrough(IInvocationOperation call, IOperation value, ITypeSymbol? boxed)
    {
        if (call.Arguments.Length != 2)
            return false;
        if (NullComparison.Is(call))
            return true;
        var first = call.Arguments[call.Arguments[0].Parameter?.Ordinal == 0 ? 0 : 1].Value;
        var type = first == value ? boxed : (first as IConversionOperation)?.Operand.Type;
        return type is { IsValueType: true, OriginalDefinition.SpecialType: not SpecialType.System_Nullable_T }
            && (type.TypeKind == TypeKind.TypeParameter || StructEquality.Overrides(type, nameof(Equals)));
    }
}
