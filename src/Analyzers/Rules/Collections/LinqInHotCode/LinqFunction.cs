using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>A function of an operator that can stand in a loop: a lambda with one expression, or a method that is called for each element.</summary>
/// <param name="Parameter">The parameter of the lambda; null for a method.</param>
/// <param name="Body">The expression of the lambda, or what names the method.</param>
/// <param name="Operation">The lambda; null for a method.</param>
/// <param name="Method">The method; null for a lambda.</param>
/// <param name="Result">The type of the function's result.</param>
internal sealed record LinqFunction(
    IParameterSymbol? Parameter, ExpressionSyntax Body, IAnonymousFunctionOperation? Operation, IMethodSymbol? Method, ITypeSymbol Result)
{
    /// <summary>The function that an argument of an operator is; null where it cannot stand in a loop as it is.</summary>
    public static LinqFunction? Of(IOperation? argument)
    {
        if (argument?.Inside(Through.BuiltInImplicit) is not IDelegateCreationOperation { Target: var target, Type: INamedTypeSymbol type }
            || type.DelegateInvokeMethod is not { Parameters.Length: 1, ReturnType: var result })
        {
            return null;
        }

        return target switch
        {
            IAnonymousFunctionOperation { Syntax: AnonymousFunctionExpressionSyntax lambda, Symbol: { Parameters: { Length: 1 } parameters } } function
                when Captures.Of(function) is not { AreSmall: false } && ExpressionOf(lambda) is { } body =>
                new LinqFunction(parameters[0], body, function, null, result),
            IMethodReferenceOperation { Syntax: ExpressionSyntax name } reference when CanBeCalled(reference) =>
                new LinqFunction(null, name, null, reference.Method, result),
            _ => null,
        };
    }

    /// <summary>The expression that a lambda gives; null where it has statements besides, or is asynchronous.</summary>
    private static ExpressionSyntax? ExpressionOf(AnonymousFunctionExpressionSyntax lambda)
    {
        if (lambda is not LambdaExpressionSyntax || lambda.AsyncKeyword.IsKind(SyntaxKind.AsyncKeyword))
            return null;
        return lambda.Body switch
        {
            ExpressionSyntax expression => expression,
            BlockSyntax { Statements: { Count: 1 } statements } when statements[0] is ReturnStatementSyntax { Expression: { } returned } => returned,
            _ => null,
        };
    }

    /// <summary>
    /// Whether a call of a method means what a delegate of it does: nothing has to be evaluated for it, no copy of a struct is kept in it, and no overload
    /// can be chosen instead.
    /// </summary>
    private static bool CanBeCalled(IMethodReferenceOperation reference)
    {
        var method = reference.Method;
        if (method.IsGenericMethod || method.Parameters.Length != 1 || method.ReducedFrom is not null || method.MethodKind == MethodKind.LocalFunction
            || (!method.IsStatic && reference.Instance is not IInstanceReferenceOperation { Type.IsReferenceType: true }))
        {
            return false;
        }

        var isOnly = true;
        for (var type = method.ContainingType; type is not null && isOnly; type = type.BaseType)
        {
            foreach (var member in type.GetMembers(method.Name))
                isOnly &= SymbolEqualityComparer.Default.Equals(member.OriginalDefinition, method.OriginalDefinition) || member is not IMethodSymbol;
        }

        return isOnly || method.ContainingType.SpecialType == SpecialType.System_Char;
    }
}
