using Microsoft.CodeAnalysis;
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

    /// <summary>
    /// The call, or the creation of an object, that a name is the last one of: <c>x.Name()</c>, <c>x?.Name()</c>, <c>new A.Name()</c>; null for any other
    /// mention.
    /// </summary>
    public static ExpressionSyntax? CallOf(SimpleNameSyntax name)
    {
        SyntaxNode called = name;
        while (called.Parent is MemberBindingExpressionSyntax or AliasQualifiedNameSyntax
            || (called.Parent is MemberAccessExpressionSyntax access && access.Name == called)
            || (called.Parent is QualifiedNameSyntax qualified && qualified.Right == called))
        {
            called = called.Parent;
        }

        return called.Parent switch
        {
            InvocationExpressionSyntax call when call.Expression == called => call,
            ObjectCreationExpressionSyntax creation when creation.Type == called => creation,
            _ => null,
        };
    }
}
