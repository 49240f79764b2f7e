using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>A method that takes a state and hands it to the delegates that it is given.</summary>
/// <param name="Method">The method.</param>
/// <param name="Ordinal">Its parameter that takes the state.</param>
/// <param name="Positions">For each parameter of the method that takes no state: where its delegate is given it; -1 where it is given none.</param>
internal sealed record StateOverload(IMethodSymbol Method, int Ordinal, ImmutableArray<int> Positions)
{
    /// <summary>Whether the state is an <c>object</c>, so that a value would be boxed.</summary>
    public bool IsObject => Method.Parameters[Ordinal].Type.SpecialType == SpecialType.System_Object;

    /// <summary>Whether the delegates are of the same types, and are given a state in any case, which is null without this overload.</summary>
    public bool HasSameDelegates { get; init; }
}

/// <summary>An argument that a method hands on to a delegate.</summary>
/// <param name="Argument">The parameter that takes it.</param>
/// <param name="Position">The parameter of the delegate that is given it.</param>
internal readonly record struct PassedOn(int Argument, int Position)
{
    /// <summary>Whether it is there for nothing else, so that the caller may choose it.</summary>
    public bool IsState { get; init; }
}

/// <summary>
/// Finds how a method lets its delegates have a value without capturing it. It is a search by shape, without a list of methods: an overload that has one
/// parameter more, of a type parameter of its own or <c>object</c>, which its delegates have as well; a parameter of a type that only a parameter of the
/// delegate shares; the key from which a delegate makes the result.
/// </summary>
internal static class StateOverloads
{
    private static readonly ConditionalWeakTable<Compilation, ConcurrentDictionary<IParameterSymbol, StateOverload?>> OfCompilations = new();

    /// <summary>The overload that gives a state to the delegate of a parameter; null where there is none.</summary>
    /// <param name="parameter">The parameter that takes the delegate.</param>
    /// <param name="compilation">Decides what is accessible.</param>
    /// <param name="within">The type that calls.</param>
    public static StateOverload? Find(IParameterSymbol parameter, Compilation compilation, ISymbol within)
    {
        var definition = parameter.OriginalDefinition;
        var known = OfCompilations.GetValue(compilation, static _ => new(SymbolEqualityComparer.Default));
        if (!known.TryGetValue(definition, out var found))
            found = known.GetOrAdd(definition, Search(definition));
        return found is not null && compilation.IsSymbolAccessibleWithin(found.Method, within) ? found : null;
    }

    /// <summary>What a method hands on to the delegate of a parameter as it gets it.</summary>
    public static IEnumerable<PassedOn> PassedTo(IParameterSymbol parameter)
    {
        var definition = parameter.OriginalDefinition;
        if (definition.ContainingSymbol is not IMethodSymbol method || InvokeOf(definition) is not { Parameters.IsEmpty: false } invoke)
            yield break;
        foreach (var other in method.Parameters)
        {
            if (other.RefKind != RefKind.None || other.IsParams || SymbolEqualityComparer.Default.Equals(other, definition))
                continue;
            var position = PositionOf(other.Type, invoke);
            if (position < 0)
                continue;
            if (other.Type is ITypeParameterSymbol type)
            {
                if (type.DeclaringMethod is not null && IsOnlyIn(type, other, definition, method))
                    yield return new PassedOn(other.Ordinal, position) { IsState = true };
                else if (other.Name == "key" && SymbolEqualityComparer.Default.Equals(invoke.ReturnType, method.ReturnType))
                    yield return new PassedOn(other.Ordinal, position);
            }
            else if (other.Type.SpecialType == SpecialType.System_Object && IsStateName(other.Name))
            {
                yield return new PassedOn(other.Ordinal, position) { IsState = true };
            }
        }
    }

    private static StateOverload? Search(IParameterSymbol parameter)
    {
        if (parameter.ContainingSymbol is not IMethodSymbol { ContainingType: { } type } method || InvokeOf(parameter) is null)
            return null;
        var best = default(StateOverload);
        foreach (var candidate in type.MethodsNamed(method.Name))
        {
            if (candidate.Parameters.Length != method.Parameters.Length + 1 || candidate.MethodKind != method.MethodKind
                || candidate.IsStatic != method.IsStatic || candidate.IsExtensionMethod != method.IsExtensionMethod || IsObsolete(candidate)
                || Match(method, candidate, parameter.Ordinal) is not { } found)
            {
                continue;
            }

            if (best is null || (best.IsObject && !found.IsObject))
                best = found;
        }

        return best;
    }

