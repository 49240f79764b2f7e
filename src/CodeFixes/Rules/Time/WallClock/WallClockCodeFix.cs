using Allocations.Analyzers.Instants;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Time.WallClock;

/// <summary>
/// Reads the clock once before the loop, measures elapsed time with <c>Stopwatch</c>, or reads <c>UtcNow</c>, whichever applies to all that
/// the reading flows through.
/// </summary>
/// <remarks>The flow is followed again, and through locals alone: what compares and subtracts is rewritten, and fields stay as they are.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(WallClockCodeFix))]
public sealed class WallClockCodeFix : AllocationCodeFix
{
    /// <summary>Creates the fix.</summary>
    public WallClockCodeFix()
        : base("ALLOC701")
    {
    }

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult(Plan(request, cancellationToken));

    private static IReadOnlyList<Fix> Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(
            request.Node is IdentifierNameSyntax { Parent: MemberAccessExpressionSyntax access } ? access : request.Node, cancellationToken)
                is not IPropertyReferenceOperation read
            || !ClockRead.IsRead(read))
        {
            return [];
        }

        var fixes = new List<Fix>();
        if (request.Place<StatementSyntax>() is { } loop && ReadOnce.Before(request, read, loop, cancellationToken) is { } once)
            Add(once, $"Read '{ClockRead.NameOf(read)}' once before the loop", nameof(ReadOnce), "all iterations see the same time");

        if (InstantFlow.OfReading(
            read, static _ => default, cancellationToken) is not { IsMeasured: true, Clock: ClockKind.Local or ClockKind.Utc or ClockKind.Offset } flow)
        {
            return fixes;
        }

        var elapsed = new SolutionEdits(request.Solution);
        if (!flow.HasNumbersOrParameters && ElapsedTime.TryRewrite(flow, read, elapsed))
            Add(elapsed, "Measure elapsed time with 'Stopwatch.GetTimestamp'", nameof(ElapsedTime), "elapsed time no longer follows clock changes");
        if (InUtc(request, flow) is { } utc)
            Add(utc, $"Read '{read.Property.ContainingType.Name}.UtcNow' instead", "UtcNow", "daylight-saving jumps no longer show");
        return fixes;

        void Add(SolutionEdits edits, string title, string key, string difference)
        {
            if (new FixBuilder(edits, title, key).MayDiffer(difference).Build() is { } fix)
                fixes.Add(fix);
        }
    }

    /// <summary>Every <c>Now</c> of the flow as <c>UtcNow</c>; null where that is what it already is, or nothing is compared with another reading.</summary>
    private static SolutionEdits? InUtc(FixRequest request, InstantFlow flow)
    {
        if (flow.Clocks.Count < 2)
            return null;
        var edits = new SolutionEdits(request.Solution);
        foreach (var clock in flow.Clocks)
        {
            if (clock is not IPropertyReferenceOperation { Property.Name: "Now" })
                return null;
            var name = clock.Syntax switch
            {
                MemberAccessExpressionSyntax access => access.Name,
                SimpleNameSyntax simple => simple,
                _ => null,
            };
            if (name is null)
                return null;
            edits.Replace(name, static name => name.WithIdentifier(SyntaxFactory.Identifier("UtcNow").WithTriviaFrom(name.Identifier)));
        }

        return edits;
    }
}
