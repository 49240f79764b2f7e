using System.Collections.Immutable;
using Allocations.Analyzers.Instants;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
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
/// read the clock once before it begins. If not, the reading is followed through locals and private members of the type: every use has to
/// compare it with, or subtract it from, another reading. The answer is kept for all readings that meet in the same flow.
/// </para>
/// <para>
/// Not reported: times that are returned, formatted, sent, kept where other types can read them, or compared with a time from elsewhere;
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

    private static readonly ModelCache<SyntaxNode, bool> Measured = new();

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var ofTypes = new ModelCache<INamedTypeSymbol, PrivateMembers?>(SymbolEqualityComparer.Default);
        start.RegisterLateOperationAction(
            static property => ClockRead.IsRead((IPropertyReferenceOperation)property),
            context => Judge(context, allocations, ofTypes),
            OperationKind.PropertyReference);
    }

    private static void Judge(OperationAnalysisContext context, AllocationContext allocations, ModelCache<INamedTypeSymbol, PrivateMembers?> ofTypes)
    {
        var read = context.Operation;
        if (!allocations.IsReported(Descriptors.WallClock, context, out var heat))
            return;
        var loop = ClockHoist.LoopOf(read);
        if (loop is null && !IsOnlyMeasured(read, MembersAround(context, allocations, ofTypes), context.CancellationToken))
            return;

        allocations.Report(context, new Finding(Descriptors.WallClock, read.Syntax.GetLocation(), heat)
        {
            Arguments = [ClockRead.NameOf(read), ClockRead.CostOf(read), loop is null
                ? "the distance to another reading is needed"
                : "one reading before the loop is needed"],
            AdditionalLocations = loop is null ? ImmutableArray<Location>.Empty : ImmutableArray.Create(loop.GetLocation()),
        });
    }

    /// <summary>
    /// The instants that only the type around a reading can see; null where it has none, or where a part of it is generated. They are kept with
    /// the model of the reading, so that what they are used in and the reading are operations of one model.
    /// </summary>
    private static PrivateMembers? MembersAround(
        OperationAnalysisContext context, AllocationContext allocations, ModelCache<INamedTypeSymbol, PrivateMembers?> ofTypes)
    {
        if (context.Operation.SemanticModel is not { } model
            || (context.ContainingSymbol as INamedTypeSymbol ?? context.ContainingSymbol.ContainingType) is not { } type)
        {
            return null;
        }

        return ofTypes.Get(
            model,
            OutermostType.Of(type),
            (Model: model, Allocations: allocations),
            static (outermost, of) => PrivateMembers.HasGeneratedPart(outermost)
                ? null
                : PrivateMembers.Of(
                    outermost,
                    static member => InstantMembers.IsCandidate(member),
                    tree => tree == of.Model.SyntaxTree ? of.Model : of.Allocations.ModelOf(tree)));
    }

    private static bool IsOnlyMeasured(IOperation read, PrivateMembers? members, CancellationToken cancellationToken)
    {
        var model = read.SemanticModel!;
        if (Measured.TryGet(model, read.Syntax, out var isMeasured))
            return isMeasured;
        var flow = InstantFlow.OfReading(
            read, member => members is null ? default : members.UsesOf(member, cancellationToken), out var connected, cancellationToken);
        isMeasured = flow is { IsMeasured: true } && !flow.Members.Exists(member => InstantMembers.IsReflectedOn(member, cancellationToken));
        foreach (var clock in connected)
        {
            if (clock.SemanticModel == model)
                Measured.Keep(model, clock.Syntax, isMeasured);
        }

        return isMeasured;
    }
}
