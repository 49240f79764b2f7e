using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.ParamsArray;

/// <summary>
/// A collection that C# 13 makes for the items of a <c>params</c> parameter that is no array and no span: a list, an array behind an interface, or an
/// immutable array.
/// </summary>
/// <param name="Call">The call or creation that gets it.</param>
/// <param name="Callee">What is called.</param>
/// <param name="Items">The items, at least one.</param>
/// <param name="Type">The type of the parameter.</param>
internal readonly record struct ParamsCollection(IOperation Call, IMethodSymbol Callee, ImmutableArray<IOperation> Items, INamedTypeSymbol Type)
{
    private const int ListBytes = 32;
    private const int WrapperBytes = 24;

    /// <summary>The collection that an operation makes; null for an array, a span, an expression that is written, and for no items.</summary>
    public static ParamsCollection? From(IOperation collection)
    {
        if (collection is not { Kind: NewerCompilers.CollectionExpression, IsImplicit: true,
                Parent: IArgumentOperation { IsImplicit: true, Parameter: { IsParams: true, Type: INamedTypeSymbol { IsRefLikeType: false } type } } argument }
            || argument.Parent is not { } call || CalledMethod.Of(call) is not { } callee)
        {
            return null;
        }

        var items = ImmutableArray.CreateBuilder<IOperation>();
        // The builder of an immutable array is a child that is not written.
        foreach (var item in collection.ChildOperations)
        {
            if (item.Syntax != collection.Syntax)
                items.Add(item);
        }

        return items.Count == 0 ? null : new ParamsCollection(call, callee, items.ToImmutable(), type);
    }

    /// <summary>The bytes of the collection and its array; null for a collection of another type.</summary>
    public long? Bytes
    {
        get
        {
            if (Type.TypeArguments.Length != 1 || AllocationSize.OfArray(Type.TypeArguments[0], Items.Length) is not { } array)
                return null;
            return Type.OriginalDefinition.SpecialType switch
            {
                SpecialType.System_Collections_Generic_ICollection_T or SpecialType.System_Collections_Generic_IList_T => ListBytes + array,

                // One item is kept by an object of its own; several by an array and the object that shows it.
                SpecialType.System_Collections_Generic_IEnumerable_T or SpecialType.System_Collections_Generic_IReadOnlyList_T
                    or SpecialType.System_Collections_Generic_IReadOnlyCollection_T =>
                    Items.Length == 1 ? BytesOfOne : WrapperBytes + array,
                _ => Type.Name switch
                {
                    "List" when Type.ContainingNamespace.Name == "Generic" => ListBytes + array,
                    "ImmutableArray" => array,
                    _ => null,
                },
            };
        }
    }

    private long? BytesOfOne => Type.TypeArguments[0].IsReferenceType ? WrapperBytes : AllocationSize.OfBox(Type.TypeArguments[0]);
}
