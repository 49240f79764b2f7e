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
        if (type.SpecialType is SpecialType.System_DateTime or (>= SpecialType.System_Boolean and <= SpecialType.System_String)
            or SpecialType.System_IntPtr or SpecialType.System_UIntPtr)
        {
            return true;
        }

        return type is { Name: "Guid" or "TimeSpan" or "DateTimeOffset" or "DateOnly" or "TimeOnly"
            or "Version", ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } };
    }
}
