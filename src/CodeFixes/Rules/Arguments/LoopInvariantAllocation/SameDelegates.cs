using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Determines whether two expressions of one type declaration make the same delegate. That they are written alike is not enough: a name may mean a local
/// of another method, an overflow may throw in only one of them, and a call may be told which member it is in.
/// </summary>
internal sealed class SameDelegates(SemanticModel model, CancellationToken cancellationToken)
{
    /// <summary>Whether one may run in place of the other.</summary>
    public bool Are(ExpressionSyntax one, ExpressionSyntax other) =>
        one == other
        || (SyntaxFactory.AreEquivalent(one, other) && HaveOneType(one, other) && NamesMeanTheSame(one, other)
            && OverflowChecks.AreOn(one, model.Compilation) == OverflowChecks.AreOn(other, model.Compilation)
            && !CallerInformation.IsAskedIn(
                one, model, cancellationToken, CallerQuestion.Member, CallerQuestion.Line, CallerQuestion.Text, CallerQuestion.Frame));

    private bool HaveOneType(ExpressionSyntax one, ExpressionSyntax other) =>
        SymbolEqualityComparer.Default.Equals(
            model.GetTypeInfo(one, cancellationToken).ConvertedType, model.GetTypeInfo(other, cancellationToken).ConvertedType);

    /// <summary>Whether each name is that of one symbol, or of something that both declare in the same place.</summary>
    private bool NamesMeanTheSame(ExpressionSyntax one, ExpressionSyntax other)
    {
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
