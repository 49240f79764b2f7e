using Allocations.Analyzers.Rules.Strings.BuilderOverhead;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Strings.BuilderOverhead;

/// <summary>
/// Determines whether nothing but the statements of one method can see a builder: a local that is made there, only called, and gone when an
/// exception leaves the method. What an append that fails half-way leaves in it is then not visible to any code.
/// </summary>
internal static class PrivateBuilder
{
    /// <summary>Whether the builder that a call is made on is such a local.</summary>
    public static bool Is(ExpressionSyntax receiver, SemanticModel model, CancellationToken cancellationToken)
    {
        while (receiver is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax inner })
            receiver = inner.Expression;
        if (receiver is not IdentifierNameSyntax name
            || model.GetSymbolInfo(name, cancellationToken).Symbol is not ILocalSymbol { RefKind: RefKind.None,
                DeclaringSyntaxReferences: { Length: 1 } references } local
            || references[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Initializer.Value: BaseObjectCreationExpressionSyntax } declaration)
        {
            return false;
        }

        var function = References.FunctionOf(name);
        foreach (var outer in name.Ancestors().TakeWhile(node => node != function))
        {
            if (outer is TryStatementSyntax guarded && guarded.Block.Contains(name) && !guarded.Block.Contains(declaration))
                return false;
        }

        foreach (var other in References.To(local, References.FunctionOf(declaration), model, cancellationToken))
        {
            if (References.IsInNestedFunction(other, function) || !IsOnlyCalled(other, model, cancellationToken))
                return false;
        }

        return function.Contains(declaration);
    }

    /// <summary>Whether a use calls the builder, or calls on what that returns, and keeps nothing but text or numbers.</summary>
    private static bool IsOnlyCalled(ExpressionSyntax use, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var expression = use; ;)
        {
            if (expression.Parent is not MemberAccessExpressionSyntax access || access.Expression != expression)
                return expression.Parent is ExpressionStatementSyntax or ReturnStatementSyntax or ElementAccessExpressionSyntax;
            if (access.Parent is not InvocationExpressionSyntax call)
                return model.GetSymbolInfo(access, cancellationToken).Symbol is { ContainingType: { } declaring } && BuilderArgument.IsBuilder(declaring);
            if (model.GetSymbolInfo(call, cancellationToken).Symbol is not IMethodSymbol { ReducedFrom: null } method
                || !BuilderArgument.IsBuilder(method.ContainingType))
            {
                return false;
            }

            if (!BuilderArgument.IsBuilder(method.ReturnType))
                return true;
            expression = call;
        }
    }
}
