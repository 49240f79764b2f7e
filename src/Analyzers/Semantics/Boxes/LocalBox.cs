using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Semantics.Boxes;

/// <summary>
/// Answers whether a box is only looked at in the function that makes it, so that the JIT of a newer runtime may put it on the stack: an
/// argument of <c>object.Equals</c>, or a local that is tested, unboxed or called.
/// </summary>
internal static class LocalBox
{
    public static bool StaysLocal(IConversionOperation box)
    {
        var value = BoxTarget.ValueOf(box);
        if (IsOnlyLookedAt(value))
            return true;
        if (BoxTarget.VariableOf(value) is not ILocalSymbol local)
            return false;
        foreach (var read in BoxTarget.ReadsOf(local, box))
        {
            if (!IsOnlyLookedAt(read))
                return false;
        }

        return true;
    }

    private static bool IsOnlyLookedAt(IOperation value) => value.Parent switch
    {
        IIsTypeOperation or IIsPatternOperation { Pattern: IConstantPatternOperation or ITypePatternOperation or IDeclarationPatternOperation { MatchedType.IsValueType: true } } => true,
        IConversionOperation { OperatorMethod: null, Type.IsValueType: true } => true,
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals, OperatorMethod: null } => true,
        IInvocationOperation { TargetMethod.ContainingType.TypeKind: TypeKind.Interface } call => call.Instance == value,
        IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { Name: nameof(Equals), IsStatic: true, ContainingType.SpecialType: SpecialType.System_Object } } } => true,
        _ => false,
    };
}
