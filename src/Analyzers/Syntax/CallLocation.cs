using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Syntax;

/// <summary>Where a finding about a call is shown.</summary>
internal static class CallLocation
{
    /// <summary>The called name and its arguments, without what it is called on.</summary>
    public static Location Of(SyntaxNode call)
    {
        var start = call switch
        {
            InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } => access.Name.SpanStart,
            InvocationExpressionSyntax { Expression: MemberBindingExpressionSyntax binding } => binding.Name.SpanStart,
            ElementAccessExpressionSyntax access => access.ArgumentList.SpanStart,
            _ => call.SpanStart,
        };
        return Location.Create(call.SyntaxTree, TextSpan.FromBounds(start, call.Span.End));
    }
}
