using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines whether code is data: part of an expression tree that a provider translates.</summary>
internal static class ExpressionTrees
{
    /// <summary>Whether an operation is inside a lambda that becomes an expression tree.</summary>
    public static bool Holds(IOperation operation)
    {
        if (!MayHold(operation.Syntax))
            return false;
        for (var parent = operation.Parent; parent is not null; parent = parent.Parent)
        {
            if (parent is IAnonymousFunctionOperation { Parent.Type: { } type } && IsExpression(type))
                return true;
        }

        return false;
    }

    // The clauses of a query are lambdas, too.
    private static bool MayHold(SyntaxNode place)
    {
        for (var node = Spines.Top(place); node.Parent is { } parent and not (MemberDeclarationSyntax and not GlobalStatementSyntax); node = Spines.Top(parent))
        {
            if (parent is AnonymousFunctionExpressionSyntax or QueryExpressionSyntax)
                return true;
        }

        return false;
    }

    /// <summary>Whether a lambda of a type is an expression tree: <c>System.Linq.Expressions.Expression&lt;TDelegate&gt;</c>.</summary>
    public static bool IsExpression(ITypeSymbol? type) => type is INamedTypeSymbol { Name: "Expression" } && type.IsIn("System.Linq.Expressions");
}
