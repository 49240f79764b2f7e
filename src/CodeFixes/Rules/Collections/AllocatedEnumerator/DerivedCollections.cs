using Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rules.Collections.AllocatedEnumerator;

/// <summary>Determines whether a collection that is always of one type may be of a class of the project that derives from it.</summary>
internal static class DerivedCollections
{
    /// <summary>Whether the collection is not seen to be made as its type, and a class derives from that.</summary>
    public static bool MayBeAmong(CollectionSources sources, Compilation compilation) =>
        sources is { MayBeDerived: true, Type: { } type } && HasDerived(type, compilation);

    private static bool HasDerived(ITypeSymbol type, Compilation compilation)
    {
        var pending = new Stack<INamespaceOrTypeSymbol>();
        pending.Push(compilation.Assembly.GlobalNamespace);
        while (pending.Count > 0)
        {
            foreach (var member in pending.Pop().GetMembers())
            {
                if (member is not INamespaceOrTypeSymbol inner)
                    continue;
                if (member is INamedTypeSymbol { BaseType: { } parent }
                    && SymbolEqualityComparer.Default.Equals(parent.OriginalDefinition, type.OriginalDefinition))
                {
                    return true;
                }

                pending.Push(inner);
            }
        }

        return false;
    }
}
