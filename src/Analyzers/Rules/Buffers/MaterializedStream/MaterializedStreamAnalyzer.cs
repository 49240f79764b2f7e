using System.Collections.Immutable;
using System.Globalization;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.MaterializedStream;

/// <summary>
/// ALLOC507: finds contents of a <c>MemoryStream</c> that are copied to be passed to a call that could read the stream's buffer, and
/// streams that are created empty although their length is known.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls of <c>ToArray</c> on a stream in a variable; the callee is judged as by ALLOC505. A local that holds the copy
/// has to be only read while nothing else happens to the stream. A stream that the method did not make itself is a suggestion; that of a field or property
/// only where all streams that it gets have a buffer to see, and what reads the copy does not name it. It also looks at
/// creations of empty streams. Where all writes stand in the block of the declaration and each has a length that is known before, the
/// stream is reported from the rule's heat on. Where an object with a length fills it first, it is a suggestion in hot code.
/// </para>
/// <para>
/// Not reported: streams over an array, which hide their buffer; arrays that are kept, returned or given to code that
/// needs an array; empty streams that other code sees, or that are written to in branches or loops; expression trees.
/// </para>
/// </remarks>
public sealed class MaterializedStreamAnalyzer() : AllocationAnalyzer(Descriptors.MaterializedStream)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        start.RegisterOperationAction(context => AnalyzeCreation(context, allocations), OperationKind.ObjectCreation);
        if (SpanTypes.Exist(start.Compilation))
            start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.Invocation);
    }

    private static void AnalyzeCreation(OperationAnalysisContext context, AllocationContext allocations)
    {
        var creation = (IObjectCreationOperation)context.Operation;
        if (creation.Type?.Name != "MemoryStream")
            return;
        var length = StreamLength.Of(creation, context.CancellationToken);
        var isPlain = length is not null;
        var source = isPlain ? null : StreamSource.Of(creation, context.CancellationToken);
        if ((!isPlain && source is null)
            || !allocations.IsReported(Descriptors.MaterializedStream, isPlain ? Effort.None : Effort.Elsewhere, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.MaterializedStream, creation.Syntax.GetLocation(), heat)
        {
            Arguments = ["new MemoryStream", "buffers of other sizes, although "
                + (source is null
                    ? "it is known before how many bytes will be written"
                    : "'" + source.Name + "' may tell how many bytes '" + source.Call.TargetMethod.Name + "' writes")],
            AdditionalLocations = length is null
                ? ImmutableArray<Location>.Empty
                : length.Whole.Select(static whole => whole.Syntax.GetLocation()).ToImmutableArray(),
            Properties = length is null
                ? ImmutableDictionary<string, string?>.Empty
                : ImmutableDictionary<string, string?>.Empty.Add(nameof(StreamLength), length.Constant.ToString(CultureInfo.InvariantCulture)),
        });
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;

        // Where the stream comes from elsewhere, its buffer may be hidden, or other code may write to it.
        if (call.TargetMethod.Name != "ToArray" || StreamCopy.Of(call, context.CancellationToken) is not { } copy
            || ReaderOf(copy, context.CancellationToken) is not { } reader
            || ExpressionTrees.Holds(call)
            || !allocations.IsReported(Descriptors.MaterializedStream, copy.IsOwn ? Effort.None : Effort.Longer, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.MaterializedStream, call.Syntax.GetLocation(), heat)
        {
            Arguments = [copy.Stream.Name + ".ToArray", "a copy of the stream, whose " + (copy.IsVisible ? "buffer" : "bytes") + " '" + reader],
        });
    }

    /// <summary>What reads the copy, as the message goes on; null where the array is needed.</summary>
    private static string? ReaderOf(StreamCopy copy, CancellationToken cancellationToken) =>
        CopyReader.Of(copy.Call, copy.Call.SemanticModel!, cancellationToken) is
            {
                Form: ReaderForm.Span or ReaderForm.SpanOverload or ReaderForm.Borrowed,
            } reader && !copy.IsNamedBy(reader.Callee, cancellationToken)
            ? reader.Name + "' could read" + (reader.Form == ReaderForm.Borrowed ? " if it took a span" : "")
            : copy.ReaderOfLocal(cancellationToken) is { } name ? name + "' could read" : null;
}
