using Allocations.Analyzers.Semantics;
using Allocations.Analyzers.Semantics.Instants;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Time;

/// <summary>
/// ALLOC701: <c>Now</c>, <c>UtcNow</c> or <c>Today</c> read where code runs often and only the distance to another reading matters, or where
/// one reading before a loop would do. Nothing is allocated; each reading takes time. A time that is returned, formatted, sent, kept where
/// other types can read it, or compared with a time from elsewhere is a calendar time that somebody wants, and is not reported.
/// </summary>
public sealed class WallClockAnalyzer : AllocationAnalyzer
{
    /// <summary>Creates the analyzer.</summary>
    public WallClockAnalyzer()
        : base(Descriptors.WallClock)
    {
    }

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        MemberUses.RegisterByType(
            start,
            static member => InstantMembers.IsCandidate(member),
            static operation => WallClock.IsRead(operation),
            (context, members, reads) =>
            {
                foreach (var read in reads)
                    Judge(context, allocations, members, read);
            });

    private static void Judge(SymbolAnalysisContext context, AllocationContext allocations, MemberUses.PrivateMembers members, IOperation read)
    {
        if (read.SemanticModel is not { } model || !allocations.IsReported(Descriptors.WallClock, read.Syntax, model, context.CancellationToken, out var heat))
            return;
        var isHoisted = ClockHoist.LoopOf(read) is not null;
        if (!isHoisted && !IsOnlyMeasured(read, members, context.CancellationToken))
            return;

        var finding = new Finding(Descriptors.WallClock, read.Syntax.GetLocation(), heat)
        {
            Arguments = [WallClock.NameOf(read), WallClock.CostOf(read), isHoisted ? "one reading before the loop is needed" : "the distance to another reading is needed"],
        };
        if (allocations.ToDiagnostic(finding) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }

    private static bool IsOnlyMeasured(IOperation read, MemberUses.PrivateMembers members, CancellationToken cancellationToken)
    {
        if (InstantFlow.OfReading(read, members.UsesOf, cancellationToken) is not { IsMeasured: true } flow)
            return false;
        foreach (var member in flow.Members)
        {
            if (InstantMembers.IsReflectedOn(member, cancellationToken))
                return false;
        }

        return true;
    }
}
