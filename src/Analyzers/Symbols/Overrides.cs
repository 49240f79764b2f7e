using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Finds the methods of a compilation that may run where a virtual, abstract or interface method is called.</summary>
internal static class Overrides
{
    private static readonly ConditionalWeakTable<Compilation, Lazy<OwnTypes>> Types = new();

    /// <summary>The direct and indirect overrides, or the implementations, of <paramref name="method"/> in the compilation.</summary>
    public static IEnumerable<IMethodSymbol> Of(IMethodSymbol method, Compilation compilation)
    {
        var declaring = method.ContainingType.OriginalDefinition;
        foreach (var type in TypesUnder(declaring, compilation))
        {
            if (declaring.TypeKind == TypeKind.Interface)
            {
                if (Implementation(type, method, declaring) is { } implementation)
                    yield return implementation.OriginalDefinition;
            }
            else
            {
                foreach (var member in type.GetMembers(method.Name))
                {
                    if (member is IMethodSymbol { IsOverride: true } candidate && IsOverrideOf(candidate, method))
                        yield return candidate;
                }
            }
        }
    }

    /// <summary>The method that a method overrides in the end; the method itself where it overrides none.</summary>
    public static IMethodSymbol RootOf(IMethodSymbol method)
    {
        while (method.OverriddenMethod is { } overridden)
            method = overridden;
        return method;
    }

    /// <summary>The classes and structs of the compilation.</summary>
    public static IReadOnlyList<INamedTypeSymbol> TypesOf(Compilation compilation) => OwnTypes.Of(compilation).All;

    /// <summary>The classes and structs of the compilation that derive from a type definition, directly or not, or that implement it.</summary>
    public static IReadOnlyList<INamedTypeSymbol> TypesUnder(INamedTypeSymbol definition, Compilation compilation) =>
        OwnTypes.Of(compilation).Under(definition);

    private static IMethodSymbol? Implementation(INamedTypeSymbol type, IMethodSymbol method, INamedTypeSymbol declaring)
    {
        foreach (var implemented in type.AllInterfaces)
        {
            if (!SymbolEqualityComparer.Default.Equals(implemented.OriginalDefinition, declaring))
                continue;
            foreach (var member in implemented.GetMembers(method.Name))
            {
                if (SymbolEqualityComparer.Default.Equals(member.OriginalDefinition, method.OriginalDefinition))
                    return type.FindImplementationForInterfaceMember(member) as IMethodSymbol;
            }
        }

        return null;
    }

    private static bool IsOverrideOf(IMethodSymbol candidate, IMethodSymbol method)
    {
        for (var current = candidate.OverriddenMethod; current is not null; current = current.OverriddenMethod)
        {
            if (SymbolEqualityComparer.Default.Equals(current.OriginalDefinition, method.OriginalDefinition))
                return true;
        }

        return false;
    }

    /// <summary>The classes and structs of a compilation, and what is above each of them.</summary>
    private sealed class OwnTypes
    {
        private readonly List<INamedTypeSymbol> _all = [];
        private readonly Dictionary<INamedTypeSymbol, List<INamedTypeSymbol>> _under = new(SymbolEqualityComparer.Default);

        private OwnTypes(INamespaceSymbol global)
        {
            Collect(global);
            foreach (var type in _all)
            {
                for (var above = type.BaseType; above is not null; above = above.BaseType)
                    Add(above, type);
                foreach (var implemented in type.AllInterfaces)
                    Add(implemented, type);
            }
        }

        public IReadOnlyList<INamedTypeSymbol> All => _all;

        public static OwnTypes Of(Compilation compilation) =>
            Types.GetValue(compilation, static key => new Lazy<OwnTypes>(() => new OwnTypes(key.Assembly.GlobalNamespace))).Value;

        public IReadOnlyList<INamedTypeSymbol> Under(INamedTypeSymbol definition) => _under.TryGetValue(definition, out var types) ? types : [];

        private void Collect(INamespaceOrTypeSymbol container)
        {
            foreach (var member in container.GetMembers())
            {
                if (member is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct } type)
                    _all.Add(type);
                if (member is INamespaceOrTypeSymbol nested)
                    Collect(nested);
            }
        }

        private void Add(INamedTypeSymbol above, INamedTypeSymbol type)
        {
            var definition = above.OriginalDefinition;
            if (!_under.TryGetValue(definition, out var types))
                _under.Add(definition, types = []);

            // A type may implement several constructions of one interface.
            if (types.Count == 0 || !ReferenceEquals(types[types.Count - 1], type))
                types.Add(type);
        }
    }

    /// <summary>Whether several types of a compilation have a body for a method, so that each of them has to change with it.</summary>
    public static bool AreSeveral(IMethodSymbol method, Compilation compilation)
    {
        if (!(method.IsAbstract || method.IsVirtual || method.IsOverride))
            return false;
        var root = RootOf(method.OriginalDefinition).OriginalDefinition;
        var body = root.IsAbstract ? null : root;
        foreach (var other in Of(root, compilation))
        {
            if (other.IsAbstract || SymbolEqualityComparer.Default.Equals(other, body))
                continue;
            if (body is not null)
                return true;
            body = other;
        }

        return false;
    }
}
