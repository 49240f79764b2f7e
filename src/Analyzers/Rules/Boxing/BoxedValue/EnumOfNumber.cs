using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// A number that <c>Enum.ToObject</c> makes an enum, <c>(E)Enum.ToObject(typeof(E), number)</c>: the enum comes in a box, out of which it is copied at once.
/// A cast of the number does the same without one.
/// </summary>
/// <param name="Type">The enum, or a type parameter that is one.</param>
/// <param name="Number">The number.</param>
internal readonly record struct EnumOfNumber(ITypeSymbol Type, IArgumentOperation Number)
{
    /// <summary>Whether code can name the enum, so that it can cast the number to it.</summary>
    public bool IsKnown => Type.TypeKind == TypeKind.Enum;

    /// <summary>The number that a cast takes out of the box; null where it is given as an object, or casts anything else.</summary>
    public static EnumOfNumber? Of(IConversionOperation cast)
    {
        if (cast is not { IsImplicit: false, OperatorMethod: null, Type: { IsValueType: true } type, Operand: var operand }
            || operand.Inside(Through.Identity) is not IInvocationOperation { Arguments: { Length: 2 } arguments, TargetMethod: { Name: nameof(Enum.ToObject),
                ContainingType.SpecialType: SpecialType.System_Enum, Parameters: { Length: 2 } parameters } })
        {
            return null;
        }

        var number = arguments[0].Parameter?.Ordinal == 1 ? arguments[0] : arguments[1];
        var named = number == arguments[0] ? arguments[1] : arguments[0];
        return named.Value is ITypeOfOperation { TypeOperand: var enumeration } && SymbolEqualityComparer.Default.Equals(enumeration, type)
            && parameters[1].Type.SpecialType is >= SpecialType.System_SByte and <= SpecialType.System_UInt64
                ? new EnumOfNumber(type, number)
                : null;
    }

    /// <summary>The box that the enum comes in.</summary>
    public Box BoxAt(IConversionOperation cast) => new(cast.Syntax, Type, IsKnown
        ? " by 'ToObject', though a cast of the number needs no box"
        : " by 'ToObject' and copied out of the box at once");
}
