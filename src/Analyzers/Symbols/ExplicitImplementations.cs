using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Names methods as their interfaces do.</summary>
internal static class ExplicitImplementations
{
    /// <summary>The name of a method; of an explicit implementation, <c>IReader.Read</c>, without the interface.</summary>
    public static string NameOf(IMethodSymbol method) =>
        method.MethodKind == MethodKind.ExplicitInterfaceImplementation ? method.Name.Substring(method.Name.LastIndexOf('.') + 1) : method.Name;
}