    /// <summary>
    /// The overload that a candidate is; null where it is none. Where the type of the state and another could change places, the names tell which is which:
    /// the others are called as in the method.
    /// </summary>
    private static StateOverload? Match(IMethodSymbol method, IMethodSymbol candidate, int ordinal)
    {
        var fits = new List<StateOverload>(0);
        for (var i = candidate.Parameters.Length - 1; i >= 0; i--)
        {
            if (MatchAt(method, candidate, ordinal, i) is not { } match)
                continue;
            if (match.IsObject || method.Arity == 0)
                return match;
            fits.Add(match);
        }

        if (fits.Count > 1)
            fits.RemoveAll(fit => HasOtherNames(method, candidate, fit));
        return fits.Count == 1 ? fits[0] : null;
    }

    private static bool HasOtherNames(IMethodSymbol method, IMethodSymbol candidate, StateOverload found)
    {
        var state = ((ITypeParameterSymbol)candidate.Parameters[found.Ordinal].Type).Ordinal;
        foreach (var type in method.TypeParameters)
        {
            if (type.Name != candidate.TypeParameters[type.Ordinal < state ? type.Ordinal : type.Ordinal + 1].Name)
                return true;
        }

        return false;
    }

    private static StateOverload? MatchAt(IMethodSymbol method, IMethodSymbol candidate, int ordinal, int ordinalOfState)
    {
        if (candidate.Parameters[ordinalOfState] is not { RefKind: RefKind.None, IsParams: false } added
            || Construct(method, candidate, added) is not { } constructed
            || !SymbolEqualityComparer.Default.Equals(constructed.ReturnType, method.ReturnType)
            || PositionsOf(method, constructed, ordinalOfState) is not { } positions)
        {
            return null;
        }

        if (positions[ordinal] >= 0)
            return new StateOverload(candidate, ordinalOfState, positions);

        // Whoever asks for no state has a delegate that is given one in any case.
        return added.Type.SpecialType == SpecialType.System_Object && IsStateName(added.Name)
            && SymbolEqualityComparer.Default.Equals(
                method.Parameters[ordinal].Type, constructed.Parameters[ordinal < ordinalOfState ? ordinal : ordinal + 1].Type)
            && PositionOf(added.Type, InvokeOf(method.Parameters[ordinal])!) is >= 0 and var position
                ? new StateOverload(candidate, ordinalOfState, positions.SetItem(ordinal, position)) { HasSameDelegates = true }
                : null;
    }

    /// <summary>The candidate with the type parameters of the method, and its own for the state; null where they do not fit.</summary>
    private static IMethodSymbol? Construct(IMethodSymbol method, IMethodSymbol candidate, IParameterSymbol added)
    {
        if (added.Type.SpecialType == SpecialType.System_Object && candidate.Arity == method.Arity)
            return candidate.Arity == 0 ? candidate : candidate.Construct(method.TypeParameters.ToArray<ITypeSymbol>());
        if (added.Type is not ITypeParameterSymbol { DeclaringMethod: not null, ConstraintTypes.IsEmpty: true, HasConstructorConstraint: false,
                HasReferenceTypeConstraint: false, HasUnmanagedTypeConstraint: false, HasValueTypeConstraint: false } state
            || candidate.Arity != method.Arity + 1)
        {
            return null;
        }

        var arguments = new ITypeSymbol[candidate.Arity];
        var next = 0;
        for (var i = 0; i < arguments.Length; i++)
            arguments[i] = i == state.Ordinal ? state : method.TypeParameters[next++];
        return candidate.Construct(arguments);
    }

