using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines how hot a member is. The most specific answer wins: an attribute on the member, the options, the part that the member plays for a
/// framework (start-up, test, benchmark, text for a debugger), an attribute on its type or assembly, its shape, its role in a library, and last its
/// callers elsewhere. What depends on the member alone is kept for the life of one compilation.
/// </summary>
internal sealed class MemberHeat
{
    private readonly ConcurrentDictionary<ISymbol, Facts> _facts = new(SymbolEqualityComparer.Default);
    private readonly ConcurrentDictionary<ISymbol, bool> _mayBeHot = new(SymbolEqualityComparer.Default);
    private readonly CallerHeat _callers;
    private readonly HeavyCallees _callees;
    private readonly RareMembers _rare;
    private readonly bool _isLibrary;

    public MemberHeat(Compilation compilation, HeatModel heat, HeavyCallees callees, DelegateCallees delegates, LoopLengths lengths)
    {
        _callers = new CallerHeat(compilation, heat, this, delegates);
        _callees = callees;
        _rare = new RareMembers(_callers, callees, lengths);
        _isLibrary = compilation.Options.OutputKind is OutputKind.DynamicallyLinkedLibrary or OutputKind.NetModule;
    }

    /// <summary>
    /// Whether what a member declares, or that it is a benchmark, may make a place outside loops hot. Nothing else that is known of a member does, and to find
    /// that out costs more.
    /// </summary>
    public bool MayBeHot(ISymbol member, ListedMembers listed) =>
        listed.Of(member) is { Level: HeatLevel.Hot }
        || (_mayBeHot.TryGetValue(member, out var known) ? known : _mayBeHot.GetOrAdd(member, DeclaresHot(member)));

    private static bool DeclaresHot(ISymbol member) =>
        DeclaredHeat.OfMember(member) is { Level: HeatLevel.Hot } || DeclaredHeat.OfContainer(member) is { Level: HeatLevel.Hot }
        || MemberRoles.IsBenchmark(member);

    private Facts FactsOf(ISymbol member) => _facts.TryGetValue(member, out var known) ? known : _facts.GetOrAdd(member, new Facts(member));

    /// <summary>
    /// The heat of a place in a member. <paramref name="inside"/> is what the way from the place to the member found; null for the body of a
    /// delegate that other code runs, so that start-up code which makes the delegate does not make it cold.
    /// </summary>
    public PlaceHeat Of(ISymbol member, PlaceHeat? inside, in HeatQuery query)
    {
        var facts = FactsOf(member);
        var role = facts.Role is { } played && Applies(played.When, inside) ? played.Heat : default(PlaceHeat?);
        var declared = facts.OfMember ?? query.Listed.Of(member) ?? role ?? facts.OfContainer;
        if (declared is { Level: HeatLevel.Cold } cold)
            return cold;
        if (inside is { Level: HeatLevel.Hot } hot)
            return declared is { IsDeclared: true } ? hot with { IsDeclared = true } : OfLoop(hot, member, facts, declared, query);
        if ((declared ?? facts.Shape) is { } heat)
            return heat.Once;
        if (query.IsForHotOnly || member is not IMethodSymbol method)
            return PlaceHeat.Unknown;
        var use = OfUse(method, facts, query);
        if (inside is null)
            return use;
        if (use.Level == HeatLevel.Unknown && use.Reason == PlaceHeat.Unknown.Reason)
            use = OfRareUse(method, query);
        return (use.IsByName || use is { Level: HeatLevel.Unknown, IsRare: false }) && facts.HasNestedLoops
            ? PlaceHeat.Unknown with { Reason = "outside of the loops of '" + ExplicitImplementations.NameOf(method) + "'" }
            : use;
    }

    /// <summary>
    /// The heat of a place outside loops in a method that no caller makes warm: less than unknown where what is known says that it runs rarely.
    /// </summary>
    private PlaceHeat OfRareUse(IMethodSymbol method, in HeatQuery query)
    {
        if (query.CallerLevels == 0)
            return PlaceHeat.Unknown;
        if (_rare.Contain(method, 0, query.CancellationToken) || _rare.HandleProgram(method, query.CancellationToken))
            return PlaceHeat.Unknown with { Reason = "in '" + ExplicitImplementations.NameOf(method) + "', which runs rarely", IsRare = true };
        return _callers.RunsOnlyInColdCode(method, query.CancellationToken)
            ? PlaceHeat.Unknown with { Reason = "called only in cold code", IsRare = true }
            : PlaceHeat.Unknown;
    }

