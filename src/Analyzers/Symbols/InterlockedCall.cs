using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>The parts of a call of <c>Interlocked</c> or <c>Volatile</c> on an object variable.</summary>
/// <param name="Method">CompareExchange, Exchange, Read or Write.</param>
/// <param name="Location">The variable that is passed by reference.</param>
/// <param name="Value">What is stored; null for a read.</param>
/// <param name="Comparand">What the stored value is compared with, or null.</param>
internal sealed record InterlockedCall(string Method, IOperation Location, IOperation? Value, IOperation? Comparand)
{
    /// <summary>The call, if it is one of them and its variable is an object.</summary>
    public static InterlockedCall? TryGet(IInvocationOperation invocation)
    {
        var method = invocation.TargetMethod;
        if (method.Name is not ("CompareExchange" or "Exchange" or "Read" or "Write")
            || method.ContainingType is not { Name: "Interlocked" or "Volatile",
                ContainingNamespace: { Name: "Threading", ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } } })
        {
            return null;
        }

        IOperation? location = null, value = null, comparand = null;
        foreach (var argument in invocation.Arguments)
        {
            switch (argument.Parameter?.Ordinal)
            {
                case 0: location = argument.Value; break;
                case 1: value = argument.Value; break;
                case 2: comparand = argument.Value; break;
                default: break;
            }
        }

        return location is { Type.SpecialType: SpecialType.System_Object } ? new InterlockedCall(method.Name, location, value, comparand) : null;
    }
}
