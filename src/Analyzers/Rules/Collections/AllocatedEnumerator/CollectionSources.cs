using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;

/// <summary>
/// Follows a collection back to all that may be stored in the variable, returned by the method or passed to the parameter that it comes from, and
/// tells the one type that it always has, as far as the code of the compilation can tell.
/// </summary>
/// <remarks>
/// A declaration of interface type is followed to every value that it gets: initialisers, assignments, arguments of all calls, results of a body. A value
/// that is declared with its own type ends the way. Null says nothing. One value of another type, or one that is not seen, makes the type unknown: of a
/// member that other assemblies write, of a method that is overridden, implements something or becomes a delegate.
/// </remarks>
internal sealed class CollectionSources
{
    // What goes through more declarations belongs to no one of them.
    private const int MostVariables = 12;

    private static readonly ConditionalWeakTable<Compilation, ConcurrentDictionary<ISymbol, DirectSources>> Known = new();

    private readonly List<(ISymbol Symbol, IOperation Place)> _variables = [];

    private CollectionSources()
    {
    }

    /// <summary>The type that the collection always has, whose own enumerator is a struct; null where it is not known.</summary>
    public ITypeSymbol? Type { get; private set; }

    /// <inheritdoc cref="DirectSources.AreMade"/>
    public bool AreMade { get; private set; }

    /// <inheritdoc cref="DirectSources.MayBeDerived"/>
    public bool MayBeDerived { get; private set; }

    /// <summary>
    /// The declarations of interface type that the collection goes through, each with a place that uses it: locals, parameters, fields, properties, and
    /// methods for what they return.
    /// </summary>
    public IReadOnlyList<(ISymbol Symbol, IOperation Place)> Variables => _variables;

    /// <summary>Follows a collection of interface type.</summary>
    public static CollectionSources Of(IOperation collection, CancellationToken cancellationToken)
    {
        var compilation = collection.SemanticModel!.Compilation;
        var known = Known.GetValue(compilation, static _ => new ConcurrentDictionary<ISymbol, DirectSources>(SymbolEqualityComparer.Default));
        var sources = new CollectionSources();
        var isKnown = sources.Add(DirectSources.OfValue(collection, cancellationToken));
        for (var i = 0; i < sources._variables.Count && isKnown; i++)
        {
            cancellationToken.ThrowIfCancellationRequested();
            var (symbol, place) = sources._variables[i];
            if (!known.TryGetValue(symbol, out var direct))
                direct = known.GetOrAdd(symbol, DirectSources.OfVariable(symbol, place, cancellationToken));
            isKnown = sources.Add(direct);
        }

        if (!isKnown)
            sources.Type = null;
        return sources;
    }

    /// <summary>Whether each declaration can be given the type: none is seen by another assembly, bound by a contract or read by reflection.</summary>
    public bool CanBeDeclared(Compilation compilation, CancellationToken cancellationToken)
    {
        if (Type is null || _variables.Count == 0)
            return false;
        foreach (var (symbol, _) in _variables)
        {
            if (!CanBeDeclared(symbol, compilation, cancellationToken))
                return false;
        }

        return true;
    }

    private static bool CanBeDeclared(ISymbol variable, Compilation compilation, CancellationToken cancellationToken) => variable switch
    {
        ILocalSymbol => true,
        IParameterSymbol => !ReflectedMembers.IsReflectedOn(variable.ContainingSymbol, compilation, cancellationToken),
        IMethodSymbol method => !AssemblyUses.In(compilation).OfMethod(method, cancellationToken).IsDefault
            && !ReflectedMembers.IsReflectedOn(method, compilation, cancellationToken),
        _ => Accessibilities.IsWithinAssembly(variable) && !ReflectedMembers.ImplementsInterface(variable) && ReflectedMembers.IsPlain(variable)
            && !AssemblyUses.In(compilation).OfMember(variable, cancellationToken).IsDefault
            && !ReflectedMembers.IsReflectedOn(variable, compilation, cancellationToken),
    };

    /// <summary>Adds what one variable is given; false where the type is not known any more.</summary>
    private bool Add(DirectSources direct)
    {
        AreMade |= direct.AreMade;
        MayBeDerived |= direct.MayBeDerived;
        foreach (var variable in direct.Variables)
        {
            if (!Has(variable.Symbol))
                _variables.Add(variable);
        }

        if (!direct.AreKnown || _variables.Count > MostVariables
            || (Type is not null && direct.Type is not null && !SymbolEqualityComparer.Default.Equals(Type, direct.Type)))
        {
            return false;
        }

        Type ??= direct.Type;
        return true;
    }

    private bool Has(ISymbol symbol)
    {
        foreach (var (known, _) in _variables)
        {
            if (SymbolEqualityComparer.Default.Equals(known, symbol))
                return true;
        }

        return false;
    }
}
