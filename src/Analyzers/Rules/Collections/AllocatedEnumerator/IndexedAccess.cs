using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;

/// <summary>
/// Determines whether a collection gives an element by its number without going through others. A class of the project may count its elements, and find each,
/// by going through what it holds: a loop that asks it by number then takes the square of their number.
/// </summary>
internal static class IndexedAccess
{
    // A property that calls a helper, which calls another.
    private const int Levels = 2;

    /// <summary>Whether a collection has its elements by number as well, and as far as its source tells, finds each at once.</summary>
    public static bool IsOf(ITypeSymbol collection, Compilation compilation, CancellationToken cancellationToken)
    {
        if (!ConcreteCollections.IsIndexed(collection))
            return false;
        for (var type = collection; type is { DeclaringSyntaxReferences.IsEmpty: false }; type = type.BaseType)
        {
            foreach (var member in type.GetMembers())
            {
                if (member is IPropertySymbol { IsStatic: false, GetMethod: { } getter } property && (property.IsIndexer || IsCount(property))
                    && GoesThroughElements(getter, Levels, compilation, cancellationToken))
                {
                    return false;
                }
            }
        }

        return true;
    }

    /// <summary>The type of the element that a collection gives for a number; null where its own members have none.</summary>
    public static ITypeSymbol? ElementOf(ITypeSymbol collection)
    {
        for (var type = collection; type is not null; type = type.BaseType)
        {
            foreach (var member in type.GetMembers(WellKnownMemberNames.Indexer))
            {
                if (member is IPropertySymbol { Parameters: { Length: 1 } parameters } indexer && parameters[0].Type.SpecialType == SpecialType.System_Int32)
                    return indexer.Type;
            }
        }

        return null;
    }

    private static bool IsCount(IPropertySymbol property) => property.Name == "Count" || property.Name.EndsWith(".Count", StringComparison.Ordinal);

    private static bool GoesThroughElements(IMethodSymbol method, int levels, Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var reference in method.DeclaringSyntaxReferences)
        {
            var declaration = reference.GetSyntax(cancellationToken);
            foreach (var node in declaration.DescendantNodes())
            {
                if (Loops.IsLoop(node) || node is QueryExpressionSyntax)
                    return true;
                if (node is InvocationExpressionSyntax call
                    && SourceModels.Of(compilation, declaration.SyntaxTree).GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol called
                    && (called.ContainingType is { Name: "Enumerable" } linq && linq.IsIn("System.Linq")
                        || (levels > 1 && GoesThroughElements((called.ReducedFrom ?? called).OriginalDefinition, levels - 1, compilation, cancellationToken))))
                {
                    return true;
                }
            }
        }

        return false;
    }
}
