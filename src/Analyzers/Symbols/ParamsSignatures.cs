using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Describes methods that take a <c>params</c> array, and their overloads.</summary>
internal static class ParamsSignatures
{
    /// <summary>Whether a method makes a text or an array of what it is given, beside which the collection that it is given is small.</summary>
    public static bool MakesMore(IMethodSymbol method) => method.ReturnType is IArrayTypeSymbol or { SpecialType: SpecialType.System_String };

    /// <summary>The element type of a <c>params</c> array; null for any other parameter, such as a <c>params</c> span.</summary>
    public static ITypeSymbol? ElementOf(IParameterSymbol parameter) =>
        parameter is { IsParams: true, Type: IArrayTypeSymbol { Rank: 1 } array } ? array.ElementType : null;

    /// <summary>The last parameter where it is a <c>params</c> array.</summary>
    public static IParameterSymbol? ParamsOf(IMethodSymbol method)
    {
        var parameters = method.Parameters;
        return !parameters.IsEmpty && ElementOf(parameters[parameters.Length - 1]) is not null ? parameters[parameters.Length - 1] : null;
    }

    /// <summary>Whether the method's type, a base type or a base interface has the same method with one item in place of the array.</summary>
    public static bool HasSingleItemOverload(IMethodSymbol method) =>
        HasOverload(method, static (last, element) => SymbolEqualityComparer.Default.Equals(last.Type, element));

    /// <summary>Whether the same method exists with a <c>params</c> span, whether or not this language version sees that it is one.</summary>
    public static bool HasSpanOverload(IMethodSymbol method) =>
        HasOverload(
            method,
            static (last, element) => IsParamsSpan(last) && SymbolEqualityComparer.Default.Equals(((INamedTypeSymbol)last.Type).TypeArguments[0], element));

    private static bool IsParamsSpan(IParameterSymbol parameter)
    {
        if (!SpanTypes.IsReadOnlySpan(parameter.Type))
            return false;
        if (parameter.IsParams)
            return true;
        foreach (var attribute in parameter.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "ParamCollectionAttribute")
                return true;
        }

        return false;
    }

    private static bool HasOverload(IMethodSymbol method, Func<IParameterSymbol, ITypeSymbol, bool> isMeant)
    {
        if (ParamsOf(method) is not { } items || ElementOf(items) is not { } element || method.ContainingType is not { } type)
            return false;
        foreach (var sibling in type.MethodsNamed(method.Name))
        {
            if (sibling.Parameters.Length == method.Parameters.Length && sibling.Arity == method.Arity
                && SameLeadingParameters(sibling, method)
                && isMeant(sibling.Parameters[sibling.Parameters.Length - 1], InTermsOf(element, method, sibling)))
            {
                return true;
            }
        }

        return false;
    }

    private static bool SameLeadingParameters(IMethodSymbol sibling, IMethodSymbol method)
    {
        for (var i = 0; i < method.Parameters.Length - 1; i++)
        {
            if (sibling.Parameters[i].RefKind != method.Parameters[i].RefKind
                || !SymbolEqualityComparer.Default.Equals(sibling.Parameters[i].Type, InTermsOf(method.Parameters[i].Type, method, sibling)))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>The sibling's own type parameter where a type is one of the method's.</summary>
    private static ITypeSymbol InTermsOf(ITypeSymbol type, IMethodSymbol method, IMethodSymbol sibling) =>
        type is ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Method } parameter && parameter.Ordinal < sibling.TypeParameters.Length
        && SymbolEqualityComparer.Default.Equals(parameter.ContainingSymbol, method)
            ? sibling.TypeParameters[parameter.Ordinal]
            : type;
}
