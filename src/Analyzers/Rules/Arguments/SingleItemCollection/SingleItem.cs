using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.SingleItemCollection;

/// <summary>A collection that is made of one item and given to a method: <c>new[] { x }</c>, <c>[x]</c>, <c>new List&lt;T&gt; { x }</c>.</summary>
/// <param name="Collection">What makes it.</param>
/// <param name="Item">The item.</param>
/// <param name="ElementType">The type of an element.</param>
/// <param name="TakenType">The type of an element of the parameter, which may be a base type of the collection's.</param>
/// <param name="Parameter">The parameter that takes it.</param>
/// <param name="Call">The call.</param>
internal sealed record SingleItem(
    IOperation Collection, IOperation Item, ITypeSymbol ElementType, ITypeSymbol TakenType, IParameterSymbol Parameter, IInvocationOperation Call)
{
    /// <summary>The collection of one item that an operation makes for a call; null for anything else.</summary>
    public static SingleItem? From(IOperation collection)
    {
        if (collection.IsImplicit || ItemOf(collection) is not { } item
            || TakenBy(collection) is not { Parameter: { RefKind: RefKind.None } parameter, Parent: IInvocationOperation call })
        {
            return null;
        }

        // A parameter of type object, or of a type parameter, takes the collection itself and not what is in it.
        var taken = ElementOf(parameter.OriginalDefinition.Type) is null ? CopiedFrom(collection, parameter) : ElementOf(parameter.Type);
        return taken is not null && ElementOf(collection.Type) is { TypeKind: not TypeKind.Error } element
            ? new SingleItem(collection, item, element, taken, parameter, call)
            : null;
    }

    /// <summary>The type of an element, where a method that makes an immutable collection takes an array as a span; null otherwise.</summary>
    private static ITypeSymbol? CopiedFrom(IOperation collection, IParameterSymbol parameter) =>
        collection is IArrayCreationOperation && SpanTypes.IsReadOnlySpan(parameter.Type)
            && parameter.ContainingSymbol is IMethodSymbol { IsExtensionMethod: true } && parameter.ContainingType.IsIn("System.Collections.Immutable")
            ? ((INamedTypeSymbol)parameter.Type).TypeArguments[0]
            : null;

    /// <summary>
    /// Whether the item is the same where the parameter and not the collection gives it a type: the types are the same, or it has a type of its own, as
    /// <c>new()</c>, a lambda or an interpolated string for another type than <see cref="string"/> has not.
    /// </summary>
    public bool IsItselfAlone(SemanticModel model, CancellationToken cancellationToken)
    {
        if (SymbolEqualityComparer.Default.Equals(ElementType, TakenType) || Item.ConstantValue is { HasValue: true, Value: null })
            return true;
        return Item.Syntax is ExpressionSyntax written && model.GetTypeInfo(written, cancellationToken).Type is { } type
            && model.GetConversion(written, cancellationToken) is { IsUserDefined: false } conversion && (conversion.IsIdentity || conversion.IsReference)
            && SymbolEqualityComparer.Default.Equals(
                type, model.GetSpeculativeTypeInfo(written.SpanStart, written, SpeculativeBindingOption.BindAsExpression).Type);
    }

    /// <summary>The type of what is in an array, a list or a generic sequence; null for any other type.</summary>
    public static ITypeSymbol? ElementOf(ITypeSymbol? collection) => collection switch
    {
        IArrayTypeSymbol { IsSZArray: true } array => array.ElementType,
        INamedTypeSymbol { Arity: 1, ContainingNamespace: { Name: "Generic", ContainingNamespace.Name: "Collections" }, Name: "IEnumerable"
            or "IReadOnlyCollection" or "IReadOnlyList" or "IList" or "ICollection" or "List" } named =>
            named.TypeArguments[0],
        _ => null,
    };

    /// <summary>The bytes that the collection takes; null where they depend on the compiler's version or are not known.</summary>
    public long? Bytes => Collection switch
    {
        IArrayCreationOperation => AllocationSize.OfArray(ElementType, 1),
        IObjectCreationOperation => ListBytes + AllocationSize.OfArray(ElementType, 4),
        { Type: IArrayTypeSymbol } => AllocationSize.OfArray(ElementType, 1),
        { Type.Name: "List" or "IList" or "ICollection" } => ListBytes + AllocationSize.OfArray(ElementType, 1),
        _ => null,
    };

    private const long ListBytes = 32;

    private static IOperation? ItemOf(IOperation collection)
    {
        switch (collection)
        {
            case IArrayCreationOperation { Type: IArrayTypeSymbol { IsSZArray: true }, Initializer.ElementValues: { Length: 1 } values }:
                return values[0];
            case IObjectCreationOperation { Arguments.Length: 0,
                Type: { Name: "List", ContainingNamespace: { Name: "Generic", ContainingNamespace.Name: "Collections" } },
                Initializer.Initializers: { Length: 1 } added }:
                return added[0] is IInvocationOperation { TargetMethod.Name: "Add", Arguments: { Length: 1 } arguments } ? arguments[0].Value : null;
            case { Kind: NewerCompilers.CollectionExpression } when ElementOf(collection.Type) is not null:
                return WrittenItems.Of(collection) is { IsDefault: false, Length: 1 } items ? items[0] : null;
            default:
                return null;
        }
    }

    private static IArgumentOperation? TakenBy(IOperation collection)
    {
        var value = collection;
        while (value.Parent is IConversionOperation { OperatorMethod: null, IsImplicit: true, Type: { } type } conversion
            && (type.IsReferenceType || SpanTypes.IsReadOnlySpan(type)))
        {
            value = conversion;
        }

        return value.Parent is IArgumentOperation { ArgumentKind: ArgumentKind.Explicit } argument ? argument : null;
    }
}
