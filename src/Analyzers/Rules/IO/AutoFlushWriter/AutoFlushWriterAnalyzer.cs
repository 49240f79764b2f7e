using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO.AutoFlushWriter;

/// <summary>
/// ALLOC802: finds writers to a peer that flush after each write, in a loop that reads the messages of that peer. Nothing much is allocated; each write is a
/// system call and a packet.
/// </summary>
/// <remarks>
/// <para>
/// It looks at assignments of <c>AutoFlush</c>, which are few, and follows all mentions of the writer, in a local or in a field that other assemblies do not
/// see. Each has to write or to set how the writer writes, or hand the writer to a method that does not read from the peer as well; then nothing but the loop
/// waits for the peer, and the loop can flush before it waits.
/// </para>
/// <para>
/// Where other code has the writer, or the loop waits for other things, it looks for writes that follow each other with nothing to wait for in between,
/// wherever the writer is kept: each of them is a packet of its own, whoever reads. That needs a stream that surely leads to a peer.
/// </para>
/// <para>
/// Not reported: single writes of a writer that other code has, since that may count on what it writes being sent; loops that wait for other work, that read
/// in a way that blocks, or that read all that has arrived; and files, for which the same setting keeps a log complete.
/// </para>
/// </remarks>
public sealed class AutoFlushWriterAnalyzer() : AllocationAnalyzer(Descriptors.AutoFlushWriter)
{
    private const int MostCallees = 3;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static assignment => AutoFlushing.IsSet((ISimpleAssignmentOperation)assignment),
            context => Analyze(context, allocations),
            OperationKind.SimpleAssignment);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var assignment = (ISimpleAssignmentOperation)context.Operation;
        var homes = WriterHomes.Of(assignment, context.CancellationToken);
        if (homes.Count > 0 && !ReportLoop(homes, assignment, context, allocations))
            ReportRow(homes, assignment, context, allocations);
    }

    /// <summary>Reports a writer that one loop alone writes with; false where there is no such loop.</summary>
    private static bool ReportLoop(
        IReadOnlyList<ISymbol> homes, ISimpleAssignmentOperation assignment, OperationAnalysisContext context, AllocationContext allocations)
    {
        var stop = context.CancellationToken;
        var home = homes[0];
        var found = home is ILocalSymbol local ? LoopOf(local, assignment, stop)
            : homes.Count > 1 ? null
            : KeptWriter.LoopOf(home, use => Writes(use, Origins.Of(use, stop), MostCallees, stop), allocations.Compilation, stop);
        if (found is not var (loop, write, writes, name))
            return false;
        var model = allocations.ModelOf(write.SyntaxTree);
        if (!allocations.IsReported(Descriptors.AutoFlushWriter, write, model, stop, out var heat))
            return true;
        var places = loop.Loop.SyntaxTree == assignment.Syntax.SyntaxTree ? loop.Places() : ImmutableArray<Location>.Empty;
        allocations.Report(context, new Finding(Descriptors.AutoFlushWriter, assignment.Syntax.GetLocation(), heat)
        {
            Arguments =
            [
                home.Name,
                writes == 1 ? "each message" : "each write",
                $"also where '{loop.NameOfRead(allocations.ModelOf(loop.Loop.SyntaxTree), stop)}' has the next message already",
            ],
            AdditionalLocations = name is null || places.IsEmpty ? places : places.Add(name.GetLocation()),
        });
        return true;
    }

    /// <summary>Reports a writer to a peer with which some member that is hot enough writes several times in a row.</summary>
    private static void ReportRow(
        IReadOnlyList<ISymbol> homes, ISimpleAssignmentOperation assignment, OperationAnalysisContext context, AllocationContext allocations)
    {
        if (!IsUnderPeer(assignment, context.CancellationToken))
            return;
        foreach (var home in homes)
        {
            foreach (var row in WritesInARow.Of(home, assignment.Syntax, allocations.Compilation, context.CancellationToken))
            {
                var model = allocations.ModelOf(row.First.SyntaxTree);
                if (!allocations.IsReported(Descriptors.AutoFlushWriter, row.First, model, context.CancellationToken, out var heat))
                    continue;
                var settings = SettingsOf(home, assignment, allocations.Compilation, context.CancellationToken);
                if (settings[0] != assignment.Syntax)
                    return;
                var where = model.GetEnclosingSymbol(row.First.SpanStart, context.CancellationToken)?.Name;
                allocations.Report(context, new Finding(Descriptors.AutoFlushWriter, assignment.Syntax.GetLocation(), heat)
                {
                    Arguments =
                    [
                        home.Name,
                        "each write",
                        (row.IsLoop ? "also where a loop writes" : $"also where {row.Count} writes follow each other")
                            + (string.IsNullOrEmpty(where) ? "" : $" in '{where}'"),
                    ],
                    AdditionalLocations = ImmutableArray.Create(row.First.GetLocation())
                        .AddRange(settings.Skip(1).Select(static setting => setting.GetLocation())),
                });
                return;
            }
        }
    }

    /// <summary>
    /// The places that tell a kept writer to a peer to flush, which have one row of writes in common and so are one finding: the first in the order of files
    /// and lines, and the others.
    /// </summary>
    private static List<SyntaxNode> SettingsOf(
        ISymbol home, ISimpleAssignmentOperation assignment, Compilation compilation, CancellationToken cancellationToken)
    {
        var settings = new List<SyntaxNode> { assignment.Syntax };
        if (home is not (IFieldSymbol or IPropertySymbol))
            return settings;
        foreach (var token in AssemblyUses.In(compilation).MentionsOf(AutoFlushing.Setting, cancellationToken))
        {
            if (token.Parent?.FirstAncestorOrSelf<AssignmentExpressionSyntax>() is { } written && written != assignment.Syntax
                && SourceModels.Find(compilation, written.SyntaxTree)?.GetOperation(written, cancellationToken) is ISimpleAssignmentOperation other
                && AutoFlushing.IsSet(other)
                && WriterHomes.Of(other, cancellationToken).Contains(home, SymbolEqualityComparer.Default)
                && IsUnderPeer(other, cancellationToken))
            {
                settings.Add(written);
            }
        }

        return [.. settings.OrderBy(static setting => setting.SyntaxTree.FilePath, StringComparer.Ordinal).ThenBy(static setting => setting.SpanStart)];
    }

    private static bool IsUnderPeer(ISimpleAssignmentOperation assignment, CancellationToken cancellationToken) =>
        assignment.Parent is IObjectOrCollectionInitializerOperation { Parent: IObjectCreationOperation creation }
            ? PeerStreams.IsOver(creation, cancellationToken)
            : ((IPropertyReferenceOperation)assignment.Target).Instance is { } writer && PeerStreams.IsUnder(writer, cancellationToken);

    /// <summary>The loop that writes to the peer that it reads from, its first write, and how many writes it has; null where other code may write.</summary>
    private static (MessageLoop Loop, SyntaxNode Write, int Writes, SyntaxNode? Name)? LoopOf(
        ILocalSymbol writer, IOperation place, CancellationToken cancellationToken)
    {
        var found = default(MessageLoop);
        var first = default(SyntaxNode);
        var writes = 0;
        foreach (var mention in VariableOperations.Of(writer, place))
        {
            if (mention is IVariableDeclaratorOperation || mention.Parent is IPropertyReferenceOperation)
                continue;
            if (mention is not ILocalReferenceOperation || !Writes(mention, Origins.Of(mention, cancellationToken), MostCallees, cancellationToken)
                || References.FunctionOf(mention.Syntax) != References.FunctionOf(place.Syntax))
            {
                return null;
            }

            if (mention.Syntax.FirstAncestorOrSelf<StatementSyntax>() is not { } statement
                || MessageLoop.Around(
                    statement, runsAlways: false, Origins.Of(mention, cancellationToken), mention.SemanticModel!, cancellationToken) is not { } loop)
            {
                continue;
            }

            if (found is not null && found.Loop != loop.Loop)
                return null;
            found = loop;
            first ??= mention.Syntax;
            writes++;
        }

        return found is null ? null : (found, first!, writes, null);
    }

    /// <summary>
    /// Whether a mention of the writer calls one of its methods, or hands it to a method of the project that does no more and gets nothing else of the peer.
    /// </summary>
    private static bool Writes(IOperation mention, Origins? writer, int most, CancellationToken cancellationToken)
    {
        var value = mention.Around(Through.BuiltIn);
        if ((value.Parent is IInvocationOperation own && own.Instance == value) || value.Parent is IPropertyReferenceOperation)
            return true;
        if (most == 0 || value.Parent is not IArgumentOperation { Parameter: { RefKind: RefKind.None } parameter, Parent: IInvocationOperation call }
            || VariableOperations.OfParameter(parameter.OriginalDefinition, mention.SemanticModel!.Compilation, cancellationToken) is not { } mentions)
        {
            return false;
        }

        if (writer is not null && MayRead(call, value, writer, cancellationToken))
            return false;
        foreach (var inner in mentions)
        {
            if (References.IsInNestedFunction(inner.Syntax, References.FunctionOf(inner.Syntax)) || !Writes(inner, null, most - 1, cancellationToken))
                return false;
        }

        return true;
    }

    /// <summary>Whether a call gets what it could read from the peer with, beside the writer.</summary>
    private static bool MayRead(IInvocationOperation call, IOperation value, Origins writer, CancellationToken cancellationToken)
    {
        if (PeerCalls.Of(call, cancellationToken).Kind is PeerCallKind.ReadsChunk or PeerCallKind.ReadsMessage)
            return true;
        foreach (var argument in call.Arguments)
        {
            if (argument.Value != value && Origins.Of(argument.Value, cancellationToken).Meet(writer))
                return true;
        }

        return call.Instance is { } instance and not IInstanceReferenceOperation && Origins.Of(instance, cancellationToken).Meet(writer);
    }
}
