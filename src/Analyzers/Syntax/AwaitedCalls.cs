using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Syntax;

/// <summary>Looks through <c>ConfigureAwait</c>, between a call and the <c>await</c> of its task.</summary>
internal static class AwaitedCalls
{
    /// <summary>Whether the task of a call is awaited where it is given.</summary>
    public static bool AreAwaited(IOperation call) => AwaitOf(call) is not null;

    /// <summary>The <c>await</c> of a call's task where it is given; null where something else happens to the task.</summary>
    public static IAwaitOperation? AwaitOf(IOperation call) =>
        (ConfigurationOf(call) ?? call).Parent as IAwaitOperation;

    /// <summary>The <c>ConfigureAwait</c> of a call's task where it is given; null where there is none.</summary>
    public static IInvocationOperation? ConfigurationOf(IOperation call) =>
        call.Parent is IInvocationOperation { TargetMethod.Name: "ConfigureAwait" } configured && configured.Instance == call ? configured : null;

    /// <summary>The call whose task a value is that is awaited; null where it is no such task.</summary>
    public static IInvocationOperation? Of(IOperation awaited)
    {
        var call = awaited.Inside(Through.BuiltIn) as IInvocationOperation;
        return call is { TargetMethod.Name: "ConfigureAwait", Instance: { } task } ? task.Inside(Through.BuiltIn) as IInvocationOperation : call;
    }
}
