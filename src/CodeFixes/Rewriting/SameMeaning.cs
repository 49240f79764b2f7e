using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>
/// Determines whether two expressions of one file that are written alike mean the same: a name may be that of a local, a constant or a type parameter of
/// another method.
/// </summary>
internal static class SameMeaning
{
    /// <summary>Whether they are written alike, and each name is that of one symbol, or of something that both declare in the same place.</summary>
    public static bool IsOf(ExpressionSyntax one, ExpressionSyntax other, SemanticModel model, CancellationToken cancellationToken)
    {
        if (one == other)
            return true;
        if (!SyntaxFactory.AreEquivalent(one, other))
            return false;
        using var others = NamesIn(other).GetEnumerator();
        foreach (var name in NamesIn(one))
        {
            if (!others.MoveNext())
                return false;
            var meant = model.GetSymbolInfo(name, cancellationToken).Symbol;
            var meantByOther = model.GetSymbolInfo(others.Current, cancellationToken).Symbol;
            if (!SymbolEqualityComparer.Default.Equals(meant, meantByOther) && !(IsDeclaredIn(one, meant) && IsDeclaredIn(other, meantByOther)))
                return false;
        }

        return true;
    }

    private static IEnumerable<SimpleNameSyntax> NamesIn(ExpressionSyntax expression) => expression.DescendantNodesAndSelf().OfType<SimpleNameSyntax>();

    private static bool IsDeclaredIn(ExpressionSyntax expression, ISymbol? symbol)
    {
        if (symbol is null)
            return false;
        foreach (var declaration in symbol.DeclaringSyntaxReferences)
        {
            if (declaration.SyntaxTree == expression.SyntaxTree && expression.Span.Contains(declaration.Span))
                return true;
        }

        return false;
    }
}
