using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rewriting.Boxes;

/// <summary>Determines which overload of a method takes a value as itself where the method takes an object, and whether both do the same.</summary>
internal static class TypedOverload
{
    /// <summary>The overload that takes another type in the given slots and is the same elsewhere, or null.</summary>
    public static IMethodSymbol? Of(IMethodSymbol method, ICollection<int> slots, Func<ITypeSymbol, bool> isWanted)
    {
        if (method.ContainingType is not { } type || method.IsGenericMethod)
            return null;
        foreach (var member in type.GetMembers(method.Name))
        {
            if (member is IMethodSymbol { IsGenericMethod: false } overload && overload.IsStatic == method.IsStatic
                && overload.IsExtensionMethod == method.IsExtensionMethod
                && overload.Parameters.Length == method.Parameters.Length && IsLike(overload, method, slots, isWanted) && !IsObsolete(overload))
            {
                return overload;
            }
        }

        return null;
    }

    /// <summary>Overloads of the framework that write, compare or convert a simple value as the one for objects does.</summary>
    public static bool IsSameByContract(IMethodSymbol method, ITypeSymbol type) =>
        IsSimple(type)
        && ((method.Name is "Append" or "Insert" && method.ContainingType.IsStringBuilder())
            || (method.Name is nameof(Equals) or "CompareTo" && SymbolEqualityComparer.Default.Equals(method.ContainingType, type))
            || IsConversion(method));

    /// <summary>Whether a type is a number, a character, a truth value or a date of the language.</summary>
    public static bool IsSimple(ITypeSymbol type) =>
        type.SpecialType is (>= SpecialType.System_Boolean and <= SpecialType.System_Double) or SpecialType.System_DateTime;

    /// <summary><c>Convert.ToX(object)</c> asks the value's <c>IConvertible</c>, and that of a simple value asks <c>Convert.ToX</c> for its type.</summary>
    private static bool IsConversion(IMethodSymbol method) =>
        method is { IsStatic: true, ContainingType: { Name: "Convert" } type } && type.IsIn("System") && method.Name.StartsWith("To", StringComparison.Ordinal)
        && method.Parameters.Length is 1 or 2;

    private static bool IsLike(IMethodSymbol overload, IMethodSymbol method, ICollection<int> slots, Func<ITypeSymbol, bool> isWanted)
    {
        for (var i = 0; i < method.Parameters.Length; i++)
        {
            var (typed, untyped) = (overload.Parameters[i], method.Parameters[i]);
            if (typed.RefKind != untyped.RefKind || typed.IsParams != untyped.IsParams
                || !(slots.Contains(i) ? isWanted(typed.Type) : SymbolEqualityComparer.Default.Equals(typed.Type, untyped.Type)))
            {
                return false;
            }
        }

        return true;
    }

    private static bool IsObsolete(IMethodSymbol method)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass is { Name: nameof(ObsoleteAttribute) })
                return true;
        }

        return false;
    }
}
