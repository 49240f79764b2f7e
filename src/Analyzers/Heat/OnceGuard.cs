using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>Answers whether code fills a member that stays filled: it runs for the first caller and never again.</summary>
internal static class OnceGuard
{
    /// <summary>
    /// Whether a value is assigned to a field or property only while that is null: <c>x ??= value</c>, <c>x ?? (x = value)</c> or
    /// <c>if (x is null) x = value</c>, also under a lock.
    /// </summary>
    public static bool Guards(AssignmentExpressionSyntax assignment, SemanticModel model, CancellationToken cancellationToken)
    {
        var isGuarded = assignment.IsKind(SyntaxKind.CoalesceAssignmentExpression)
            || (assignment.IsKind(SyntaxKind.SimpleAssignmentExpression) && (IsRightOfCoalesce(assignment) || IsBehindNullTest(assignment)));
        return isGuarded && model.GetSymbolInfo(assignment.Left, cancellationToken).Symbol is IFieldSymbol or IPropertySymbol { IsIndexer: false };
    }

    /// <summary>Whether a lambda is the factory of a <c>Lazy</c> or of <c>LazyInitializer.EnsureInitialized</c>.</summary>
    public static bool IsFactory(AnonymousFunctionExpressionSyntax lambda, SemanticModel model, CancellationToken cancellationToken)
    {
        if (lambda.Parent is not ArgumentSyntax { Parent: ArgumentListSyntax { Parent: { } owner } })
            return false;
        if (owner is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "EnsureInitialized" } })
            return true;
        return owner is BaseObjectCreationExpressionSyntax creation
            && model.GetTypeInfo(creation, cancellationToken).Type is INamedTypeSymbol { Name: "Lazy", ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } };
    }

    private static bool IsRightOfCoalesce(AssignmentExpressionSyntax assignment) =>
        assignment.Parent is ParenthesizedExpressionSyntax { Parent: BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } coalesce }
        && SyntaxFactory.AreEquivalent(coalesce.Left, assignment.Left);

    private static bool IsBehindNullTest(AssignmentExpressionSyntax assignment)
    {
        for (SyntaxNode node = assignment; node.Parent is { } parent; node = parent)
        {
            switch (parent)
            {
                case IfStatementSyntax test when node == test.Statement && IsNullTest(test.Condition, assignment.Left):
                    return true;
                case IfStatementSyntax or ExpressionStatementSyntax or BlockSyntax or LockStatementSyntax:
                    break;
                default:
                    return false;
            }
        }

        return false;
    }

    private static bool IsNullTest(ExpressionSyntax condition, ExpressionSyntax target) => condition switch
    {
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression } equals =>
            (IsNull(equals.Right) && SyntaxFactory.AreEquivalent(equals.Left, target)) || (IsNull(equals.Left) && SyntaxFactory.AreEquivalent(equals.Right, target)),
        IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax constant } pattern => IsNull(constant.Expression) && SyntaxFactory.AreEquivalent(pattern.Expression, target),
        _ => false,
    };

    private static bool IsNull(ExpressionSyntax expression) => expression.IsKind(SyntaxKind.NullLiteralExpression);
}
