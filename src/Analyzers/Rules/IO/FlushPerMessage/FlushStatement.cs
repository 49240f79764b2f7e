using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO.FlushPerMessage;

/// <summary>Finds the statement that a call without a result is.</summary>
internal static class FlushStatement
{
    /// <summary>The statement that is nothing but the call, awaited or not; null where the call is a part of more.</summary>
    public static ExpressionStatementSyntax? Of(IInvocationOperation call)
    {
        var expression = call.Syntax;
        if (expression.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "ConfigureAwait", Parent: InvocationExpressionSyntax configured })
            expression = configured;
        if (expression.Parent is AwaitExpressionSyntax awaited)
            expression = awaited;
        return expression.Parent as ExpressionStatementSyntax;
    }
}
