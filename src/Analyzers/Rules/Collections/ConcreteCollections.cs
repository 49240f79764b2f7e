using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Collections;

/// <summary>
/// Determines what a <c>foreach</c> over a collection takes: nothing where its own type is declared and its enumerator is a struct, an object where an
/// interface is.
/// </summary>
internal static class ConcreteCollections
{
    private const int Pointer = 8;

    /// <summary>
    /// The type of the elements that a <c>foreach</c> over a declared type gives without allocating: over an array, or by a public method whose enumerator
    /// is a struct. Null for any other type.
    /// </summary>
    public static ITypeSymbol? ElementOf(ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol array)
            return array.IsSZArray ? array.ElementType : null;
        for (var current = type; current is not null; current = current.BaseType)
        {
            foreach (var member in current.GetMembers(WellKnownMemberNames.GetEnumeratorMethodName))
            {
                if (member is IMethodSymbol { DeclaredAccessibility: Accessibility.Public, IsStatic: false, Parameters.Length: 0, Arity: 0 } method)
                    return method.ReturnType.IsValueType ? CurrentOf(method.ReturnType) : null;
            }
        }

        return null;
    }

    /// <summary>The bytes of the enumerator that a collection gives through its interfaces; null where they are not known.</summary>
    public static long? BytesOfEnumerator(ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol || type.SpecialType == SpecialType.System_String)
            return 32;
        if (type is not INamedTypeSymbol { TypeArguments: { Length: 1 or 2 } arguments } named || !type.IsIn("System.Collections.Generic"))
            return null;

        // The fields are the collection, its version, a position and the current element.
        return named.Name switch
        {
            "List" or "HashSet" or "Queue" or "Stack" when AllocationSize.OfValue(arguments[0]) is { } size => Object(Pointer + 4 + 4 + size),
            "LinkedList" when AllocationSize.OfValue(arguments[0]) is { } size => Object(Pointer + Pointer + 4 + 4 + size),
            "Dictionary" when PairOf(arguments[0], arguments[1]) is { } size => Object(Pointer + 4 + 4 + 4 + size),
            _ => null,
        };
    }

    /// <summary>Whether a collection has its elements by number as well: the type, or an interface above it, says so.</summary>
    public static bool IsIndexed(ITypeSymbol type)
    {
        if (IsIndexedInterface(type))
            return true;
        foreach (var above in type.AllInterfaces)
        {
            if (IsIndexedInterface(above))
                return true;
        }

        return false;
    }

    private static bool IsIndexedInterface(ITypeSymbol type) => type.Name is "IList" or "IReadOnlyList" && type.IsIn("System.Collections.Generic");

    /// <summary>The type of the elements that an enumerator gives.</summary>
    public static ITypeSymbol? CurrentOf(ITypeSymbol enumerator)
    {
        foreach (var member in enumerator.GetMembers(WellKnownMemberNames.CurrentPropertyName))
        {
            if (member is IPropertySymbol { DeclaredAccessibility: Accessibility.Public, RefKind: RefKind.None } property)
                return property.Type;
        }

        return null;
    }

    private static int? PairOf(ITypeSymbol key, ITypeSymbol value)
    {
        if (AllocationSize.OfValue(key) is not { } first || AllocationSize.OfValue(value) is not { } second)
            return null;
        var alignment = Math.Max(Math.Min(first, Pointer), Math.Min(second, Pointer));
        return (first + second + alignment - 1) / alignment * alignment;
    }

    private static long Object(int fields) => (AllocationSize.ObjectOverhead + fields + Pointer - 1) / Pointer * Pointer;
}
