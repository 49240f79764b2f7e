using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines whether code is data: part of an expression tree that a provider translates.</summary>
internal static class ExpressionTrees
{
    /// <summary>Whether an operation is inside a lambda that becomes an expression tree.</summary>
    public static bool Holds(IOperation operation)
    {
        for (var parent = operation.Parent; parent is not null; parent = parent.Parent)
        {
            if (parent is IAnonymousFunctionOperation { Parent.Type: INamedTypeSymbol { Name: "Expression", ContainingNamespace: { Name: "Expressions", ContainingNamespace.Name: "Linq" } } })
                return true;
        }

        return false;
    }
}
