using Allocations.Analyzers.Semantics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers;

/// <summary>
/// ALLOC507: the content of a <c>MemoryStream</c> is copied to an array that goes straight into a call which could read it in the stream's
/// buffer.
/// <para>
/// Not reported: streams that the method did not make, or that hide their buffer; arrays that are kept, returned or given to code that
/// needs an array.
/// </para>
/// </summary>
public sealed class MaterializedStreamAnalyzer() : AllocationAnalyzer(Descriptors.MaterializedStream)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        if (SpanTypes.Exist(start.Compilation))
            start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.Invocation);
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;
        if (call.TargetMethod.Name != "ToArray" || StreamCopy.Of(call, context.CancellationToken) is not { } copy
            || CopyReader.Of(call, call.SemanticModel!, context.CancellationToken) is not { Form: ReaderForm.Span or ReaderForm.SpanOverload or ReaderForm.Borrowed } reader
            || ExpressionTrees.Holds(call) || !allocations.IsReported(Descriptors.MaterializedStream, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.MaterializedStream, call.Syntax.GetLocation(), heat)
        {
            Arguments = [copy.Stream.Name, reader.Name, reader.Form == ReaderForm.Borrowed ? " if it took a span" : ""],
        });
    }
}
