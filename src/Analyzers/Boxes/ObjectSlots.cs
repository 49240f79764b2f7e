using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Boxes;

/// <summary>Determines which fields and auto-properties store objects of any kind: one, or a collection of them.</summary>
internal static class ObjectSlots
{
    // The properties of each type that have a field of their own: a search for each property takes the square of their number.
    private static readonly ConditionalWeakTable<INamedTypeSymbol, HashSet<ISymbol>> StoredProperties = new();

    /// <summary>Whether a member is a variable of type object or holds a collection whose elements are.</summary>
    public static bool IsSlot(ISymbol member) =>
        TypeOf(member) is { } type && (type.SpecialType == SpecialType.System_Object || ElementIsObject(type)) && IsStored(member);

    /// <summary>Whether a member is itself a variable of type object.</summary>
    public static bool IsObject(ISymbol member) => TypeOf(member) is { SpecialType: SpecialType.System_Object };

    /// <summary>
    /// Whether a member of type object is declared in source and can be seen outside its outermost type, but is not public API:
    /// the member or a type around it is internal, or it is in a nested type that is for derived types only.
    /// </summary>
    public static bool IsVisibleSlot(ISymbol member)
    {
        if (!IsObject(member) || member.DeclaringSyntaxReferences.IsEmpty || PrivateMembers.IsPrivate(member) || !IsStored(member))
            return false;
        for (var symbol = member; symbol is not (null or INamespaceSymbol); symbol = symbol.ContainingSymbol)
        {
            if (symbol.DeclaredAccessibility is Accessibility.Internal or Accessibility.ProtectedAndInternal
                || (symbol is INamedTypeSymbol && symbol.DeclaredAccessibility is Accessibility.Protected or Accessibility.ProtectedOrInternal))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>How a message names the declared type.</summary>
    public static string Describe(ISymbol member) =>
        "'" + (TypeOf(member)?.ToDisplayString(
            SymbolDisplayFormat.CSharpShortErrorMessageFormat.WithMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.UseSpecialTypes))
            ?? "object") + "'";

    private static ITypeSymbol? TypeOf(ISymbol member) => member switch
    {
        IFieldSymbol { IsConst: false } field => field.Type,
        IPropertySymbol { IsIndexer: false } property => property.Type,
        _ => null,
    };

    /// <summary>A field, or a property with a field of its own.</summary>
    private static bool IsStored(ISymbol member)
    {
        if (member is IFieldSymbol)
            return true;
        var type = member.ContainingType;
        return (StoredProperties.TryGetValue(type, out var known) ? known : StoredProperties.GetValue(type, FindStoredProperties)).Contains(member);
    }

    private static HashSet<ISymbol> FindStoredProperties(INamedTypeSymbol type)
    {
        var properties = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        foreach (var member in type.GetMembers())
        {
            if (member is IFieldSymbol { AssociatedSymbol: { } owner })
                properties.Add(owner);
        }

        return properties;
    }

    private static bool ElementIsObject(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { ContainingNamespace: { Name: "Collections" or "Generic" or "Concurrent" } space } named)
            return false;
        return named.Name switch
        {
            "ArrayList" or "Hashtable" or "SortedList" or "Queue" or "Stack" when space.Name == "Collections" => true,
            "Dictionary" or "ConcurrentDictionary" or "SortedDictionary" or "SortedList" or "IDictionary" =>
                named.TypeArguments is { Length: 2 } pair && pair[1].SpecialType == SpecialType.System_Object,
            "List" or "IList" or "LinkedList" or "Queue" or "ConcurrentQueue" or "Stack" or "ConcurrentStack" or "ConcurrentBag" or "HashSet" =>
                named.TypeArguments is { Length: 1 } only && only[0].SpecialType == SpecialType.System_Object,
            _ => false,
        };
    }
}
