using System.Collections.Immutable;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>Reads what a new list, set or dictionary holds off the expression that makes it.</summary>
internal static class TableItems
{
    /// <summary>
    /// The elements, or the keys and values in turn; default where something else decides what the collection holds, or where it cannot be made because a
    /// key comes twice.
    /// </summary>
    public static ImmutableArray<IOperation> Of(IOperation creation) => creation switch
    {
        IObjectCreationOperation { Initializer.Initializers: { IsEmpty: false } added } made =>
            ReusableCollections.HasSameArguments(made) ? OfInitializer(added, made) : default,
        { Kind: NewerCompilers.CollectionExpression } => WrittenItems.Of(creation),
        _ => default,
    };

    /// <summary>The same for a collection that is filled by calls and assignments, of which none has named arguments.</summary>
    public static ImmutableArray<IOperation> OfStatements(ImmutableArray<IOperation> added, IObjectCreationOperation made) =>
        ReusableCollections.StartsEmpty(made) ? OfInitializer(added, made) : default;

    private static ImmutableArray<IOperation> OfInitializer(ImmutableArray<IOperation> added, IObjectCreationOperation made)
    {
        var items = ImmutableArray.CreateBuilder<IOperation>();
        var keys = new HashSet<object>();
        var isOrdinal = ComparesByOrdinals(made);
        foreach (var add in added)
        {
            switch (add)
            {
                case IInvocationOperation { TargetMethod: { Name: "Add" } method, Arguments: { Length: 1 or 2 } arguments }
                    when SymbolEqualityComparer.Default.Equals(method.ContainingType, made.Type):
                    if (arguments.Length == 2 && !(isOrdinal && KeyOf(arguments[0].Value) is { } key && keys.Add(key)))
                        return default;
                    foreach (var argument in arguments)
                        items.Add(argument.Value);
                    break;
                case ISimpleAssignmentOperation
                {
                    Target: IPropertyReferenceOperation { Property.IsIndexer: true, Arguments: { Length: 1 } index },
                    Value: var value,
                }
                    when made.Type?.Name == "Dictionary" && KeyOf(index[0].Value) is not null:
                    items.Add(index[0].Value);
                    items.Add(value);
                    break;
                default:
                    return default;
            }
        }

        return items.ToImmutable();
    }

    /// <summary>A key as its collection compares it, without its case: 0 is equal to -0, and 1.0m to 1.00m.</summary>
    private static object? KeyOf(IOperation key) => key.ConstantValue is { HasValue: true, Value: { } constant }
        ? constant is string text ? text.ToUpperInvariant() : constant
        : null;

    /// <summary>Whether no comparer of a culture, to which other texts may be equal as well, decides whether a key comes twice.</summary>
    private static bool ComparesByOrdinals(IObjectCreationOperation made)
    {
        foreach (var argument in made.Arguments)
        {
            if (argument.Value.Inside(Through.BuiltInImplicit) is IPropertyReferenceOperation
                { Property.Name: not ("Default" or nameof(StringComparer.Ordinal) or nameof(StringComparer.OrdinalIgnoreCase)) })
            {
                return false;
            }
        }

        return true;
    }
}
