using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO.FlushPerMessage;

/// <summary>
/// ALLOC801: finds loops that read the messages of a peer and flush a writer to it after each, also where the next message has already arrived. Nothing
/// much is allocated; each flush is a system call and a packet.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls that stand alone and flush: those of the framework's buffered writers, and methods of the project that do nothing else. What the
/// writer writes to is followed through locals, fields and constructors, and so is what each awaited read in a loop around the flush reads from. Where
/// both come from one connection, pipe or process, and the loop waits for nothing else, whatever is flushed there could wait as well until a read does.
/// </para>
/// <para>
/// Not reported: writers to files and other stores, flushes under a condition, loops that read all that has arrived and then flush once, loops that also
/// wait for other work, which a reply should not wait for, and streams that send each write at once anyway.
/// </para>
/// </remarks>
public sealed class FlushPerMessageAnalyzer() : AllocationAnalyzer(Descriptors.FlushPerMessage)
{
    /// <summary>The property that says whether the writer sends by itself once it has collected some kilobytes: "true" or "false".</summary>
    public const string IsBounded = nameof(IsBounded);

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static call => IsCandidate((IInvocationOperation)call), context => Analyze(context, allocations), OperationKind.Invocation);

    /// <summary>Whether a call stands alone in a loop and takes nothing but a token.</summary>
    private static bool IsCandidate(IInvocationOperation call) =>
        PeerCalls.IsFlushSignature(call.TargetMethod) && FlushStatement.Of(call) is not null && Loops.MayRepeat(call.Syntax);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;
        var model = call.SemanticModel!;
        if (FlushStatement.Of(call) is not { } statement
            || PeerCalls.Of(call, context.CancellationToken) is not { Kind: PeerCallKind.Flushes, With: { } writer } flush
            || AutoFlushing.IsOn(call.Instance)
            || MessageLoop.Around(statement, runsAlways: true, writer, model, context.CancellationToken) is not { } loop
            || !allocations.IsReported(Descriptors.FlushPerMessage, Effort.Longer, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.FlushPerMessage, call.Syntax.GetLocation(), heat)
        {
            Arguments = [MessageLoop.NameOf(call), loop.NameOfRead(model, context.CancellationToken)],
            AdditionalLocations = loop.Places(),
            Properties = ImmutableDictionary<string, string?>.Empty.Add(IsBounded, flush.IsBounded ? "true" : "false"),
        });
    }
}
