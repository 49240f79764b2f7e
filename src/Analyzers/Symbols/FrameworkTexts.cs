using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines of which values the framework makes the text, so that no code of the project runs. A reference of an interface or of <c>ValueType</c> may be an
/// object of the project, with a <c>ToString</c> of its own.
/// </summary>
internal static class FrameworkTexts
{
    /// <summary>Whether it is so for the values of a type.</summary>
    public static bool AreOf(ITypeSymbol? type)
    {
        if (type is null)
            return false;
        if (type.TypeKind == TypeKind.Enum)
            return true;
        if (type.SpecialType is (>= SpecialType.System_Boolean and <= SpecialType.System_String)
            or SpecialType.System_IntPtr or SpecialType.System_UIntPtr)
        {
            return true;
        }

        return type.Name is "Guid" or "TimeSpan" or "Version" ? IsOfSystem(type) : AreOfDate(type);
    }

    /// <summary>Whether making the text without a format cannot fail: a culture's calendar may not have a date, and its patterns may be wrong.</summary>
    public static bool CannotFail(ITypeSymbol? type) => AreOf(type) && !AreOfDate(type!);

    /// <summary>Whether each culture writes a constant alike: texts, characters and numbers without a sign or a decimal point.</summary>
    public static bool IsOfEachCulture(object? constant) => constant switch
    {
        float or double or decimal => false,
        sbyte number => number >= 0,
        short number => number >= 0,
        int number => number >= 0,
        long number => number >= 0,
        _ => true,
    };

    private static bool AreOfDate(ITypeSymbol type) => type.Name is "DateTime" or "DateTimeOffset" or "DateOnly" or "TimeOnly" && IsOfSystem(type);

    private static bool IsOfSystem(ITypeSymbol type) => type.ContainingNamespace is { Name: "System", ContainingNamespace.IsGlobalNamespace: true };
}
