using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Arguments.AskedObject;

/// <summary>
/// ALLOC107: finds objects of the framework that are made only to ask them what the framework answers without one: <c>new FileInfo(path).Exists</c>,
/// <c>new Random().Next()</c>, <c>new UTF8Encoding().GetBytes(text)</c>, a stopwatch in a local that is started once and only tells what has passed, and the
/// token of a source that nothing can cancel.
/// </summary>
/// <remarks>
/// <para>
/// It looks at creations of the types in <see cref="ObjectAnswers"/>. What is done with the object decides: see <see cref="AskedObject"/>. The answer must
/// exist in the framework that the project references.
/// </para>
/// <para>
/// Not reported: objects that are passed on, kept, captured or written again; members that the table does not know; a file that is asked more than
/// once, because it keeps what it was told; a stopwatch that is started again, or that is asked where it may or may not have been stopped; expression
/// trees.
/// </para>
/// </remarks>
public sealed class AskedObjectAnalyzer() : AllocationAnalyzer(Descriptors.AskedObject)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            AskedObject.MayBe, context => Analyze(context, allocations), OperationKind.ObjectCreation, OperationKind.Invocation);

    private static Effort EffortOf(ObjectAnswer answer) => answer.Kind switch
    {
        AnswerKind.Kept or AnswerKind.Fixed => Effort.None,
        AnswerKind.Computed => Effort.Unproven,
        _ => Effort.MuchLonger,
    };

    private static FrameworkApi ApiOf(ObjectAnswer answer) => answer switch
    {
        { Kind: AnswerKind.Since } => FrameworkApi.ElapsedTime,
        { Type: nameof(Random) } => FrameworkApi.Handlers,
        _ => FrameworkApi.Any,
    };

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (AskedObject.Of(context.Operation) is not { Answer: var answer } found
            || !allocations.IsReported(
                Descriptors.AskedObject,
                allocations.ForAllTargets(EffortOf(answer), ApiOf(answer), context.Operation.Syntax, context.CancellationToken),
                context,
                out var heat)
            || ExpressionTrees.Holds(context.Operation))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.AskedObject, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = answer.Bytes,
            Certainty = answer.IsMoment && StackObjects.MayBeObjects(context.Compilation)
                && !StoppedWatch.IsSuspended(context.Operation, found.Asked)
                    ? Certainty.JitMayRemove
                    : Certainty.Always,
            Arguments = [context.Operation.Type!.Name, found.Question, answer.Type + "." + answer.Member],
        });
    }
}
