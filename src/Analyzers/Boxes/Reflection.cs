using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Boxes;

/// <summary>Determines whether a method belongs to reflection, which takes objects alone and costs more than the boxes that it is given.</summary>
internal static class Reflection
{
    public static bool Takes(IMethodSymbol method) =>
        method.ContainingType is { ContainingNamespace: { Name: "Reflection",
            ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } } }
        || method is { Name: "Constant",
            ContainingType: { Name: "Expression", ContainingNamespace: { Name: "Expressions", ContainingNamespace.Name: "Linq" } } };
}
