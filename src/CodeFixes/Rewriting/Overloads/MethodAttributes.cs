using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>Answers whether the attributes of a method mean the same on an overload beside it.</summary>
internal static class MethodAttributes
{
    /// <summary>
    /// Whether all attributes speak to the compiler, the runtime or a reader. Any other may give the method a role, such as a route, a test,
    /// an export or a message handler, that a second method must not take as well.
    /// </summary>
    public static bool CanBeRepeated(IMethodSymbol method)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (!IsPlain(attribute.AttributeClass))
                return false;
        }

        return true;
    }

    private static bool IsPlain(INamedTypeSymbol? attribute) => attribute?.ContainingNamespace?.ToDisplayString() switch
    {
        "System" or "System.Diagnostics" or "System.Diagnostics.CodeAnalysis" or "System.Diagnostics.Contracts" or "System.Runtime.CompilerServices"
            or "System.Runtime.Versioning" or "JetBrains.Annotations" or "Allocations" => true,
        "System.ComponentModel" => attribute.Name is "EditorBrowsableAttribute" or "BrowsableAttribute" or "DescriptionAttribute",
        _ => false,
    };
}
