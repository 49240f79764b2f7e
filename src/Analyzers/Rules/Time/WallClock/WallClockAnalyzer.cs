using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Instants;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Time.WallClock;

/// <summary>
/// ALLOC701: finds readings of <c>Now</c>, <c>UtcNow</c> or <c>Today</c> where only the distance to another reading matters, or where one
/// reading before a loop would do. Nothing is allocated; each reading takes time.
/// </summary>
/// <remarks>
/// <para>
/// It looks at property references that read the system's clock and asks for the heat first. Then it tests whether a loop over data may
/// read the clock once before it begins. If not, the reading is followed through locals, parameters and members that no other assembly sees: every
/// use has to compare it, or its ticks, with another reading, or subtract it from one. The answer is kept for all readings that meet in the same flow.
/// </para>
/// <para>
/// Not reported: times that are returned, formatted, sent, kept where other assemblies can read them, or compared with a time from elsewhere;
/// members that reflection may read; types with a generated part, as far as their members are concerned.
/// </para>
/// </remarks>
public sealed class WallClockAnalyzer : AllocationAnalyzer
{
    /// <summary>Creates the analyzer.</summary>
    public WallClockAnalyzer()
        : base(Descriptors.WallClock)
    {
    }

    private static readonly ModelCache<SyntaxNode, Distance> Measured = new();

    /// <summary>Where another reading is, to which only the distance is needed.</summary>
    private enum Distance
    {
        /// <summary>More than that is needed.</summary>
        None,

        /// <summary>In the same function, which measures what it does in between.</summary>
        Here,

        /// <summary>Where a field or another function keeps it.</summary>
        Elsewhere,
    }

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var uses = AssemblyUses.In(allocations.Compilation);
        start.RegisterLateOperationAction(
            static property => ClockRead.IsRead((IPropertyReferenceOperation)property),
            context => Judge(context, allocations, uses),
            OperationKind.PropertyReference);
    }

    private static void Judge(OperationAnalysisContext context, AllocationContext allocations, AssemblyUses uses)
    {
        var read = context.Operation;
        if (!allocations.IsReported(Descriptors.WallClock, Effort.Longer, context, out var heat))
            return;
        var loop = ClockHoist.LoopOf(read);

        // Some nanoseconds in one branch of an iteration are few beside what the branch is for.
        if (LoopInvariance.InnermostAround(read.Syntax) is { } around && read.Syntax.FirstAncestorOrSelf<StatementSyntax>() is { } statement
            && around.Span.Contains(statement.Span) && EachIteration.IsInBranch(statement, around)
            && !allocations.IsReported(Descriptors.WallClock, Effort.MuchLonger, read.Syntax.SyntaxTree, heat, context.CancellationToken))
        {
            return;
        }

        // What is worth a stopwatch takes far longer than the clock.
        if (loop is null && (DistanceTo(read, uses, context.CancellationToken) is var distance and not Distance.Elsewhere)
            && (distance == Distance.None || (LoopInvariance.InnermostAround(read.Syntax) is null
                && !allocations.IsReported(Descriptors.WallClock, Effort.Unproven, read.Syntax.SyntaxTree, heat, context.CancellationToken))))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.WallClock, read.Syntax.GetLocation(), heat)
        {
            Arguments = [ClockRead.NameOf(read), ClockRead.CostOf(read), loop is null
                ? "the distance to another reading is needed"
                : "one reading before the loop is needed"],
            AdditionalLocations = loop is null ? ImmutableArray<Location>.Empty : ImmutableArray.Create(loop.GetLocation()),
            IsSmall = true,
        });
    }

    private static Distance DistanceTo(IOperation read, AssemblyUses uses, CancellationToken cancellationToken)
    {
        var model = read.SemanticModel!;
        if (Measured.TryGet(model, read.Syntax, out var distance))
            return distance;
        var flow = InstantFlow.OfReading(
            read,
            member => InstantMembers.UsesOf(member, uses, cancellationToken),
            method => uses.OfMethod(method, cancellationToken),
            out var connected,
            cancellationToken);
        if (flow is { IsMeasured: true }
            && !flow.Members.Exists(member => ReflectedMembers.IsReflectedOn(member, model.Compilation, cancellationToken)))
        {
            distance = flow.Members.Count == 0 && connected.All(clock => References.FunctionOf(clock.Syntax) == References.FunctionOf(read.Syntax))
                ? Distance.Here
                : Distance.Elsewhere;
        }

        foreach (var clock in connected)
        {
            if (clock.SemanticModel == model)
                Measured.Keep(model, clock.Syntax, distance);
        }

        return distance;
    }
}
