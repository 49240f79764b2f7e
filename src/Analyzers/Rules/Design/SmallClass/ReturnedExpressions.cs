using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>Finds the expressions whose values a method, an operator, a local function or a getter returns.</summary>
internal static class ReturnedExpressions
{
    public static IEnumerable<ExpressionSyntax> Of(SyntaxNode declaration)
    {
        var arrow = declaration switch
        {
            BaseMethodDeclarationSyntax method => method.ExpressionBody,
            LocalFunctionStatementSyntax local => local.ExpressionBody,
            AccessorDeclarationSyntax accessor => accessor.ExpressionBody,
            PropertyDeclarationSyntax property => property.ExpressionBody,
            _ => declaration as ArrowExpressionClauseSyntax,
        };
        if (arrow is not null)
        {
            yield return arrow.Expression;
            yield break;
        }

        foreach (var node in MemberIndex.Own(FlowNode.Return, declaration))
        {
            if (node is ReturnStatementSyntax { Expression: { } value })
                yield return value;
        }
    }
}
