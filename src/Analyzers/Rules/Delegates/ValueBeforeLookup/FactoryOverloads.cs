using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Delegates.ValueBeforeLookup;

/// <summary>
/// Finds the overload of a method that takes a factory where the method takes a value. It is a search by shape, without a list of methods: the method gives
/// back a value of the type that it takes; the overload differs in that parameter alone, which is a delegate that makes such a value of nothing, or of what
/// another parameter takes.
/// </summary>
internal static class FactoryOverloads
{
    private static readonly ConditionalWeakTable<Compilation, ConcurrentDictionary<IParameterSymbol, IMethodSymbol?>> OfCompilations = new();

    /// <summary>The overload that takes a factory for a parameter; null where there is none.</summary>
    public static IMethodSymbol? Find(IParameterSymbol parameter, Compilation compilation)
    {
        var definition = parameter.OriginalDefinition;
        var known = OfCompilations.GetValue(compilation, static _ => new(SymbolEqualityComparer.Default));
        return known.TryGetValue(definition, out var found) ? found : known.GetOrAdd(definition, Search(definition));
    }

    private static IMethodSymbol? Search(IParameterSymbol parameter)
    {
        if (parameter.ContainingSymbol is not IMethodSymbol { ContainingType: { } type } method || parameter.Type.TypeKind == TypeKind.Delegate
            || !SymbolEqualityComparer.Default.Equals(method.ReturnType, parameter.Type))
        {
            return null;
        }

        foreach (var candidate in type.MethodsNamed(method.Name))
        {
            if (candidate.Parameters.Length == method.Parameters.Length && candidate.Arity == method.Arity && candidate.IsStatic == method.IsStatic
                && candidate.IsExtensionMethod == method.IsExtensionMethod && Differs(method, candidate, parameter.Ordinal))
            {
                return candidate;
            }
        }

        return null;
    }

    /// <summary>Whether an overload differs in a parameter that takes a factory, and in nothing else.</summary>
    private static bool Differs(IMethodSymbol method, IMethodSymbol candidate, int ordinal)
    {
        if (candidate.Arity > 0)
            candidate = candidate.Construct(method.TypeParameters.ToArray<ITypeSymbol>());
        if (!SymbolEqualityComparer.Default.Equals(method.ReturnType, candidate.ReturnType))
            return false;
        foreach (var parameter in method.Parameters)
        {
            var other = candidate.Parameters[parameter.Ordinal];
            if (other.RefKind != parameter.RefKind || other.IsParams != parameter.IsParams)
                return false;
            if (parameter.Ordinal == ordinal ? !Makes(other, parameter.Type, method) : !SymbolEqualityComparer.Default.Equals(parameter.Type, other.Type))
                return false;
        }

        return true;
    }

    private static bool Makes(IParameterSymbol factory, ITypeSymbol type, IMethodSymbol method)
    {
        if (factory.Type is not INamedTypeSymbol { DelegateInvokeMethod: { RefKind: RefKind.None } invoke }
            || !SymbolEqualityComparer.Default.Equals(invoke.ReturnType, type))
        {
            return false;
        }

        foreach (var given in invoke.Parameters)
        {
            if (given.RefKind != RefKind.None || !Takes(method, given.Type, factory.Ordinal))
                return false;
        }

        return true;
    }

    private static bool Takes(IMethodSymbol method, ITypeSymbol type, int except)
    {
        foreach (var parameter in method.Parameters)
        {
            if (parameter.Ordinal != except && SymbolEqualityComparer.Default.Equals(parameter.Type, type))
                return true;
        }

        return false;
    }
}
