using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>How messages and titles spell types and lists.</summary>
internal static class TypeNames
{
    /// <summary>
    /// A type as the compiler's own messages spell it, <c>List&lt;int&gt;</c>, without the <c>?</c> of a nullable reference. A block of extension members has
    /// no name, so that the class around it stands for it.
    /// </summary>
    public static string Of(ITypeSymbol type) =>
        (type.TypeKind == NewerCompilers.ExtensionBlock ? type.ContainingType : type)
            .WithNullableAnnotation(NullableAnnotation.None)
            .ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat);

    /// <summary><c>'a', 'b' and 'c'</c>, each name once.</summary>
    public static string Quoted(IEnumerable<string> names)
    {
        var quoted = names.Distinct(StringComparer.Ordinal).Select(static name => "'" + name + "'").ToArray();
        return quoted.Length < 2 ? string.Concat(quoted) : string.Join(", ", quoted, 0, quoted.Length - 1) + " and " + quoted[quoted.Length - 1];
    }

    /// <summary>Whether code can name a type: no part of it is anonymous or an error.</summary>
    public static bool CanBeWritten(ITypeSymbol type)
    {
        switch (type)
        {
            case IArrayTypeSymbol array:
                return CanBeWritten(array.ElementType);
            case INamedTypeSymbol named:
                foreach (var argument in named.TypeArguments)
                {
                    if (!CanBeWritten(argument))
                        return false;
                }

                return !named.IsAnonymousType && named.TypeKind != TypeKind.Error && (named.ContainingType is null || CanBeWritten(named.ContainingType));
            default:
                return type.TypeKind != TypeKind.Error;
        }
    }
}
