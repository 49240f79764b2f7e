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
        ConstructorInitializerSyntax { Parent: ConstructorDeclarationSyntax constructor } when constructor.Modifiers.Any(SyntaxKind.StaticKeyword) => "static constructor",
        BlockSyntax block when child is StatementSyntax statement && AlwaysThrows(block, statement) => "on the way to a throw",
        SwitchSectionSyntax section when child is StatementSyntax && section.Statements.LastOrDefault() is ThrowStatementSyntax => "on the way to a throw",
        AnonymousFunctionExpressionSyntax lambda when IsExpressionTree(lambda, model, cancellationToken) => "in an expression tree",
        AssignmentExpressionSyntax assignment when assignment.IsKind(SyntaxKind.CoalesceAssignmentExpression) && child == assignment.Right
            && IsField(assignment.Left, model, cancellationToken) => "behind a once-only guard",
        IfStatementSyntax conditional when child == conditional.Statement => LogGuard.Guards(conditional.Condition) ? "behind a log guard" : null,
        ConditionalExpressionSyntax conditional when child == conditional.WhenTrue => LogGuard.Guards(conditional.Condition) ? "behind a log guard" : null,
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

    private static bool IsField(ExpressionSyntax target, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetSymbolInfo(target, cancellationToken).Symbol is IFieldSymbol or IPropertySymbol;

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
            || name.StartsWith("Verify", StringComparison.Ordinal) || name.StartsWith("Check", StringComparison.Ordinal) || name is "Exit" or "FailFast";
    }
}
