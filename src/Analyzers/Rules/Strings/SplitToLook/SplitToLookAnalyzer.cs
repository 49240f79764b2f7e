using System.Globalization;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.SplitToLook;

/// <summary>
/// ALLOC302: finds calls of <c>Split</c> of which only some parts are used, or their number, or each part is only read in a
/// loop, or only trimmed.
/// </summary>
/// <remarks>
/// <para>
/// It starts only where the library can split a span, or trim parts. It looks at calls of <c>string.Split</c>, directly used or kept in one local, and
/// follows all uses of the array: constant indexes, the length, the last part, operators that compare or count the parts, or a loop over all of them whose
/// body needs no string of a part, or only smaller ones that it cuts. The heat is asked last.
/// </para>
/// <para>
/// Where the strings of the parts are needed, but only as <c>Trim</c> makes them, it says that <c>Split</c> can trim.
/// </para>
/// <para>
/// Not reported: arrays that are kept, passed on, written, indexed by a variable but the counter of such a loop; a loop that needs the
/// strings; expression trees.
/// </para>
/// </remarks>
public sealed class SplitToLookAnalyzer() : AllocationAnalyzer(Descriptors.SplitToLook)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var bodies = SourceBodies.In(start.Compilation);
        start.RegisterLateOperationAction(
            static call => IsSplit(((IInvocationOperation)call).TargetMethod),
            context => Analyze(context, allocations, bodies),
            OperationKind.Invocation);
    }

    private static bool IsSplit(IMethodSymbol method) => method is { Name: nameof(string.Split), ContainingType.SpecialType: SpecialType.System_String };

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations, SourceBodies bodies)
    {
        var call = (IInvocationOperation)context.Operation;
        if (!IsSplit(call.TargetMethod))
            return;
        var trims = TrimmedParts.IsSupported(context.Compilation);
        var findsParts = SplitParts.IsSupported(context.Compilation);
        if (!findsParts && !trims)
            return;
        var parts = SplitParts.Of(call, bodies, context.CancellationToken);
        if (findsParts && parts is not null && TryReport(context, allocations, parts, bodies))
            return;
        if (trims && TrimmedParts.Of(call, parts, bodies, context.CancellationToken) is not null)
            ReportTrimmed(context, allocations);
    }

    /// <summary>Whether parts that are only looked at are reported, by this rule or another; they are not where too little is saved for the heat.</summary>
    private static bool TryReport(OperationAnalysisContext context, AllocationContext allocations, SplitParts parts, SourceBodies bodies)
    {
        if (ExpressionTrees.Holds(context.Operation)
            || !allocations.IsReported(Descriptors.SplitToLook, EffortOf(parts, bodies), context, out var heat))
        {
            return false;
        }

        if (IsOfLines(parts.Call, allocations, context.CancellationToken))
            return true;
        allocations.Report(context, new Finding(Descriptors.SplitToLook, parts.Call.Syntax.GetLocation(), heat)
        {
            Arguments = [Describe(parts)],
        });
        return true;
    }

    private static void ReportTrimmed(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;
        if (ExpressionTrees.Holds(call)
            || !allocations.IsReported(
                Descriptors.SplitToLook,
                allocations.ForAllTargets(Effort.None, FrameworkApi.StaticHashes, call.Syntax, context.CancellationToken),
                context,
                out var heat)
            || IsOfLines(call, allocations, context.CancellationToken))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.SplitToLook, call.Syntax.GetLocation(), heat)
        {
            Arguments = ["the parts are only used trimmed, as 'StringSplitOptions.TrimEntries' gives them"],
            Certainty = Certainty.Sometimes,
            IsSuggestion = true,
        });
    }

    private static bool IsOfLines(IInvocationOperation call, AllocationContext allocations, CancellationToken cancellationToken) =>
        LinesOfFile.IsSplit(call) && allocations.Yields(Descriptors.SplitToLook, Descriptors.EverythingRead, call.Syntax.SyntaxTree, cancellationToken);

    /// <summary>
    /// Ranges take a line more than parts that are only read, parsed or compared. Where strings of some parts remain, finding these takes more lines and saves
    /// less.
    /// </summary>
    private static Effort EffortOf(SplitParts parts, SourceBodies bodies) =>
        parts is { Queries.Count: 0, Reads: null or PartReads.Characters } && parts.Elements.All(element => SplitParts.IsEnd(element.Use, bodies))
            ? Effort.Longer
            : Effort.MuchLongerForData;

    private static string Describe(SplitParts parts)
    {
        if (parts.Reads is { } reads)
        {
            return "each part is only " + reads switch
            {
                PartReads.Lent => "read, by a method that could take a span",
                PartReads.Cut => "read or cut",
                _ => "read",
            };
        }

        if (parts.Queries.Count > 0)
            return parts.Elements.Count + parts.Lengths.Count == 0 && parts.Queries.Distinct().Count() == 1 ? parts.Queries[0] : "only some parts are used";
        var indexes = parts.Elements.Select(static element => element.Index).Distinct().OrderBy(static index => index).ToList();
        return indexes.Count switch
        {
            0 => "only their number is used",
            1 => "only part " + indexes[0].ToString(CultureInfo.InvariantCulture) + " is used",
            _ => "only the parts " + string.Join(", ", indexes) + " are used",
        };
    }
}
