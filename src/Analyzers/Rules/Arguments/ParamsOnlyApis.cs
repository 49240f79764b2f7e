using System.Collections.Concurrent;
using System.Globalization;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Arguments;

/// <summary>A visible method that takes only a <c>params</c> array although one item is what its callers pass.</summary>
/// <param name="Reason">Why one item would be served better, as the message prints it.</param>
/// <param name="Heat">The heat of its hottest call with one item; unknown where there is no call.</param>
internal sealed record OneItemApi(string Reason, PlaceHeat Heat);

/// <summary>
/// Determines which methods of a compilation are such APIs. ALLOC102 reports them where they are declared, and ALLOC101 leaves the warning to
/// it: one cause is one warning, however many calls it has.
/// </summary>
internal sealed class ParamsOnlyApis(Compilation compilation, HeatModel heat)
{
    private static readonly ConditionalWeakTable<Compilation, ParamsOnlyApis> Known = new();

    private readonly ConcurrentDictionary<IMethodSymbol, OneItemApi?> _known = new(SymbolEqualityComparer.Default);

    /// <summary>The one answer for a compilation.</summary>
    public static ParamsOnlyApis In(AllocationContext allocations) =>
        Known.TryGetValue(allocations.Compilation, out var known)
            ? known
            : Known.GetValue(allocations.Compilation, key => new ParamsOnlyApis(key, allocations.Heat));

    /// <summary>What ALLOC102 says of a method that the compilation declares; null where it says nothing.</summary>
    public OneItemApi? Of(IMethodSymbol method, CancellationToken cancellationToken) =>
        _known.TryGetValue(method, out var known) ? known : _known.GetOrAdd(method, Find(method, cancellationToken));

    /// <summary>The declaration that ALLOC102 reports for calls of a method; null where it reports none.</summary>
    public IMethodSymbol? DeclarationFor(IMethodSymbol called, CancellationToken cancellationToken)
    {
        var method = (called.ReducedFrom ?? called).OriginalDefinition;
        while (method.OverriddenMethod is { } overridden)
            method = overridden.OriginalDefinition;
        if (!SymbolEqualityComparer.Default.Equals(method.ContainingAssembly, compilation.Assembly))
            return null;
        if (Of(method, cancellationToken) is not null)
            return method;
        foreach (var implemented in MemberFamily.InterfaceMembersOf(method))
        {
            if (SymbolEqualityComparer.Default.Equals(implemented.ContainingAssembly, compilation.Assembly)
                && Of(implemented.OriginalDefinition, cancellationToken) is not null)
            {
                return implemented.OriginalDefinition;
            }
        }

        return null;
    }

    private OneItemApi? Find(IMethodSymbol method, CancellationToken cancellationToken) =>
        !Accessibilities.IsVisibleOutside(method)
        || ParamsSignatures.ParamsOf(method) is not { } items
        || ParamsSignatures.ElementOf(items) is not { TypeKind: not TypeKind.Error } element
        || method.MethodKind is not (MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation)
        || method is { Name: "Main", IsStatic: true }
        || method.PartialDefinitionPart is not null
        || MemberFamily.IsDeclaredElsewhere(method)
        || ParamsSignatures.HasSingleItemOverload(method)
        || ParamsSignatures.HasSpanOverload(method)
            ? null
            : Judge(method, element, cancellationToken);

    /// <summary>Null where the array may be what the method is about.</summary>
    private OneItemApi? Judge(IMethodSymbol method, ITypeSymbol element, CancellationToken cancellationToken)
    {
        // What takes any objects after a format passes them on as an array: callers alone do not tell that one item would be served better.
        if (element.SpecialType == SpecialType.System_Object && LoopReason(method, cancellationToken) is null)
            return null;
        var callers = ParamsCallers.Of(method, compilation, heat, cancellationToken);
        if (callers.All == 0)
            return LoopReason(method, cancellationToken) is { } loops ? new OneItemApi(loops, PlaceHeat.Unknown) : null;
        if (callers.WithOne * 2 <= callers.All)
            return null;
        var reason = callers.WithOne.ToString(CultureInfo.InvariantCulture) + " of " + callers.All.ToString(CultureInfo.InvariantCulture)
            + (callers.All == 1 ? " call passes one" : " calls pass one");
        return callers is { HottestWithOne: { } call, Heat.Level: > HeatLevel.Unknown }
            ? new OneItemApi(reason + ", " + CallerHeat.PlaceOf(call) + " " + callers.Heat.Reason, callers.Heat)
            : new OneItemApi(reason, PlaceHeat.Unknown);
    }

    /// <summary>Which body only loops over the items; null where none does.</summary>
    private string? LoopReason(IMethodSymbol method, CancellationToken cancellationToken)
    {
        if (OnlyLoops(method, cancellationToken))
            return "its body only loops over them";
        if (!method.IsAbstract)
            return null;
        foreach (var symbol in compilation.GetSymbolsWithName(
            name => name.EndsWith(method.Name, StringComparison.Ordinal), SymbolFilter.Member, cancellationToken))
        {
            if (symbol is IMethodSymbol { IsAbstract: false } candidate && MemberFamily.Contains(method, candidate) && OnlyLoops(candidate, cancellationToken))
                return "its implementation in '" + candidate.ContainingType.Name + "' only loops over them";
        }

        return null;
    }

    private bool OnlyLoops(IMethodSymbol method, CancellationToken cancellationToken)
    {
        const ParameterUse Reads = ParameterUse.Enumerated | ParameterUse.Indexed | ParameterUse.Measured | ParameterUse.NullTested | ParameterUse.Named;

        return ParamsSignatures.ParamsOf(method) is { } items && ParameterSummaries.Of(compilation).OwnUsesOf(items, cancellationToken) is var uses
            && (uses & ~Reads) == 0
            && ((uses & ParameterUse.Enumerated) != 0
                || (uses & (ParameterUse.Indexed | ParameterUse.Measured)) == (ParameterUse.Indexed | ParameterUse.Measured));
    }
}
