using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Boxes;

/// <summary>Determines whether a method of the framework takes a composite format string and objects for its holes.</summary>
internal static class FormatCall
{
    /// <summary><c>string.Format</c>, <c>AppendFormat</c>, and <c>Write</c> and <c>WriteLine</c> with a format.</summary>
    public static bool IsFormat(IMethodSymbol method) =>
        method.Name is "Format" or "AppendFormat" or "Write" or "WriteLine"
        && IsOwner(method.ContainingType)
        && FormatOf(method) is { Type.SpecialType: SpecialType.System_String } format
        && format.Ordinal < method.Parameters.Length - 1;

    /// <summary>
    /// Whether a method takes a text and after it any objects as an argument list, as one that logs does: what it makes of them weighs more than how they
    /// are passed.
    /// </summary>
    public static bool TakesItemsAfterText(IMethodSymbol method) =>
        method.Parameters is { Length: > 1 } parameters
        && parameters[parameters.Length - 1] is { IsParams: true, Type: IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Object } }
        && parameters[parameters.Length - 2].Type.SpecialType == SpecialType.System_String;

    /// <summary>The parameter of the format string; null where a method has none.</summary>
    public static IParameterSymbol? FormatOf(IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            if (parameter.Name == "format")
                return parameter;
        }

        return null;
    }

    private static bool IsOwner(INamedTypeSymbol type) =>
        type.SpecialType == SpecialType.System_String
        || type.IsStringBuilder()
        || type.IsConsole()
        || type is { Name: "TextWriter" or "StreamWriter" or "StringWriter", ContainingNamespace: { Name: "IO", ContainingNamespace.Name: "System" } };
}
