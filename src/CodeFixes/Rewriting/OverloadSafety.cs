using Allocations.Analyzers.Semantics;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>Answers whether the span overload of a method is known to do what its array overload does.</summary>
internal static class OverloadSafety
{
    /// <summary>How a call may differ when it binds to the span overload; null where the library promises the same.</summary>
    public static string? Difference(IMethodSymbol array, IMethodSymbol span)
    {
        if (!IsLibrary(array) || !IsLibrary(span))
            return "another overload of '" + NameOf(array) + "' is called";
        if (array.ContainingType is { Name: "Vector", ContainingNamespace.Name: "Numerics" })
            return "an array that is too short throws another exception";
        return (array.IsVirtual || array.IsAbstract || array.IsOverride) && !array.ContainingType.IsSealed && !KeepsContract(array.ContainingType)
            ? "a derived class may treat the overloads of '" + NameOf(array) + "' differently"
            : null;
    }

    /// <summary>Whether a method belongs to the framework.</summary>
    public static bool IsLibrary(IMethodSymbol method) =>
        method.DeclaringSyntaxReferences.IsEmpty
        && method.ContainingAssembly is { Name: var name } && (name.StartsWith("System", StringComparison.Ordinal) || name is "mscorlib" or "netstandard" or "Microsoft.Win32.Primitives");

    /// <summary>How many elements a method needs, where fewer make the two overloads throw different exceptions.</summary>
    public static int LeastElements(IMethodSymbol method) =>
        method.ContainingType is { Name: "BitConverter", ContainingNamespace.Name: "System" } ? AllocationSize.OfValue(method.ReturnType) ?? 0 : 0;

    /// <summary>Base classes whose span overload calls the array overload unless it is overridden too.</summary>
    private static bool KeepsContract(INamedTypeSymbol type)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (current.Name is "Stream" or "TextWriter" or "TextReader" or "Encoding" or "Encoder" or "Decoder" or "RandomNumberGenerator")
                return true;
        }

        return false;
    }

    private static string NameOf(IMethodSymbol method) => method.MethodKind == MethodKind.Constructor ? method.ContainingType.Name : method.Name;
}
