using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Syntax;

/// <summary>Finds an operation's place in its body.</summary>
internal static class Operations
{
    /// <summary>The operation of the whole body that an operation stands in.</summary>
    public static IOperation Root(this IOperation operation)
    {
        while (operation.Parent is { } parent)
            operation = parent;
        return operation;
    }
}