    /// <summary>The heat of a place in a loop, which the member around it lessens where it runs rarely, and adds to where it runs often.</summary>
    private PlaceHeat OfLoop(PlaceHeat hot, ISymbol member, Facts facts, PlaceHeat? declared, in HeatQuery query)
    {
        if ((declared ?? facts.Shape) is { Level: >= HeatLevel.Warm } shape)
        {
            return shape.IsPerRequest ? hot.InRequest()
                : hot with { RunsOften = true, IsBarelyOften = shape.IsBarelyOften && (hot.IsBarelyOften || !hot.RunsOften) };
        }

        if (member is not IMethodSymbol method)
            return hot;
        if (query.RareLevels != HeatQuery.NoRareMembers
            && (_rare.Contain(method, query.RareLevels, query.CancellationToken)
                || (query.Place is { } place && _callees.RareWorkPrecedes(place, query.Model, query.CancellationToken))))
        {
            return OfUse(method, facts, query).IsRepeated ? hot with { RunsOften = true } : OfRareLoop(hot, method, query);
        }

        return hot is { RunsOften: true, IsBarelyOften: false } ? hot : hot with { Member = method };
    }

    /// <summary>What a member that is itself there for a rare event does in a loop counts less than what such a member only calls.</summary>
    private PlaceHeat OfRareLoop(PlaceHeat hot, IMethodSymbol method, in HeatQuery query)
    {
        var handlesProgram = _rare.HandleProgram(method, query.CancellationToken);
        var heat = (handlesProgram ? hot.WhereMoreIsNeeded : hot).InRareMember(WhyRare(method));
        var isRare = heat.Level == HeatLevel.Unknown
            && (handlesProgram || method.MethodKind == MethodKind.Constructor || _rare.Contain(method, 0, query.CancellationToken));
        return isRare ? heat with { IsRare = true } : heat;
    }

    private static string WhyRare(IMethodSymbol method) =>
        method.MethodKind == MethodKind.Constructor
            ? " of a constructor that no loop calls"
            : " of '" + ExplicitImplementations.NameOf(method) + "', which runs rarely";

    /// <summary>The heat of the member around a call, before anything of the call is bound.</summary>
    public PlaceHeat OfCaller(ISymbol? caller, SemanticModel model, int levels, CancellationToken cancellationToken) =>
        caller is null ? PlaceHeat.Unknown : Of(caller, PlaceHeat.Unknown, new HeatQuery(model, ListedMembers.None, levels, 0, null, cancellationToken));

    /// <summary>Whether callers tell that the member around a hot place runs often.</summary>
    public bool RunsOften(IMethodSymbol method, in HeatQuery query) => OfUse(method, _facts[method], query).IsRepeated;

    /// <summary>The heat that a method has by who calls it, in a library also from outside. Work that costs more than any allocation takes it away.</summary>
    private PlaceHeat OfUse(IMethodSymbol method, Facts facts, in HeatQuery query)
    {
        if (query.CallerLevels == 0)
            return PlaceHeat.Unknown;
        var heat = (facts.Called[query.CallerLevels - 1] ??= new StrongBox<PlaceHeat>(OfCalls(method, query))).Value;
        return _callees.WorkOf(method, query.CancellationToken) is { } work && !(query.Place is { } place && work.IsAt(place))
            ? PlaceHeat.Unknown with { Reason = "in '" + method.Name + "', which also calls '" + work.Name + "'", IsRare = true }
            : heat;
    }

    private PlaceHeat OfCalls(IMethodSymbol method, in HeatQuery query)
    {
        var heat = _callers.Of(method, query.CallerLevels, query.CancellationToken);
        if (heat is not { RunsOften: true } && _isLibrary && ItemHandlers.Of(method) is { } handler && !SetUpMembers.HandlesProgram(method)
            && !_callers.IsCold(method, query.CancellationToken))
        {
            heat = handler with { IsByName = heat is not { IsByName: false }, IsIndirect = heat is { IsIndirect: true } };
        }

        return heat ?? PlaceHeat.Unknown;
    }

    private static bool Applies(RoleScope when, PlaceHeat? inside) => when switch
    {
        RoleScope.Everywhere => true,
        RoleScope.ExceptDelegates => inside is not null,
        _ => inside is { Level: not HeatLevel.Hot },
    };

    private sealed class Facts(ISymbol member)
    {
        private StrongBox<bool>? _hasNestedLoops;

        public PlaceHeat? OfMember { get; } = DeclaredHeat.OfMember(member);

        public MemberRole? Role { get; } = MemberRoles.Of(member);

        public PlaceHeat? OfContainer { get; } = DeclaredHeat.OfContainer(member);

        public PlaceHeat? Shape { get; } = WarmMembers.Of(member);

        /// <summary>Whether a loop of its body stands in another, so that what it makes once is little beside what they do.</summary>
        public bool HasNestedLoops => (_hasNestedLoops ??= new StrongBox<bool>(
            member.DeclaringSyntaxReferences.Any(static reference => Loops.AreNestedIn(reference.GetSyntax())))).Value;

        /// <summary>The heat that callers tell, by the levels of calls that are followed less one; null until a candidate asks.</summary>
        public StrongBox<PlaceHeat>?[] Called { get; } = new StrongBox<PlaceHeat>?[HeatQuery.MostCallerLevels];
    }
}
