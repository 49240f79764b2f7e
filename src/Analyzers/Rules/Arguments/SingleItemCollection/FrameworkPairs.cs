using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Arguments.SingleItemCollection;

/// <summary>Two methods of the framework of which one does for an item what the other does for a collection of that item alone.</summary>
/// <param name="ForOne">The name of the method for one item.</param>
/// <param name="Difference">What may differ; null where the documentation promises the same, and tests have shown it.</param>
internal sealed record FrameworkPair(string ForOne, string? Difference);

/// <summary>The pairs of the framework that agree.</summary>
internal static class FrameworkPairs
{
    private const string Writers = "a writer may treat its overloads differently";

    /// <summary>The pair that a method with a collection belongs to; null for any other method.</summary>
    public static FrameworkPair? Of(IMethodSymbol method)
    {
        if (!method.DeclaringSyntaxReferences.IsEmpty || method.ContainingType is not { ContainingNamespace: { } space } type)
            return null;
        var isSame = (space.ToDisplayString(), type.Name) switch
        {
            ("System", "String") => method.Name is "Trim" or "TrimStart" or "TrimEnd" or "Split" or "Format" or "Concat",
            ("System.Text", "StringBuilder") => method.Name is "Append" or "Insert" or "AppendFormat",
            ("System.Collections.Immutable", "ImmutableArray" or "ImmutableList" or "ImmutableHashSet" or "ImmutableSortedSet" or "ImmutableQueue"
                or "ImmutableStack") =>
                method.Name == "Create",
            ("System.Threading", "CancellationTokenSource") => method.Name == "CreateLinkedTokenSource",
            _ => false,
        };
        if (isSame)
            return new FrameworkPair(method.Name, null);
        return (space.ToDisplayString(), type.Name) switch
        {
            ("System.Collections.Generic", "List") when method.Name == "AddRange" => new FrameworkPair("Add", null),
            ("System.IO", "TextWriter" or "StreamWriter" or "StringWriter") or ("System", "Console") when method.Name is "Write" or "WriteLine" =>
                new FrameworkPair(method.Name, Writers),
            _ => null,
        };
    }
}
