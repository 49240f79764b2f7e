using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>
/// Determines what is null as an object whatever its type, and which calls only compare with that, so that the JIT decides them without a box.
/// </summary>
internal static class NullComparison
{
    /// <summary>Whether a call is <c>object.Equals(value, null)</c>, the arguments in any order.</summary>
    public static bool Is(IInvocationOperation call) =>
        call.TargetMethod is { Name: nameof(Equals), IsStatic: true, ContainingType.SpecialType: SpecialType.System_Object } && HasNull(call);

    /// <summary>Whether a value is null in the source: the literal, or the default of a class or of a nullable, also converted.</summary>
    public static bool IsNull(IOperation value) => value switch
    {
        { ConstantValue: { HasValue: true, Value: null } } => true,
        IDefaultValueOperation { Type: { } type } => NullableTypes.IsNullable(type) || type.IsReferenceType,
        IConversionOperation { OperatorMethod: null } conversion => IsNull(conversion.Operand),
        _ => false,
    };

    private static bool HasNull(IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            if (IsNull(argument.Value))
                return true;
        }

        return false;
    }
}
