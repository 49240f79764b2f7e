using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>Finds the body of a method.</summary>
internal static class MethodBody
{
    /// <summary>The block or arrow of a method, constructor, accessor or local function; null where it has none, or several.</summary>
    public static SyntaxNode? Of(IMethodSymbol method, CancellationToken cancellationToken)
    {
        var declared = method.PartialImplementationPart ?? method;
        if (declared.DeclaringSyntaxReferences.Length != 1)
            return null;
        return declared.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) switch
        {
            BaseMethodDeclarationSyntax declaration => (SyntaxNode?)declaration.Body ?? declaration.ExpressionBody,
            LocalFunctionStatementSyntax function => (SyntaxNode?)function.Body ?? function.ExpressionBody,
            AccessorDeclarationSyntax accessor => (SyntaxNode?)accessor.Body ?? accessor.ExpressionBody,
            _ => null,
        };
    }
}
