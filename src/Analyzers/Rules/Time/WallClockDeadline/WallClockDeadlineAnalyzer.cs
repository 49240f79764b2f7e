using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Instants;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Time.WallClockDeadline;

/// <summary>
/// ALLOC702: finds fields and auto-properties that are set to <c>Now</c> or <c>UtcNow</c>, with or without an interval, and only ever compared
/// with readings of the same clock. Nothing is allocated; each comparison pays for a calendar time that is not needed.
/// </summary>
/// <remarks>
/// <para>
/// For each type it takes the members that no other assembly can see and that hold an instant, or a number where the type reads the clock. All
/// uses of each are followed, in whatever type they are and through parameters: together they have to make a deadline of one clock. The heat is
/// that of the hottest comparison. Whether reflection may name the member is tested last, because it costs most.
/// </para>
/// <para>
/// Not reported: members that anything else sees, because they are returned, formatted, passed to code that is not seen or serialised; members that
/// are read in an expression tree, or compared with a time from elsewhere or with two clocks.
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
            context => MayHaveDeadline((INamedTypeSymbol)context.Symbol, context.CancellationToken),
            context => JudgeMembers(context, (INamedTypeSymbol)context.Symbol, allocations),
            SymbolKind.NamedType);

    /// <summary>Whether a type holds instants. Where it only may hold ticks, it has to read the clock itself.</summary>
    private static bool MayHaveDeadline(INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        if (GeneratedTypes.IsGenerated(type))
            return false;
        var mayHoldTicks = false;
        foreach (var member in type.GetMembers())
        {
            if (member is not (IFieldSymbol { IsImplicitlyDeclared: false } or IPropertySymbol) || !Accessibilities.IsWithinAssembly(member))
                continue;
            if (InstantMembers.IsCandidate(member))
                return true;
            mayHoldTicks |= InstantMembers.MayHoldTicks(member);
        }

        return mayHoldTicks && ClockRead.MayBeReadIn(type, cancellationToken);
    }

    private static void JudgeMembers(SymbolAnalysisContext context, INamedTypeSymbol type, AllocationContext allocations)
    {
        var readsClock = default(bool?);
        foreach (var member in type.GetMembers())
        {
            if (member is not (IFieldSymbol { IsImplicitlyDeclared: false } or IPropertySymbol) || !Accessibilities.IsWithinAssembly(member))
                continue;

            // Only the own type is looked at for the ticks of a deadline: numbers are too many to follow each.
            if (InstantMembers.IsCandidate(member)
                || (InstantMembers.MayHoldTicks(member) && (readsClock ??= ClockRead.MayBeReadIn(type, context.CancellationToken)) == true))
            {
                Judge(context, allocations, member);
            }
        }
    }

    private static void Judge(SymbolAnalysisContext context, AllocationContext allocations, ISymbol member)
    {
        var uses = AssemblyUses.In(allocations.Compilation);
        if (member.Locations.Length != 1 || member.Locations[0].SourceTree is not { } tree
            || Deadline.FlowOf(
                member,
                other => InstantMembers.UsesOf(other, uses, context.CancellationToken),
                method => uses.OfMethod(method, context.CancellationToken),
                context.CancellationToken) is not { } flow
            || !TryFindHeat(flow, member, allocations, context.CancellationToken, out var heat)
            || !allocations.IsReported(Descriptors.WallClockDeadline, tree, heat)
            || ReflectedMembers.IsReflectedOn(member, allocations.Compilation, context.CancellationToken))
        {
            return;
        }

        var clock = flow.Clocks[0];
        var finding = new Finding(Descriptors.WallClockDeadline, member.Locations[0], heat)
        {
            Arguments = [member.Name, ClockRead.NameOf(clock), ClockRead.CostOf(clock)],
        };
        if (allocations.ToDiagnostic(finding, context.CancellationToken) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }

    /// <summary>
    /// The heat of the hottest comparison of the member with a reading of the clock. False where it has none, because two kept times are compared
    /// without one, or where a use is in an expression tree, which only a provider runs.
    /// </summary>
    private static bool TryFindHeat(InstantFlow flow, ISymbol member, AllocationContext allocations, CancellationToken cancellationToken, out PlaceHeat heat)
    {
        var isRead = false;
        var isForHotOnly = allocations.ShowsOnlyHot(Descriptors.WallClockDeadline, member.Locations[0].SourceTree!);
        heat = PlaceHeat.Cold("never compared");
        foreach (var use in flow.Uses)
        {
            if (use.Consumer is not { SemanticModel: { } model, Syntax: { } place })
                return false;
            if (ExpressionTrees.Holds(use.Consumer))
                return false;
            if (use.Kind is InstantUseKind.Tested or InstantUseKind.Moved || IsKept(use.Other) || IsOfAnother(use.Consumer, member))
                continue;
            isRead = true;
            var ofUse = allocations.HeatOf(Descriptors.WallClockDeadline, place, model, cancellationToken, isForHotOnly);
            if (ofUse.Level > heat.Level)
                heat = ofUse;
        }

        return isRead;
    }

    /// <summary>Whether an instant is one that members keep, as this one is: no clock is read to compare with it.</summary>
    private static bool IsKept(IOperation? other) =>
        other is not null && InstantExpression.Of(other) is { Clocks.Count: 0, Variables: { Count: > 0 } variables }
        && variables.TrueForAll(variable => variable is IMemberReferenceOperation);

    /// <summary>Whether a comparison is that of another member, which shares a local with this one.</summary>
    private static bool IsOfAnother(IOperation comparison, ISymbol member)
    {
        var isOfAnother = false;
        foreach (var operation in comparison.Descendants())
        {
            if (operation is not IMemberReferenceOperation reference
                || !(InstantMembers.IsCandidate(reference.Member.OriginalDefinition) || InstantMembers.MayHoldTicks(reference.Member.OriginalDefinition)))
            {
                continue;
            }

            if (SymbolEqualityComparer.Default.Equals(reference.Member.OriginalDefinition, member))
                return false;
            isOfAnother = true;
        }

        return isOfAnother;
    }
}
