using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.UnneededTask;

/// <summary>
/// Finds tasks that are awaited together with a delay, <c>await Task.WhenAny(task, Task.Delay(time)) == task</c>: the delay and its timer stay until the time
/// has passed, however early the task is done. <c>WaitAsync</c> ends them with the task.
/// </summary>
internal static class Deadline
{
    /// <summary>Whether a call is such a <c>WhenAny</c>, whose answer is compared or kept, in a framework that has the other.</summary>
    public static bool Is(IInvocationOperation call) =>
        call.TargetMethod is { Name: "WhenAny", ContainingType: { Name: "Task" } type } && type.IsIn("System.Threading.Tasks")
        && IsOfOneDelay(call) && IsAnswerUsed(call)
        && CoreLibrary.FindType(call.SemanticModel!.Compilation, "System.Threading.Tasks.Task") is { } task && !task.GetMembers("WaitAsync").IsEmpty;

    private static bool IsOfOneDelay(IInvocationOperation call)
    {
        var tasks = 0;
        var delays = 0;
        foreach (var argument in call.Arguments)
        {
            if (argument.Value is IArrayCreationOperation { Initializer.ElementValues: var items })
            {
                foreach (var item in items)
                    Count(item);
            }
            else
            {
                Count(argument.Value);
            }
        }

        return tasks == 2 && delays == 1;

        void Count(IOperation task)
        {
            tasks++;
            if (task.Inside(Through.BuiltInImplicit) is IInvocationOperation { TargetMethod: { Name: "Delay", ContainingType.Name: "Task" } } delay
                && !EndsOtherwise(delay))
            {
                delays++;
            }
        }
    }

    /// <summary>
    /// Whether something else than its time ends a delay: it has none, or is given a token that may be canceled when the task is done. A token that the
    /// method was given itself ends the wait as a whole.
    /// </summary>
    private static bool EndsOtherwise(IInvocationOperation delay)
    {
        foreach (var argument in delay.Arguments)
        {
            var value = argument.Value.Inside(Through.BuiltInImplicit);
            var isOther = argument.Parameter?.Type.Name == nameof(CancellationToken)
                ? value is not IParameterReferenceOperation
                : value is { ConstantValue: { HasValue: true, Value: -1 } } or IFieldReferenceOperation { Field.Name: "InfiniteTimeSpan" };
            if (isOther)
                return true;
        }

        return false;
    }

    // What only waits until the time has passed or the task is done has no use for an exception.
    private static bool IsAnswerUsed(IInvocationOperation call)
    {
        IOperation value = call;
        if (value.Parent is IInvocationOperation { TargetMethod.Name: "ConfigureAwait" } configured)
            value = configured;
        return value.Parent is IAwaitOperation awaited
            && awaited.Around(Through.BuiltInImplicit).Parent is IBinaryOperation or IVariableInitializerOperation or ISimpleAssignmentOperation;
    }
}
