using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>Finds the name by which a call names what it calls: the last one, after <c>x.</c> and <c>x?.</c>.</summary>
internal static class CalledName
{
    /// <summary>The name that a call is written with; null where what it calls has none.</summary>
    public static SimpleNameSyntax? Of(InvocationExpressionSyntax call) => In(call.Expression);

    /// <summary>The name at the end of what a call calls; null where that has none.</summary>
    public static SimpleNameSyntax? In(ExpressionSyntax called) => called switch
    {
        MemberAccessExpressionSyntax access => access.Name,
        MemberBindingExpressionSyntax binding => binding.Name,
        SimpleNameSyntax simple => simple,
        _ => null,
    };
}
