using Allocations.Analyzers.Rules.Delegates;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Delegates.StateArgument;

/// <summary>Determines whether a method of the project does nothing but call its overload with a state, so that a call of that does the same.</summary>
internal static class StateForwarding
{
    public static bool Holds(StatePlan plan, CancellationToken cancellationToken)
    {
        var callee = plan.Callee.OriginalDefinition;
        if (plan.Overload is not { } overload || callee.IsVirtual || callee.IsAbstract || callee.IsOverride
            || MethodBody.Of(callee, cancellationToken) is not { } body || CallIn(body) is not { } call
            || SourceModels.Find(plan.Function.SemanticModel!.Compilation, body.SyntaxTree) is not { } model)
        {
            return false;
        }

        return model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol called
            && SymbolEqualityComparer.Default.Equals((called.ReducedFrom ?? called).OriginalDefinition, overload.Method.OriginalDefinition);
    }

    private static InvocationExpressionSyntax? CallIn(SyntaxNode body) => body switch
    {
        ArrowExpressionClauseSyntax arrow => arrow.Expression,
        BlockSyntax { Statements: { Count: 1 } statements } => statements[0] switch
        {
            ReturnStatementSyntax returned => returned.Expression,
            ExpressionStatementSyntax statement => statement.Expression,
            _ => null,
        },
        _ => null,
    } as InvocationExpressionSyntax;
}
