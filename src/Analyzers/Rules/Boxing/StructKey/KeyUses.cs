using System.Runtime.CompilerServices;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.StructKey;

/// <summary>
/// The operations of one body that hash or compare a struct as an object, by the struct. They are found by one walk and kept as long as the body's operations
/// are.
/// </summary>
internal sealed class KeyUses
{
    private static readonly ConditionalWeakTable<IOperation, KeyUses> OfRoots = new();

    private readonly Dictionary<ITypeSymbol, List<IOperation>> _uses = new(SymbolEqualityComparer.Default);

    private KeyUses(IOperation root)
    {
        foreach (var operation in root.Descendants())
        {
            if (operation is not (IInvocationOperation or IPropertyReferenceOperation) || StructEquality.KeyOf(operation) is not { } type)
                continue;
            if (!_uses.TryGetValue(type, out var uses))
                _uses.Add(type, uses = []);
            uses.Add(operation);
        }
    }

    /// <summary>Those of the body that holds an operation.</summary>
    public static KeyUses Around(IOperation operation)
    {
        var root = operation.Root();
        return OfRoots.TryGetValue(root, out var known) ? known : OfRoots.GetValue(root, static key => new KeyUses(key));
    }

    /// <summary>Those of a struct, in their order.</summary>
    public IReadOnlyList<IOperation> Of(ITypeSymbol type) => _uses.TryGetValue(type, out var uses) ? uses : [];
}
