using System.Collections.Immutable;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// A new array of items that are written there, which one call reads where it is made: a new list or set copies them and could be given each item itself, or
/// an operator finds one value among them.
/// </summary>
/// <param name="Made">The array, or the collection expression that becomes one.</param>
/// <param name="Items">The items.</param>
/// <param name="Element">The type of the elements.</param>
/// <param name="Reader">The call or creation that reads them.</param>
internal sealed record HandedItems(IOperation Made, ImmutableArray<IOperation> Items, ITypeSymbol Element, IOperation Reader)
{
    /// <summary>The list or set that the reader makes; null where it finds a value.</summary>
    public INamedTypeSymbol? Collection => Reader.Type is INamedTypeSymbol { Name: "List" or "HashSet", Arity: 1 } type && IsMaker(Reader) ? type : null;

    /// <summary>The comparer that a set is given; null where it has the default one.</summary>
    public IOperation? Comparer { get; private init; }

    /// <summary>The bytes of the array; null where a collection expression becomes a type of the compiler's.</summary>
    public long? Bytes => Made is IArrayCreationOperation ? AllocationSize.OfArray(Element, Items.Length) : null;

    /// <summary>Whether an operation is an array or collection expression that stands in such a call or creation. Cheap enough for each.</summary>
    public static bool MayBe(IOperation made) =>
        made.Around(Through.BuiltInImplicit).Parent is IArgumentOperation { Parent: { } reader, Parameter.Ordinal: 0 }
        && (IsMaker(reader) || IsFinder(reader)) && (made is not IArrayCreationOperation { Initializer: null });

    /// <summary>The items of an array that is read that way; null for another use, or where nothing would be saved.</summary>
    public static HandedItems? Of(IOperation made)
    {
        if (!MayBe(made) || WrittenItems.Of(made) is not { IsDefaultOrEmpty: false } items)
            return null;
        var argument = (IArgumentOperation)made.Around(Through.BuiltInImplicit).Parent!;
        var reader = argument.Parent!;
        if (ElementOf(made.Type) is not { TypeKind: not TypeKind.Dynamic } element || AskedCollection.Of(reader) is not null)
            return null;
        var found = new HandedItems(made, items, element, reader);
        if (found.Collection is not { } collection)
            return made is IArrayCreationOperation && items.Any(static item => !item.ConstantValue.HasValue) ? found : null;
        if (!SymbolEqualityComparer.Default.Equals(collection.TypeArguments[0], element)
            || reader is IObjectCreationOperation { Initializer: not null })
        {
            return null;
        }

        var others = CalledMethod.ArgumentsOf(reader).Where(other => other != argument).ToList();
        return others.Count == 0 ? found
            : others.Count == 1 && others[0].Parameter?.Type.Name == "IEqualityComparer"
                ? found with { Comparer = others[0].Value.ConstantValue.HasValue ? null : others[0].Value.Inside(Through.BuiltInImplicit) }
            : null;
    }

    /// <summary>Whether an operation makes a list or a set of a sequence that it is given first.</summary>
    private static bool IsMaker(IOperation reader) => reader switch
    {
        IObjectCreationOperation { Type: { Name: "List" or "HashSet" } type, Constructor.Parameters: { Length: > 0 } parameters } =>
            parameters[0].Type.Name == "IEnumerable" && type.IsIn("System.Collections.Generic"),
        IInvocationOperation { TargetMethod: { Name: "ToList" or "ToHashSet", ContainingType: var type } } => type.IsEnumerable(),
        _ => false,
    };

    /// <summary>Whether a call goes through a sequence to find one value, and keeps nothing of it.</summary>
    private static bool IsFinder(IOperation reader) =>
        reader is IInvocationOperation
        {
            TargetMethod:
            {
                Name: "Max" or "Min" or "Sum" or "Average" or "Any" or "All" or "Contains" or "Count",
                ContainingType: { Name: "Enumerable" or "MemoryExtensions" } owner,
            },
        }
        && owner.IsOfFramework();

    private static ITypeSymbol? ElementOf(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol { IsSZArray: true, ElementType: var element } => element,
        INamedTypeSymbol { Name: "IEnumerable", TypeArguments: { Length: 1 } arguments } => arguments[0],
        _ => null,
    };
}
