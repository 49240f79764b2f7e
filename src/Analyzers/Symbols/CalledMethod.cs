using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>What is called where an operation is a call of a method or the creation of an object.</summary>
internal static class CalledMethod
{
    /// <summary>The method or constructor; null for any other operation.</summary>
    public static IMethodSymbol? Of(IOperation? call) => call switch
    {
        IInvocationOperation invocation => invocation.TargetMethod,
        IObjectCreationOperation creation => creation.Constructor,
        _ => null,
    };

    /// <summary>How messages name a method: a constructor has the name of its type.</summary>
    public static string NameOf(IMethodSymbol method) => method.MethodKind == MethodKind.Constructor ? method.ContainingType.Name : method.Name;

    /// <summary>What it is given; nothing for any other operation.</summary>
    public static ImmutableArray<IArgumentOperation> ArgumentsOf(IOperation? call) => call switch
    {
        IInvocationOperation invocation => invocation.Arguments,
        IObjectCreationOperation creation => creation.Arguments,
        _ => ImmutableArray<IArgumentOperation>.Empty,
    };

    /// <summary>The argument for a parameter, by the position of that; null where it has none.</summary>
    public static IArgumentOperation? ArgumentOf(IOperation? call, int ordinal)
    {
        foreach (var argument in ArgumentsOf(call))
        {
            if (argument.Parameter?.Ordinal == ordinal)
                return argument;
        }

        return null;
    }
}