    /// <summary>Where each delegate of a method is given the state when the other parameters stay as they are; null where they do not.</summary>
    private static ImmutableArray<int>? PositionsOf(IMethodSymbol method, IMethodSymbol candidate, int added)
    {
        var state = candidate.Parameters[added].Type;
        var positions = ImmutableArray.CreateBuilder<int>(method.Parameters.Length);
        foreach (var parameter in method.Parameters)
        {
            var other = candidate.Parameters[parameter.Ordinal < added ? parameter.Ordinal : parameter.Ordinal + 1];
            if (parameter.RefKind != other.RefKind || parameter.IsParams != other.IsParams)
                return null;
            if (SymbolEqualityComparer.Default.Equals(parameter.Type, other.Type))
                positions.Add(-1);
            else if (AddedPosition(InvokeOf(parameter), InvokeOf(other), state) is { } position)
                positions.Add(position);
            else
                return null;
        }

        return positions.MoveToImmutable();
    }

    /// <summary>The parameter that a delegate has more than another, of the type of the state; null where they differ in anything else.</summary>
    private static int? AddedPosition(IMethodSymbol? without, IMethodSymbol? with, ITypeSymbol state)
    {
        if (without is null || with is null || with.Parameters.Length != without.Parameters.Length + 1
            || !SymbolEqualityComparer.Default.Equals(without.ReturnType, with.ReturnType) || without.RefKind != with.RefKind)
        {
            return null;
        }

        for (var i = with.Parameters.Length - 1; i >= 0; i--)
        {
            if (with.Parameters[i].RefKind == RefKind.None && SymbolEqualityComparer.Default.Equals(with.Parameters[i].Type, state)
                && AreSameWithout(i, without, with))
            {
                return i;
            }
        }

        return null;
    }

    private static bool AreSameWithout(int added, IMethodSymbol without, IMethodSymbol with)
    {
        foreach (var parameter in without.Parameters)
        {
            var other = with.Parameters[parameter.Ordinal < added ? parameter.Ordinal : parameter.Ordinal + 1];
            if (parameter.RefKind != other.RefKind || !SymbolEqualityComparer.Default.Equals(parameter.Type, other.Type))
                return false;
        }

        return true;
    }

    private static IMethodSymbol? InvokeOf(IParameterSymbol parameter) =>
        parameter is { RefKind: RefKind.None, IsParams: false, Type: INamedTypeSymbol { TypeKind: TypeKind.Delegate } type } ? type.DelegateInvokeMethod : null;

    /// <summary>The only parameter of a delegate that has a type and is passed by value; -1 where there is none, or several.</summary>
    private static int PositionOf(ITypeSymbol type, IMethodSymbol invoke)
    {
        var position = -1;
        foreach (var parameter in invoke.Parameters)
        {
            if (!SymbolEqualityComparer.Default.Equals(parameter.Type, type))
                continue;
            if (position >= 0 || parameter.RefKind != RefKind.None)
                return -1;
            position = parameter.Ordinal;
        }

        return position;
    }

    /// <summary>Whether a method speaks of a type parameter only where it takes the value and where its delegates are given it.</summary>
    private static bool IsOnlyIn(ITypeParameterSymbol type, IParameterSymbol value, IParameterSymbol function, IMethodSymbol method)
    {
        if (Mentions(method.ReturnType, type) || Mentions(InvokeOf(function)!.ReturnType, type))
            return false;
        foreach (var parameter in method.Parameters)
        {
            if (!SymbolEqualityComparer.Default.Equals(parameter, value) && !SymbolEqualityComparer.Default.Equals(parameter, function)
                && Mentions(parameter.Type, type))
            {
                return false;
            }
        }

        return true;
    }

    private static bool Mentions(ITypeSymbol type, ITypeParameterSymbol mentioned)
    {
        switch (type)
        {
            case IArrayTypeSymbol array:
                return Mentions(array.ElementType, mentioned);
            case INamedTypeSymbol named:
                foreach (var argument in named.TypeArguments)
                {
                    if (Mentions(argument, mentioned))
                        return true;
                }

                return false;
            default:
                return SymbolEqualityComparer.Default.Equals(type, mentioned);
        }
    }

    private static bool IsStateName(string name) => name.EndsWith("state", StringComparison.OrdinalIgnoreCase) || name is "arg" or "argument" or "context";

    private static bool IsObsolete(IMethodSymbol method)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "ObsoleteAttribute")
                return true;
        }

        return false;
    }
}
