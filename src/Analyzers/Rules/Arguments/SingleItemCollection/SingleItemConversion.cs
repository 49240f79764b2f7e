using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.SingleItemCollection;

/// <summary>
/// An array of one item that a type's own operator converts, where another operator of the type converts the item itself: <c>StringValues values =
/// new[] { text }</c>.
/// </summary>
/// <param name="Array">What makes the array.</param>
/// <param name="Item">The item.</param>
/// <param name="ElementType">The type of an element.</param>
/// <param name="Operator">The operator for the item.</param>
internal sealed record SingleItemConversion(IArrayCreationOperation Array, IOperation Item, ITypeSymbol ElementType, IMethodSymbol Operator)
{
    /// <summary>The array of one item that an operation makes for a conversion; null for anything else.</summary>
    public static SingleItemConversion? From(IOperation operation)
    {
        if (operation is not IArrayCreationOperation { IsImplicit: false, Type: IArrayTypeSymbol { IsSZArray: true, ElementType: var element },
            Initializer.ElementValues: { Length: 1 } items } array
            || array.Parent is not IConversionOperation { IsImplicit: true, OperatorMethod: { Parameters: { Length: 1 } taken } converts }
            || !SymbolEqualityComparer.Default.Equals(taken[0].Type, array.Type)
            || items[0].ConstantValue is { HasValue: true, Value: null })
        {
            return null;
        }

        foreach (var member in converts.ContainingType.GetMembers(WellKnownMemberNames.ImplicitConversionName))
        {
            if (member is IMethodSymbol { Parameters: { Length: 1 } parameters } other
                && SymbolEqualityComparer.Default.Equals(parameters[0].Type, element)
                && SymbolEqualityComparer.Default.Equals(other.ReturnType, converts.ReturnType))
            {
                return new SingleItemConversion(array, items[0], element, other);
            }
        }

        return null;
    }
}
