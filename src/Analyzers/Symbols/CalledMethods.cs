using System.Runtime.CompilerServices;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Symbols;

/// <summary>Tells which method a mention of one means. All overloads share a name, and who asks about each of them asks for the same mentions.</summary>
internal static class CalledMethods
{
    private static readonly ModelCache<SimpleNameSyntax, StrongBox<IMethodSymbol?>> Known = new();

    /// <summary>The definition of the method, or of the extension method, that a name is bound to; null where it is bound to none.</summary>
    public static IMethodSymbol? Of(SimpleNameSyntax name, SemanticModel model, CancellationToken cancellationToken) =>
        Known.Get(model, name, (model, cancellationToken), static (name, asked) => new(Bound(name, asked.model, asked.cancellationToken))).Value;

    // The call tells what it is bound to; to tell what its name alone may mean, the compiler looks through all overloads.
    private static IMethodSymbol? Bound(SimpleNameSyntax name, SemanticModel model, CancellationToken cancellationToken)
    {
        var called = model.GetSymbolInfo((SyntaxNode?)CalledName.CallOf(name) ?? name, cancellationToken).Symbol as IMethodSymbol;
        return (called?.ReducedFrom ?? called)?.OriginalDefinition;
    }
}
