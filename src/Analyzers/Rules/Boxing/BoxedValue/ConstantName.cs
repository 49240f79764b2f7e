using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// The name of an enum member that is asked at run time, <c>Color.Red.ToString()</c>: <c>nameof</c> has it without a box. Where two members have one value,
/// either may be the name.
/// </summary>
internal static class ConstantName
{
    /// <summary>Whether a call asks for it.</summary>
    public static bool Is(IInvocationOperation call) =>
        call is { TargetMethod: { Name: nameof(ToString), Parameters.IsEmpty: true },
            Instance: IFieldReferenceOperation { Field: { HasConstantValue: true, ContainingType: { TypeKind: TypeKind.Enum } type } member } }
        && !type.GetMembers().Any(other => other is IFieldSymbol { HasConstantValue: true } field && field.Name != member.Name
            && Equals(field.ConstantValue, member.ConstantValue));
}
