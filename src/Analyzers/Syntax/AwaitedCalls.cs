using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Syntax;

/// <summary>Looks through <c>ConfigureAwait</c>, between a call and the <c>await</c> of its task.</summary>
internal static class AwaitedCalls
{
    /// <summary>Whether the task of a call is awaited where it is given.</summary>
    public static bool AreAwaited(IInvocationOperation call) => call.Parent switch
    {
        IAwaitOperation => true,
        IInvocationOperation { TargetMethod.Name: "ConfigureAwait", Parent: IAwaitOperation } configured => configured.Instance == call,
        _ => false,
    };

    /// <summary>The call whose task a value is that is awaited; null where it is no such task.</summary>
    public static IInvocationOperation? Of(IOperation awaited)
    {
        var call = awaited.Inside(Through.BuiltIn) as IInvocationOperation;
        return call is { TargetMethod.Name: "ConfigureAwait", Instance: { } task } ? task.Inside(Through.BuiltIn) as IInvocationOperation : call;
    }
}
