using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines how hot a member is. The most specific answer wins: an attribute on the member, the options, the part that the member plays for a
/// framework (start-up, test, benchmark, text for a debugger), an attribute on its type or assembly, its shape, and last a loop elsewhere that
/// calls it. What depends on the member alone is kept for the life of one compilation.
/// </summary>
internal sealed class MemberHeat(LoopCallers callers)
{
    private readonly ConcurrentDictionary<ISymbol, Facts> _facts = new(SymbolEqualityComparer.Default);

    /// <summary>
    /// The heat of a place in a member. <paramref name="inside"/> is what the way from the place to the member found; null for the body of a
    /// delegate that other code runs, so that start-up code which makes the delegate does not make it cold.
    /// </summary>
    public PlaceHeat Of(ISymbol member, PlaceHeat? inside, in HeatQuery query)
    {
        var facts = _facts.TryGetValue(member, out var known) ? known : _facts.GetOrAdd(member, new Facts(member));
        var role = facts.Role is { } played && Applies(played.When, inside) ? played.Heat : default(PlaceHeat?);
        var declared = facts.OfMember ?? query.Listed.Of(member) ?? role ?? facts.OfContainer;
        if (declared is { Level: HeatLevel.Cold } cold)
            return cold;
        if (inside is { Level: HeatLevel.Hot } hot)
            return declared is { IsDeclared: true } ? hot with { IsDeclared = true } : hot;
        if ((declared ?? facts.Shape) is { } heat)
            return heat;
        if (!query.FollowsCallers)
            return PlaceHeat.Unknown;
        return (facts.Called ??= new StrongBox<PlaceHeat>(callers.Of(member, query.CancellationToken) ?? PlaceHeat.Unknown)).Value;
    }

    private static bool Applies(RoleScope when, PlaceHeat? inside) => when switch
    {
        RoleScope.Everywhere => true,
        RoleScope.ExceptDelegates => inside is not null,
        _ => inside is { Level: not HeatLevel.Hot },
    };

    private sealed class Facts(ISymbol member)
    {
        public PlaceHeat? OfMember { get; } = DeclaredHeat.OfMember(member);

        public MemberRole? Role { get; } = MemberRoles.Of(member);

        public PlaceHeat? OfContainer { get; } = DeclaredHeat.OfContainer(member);

        public PlaceHeat? Shape { get; } = WarmMembers.Of(member);

        /// <summary>The heat that callers tell; null until a candidate asks.</summary>
        public StrongBox<PlaceHeat>? Called { get; set; }
    }
}
