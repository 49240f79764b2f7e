using Allocations.Analyzers.Boxes;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.BoxedValue;

/// <summary>
/// Compares bits, <c>(value &amp; flag) == flag</c>, instead of calling <c>HasFlag</c>. Refused where the flag is not a constant or a variable, because
/// it is read twice.
/// </summary>
internal static class FlagComparison
{
    public static Fix? Plan(FixRequest request, IInvocationOperation call)
    {
        if (BoxedReceiver.FlagOf(call) is not { } flag || !RepeatedReads.May(flag)
            || call.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } syntax
            || OperandSyntax.Of(call.Instance!) is not { } value || OperandSyntax.Of(flag) is not { } found)
        {
            return null;
        }

        var looked = OperandSyntax.AsPrimary(found.WithoutTrivia());
        var (replaced, isDenied) = OperandSyntax.WithDenial(syntax);
        var comparison = SyntaxFactory.ParseExpression(
            "(" + OperandSyntax.AsPrimary(value.WithoutTrivia()) + " & " + looked + ") " + (isDenied ? "!=" : "==") + " " + looked);
        return new FixBuilder(request.Replacing(replaced, OperandSyntax.InPlaceOf(replaced, comparison)), "Compare the bits", "CompareBits").Build();
    }
}
