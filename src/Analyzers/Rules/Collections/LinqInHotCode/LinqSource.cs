using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>What the elements of a chain come from, as far as its operators look at that.</summary>
internal enum SourceKind
{
    /// <summary>An array.</summary>
    Array,

    /// <summary>A <c>List&lt;T&gt;</c>.</summary>
    List,

    /// <summary>Another type whose enumerator is a struct, which is boxed for an operator, or that can be gone through without one, such as a string.</summary>
    Other,

    /// <summary>An interface or a type whose enumerator is an object in any case.</summary>
    Unknown,
}

/// <summary>The type that a chain takes its elements from.</summary>
/// <param name="Type">The type as the code declares it.</param>
/// <param name="Kind">What operators make of it.</param>
/// <param name="Element">The type of the elements that a <c>foreach</c> over it gives; null where that is not known.</param>
internal readonly record struct LinqSource(ITypeSymbol Type, SourceKind Kind, ITypeSymbol? Element)
{
    /// <summary>The source of a chain; null where its operators make the elements themselves.</summary>
    public static LinqSource? Of(LinqChain chain) => chain.Source?.Type is not { } type ? null
        : LinqChain.IsOfImmutableArray(chain.Operators[0].TargetMethod)
            ? new LinqSource(type, SourceKind.Array, ConcreteCollections.ElementOf(type)) { IsReadInPlace = true }
        : Of(type);

    private static LinqSource Of(ITypeSymbol type)
    {
        switch (type)
        {
            case IArrayTypeSymbol { IsSZArray: true } array:
                return new LinqSource(type, SourceKind.Array, array.ElementType);
            case { SpecialType: SpecialType.System_String }:
                return new LinqSource(type, SourceKind.Other, CharacterOf(type));
            case INamedTypeSymbol { TypeArguments: { Length: 1 } elements } when IsList(type):
                return new LinqSource(type, SourceKind.List, elements[0]);
            case INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct } when ConcreteCollections.ElementOf(type) is { } element:
                return new LinqSource(type, SourceKind.Other, element);
            default:
                return new LinqSource(type, SourceKind.Unknown, null);
        }
    }

    /// <summary>The list that the type is or derives from, which iterators go through without another object; null for any other.</summary>
    public INamedTypeSymbol? List
    {
        get
        {
            for (var type = Type; type is not null; type = type.BaseType)
            {
                if (IsList(type))
                    return (INamedTypeSymbol)type;
            }

            return null;
        }
    }

    private static bool IsList(ITypeSymbol type) =>
        type is INamedTypeSymbol { Name: "List", TypeArguments.Length: 1 } && type.IsIn("System.Collections.Generic");

    /// <summary>Whether the operators are those of an <c>ImmutableArray</c>, which look at the array inside it.</summary>
    public bool IsReadInPlace { get; private init; }

    /// <summary>Whether the whole collection is boxed for an operator, as well as its enumerator.</summary>
    public bool IsBoxed => Type.IsValueType && !IsReadInPlace;

    /// <summary>Whether the framework declares the type, so that both of its enumerators give the same elements.</summary>
    public bool IsOfFramework => Type is IArrayTypeSymbol || Type.IsOfFramework();

    /// <summary>Whether operators find the number of elements without going through them.</summary>
    public bool KnowsCount => Implements("ICollection");

    /// <summary>Whether operators find an element by its index.</summary>
    public bool HasIndex => Implements("IList");

    /// <summary>The bytes of the enumerator that an operator asks for; null where that is not known.</summary>
    public long? EnumeratorBytes => (Kind, Element) switch
    {
        (SourceKind.Array, _) => 32,
        (SourceKind.List, _) => ConcreteCollections.BytesOfEnumerator(Type),
        (SourceKind.Other, { } element) when Type.SpecialType == SpecialType.System_String => 32,
        (SourceKind.Other, { }) when Type.Name is "HashSet" or "Stack" or "Queue" => ConcreteCollections.BytesOfEnumerator(Type),
        _ => null,
    };

    private bool Implements(string name)
    {
        if (Kind is SourceKind.Array or SourceKind.List)
            return true;
        foreach (var type in Type.AllInterfaces)
        {
            if (type.Name == name && (type.IsIn("System.Collections.Generic") || type.IsIn("System.Collections")))
                return true;
        }

        return false;
    }

    /// <summary>The type of a character, which a string gives by index.</summary>
    private static ITypeSymbol? CharacterOf(ITypeSymbol text)
    {
        foreach (var member in text.GetMembers(WellKnownMemberNames.Indexer))
        {
            if (member is IPropertySymbol { Parameters.Length: 1, Type: var character })
                return character;
        }

        return null;
    }
}
