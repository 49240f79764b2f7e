using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines whether the compiler may leave out the calls of a method: those of a method with <c>[Conditional]</c>, and those of a partial method that no
/// part implements. What such a call would be given is not evaluated either.
/// </summary>
internal static class OmittedCalls
{
    /// <summary>Whether it may.</summary>
    public static bool Are(IMethodSymbol method)
    {
        method = (method.ReducedFrom ?? method).OriginalDefinition;
        if (method is { ReturnsVoid: true, IsPartialDefinition: true, PartialImplementationPart: null })
            return true;
        for (var declared = method; declared is not null; declared = declared.OverriddenMethod)
        {
            foreach (var attribute in declared.GetAttributes())
            {
                if (attribute.AttributeClass is { Name: "ConditionalAttribute" } type && type.IsNamedIn("System.Diagnostics"))
                    return true;
            }
        }

        return false;
    }
}
