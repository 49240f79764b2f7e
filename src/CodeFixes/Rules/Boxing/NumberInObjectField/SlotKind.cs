using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>A number type that a generated slot keeps without a box, and how its value goes into 64 bits and out again.</summary>
/// <param name="Name">The name of the kind.</param>
/// <param name="Keyword">The type in C#.</param>
/// <param name="ToBits">Code that makes bits of <c>{0}</c>, a value of the type.</param>
/// <param name="FromBits">Code that makes a value of <c>{0}</c>, the bits.</param>
internal sealed record SlotKind(string Name, string Keyword, string ToBits, string FromBits)
{
    private const string DoubleToBits = "global::System.BitConverter.DoubleToInt64Bits({0})";
    private const string BitsToDouble = "global::System.BitConverter.Int64BitsToDouble({0})";

    private static readonly SlotKind Boolean = new("Boolean", "bool", "{0} ? 1 : 0", "{0} != 0");
    private static readonly SlotKind Int32 = new("Int32", "int", "{0}", "(int){0}");
    private static readonly SlotKind Int64 = new("Int64", "long", "{0}", "{0}");
    private static readonly SlotKind Double = new("Double", "double", DoubleToBits, BitsToDouble);

    /// <summary>The kinds that every slot has: those that code which takes any type meets most.</summary>
    public static IReadOnlyList<SlotKind> Common { get; } = [Boolean, Int32, Int64, Double];

    /// <summary>The kind for a type; null where the slot would box it.</summary>
    public static SlotKind? Of(ITypeSymbol type) => type.TypeKind == TypeKind.Enum ? null : type.SpecialType switch
    {
        SpecialType.System_Boolean => Boolean,
        SpecialType.System_Int32 => Int32,
        SpecialType.System_Int64 => Int64,
        SpecialType.System_Double => Double,
        SpecialType.System_Char => new("Char", "char", "{0}", "(char){0}"),
        SpecialType.System_SByte => new("SByte", "sbyte", "{0}", "(sbyte){0}"),
        SpecialType.System_Byte => new("Byte", "byte", "{0}", "(byte){0}"),
        SpecialType.System_Int16 => new("Int16", "short", "{0}", "(short){0}"),
        SpecialType.System_UInt16 => new("UInt16", "ushort", "{0}", "(ushort){0}"),
        SpecialType.System_UInt32 => new("UInt32", "uint", "{0}", "(uint){0}"),
        SpecialType.System_UInt64 => new("UInt64", "ulong", "unchecked((long){0})", "unchecked((ulong){0})"),
        SpecialType.System_Single => new("Single", "float", DoubleToBits, "(float)" + BitsToDouble),
        _ => null,
    };
}
