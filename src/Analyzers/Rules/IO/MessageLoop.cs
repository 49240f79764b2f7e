using System.Collections.Concurrent;
using System.Collections.Immutable;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO;

/// <summary>
/// A loop that waits for messages of a peer and for nothing else but to write to it, so that what is written may wait until no more messages are there.
/// </summary>
/// <param name="Loop">The loop.</param>
/// <param name="Reads">Where it waits for the peer, in the order of the code.</param>
internal sealed record MessageLoop(StatementSyntax Loop, IReadOnlyList<AwaitExpressionSyntax> Reads)
{
    private const int MostReads = 16;

    private static readonly ModelCache<SyntaxNode, Waits?> WaitsOfLoops = new();

    /// <summary>What a loop awaits: reads with what they read from, and calls with what they are given; and what that means for each writer.</summary>
    private sealed class Waits
    {
        public List<(AwaitExpressionSyntax Await, PeerCallKind Kind, Origins From)> Reads { get; } = [];

        public List<IInvocationOperation> Others { get; } = [];

        public List<(Origins From, bool IsHanded)> Blocking { get; } = [];

        public ConcurrentDictionary<(ISymbol Root, ISymbol? Member, bool PerMessage), MessageLoop?> OfWriters { get; } = new();
    }

    /// <summary>
    /// The innermost loop around a place that waits for the peer of a writer; null where there is none, where it waits for something else as well, where an
    /// iteration is not a message but all that has arrived, or where it asks first and then waits for the answer, which is never there already.
    /// </summary>
    /// <param name="place">A statement in the loop.</param>
    /// <param name="runsAlways">Whether it has to run in each iteration.</param>
    /// <param name="writer">What the writer writes to.</param>
    /// <param name="model">The model of the tree.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    public static MessageLoop? Around(StatementSyntax place, bool runsAlways, Origins writer, SemanticModel model, CancellationToken cancellationToken)
    {
        if (writer.Holder is not var (root, member))
            return null;
        var perMessage = false;
        var from = place;
        for (SyntaxNode node = place; node.Parent is { } parent; node = parent)
        {
            if (parent is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or MemberDeclarationSyntax and not GlobalStatementSyntax)
                return null;
            if (parent is not StatementSyntax loop || !Loops.RunsRepeatedly(node, parent))
                continue;
            if ((runsAlways && !EachIteration.Runs(from, loop)) || Loops.RunsOnce(loop))
                return null;
            var waits = WaitsOfLoops.Get(model, loop, cancellationToken, (key, stop) => Find((StatementSyntax)key, model, stop));
            if (waits is null)
                return null;
            if (!waits.OfWriters.TryGetValue((root, member, perMessage), out var found))
                found = waits.OfWriters.GetOrAdd((root, member, perMessage), Of(loop, waits, writer, perMessage, cancellationToken));
            if (found is not null)
                return found.Reads.Count > 0 && found.Reads[0].SpanStart < place.SpanStart ? found : null;
            perMessage = true;
            from = loop;
        }

        return null;
    }

    /// <summary>The loop with its reads of the peer, none where each reads all that is there; null where it does not read from the peer.</summary>
    private static MessageLoop? Of(StatementSyntax loop, Waits waits, Origins writer, bool perMessage, CancellationToken cancellationToken)
    {
        var reads = new List<AwaitExpressionSyntax>();
        var isEach = false;
        foreach (var (read, kind, from) in waits.Reads)
        {
            if (!from.Meet(writer) && !from.AreOneObject(writer))
                return reads.Count > 0 ? new MessageLoop(loop, []) : null;
            reads.Add(read);
            isEach |= (perMessage || kind == PeerCallKind.ReadsMessage) && !EachIteration.IsInBranch(read, loop);
        }

        if (reads.Count == 0)
            return null;
        foreach (var (from, isHanded) in waits.Blocking)
        {
            if (from.Meet(writer) && !(isHanded && from.AreOneObject(writer)))
                return new MessageLoop(loop, []);
        }

        foreach (var call in waits.Others)
        {
            if (!WriterWaits.IsFor(writer, call, cancellationToken))
                return new MessageLoop(loop, []);
        }

        return new MessageLoop(loop, isEach ? reads : []);
    }

    /// <summary>What a loop awaits; null where it waits in another way than by awaiting a call.</summary>
    private static Waits? Find(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        var waits = new Waits();
        foreach (var node in MemberIndex.Own(FlowNode.Suspension, loop))
        {
            if (!loop.Span.Contains(node.Span))
                break;
            if (node.FirstAncestorOrSelf<CatchClauseSyntax>() is { } handler && loop.Span.Contains(handler.Span))
                continue;
            if (node is not AwaitExpressionSyntax awaited || CallOf(awaited, model, cancellationToken) is not { } call)
                return null;
            if (PeerCalls.Of(call, cancellationToken) is { Kind: PeerCallKind.ReadsChunk or PeerCallKind.ReadsMessage, With: { } from } read)
                waits.Reads.Add((awaited, read.Kind, from));
            else
                waits.Others.Add(call);
        }

        foreach (var node in References.OwnNodes(loop, loop.Span))
            BlockingReads.Add(node, waits.Blocking, model, cancellationToken);

        return waits;
    }

    /// <summary>The places for a fix, the loop first; none where there are more reads than a fix should rewrite.</summary>
    public ImmutableArray<Location> Places()
    {
        if (Reads.Count > MostReads)
            return ImmutableArray<Location>.Empty;
        var places = ImmutableArray.CreateBuilder<Location>(Reads.Count + 1);
        places.Add(Loop.GetLocation());
        foreach (var read in Reads)
            places.Add(read.GetLocation());
        return places.MoveToImmutable();
    }

    /// <summary>The first read, for a message.</summary>
    public string NameOfRead(SemanticModel model, CancellationToken cancellationToken) =>
        CallOf(Reads[0], model, cancellationToken) is { } read ? NameOf(read) : "the next read";

    /// <summary>What is called as the code writes it, if that is short.</summary>
    public static string NameOf(IInvocationOperation call) =>
        call.Syntax is InvocationExpressionSyntax { Expression: var called } && called.ToString() is { Length: < 60 } text && !text.Contains("\n")
            ? text
            : call.TargetMethod.Name;

    /// <summary>The call whose task is awaited, without <c>ConfigureAwait</c>.</summary>
    public static IInvocationOperation? CallOf(AwaitExpressionSyntax awaited, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetOperation(awaited, cancellationToken) is IAwaitOperation { Operation: { } operand } ? AwaitedCalls.Of(operand) : null;
}
