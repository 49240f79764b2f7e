using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Instants;

/// <summary>
/// Determines which fields and auto-properties hold an instant that nothing but the code of this assembly reads: no serialiser, generator,
/// interface, record or reflection by name has a part in them.
/// </summary>
internal static class InstantMembers
{
    /// <summary>Whether a member holds an instant and can be judged by its uses, as far as its own declaration tells.</summary>
    public static bool IsCandidate(ISymbol member) => TypeOf(member) is { } type && ClockRead.IsInstant(type) && IsJudgedByUses(member);

    /// <summary>Whether a member may hold the ticks of an instant and can be judged by its uses, as far as its own declaration tells.</summary>
    public static bool MayHoldTicks(ISymbol member) => TypeOf(member) is { } type && InstantExpression.MayBeTicks(type) && IsJudgedByUses(member);

    /// <summary>All uses of such a member that no other assembly sees; default for any other.</summary>
    public static ImmutableArray<IOperation> UsesOf(ISymbol member, AssemblyUses uses, CancellationToken cancellationToken) =>
        (IsCandidate(member) || MayHoldTicks(member)) && !PrivateMembers.HasGeneratedPart(OutermostType.Of(member.ContainingType))
            ? uses.OfMember(member, cancellationToken)
            : default;

    private static ITypeSymbol? TypeOf(ISymbol member) => member switch
    {
        IFieldSymbol { IsConst: false } field => field.Type,
        IPropertySymbol { IsIndexer: false, IsVirtual: false, IsOverride: false, IsAbstract: false } property => property.Type,
        _ => null,
    };

    private static bool IsJudgedByUses(ISymbol member) =>
        (member is not IPropertySymbol property || (AutoProperties.Contains(property) && !ReflectedMembers.ImplementsInterface(property)))
        && ReflectedMembers.IsPlain(member);
}
