using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.UnneededTask;

/// <summary>
/// ALLOC405: finds tasks that nothing needs: that of a constant, which one field could hold; that of an asynchronous function which only returns what it
/// awaits; that of a value which an asynchronous method has already, where its callers await it at once; that which <c>AsTask</c> makes of a
/// <c>ValueTask</c> that is awaited at once; that of a delay which ends a wait, see <see cref="Deadline"/>; and the source of a task that is complete when it
/// is returned.
/// </summary>
/// <remarks>
/// <para>
/// An asynchronous function makes a task when what it awaits is done at once, and one with its state when that is not; what it returns would be as good. See
/// <see cref="OnlyAwait"/>. Methods that have their value already are looked for at their first <c>await</c>: see <see cref="ReadyResult"/>. The uses
/// of a source in a local are looked at: see <see cref="CompletedSource"/>. A constant's task and a <c>ValueTask</c> are looked for by the name of the call.
/// </para>
/// <para>
/// Not reported: constants whose task the framework keeps, which are truth values, small numbers, defaults and null from .NET 6 on; functions that await
/// anything else, or catch, dispose or unlock around it; awaited values of another type; <c>ValueTask.FromResult</c>, which makes no object.
/// </para>
/// </remarks>
public sealed class UnneededTaskAnalyzer() : AllocationAnalyzer(Descriptors.UnneededTask)
{
    // The framework keeps the tasks of these numbers.
    private const int LeastKept = -1;
    private const int MostKept = 8;
    private const int FirstThatKeeps = 6;
    private const int TaskBytes = 64;
    private const int SourceBytes = 24;
    private const int Word = 8;

