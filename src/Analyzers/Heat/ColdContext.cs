using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>Answers whether a step outwards leaves something that runs once, only on failure, or not at all.</summary>
internal static class ColdContext
{
    /// <summary>Why <paramref name="child"/> of <paramref name="parent"/> is cold; null where this step says nothing.</summary>
    public static string? Reason(SyntaxNode child, SyntaxNode parent, SemanticModel model, CancellationToken cancellationToken) => parent switch
    {
        ThrowStatementSyntax or ThrowExpressionSyntax => "thrown",
        CatchClauseSyntax or CatchFilterClauseSyntax => "in a catch block",
        AttributeSyntax => "in an attribute",
        PropertyDeclarationSyntax property when child == property.Initializer && property.Modifiers.Any(SyntaxKind.StaticKeyword) => "runs once at start-up",
        BlockSyntax block when child is StatementSyntax statement && AlwaysThrows(block, statement) => "on the way to a throw",
        SwitchSectionSyntax section when child is StatementSyntax && section.Statements.LastOrDefault() is ThrowStatementSyntax => "on the way to a throw",
        AnonymousFunctionExpressionSyntax lambda when IsExpressionTree(lambda, model, cancellationToken) => "in an expression tree",
        AnonymousFunctionExpressionSyntax lambda when OnceGuard.IsFactory(lambda, model, cancellationToken) => "in a factory that runs once",
        QueryExpressionSyntax query when child == query.Body && IsTranslated(query, model, cancellationToken) => "in an expression tree",
        AssignmentExpressionSyntax assignment when child == assignment.Right && OnceGuard.Guards(assignment, model, cancellationToken) => "behind a once-only guard",
        IfStatementSyntax conditional when child == conditional.Statement => LogGuard.Guards(conditional.Condition) ? "behind a log guard" : null,
        ConditionalExpressionSyntax conditional when child == conditional.WhenTrue => LogGuard.Guards(conditional.Condition) ? "behind a log guard" : null,
        BinaryExpressionSyntax both when both.IsKind(SyntaxKind.LogicalAndExpression) && child == both.Right => LogGuard.Guards(both.Left) ? "behind a log guard" : null,
        InvocationExpressionSyntax invocation when child is ArgumentListSyntax => CallReason(invocation, model, cancellationToken),
        _ => null,
    };

    private static bool AlwaysThrows(BlockSyntax block, StatementSyntax statement)
    {
        var last = block.Statements.LastOrDefault();
        if (last is not ThrowStatementSyntax || last == statement)
            return false;
        for (var i = block.Statements.IndexOf(statement); i < block.Statements.Count; i++)
        {
            foreach (var node in block.Statements[i].DescendantNodesAndSelf(static n => n is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)))
            {
                if (node is ReturnStatementSyntax or BreakStatementSyntax or ContinueStatementSyntax or GotoStatementSyntax or YieldStatementSyntax)
                    return false;
            }
        }

        return true;
    }

    private static bool IsExpressionTree(AnonymousFunctionExpressionSyntax lambda, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetTypeInfo(lambda, cancellationToken).ConvertedType is INamedTypeSymbol { Name: "Expression", ContainingNamespace: { Name: "Expressions", ContainingNamespace.Name: "Linq" } };

    /// <summary>Whether a query's clauses are expression trees for a provider.</summary>
    private static bool IsTranslated(QueryExpressionSyntax query, SemanticModel model, CancellationToken cancellationToken)
    {
        var source = model.GetTypeInfo(query.FromClause.Expression, cancellationToken).Type;
        return IsQueryable(source) || (source?.AllInterfaces.Any(IsQueryable) ?? false);

        static bool IsQueryable(ITypeSymbol? type) => type is { Name: "IQueryable", ContainingNamespace: { Name: "Linq", ContainingNamespace.Name: "System" } };
    }

    /// <summary>Arguments of calls that the compiler removes, that never return, or that run a factory once.</summary>
    private static string? CallReason(InvocationExpressionSyntax invocation, SemanticModel model, CancellationToken cancellationToken)
    {
        if (!MayBeCold(invocation) || model.GetSymbolInfo(invocation, cancellationToken).Symbol is not IMethodSymbol method)
            return null;
        foreach (var attribute in method.GetAttributes())
        {
            switch (attribute.AttributeClass?.Name)
            {
                case "ConditionalAttribute": return "in a conditional call";
                case "DoesNotReturnAttribute": return "in a call that does not return";
                default: break;
            }
        }

        return null;
    }

    // Binding every enclosing call of every candidate would cost more than the rule that asks; the names that matter are few.
    private static bool MayBeCold(InvocationExpressionSyntax invocation)
    {
        var name = invocation.Expression switch
        {
            MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
            SimpleNameSyntax simple => simple.Identifier.ValueText,
            MemberBindingExpressionSyntax binding => binding.Name.Identifier.ValueText,
            _ => "",
        };
        return name.StartsWith("Throw", StringComparison.Ordinal) || name.StartsWith("Fail", StringComparison.Ordinal)
            || name.StartsWith("Assert", StringComparison.Ordinal) || name.StartsWith("Write", StringComparison.Ordinal)
            || name.StartsWith("Trace", StringComparison.Ordinal) || name.StartsWith("Debug", StringComparison.Ordinal)
            || name.StartsWith("Verify", StringComparison.Ordinal) || name.StartsWith("Check", StringComparison.Ordinal)
            || name.StartsWith("Log", StringComparison.Ordinal) || name.StartsWith("Print", StringComparison.Ordinal) || name.StartsWith("Dump", StringComparison.Ordinal) || name is "Exit" or "FailFast";
    }
}
