using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines which format providers are the framework's own: to ask them has no effect, and they leave each value to format itself. Any other may be or give
/// an <c>ICustomFormatter</c>.
/// </summary>
internal static class FormatProviders
{
    /// <summary>Whether a provider is a culture, or a part of one, that the framework gives.</summary>
    public static bool IsCulture(IOperation provider) =>
        provider.Inside(Through.BuiltIn) is IPropertyReferenceOperation { Property: { IsStatic: true,
            ContainingType: { Name: "CultureInfo" or "NumberFormatInfo" or "DateTimeFormatInfo", ContainingNamespace.Name: "Globalization" } } };

    /// <summary>Whether a provider is such a culture, or null, which stands for the current one.</summary>
    public static bool IsPlain(IOperation provider) =>
        provider.Inside(Through.BuiltIn).ConstantValue is { HasValue: true, Value: null } || IsCulture(provider);

    /// <summary>Whether a provider leaves strings as they are: it is plain, or any culture.</summary>
    public static bool LeavesStrings(IOperation provider) =>
        IsPlain(provider)
        || provider.Inside(Through.BuiltInImplicit).Type is { Name: "CultureInfo" or "NumberFormatInfo" or "DateTimeFormatInfo",
            ContainingNamespace.Name: "Globalization" };
}
