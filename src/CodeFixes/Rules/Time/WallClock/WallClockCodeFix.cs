using Allocations.Analyzers.Instants;
using Allocations.Analyzers.Rules.Time.WallClock;
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
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(WallClockCodeFix))]
public sealed class WallClockCodeFix : AllocationCodeFix
{
    /// <summary>Creates the fix.</summary>
    public WallClockCodeFix()
        : base("ALLOC701")
    {
    }

    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(
            request.Node is IdentifierNameSyntax { Parent: MemberAccessExpressionSyntax access } ? access : request.Node, cancellationToken)
                is not IPropertyReferenceOperation read
            || !ClockRead.IsRead(read))
        {
            return [];
        }

        var fixes = new List<Fix>();
        if (ClockHoist.LoopOf(read) is { } loop && await ReadOnce.BeforeAsync(request, read, loop, cancellationToken).ConfigureAwait(false) is { } once)
        {
            fixes.Add(new Fix($"Read '{ClockRead.NameOf(read)}' once before the loop", nameof(ReadOnce), once)
            {
                Difference = "all iterations see the same time",
            });
        }

        if (InstantFlow.OfReading(
            read, static _ => default, cancellationToken) is not { IsMeasured: true, Clock: ClockKind.Local or ClockKind.Utc or ClockKind.Offset } flow)
        {
            return fixes;
        }

        var elapsed = new TreeEdits();
        if (ElapsedTime.TryRewrite(flow, read, elapsed) && await elapsed.ApplyAsync(request.Solution, cancellationToken).ConfigureAwait(false) is { } measured)
        {
            fixes.Add(new Fix("Measure elapsed time with 'Stopwatch.GetTimestamp'", nameof(ElapsedTime), measured)
            {
                Difference = "elapsed time no longer follows clock changes",
            });
        }

        if (await InUtcAsync(request, flow, cancellationToken).ConfigureAwait(false) is { } utc)
        {
            fixes.Add(new Fix($"Read '{read.Property.ContainingType.Name}.UtcNow' instead", "UtcNow", utc)
            {
                Difference = "daylight-saving jumps no longer show",
            });
        }

        return fixes;
    }

    /// <summary>Every <c>Now</c> of the flow as <c>UtcNow</c>; null where that is what it already is, or nothing is compared with another reading.</summary>
    private static async Task<Solution?> InUtcAsync(FixRequest request, InstantFlow flow, CancellationToken cancellationToken)
    {
        if (flow.Clocks.Count < 2)
            return null;
        var edits = new TreeEdits();
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
            edits.Add(name, static name => name.WithIdentifier(SyntaxFactory.Identifier("UtcNow").WithTriviaFrom(name.Identifier)));
        }

        return await edits.ApplyAsync(request.Solution, cancellationToken).ConfigureAwait(false);
    }
}
