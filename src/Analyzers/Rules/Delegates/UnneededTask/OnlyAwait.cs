using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.UnneededTask;

/// <summary>An asynchronous method, local function or lambda that does nothing but await one call, and returns what that gives.</summary>
/// <param name="Function">The method, local function or lambda.</param>
/// <param name="Awaited">The call whose task could be returned, without <c>ConfigureAwait</c>.</param>
/// <param name="Name">What the function is called, or what it calls where it has no name.</param>
internal sealed record OnlyAwait(SyntaxNode Function, InvocationExpressionSyntax Awaited, string Name)
{
    /// <summary>The function around an <c>await</c>; null where it does more, or the awaited value is of another type than it returns.</summary>
    public static OnlyAwait? Of(IAwaitOperation awaiting, CancellationToken cancellationToken)
    {
        if (awaiting.Syntax is not AwaitExpressionSyntax syntax || FunctionOf(syntax) is not { } function
            || CallOf(awaiting.Operation) is not { Syntax: InvocationExpressionSyntax call, Type: { } given } operation
            || Declared(function, awaiting.SemanticModel!, cancellationToken) is not { } method || !CanReturn(method, given) || HasOwnBuilder(method))
        {
            return null;
        }

        foreach (var node in call.DescendantNodes(static node => node is not AnonymousFunctionExpressionSyntax))
        {
            if (node is AwaitExpressionSyntax)
                return null;
        }

        return new OnlyAwait(function, call, method.MethodKind == MethodKind.AnonymousFunction ? operation.TargetMethod.Name : method.Name);
    }

    private static IMethodSymbol? Declared(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken) =>
        (function is AnonymousFunctionExpressionSyntax
            ? model.GetSymbolInfo(function, cancellationToken).Symbol
            : model.GetDeclaredSymbol(function, cancellationToken)) as IMethodSymbol;

    /// <summary>The asynchronous function whose only statement or expression an <c>await</c> is.</summary>
    private static SyntaxNode? FunctionOf(AwaitExpressionSyntax awaiting)
    {
        var body = awaiting.Parent switch
        {
            ArrowExpressionClauseSyntax arrow => arrow,
            ReturnStatementSyntax { Parent: BlockSyntax { Statements.Count: 1 } block } => block,
            ExpressionStatementSyntax { Parent: BlockSyntax { Statements.Count: 1 } block } => block,
            LambdaExpressionSyntax => awaiting,
            _ => default(SyntaxNode),
        };
        return body?.Parent is { } function && IsAsynchronous(function) ? function : null;
    }

    private static bool IsAsynchronous(SyntaxNode function) => function switch
    {
        MethodDeclarationSyntax method => method.Modifiers.Any(SyntaxKind.AsyncKeyword),
        LocalFunctionStatementSyntax local => local.Modifiers.Any(SyntaxKind.AsyncKeyword),
        AnonymousFunctionExpressionSyntax lambda => lambda.AsyncKeyword.IsKind(SyntaxKind.AsyncKeyword),
        _ => false,
    };

    private static IInvocationOperation? CallOf(IOperation awaited)
    {
        if (awaited is not IInvocationOperation call)
            return null;
        return call.TargetMethod is { Name: "ConfigureAwait", ContainingType: { Name: "Task" or "ValueTask" } type } && type.IsIn("System.Threading.Tasks")
            ? call.Instance as IInvocationOperation
            : call;
    }

    /// <summary>Whether a function can return a value of a type: one of its own type, or for <c>Task</c> also one with a result.</summary>
    private static bool CanReturn(IMethodSymbol method, ITypeSymbol given) =>
        method.ReturnType is { Name: "Task" or "ValueTask" } returned && returned.IsIn("System.Threading.Tasks")
        && (SymbolEqualityComparer.Default.Equals(returned, given)
            || (returned is INamedTypeSymbol { Name: "Task", Arity: 0 } && SymbolEqualityComparer.Default.Equals(given.BaseType, returned)));

    private static bool HasOwnBuilder(IMethodSymbol method)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "AsyncMethodBuilderAttribute")
                return true;
        }

        return false;
    }
}
