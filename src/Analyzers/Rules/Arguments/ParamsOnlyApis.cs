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
/// <param name="Heat">The heat of its hottest call with one item, or that of its role; unknown where neither tells anything.</param>
internal sealed record OneItemApi(string Reason, PlaceHeat Heat);

/// <summary>
/// Determines which methods of a compilation are such APIs. ALLOC102 reports them where they are declared, and ALLOC101 leaves the warning to
/// it: one cause is one warning, however many calls it has.
/// </summary>
internal sealed class ParamsOnlyApis(Compilation compilation, HeatModel heat)
{
    private static readonly ConditionalWeakTable<Compilation, ParamsOnlyApis> Known = new();

    private static readonly string[] LookupVerbs =
        ["Add", "Append", "Contains", "Delete", "Exists", "Find", "Get", "Lookup", "Pop", "Push", "Remove", "Set", "TryGet", "TryRemove"];

    private readonly ConcurrentDictionary<IMethodSymbol, OneItemApi?> _known = new(SymbolEqualityComparer.Default);
    private readonly ConcurrentDictionary<IMethodSymbol, OneItemApi?> _whereHot = new(SymbolEqualityComparer.Default);

    /// <summary>The one answer for a compilation.</summary>
    public static ParamsOnlyApis In(AllocationContext allocations) =>
        Known.TryGetValue(allocations.Compilation, out var known)
            ? known
            : Known.GetValue(allocations.Compilation, key => new ParamsOnlyApis(key, allocations.Heat));

    /// <summary>What ALLOC102 says of a method that the compilation declares; null where it says nothing.</summary>
    private OneItemApi? Of(IMethodSymbol method, bool isForHotOnly, CancellationToken cancellationToken)
    {
        var memo = isForHotOnly ? _whereHot : _known;
        return memo.TryGetValue(method, out var known) ? known : memo.GetOrAdd(method, Find(method, isForHotOnly, cancellationToken));
    }

    /// <summary>The heat at which ALLOC102 reports a method: that of its code, of its hottest call or of its role. Null where it is silent.</summary>
    /// <param name="method">The method.</param>
    /// <param name="allocations">Decides whether the rule reports there at all.</param>
    /// <param name="isForHotOnly">Whether the answer counts only where it is hot, so that less heat need not be told apart.</param>
    /// <param name="cancellationToken">Ends the question.</param>
    public PlaceHeat? ReportedHeat(IMethodSymbol method, AllocationContext allocations, bool isForHotOnly, CancellationToken cancellationToken)
    {
        if (Of(method, isForHotOnly, cancellationToken) is not { } api
            || ParamsSignatures.ParamsOf(method) is not { DeclaringSyntaxReferences: { Length: 1 } declarations })
        {
            return null;
        }

        var place = declarations[0].GetSyntax(cancellationToken);
        var own = allocations.HeatOf(Descriptors.ParamsOnlyApi, place, allocations.ModelOf(place.SyntaxTree), cancellationToken, isForHotOnly);
        var hottest = own.Level == HeatLevel.Cold || own.Level > api.Heat.Level ? own : api.Heat with { IsDeclared = own.IsDeclared };
        return allocations.Finds(Descriptors.ParamsOnlyApi, Effort.MuchLonger, place.SyntaxTree, hottest, cancellationToken)
            ? hottest with { Reason = api.Reason }
            : null;
    }

    /// <summary>The declaration that ALLOC102 reports for calls of a method; null where it reports none.</summary>
    /// <param name="called">The method.</param>
    /// <param name="allocations">Decides whether the rule reports there at all.</param>
    /// <param name="isForHotOnly">Whether one of the calls that pass one item is known to be hot, so that less heat need not be told apart.</param>
    /// <param name="cancellationToken">Ends the question.</param>
    public IMethodSymbol? DeclarationFor(IMethodSymbol called, AllocationContext allocations, bool isForHotOnly, CancellationToken cancellationToken)
    {
        var method = Overrides.RootOf((called.ReducedFrom ?? called).OriginalDefinition).OriginalDefinition;
        if (!SymbolEqualityComparer.Default.Equals(method.ContainingAssembly, compilation.Assembly))
            return null;
        if (ReportedHeat(method, allocations, isForHotOnly, cancellationToken) is not null)
            return method;
        foreach (var implemented in MemberFamily.InterfaceMembersOf(method))
        {
            if (SymbolEqualityComparer.Default.Equals(implemented.ContainingAssembly, compilation.Assembly)
                && ReportedHeat(implemented.OriginalDefinition, allocations, isForHotOnly, cancellationToken) is not null)
            {
                return implemented.OriginalDefinition;
            }
        }

        return null;
    }

    private OneItemApi? Find(IMethodSymbol method, bool isForHotOnly, CancellationToken cancellationToken) =>
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
            : Judge(method, element, isForHotOnly, cancellationToken);

    /// <summary>Null where the array may be what the method is about.</summary>
    private OneItemApi? Judge(IMethodSymbol method, ITypeSymbol element, bool isForHotOnly, CancellationToken cancellationToken)
    {
        // What takes any objects after a format passes them on as an array: callers alone do not tell that one item would be served better.
        if (element.SpecialType == SpecialType.System_Object && LoopReason(method, cancellationToken) is null)
            return null;
        var callers = ParamsCallers.Of(method, compilation, heat, isForHotOnly, cancellationToken);
        var role = ParamsSignatures.ParamsOf(method) is { } items && TakesKeys(method, items) ? PlaceHeat.Warm("takes keys") : PlaceHeat.Unknown;
        if (callers.All == 0)
            return LoopReason(method, cancellationToken) is { } loops ? new OneItemApi(loops, role) : null;
        if (callers.WithOne * 2 <= callers.All)
            return null;
        var reason = callers.WithOne.ToString(CultureInfo.InvariantCulture) + " of " + callers.All.ToString(CultureInfo.InvariantCulture)
            + (callers.All == 1 ? " call passes one" : " calls pass one");
        if (callers is not { HottestWithOne: { } call, Heat: { Level: > HeatLevel.Unknown } hottest })
            return new OneItemApi(reason, role);
        if (hottest.Level == HeatLevel.Hot && callers.AreMostlyOutsideLoops)
            hottest = hottest with { Level = HeatLevel.Warm };
        return new OneItemApi(
            reason + ", " + CallerHeat.PlaceOf(call) + " " + hottest.Reason, !hottest.RunsOften && role.RunsOften ? role : hottest);
    }

    /// <summary>
    /// Whether a method looks up, adds or removes what its items name: code outside calls it for one key at a time, however it is called here.
    /// </summary>
    private static bool TakesKeys(IMethodSymbol method, IParameterSymbol items) =>
        items.Name is "key" or "keys" or "id" or "ids" or "token" or "tokens" or "item" or "items" or "member" or "members"
        && LookupVerbs.Any(verb => method.Name.StartsWith(verb, StringComparison.Ordinal)
            && (method.Name.Length == verb.Length || char.IsUpper(method.Name[verb.Length])));

    /// <summary>Which body only loops over the items; null where none does.</summary>
    private string? LoopReason(IMethodSymbol method, CancellationToken cancellationToken)
    {
        if (OnlyLoops(method, cancellationToken))
            return "its body only loops over them";
        if (!method.IsAbstract)
            return null;
        foreach (var candidate in Overrides.Of(method, compilation))
        {
            if (!candidate.IsAbstract && OnlyLoops(candidate, cancellationToken))
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
