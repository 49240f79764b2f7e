using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Instants;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Time.WallClockDeadline;

/// <summary>
/// ALLOC702: finds private fields and auto-properties that are set to <c>Now</c> or <c>UtcNow</c>, with or without an interval, and only
/// ever compared with the same clock. Nothing is allocated; each comparison pays for a calendar time that is not needed.
/// </summary>
/// <remarks>
/// <para>
/// For each outermost type without generated parts whose text may read the clock, it takes the members that only the type can see and
/// that hold an instant. All uses of each are followed: together they have to make a deadline of one clock. The heat is that of the
/// hottest comparison. Whether reflection may name the member is tested last, because it costs most.
/// </para>
/// <para>
/// Not reported: members that anything else sees, because they are returned, formatted, passed on or serialised; members that are read in
/// an expression tree, or compared with a time from elsewhere or with two clocks.
/// </para>
/// </remarks>
public sealed class WallClockDeadlineAnalyzer : AllocationAnalyzer
{
    /// <summary>Creates the analyzer.</summary>
    public WallClockDeadlineAnalyzer()
        : base(Descriptors.WallClockDeadline)
    {
    }

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateSymbolAction(
            context => MembersOf(context.Symbol, allocations) is not null && ClockRead.MayBeReadIn((INamedTypeSymbol)context.Symbol, context.CancellationToken),
            context =>
            {
                var members = MembersOf(context.Symbol, allocations)!;
                foreach (var member in members.All)
                    Judge(context, allocations, members, member);
            },
            SymbolKind.NamedType);

    private static PrivateMembers? MembersOf(ISymbol symbol, AllocationContext allocations) =>
        symbol is INamedTypeSymbol { ContainingType: null } type && !PrivateMembers.HasGeneratedPart(type)
            ? PrivateMembers.Of(type, static member => InstantMembers.IsCandidate(member), allocations.ModelOf)
            : null;

    private static void Judge(SymbolAnalysisContext context, AllocationContext allocations, PrivateMembers members, ISymbol member)
    {
        if (member.Locations.Length != 1 || member.Locations[0].SourceTree is not { } tree
            || Deadline.FlowOf(member, other => members.UsesOf(other, context.CancellationToken), context.CancellationToken) is not { } flow
            || !TryFindHeat(flow, member, allocations, context.CancellationToken, out var heat)
            || !allocations.IsReported(Descriptors.WallClockDeadline, tree, heat)
            || InstantMembers.IsReflectedOn(member, context.CancellationToken))
        {
            return;
        }

        var clock = flow.Clocks[0];
        var finding = new Finding(Descriptors.WallClockDeadline, member.Locations[0], heat)
        {
            Arguments = [member.Name, ClockRead.NameOf(clock), ClockRead.CostOf(clock)],
        };
        if (allocations.ToDiagnostic(finding) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }

    /// <summary>The heat of the hottest comparison of the member. False where one is in an expression tree, which only a provider runs.</summary>
    private static bool TryFindHeat(InstantFlow flow, ISymbol member, AllocationContext allocations, CancellationToken cancellationToken, out PlaceHeat heat)
    {
        heat = PlaceHeat.Cold("never compared");
        foreach (var use in flow.Uses)
        {
            if (use.Consumer is not { SemanticModel: { } model, Syntax: { } place })
                return false;
            if (ExpressionTrees.Holds(use.Consumer))
                return false;
            if (use.Kind is InstantUseKind.Tested or InstantUseKind.Moved || IsOfAnother(use.Consumer, member))
                continue;
            var ofUse = allocations.HeatOf(Descriptors.WallClockDeadline, place, model, cancellationToken);
            if (ofUse.Level > heat.Level)
                heat = ofUse;
        }

        return true;
    }

    /// <summary>Whether a comparison is that of another member, which shares a local with this one.</summary>
    private static bool IsOfAnother(IOperation comparison, ISymbol member)
    {
        var isOfAnother = false;
        foreach (var operation in comparison.Descendants())
        {
            if (operation is not IMemberReferenceOperation reference || !InstantMembers.IsCandidate(reference.Member.OriginalDefinition))
                continue;
            if (SymbolEqualityComparer.Default.Equals(reference.Member.OriginalDefinition, member))
                return false;
            isOfAnother = true;
        }

        return isOfAnother;
    }
}
