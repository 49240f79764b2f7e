using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines how far a symbol can be seen.</summary>
internal static class Accessibilities
{
    /// <summary>Whether only the assembly that declares a symbol can name it, or a part of it: the symbol or a type around it is internal or private.</summary>
    public static bool IsWithinAssembly(ISymbol symbol)
    {
        for (var current = symbol; current is not (null or INamespaceSymbol); current = current.ContainingSymbol)
        {
            if (current.DeclaredAccessibility is Accessibility.Private or Accessibility.Internal or Accessibility.ProtectedAndInternal
                || current is IMethodSymbol { MethodKind: MethodKind.LocalFunction })
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether code of another assembly can name a symbol, call it or derive from it.</summary>
    public static bool IsVisibleOutside(ISymbol symbol) => !IsWithinAssembly(symbol);
}