    private const string OfReadyValue = "for the task of a value that needs no waiting, which a 'ValueTask' would hold";

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        if (CoreLibrary.FindType(start.Compilation, "System.Threading.Tasks.Task`1") is null)
            return;
        start.RegisterOperationAction(context => AnalyzeCreation(context, allocations), OperationKind.ObjectCreation);
        var hasValueTask = CoreLibrary.FindType(start.Compilation, "System.Threading.Tasks.ValueTask`1") is not null;
        start.RegisterOperationAction(context => AnalyzeCall(context, allocations, hasValueTask), OperationKind.Invocation);
        start.RegisterOperationAction(context => AnalyzeAwait(context, allocations, hasValueTask), OperationKind.Await);
    }

    private static void AnalyzeCall(OperationAnalysisContext context, AllocationContext allocations, bool hasValueTask)
    {
        var call = (IInvocationOperation)context.Operation;
        switch (call.TargetMethod.Name)
        {
            case "FromResult" when IsOfConstant(call) && allocations.IsReported(Descriptors.UnneededTask, Effort.Longer, context, out var heat):
                Report(context, allocations, heat, BytesOf(call.Type), "FromResult", "for the task of a constant, which a field could hold");
                break;
            case "FromResult" when hasValueTask && !IsOfConstant(call) && ReadyResult.OfCall(call, context.CancellationToken) is { Method: var method } made
                && allocations.IsReported(Descriptors.UnneededTask, EffortOf(made), context, out var heat):
                Report(context, allocations, heat, BytesOf(call.Type), method.Name, OfReadyValue);
                break;
            case "AsTask" when IsAwaitedValueTask(call) && allocations.IsReported(Descriptors.UnneededTask, context, out var heat):
                Report(context, allocations, heat, BytesOf(call.Type), "AsTask", "for a task, though a 'ValueTask' can be awaited");
                break;
            case "WhenAny" when Deadline.Is(call) && allocations.IsReported(
                Descriptors.UnneededTask,
                allocations.ForAllTargets(Effort.Longer, FrameworkApi.Handlers, call.Syntax, context.CancellationToken),
                context,
                out var heat):
                Report(
                    context, allocations, heat, null, "WhenAny", "for a delay that stays until its time has passed, though 'WaitAsync' ends it with the task");
                break;
            default:
                break;
        }
    }

    private static Effort EffortOf(ReadyResult ready) => ready.IsPromised || ready.IsMade ? Effort.Unproven : Effort.None;

    private static void AnalyzeCreation(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (CompletedSource.Of((IObjectCreationOperation)context.Operation, context.CancellationToken) is { } source
            && allocations.IsReported(Descriptors.UnneededTask, source.Completion is null ? Effort.Longer : Effort.Welcome, context, out var heat))
        {
            allocations.Report(context, new Finding(Descriptors.UnneededTask, context.Operation.Syntax.GetLocation(), heat)
            {
                Bytes = SourceBytes,
                Certainty = StackObjects.MayBeObjects(context.Compilation) ? Certainty.JitMayRemove : Certainty.Always,
                Arguments = ["TaskCompletionSource", "beside a task that is complete when it is returned"],
                IsSuggestion = true,
            });
        }
    }

    private static void AnalyzeAwait(OperationAnalysisContext context, AllocationContext allocations, bool hasValueTask)
    {
        var awaiting = (IAwaitOperation)context.Operation;
        var ready = hasValueTask ? ReadyResult.Of(awaiting, context.CancellationToken) : null;
        if (ready is null or { IsPromised: true } or { IsMade: true } && OnlyAwait.Of(awaiting, context.CancellationToken) is { } only)
        {
            if (allocations.IsReported(Descriptors.UnneededTask, only.DoesMore ? Effort.Elsewhere : Effort.MuchLonger, context, out var heat))
                Report(context, allocations, heat, null, only.Name, "for a task of its own, though it only returns what it awaits");
        }
        else if (ready is { Method: var method, Value: var value }
            && allocations.IsReported(Descriptors.UnneededTask, EffortOf(ready), value, awaiting.SemanticModel!, context.CancellationToken, out var heat))
        {
            allocations.Report(context, new Finding(Descriptors.UnneededTask, value.GetLocation(), heat)
            {
                Bytes = BytesOf(method.ReturnType),
                Arguments = [method.Name, OfReadyValue],
                IsSuggestion = true,
            });
        }
    }

    private static void Report(
        OperationAnalysisContext context, AllocationContext allocations, Heat.PlaceHeat heat, long? bytes, string what, string why) =>
        allocations.Report(context, new Finding(Descriptors.UnneededTask, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = bytes,
            Arguments = [what, why],
            IsSuggestion = what != "AsTask",
        });

    /// <summary>Whether a call makes the task of a constant, and not one of those that the framework keeps.</summary>
    private static bool IsOfConstant(IInvocationOperation call)
    {
        if (call is not { TargetMethod: { ContainingType: var type, Arity: 1 }, Arguments.Length: 1 } || !IsTask(type)
            || call.Arguments[0].Value.ConstantValue is not { HasValue: true, Value: var value })
        {
            return false;
        }

        return CoreLibrary.VersionOf(call.SemanticModel!.Compilation) < FirstThatKeeps || value switch
        {
            null or bool => false,
            int number when call.Arguments[0].Value.Type?.SpecialType == SpecialType.System_Int32 => number is < LeastKept or > MostKept,
            string => true,
            char character => character != '\0',
            double number => BitConverter.DoubleToInt64Bits(number) != 0,
            float number => BitConverter.DoubleToInt64Bits(number) != 0,
            decimal number => number != 0,
            _ => !value.Equals(Convert.ChangeType(0, value.GetType(), System.Globalization.CultureInfo.InvariantCulture)),
        };
    }

    private static bool IsAwaitedValueTask(IInvocationOperation call) =>
        call is { TargetMethod: { Parameters.IsEmpty: true, ContainingType: { Name: "ValueTask" } type }, Instance: IInvocationOperation }
        && type.IsIn("System.Threading.Tasks") && AwaitedCalls.AreAwaited(call);

    private static bool IsTask(ITypeSymbol type) => type is { Name: "Task" } && type.IsIn("System.Threading.Tasks");

    /// <summary>The bytes of a task and the result that it holds.</summary>
    private static long? BytesOf(ITypeSymbol? task) =>
        task is INamedTypeSymbol { TypeArguments: { Length: 1 } results } ? TaskBytes + ((AllocationSize.OfValue(results[0]) + Word - 1) & ~(Word - 1L)) : null;
}
