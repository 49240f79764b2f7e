using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>
/// Determines which calls of <c>ToString</c> make the text of a value that can write the same characters to memory of its caller, by <c>TryFormat</c>. A type
/// of the project may keep its text, which its <c>ToString</c> then gives back. Values of one character and of two texts are cheaper to make texts of than to
/// write.
/// </summary>
internal static class FormattedText
{
    private const int GuidLength = 36;

    /// <summary>Whether a call does.</summary>
    public static bool Is(IInvocationOperation call)
    {
        if (call is not { TargetMethod: { Name: nameof(ToString), IsStatic: false, IsExtensionMethod: false } method,
                Instance.Type: INamedTypeSymbol { TypeKind: TypeKind.Struct, IsRefLikeType: false } type }
            || type.SpecialType is SpecialType.System_Char or SpecialType.System_Boolean
            || !SymbolEqualityComparer.Default.Equals(method.ContainingType, type))
        {
            return false;
        }

        return TakesFormat(method) && type.Implements("ISpanFormattable", nameof(System))
            && (method.DeclaringSyntaxReferences.IsEmpty
                || TextMakers.In(call.SemanticModel!.Compilation).MakingOf(method, CancellationToken.None) != TextMaking.None);
    }

    /// <summary>The length of a text that is known by what is formatted, and how; null for any other.</summary>
    public static long? LengthOf(IInvocationOperation call) =>
        call is { Instance.Type: { Name: nameof(Guid) } type } && type.IsIn(nameof(System)) ? FormatOf(call) switch
        {
            "" or "D" or "d" => GuidLength,
            "N" or "n" => GuidLength - 4,
            _ => null,
        } : null;

    /// <summary>Whether each call makes a string. The library keeps those of small whole numbers, as .NET 8 does.</summary>
    public static bool IsAlways(IInvocationOperation call) =>
        !IsWhole(call.Instance!.Type!) || (FormatOf(call) is { Length: > 0 } format && format[0] is not ('D' or 'd' or 'G' or 'g' or 'R' or 'r'));

    /// <summary>Whether a whole number is formatted, which takes few characters.</summary>
    public static bool IsWhole(ITypeSymbol type) =>
        type.SpecialType is (>= SpecialType.System_SByte and <= SpecialType.System_UInt64) or SpecialType.System_IntPtr or SpecialType.System_UIntPtr;

    /// <summary>The constant format of a call, empty where it is given none; null where it is not constant.</summary>
    public static string? FormatOf(IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter?.Type.SpecialType == SpecialType.System_String)
                return StringStep.ConstantText(argument.Value);
        }

        return "";
    }

    // A format and a provider are all that 'TryFormat' is given.
    private static bool TakesFormat(IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            if (parameter.Type.SpecialType != SpecialType.System_String && parameter.Type.Name != nameof(IFormatProvider))
                return false;
        }

        return method.Parameters.Length < 3;
    }
}
