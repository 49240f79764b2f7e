using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
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
        || (HaveOneType(one, other) && SameMeaning.IsOf(one, other, model, cancellationToken)
            && OverflowChecks.AreOn(one, model.Compilation) == OverflowChecks.AreOn(other, model.Compilation)
            && !CallerInformation.IsAskedIn(
                one, model, cancellationToken, CallerQuestion.Member, CallerQuestion.Line, CallerQuestion.Text, CallerQuestion.Frame));

    private bool HaveOneType(ExpressionSyntax one, ExpressionSyntax other) =>
        SymbolEqualityComparer.Default.Equals(
            model.GetTypeInfo(one, cancellationToken).ConvertedType, model.GetTypeInfo(other, cancellationToken).ConvertedType);
}
