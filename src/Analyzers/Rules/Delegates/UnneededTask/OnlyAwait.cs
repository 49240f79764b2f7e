using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.UnneededTask;

/// <summary>
/// An asynchronous method, local function or lambda that awaits one call at the end of ways through it, and returns what that gives; other ways end without.
/// </summary>
/// <param name="Function">The method, local function or lambda.</param>
/// <param name="Awaits">Each <c>await</c>, with the call whose task could be returned, without <c>ConfigureAwait</c>.</param>
/// <param name="Ends">Where the ways end.</param>
/// <param name="Name">What the function is called; where it has no name, what it is.</param>
internal sealed record OnlyAwait(
    SyntaxNode Function, ImmutableArray<(AwaitExpressionSyntax Await, InvocationExpressionSyntax Call)> Awaits, WayEnds Ends, string Name)
{
    /// <summary>Whether the function does other things before it awaits, which would run, and fail, in the caller.</summary>
    public bool DoesMore => Awaits[0].Await.Parent is StatementSyntax { Parent: var body }
        && !(body is BlockSyntax { Statements.Count: 1 } && body.Parent == Function);

    /// <summary>
    /// The function of which an <c>await</c> is the first; null where one of them is followed by anything, also by the end of a <c>try</c> or <c>using</c>,
    /// or where an awaited value is of another type than the function returns.
    /// </summary>
    public static OnlyAwait? Of(IAwaitOperation awaiting, CancellationToken cancellationToken)
    {
        if (awaiting.Syntax is not AwaitExpressionSyntax syntax || !MayEnd(syntax) || FunctionAround(syntax) is not { } function
            || Declared(function, awaiting.SemanticModel!, cancellationToken) is not { } method)
        {
            return null;
        }

        var suspensions = MemberIndex.Own(FlowNode.Suspension, function);
        var isFirst = true;
        foreach (var suspension in suspensions)
        {
            if ((isFirst && suspension != syntax) || !MayEnd(suspension))
                return null;
            isFirst = false;
        }

        if (HasOwnBuilder(method) || WayEnds.Of(function) is not { } ends)
            return null;
        var awaits = ImmutableArray.CreateBuilder<(AwaitExpressionSyntax Await, InvocationExpressionSyntax Call)>();
        var blocks = new HashSet<SyntaxNode>();
        var name = method.Name;
        var isConverted = false;
        foreach (var suspension in suspensions)
        {
            if (!IsOnlyInBranches(suspension, function, blocks)
                || awaiting.SemanticModel!.GetOperation(suspension, cancellationToken) is not IAwaitOperation { Operation: var awaited }
                || CallOf(awaited) is not { Syntax: InvocationExpressionSyntax call, Type: { } } operation || !CanReturn(method, operation))
            {
                return null;
            }

            // Who gives a value that is there on other ways wants no task for it, and seldom comes to the one that has to be awaited.
            isConverted |= operation.Type.Name != method.ReturnType.Name;
            if (method.MethodKind == MethodKind.AnonymousFunction)
                name = "async lambda";
            awaits.Add(((AwaitExpressionSyntax)suspension, call));
        }

        return isConverted && !ends.Returns.IsEmpty && method.ReturnType is INamedTypeSymbol { Arity: > 0 }
            ? null
            : new OnlyAwait(function, awaits.ToImmutable(), ends, name);
    }

    private static IMethodSymbol? Declared(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken) =>
        (function is AnonymousFunctionExpressionSyntax
            ? model.GetSymbolInfo(function, cancellationToken).Symbol
            : model.GetDeclaredSymbol(function, cancellationToken)) as IMethodSymbol;

    /// <summary>Whether an <c>await</c> is a whole statement or body, so that it may be the end of its function.</summary>
    private static bool MayEnd(SyntaxNode suspension) =>
        suspension is AwaitExpressionSyntax
        {
            Parent: ArrowExpressionClauseSyntax or ReturnStatementSyntax or ExpressionStatementSyntax or LambdaExpressionSyntax,
        };

    private static SyntaxNode? FunctionAround(AwaitExpressionSyntax awaiting) =>
        References.FunctionOf(awaiting) is var function && IsAsynchronous(function) ? function : null;

    private static bool IsAsynchronous(SyntaxNode function) => function switch
    {
        MethodDeclarationSyntax method => method.Modifiers.Any(SyntaxKind.AsyncKeyword),
        LocalFunctionStatementSyntax local => local.Modifiers.Any(SyntaxKind.AsyncKeyword),
        AnonymousFunctionExpressionSyntax lambda => lambda.AsyncKeyword.IsKind(SyntaxKind.AsyncKeyword),
        _ => false,
    };

    /// <summary>Whether nothing but blocks and branches stands around a place in its function: nothing that runs code when control leaves it.</summary>
    private static bool IsOnlyInBranches(SyntaxNode place, SyntaxNode function, HashSet<SyntaxNode> seen)
    {
        for (var node = place.Parent; node is not null && node != function; node = node.Parent)
        {
            switch (node)
            {
                case BlockSyntax block when seen.Add(block):
                    foreach (var statement in block.Statements)
                    {
                        if (statement is LocalDeclarationStatementSyntax local && local.UsingKeyword.IsKind(SyntaxKind.UsingKeyword))
                            return false;
                    }

                    break;
                case BlockSyntax:
                    return true;
                case IfStatementSyntax or ElseClauseSyntax or ReturnStatementSyntax or ExpressionStatementSyntax or ArrowExpressionClauseSyntax:
                    break;
                default:
                    return false;
            }
        }

        return true;
    }

    private static IInvocationOperation? CallOf(IOperation awaited)
    {
        if (awaited is not IInvocationOperation { Syntax: var syntax } call)
            return null;
        foreach (var node in syntax.DescendantNodes(static node => node is not AnonymousFunctionExpressionSyntax))
        {
            if (node is AwaitExpressionSyntax)
                return null;
        }

        return ConfiguredTask.Of(call) is { } task ? task as IInvocationOperation : call;
    }

    /// <summary>
    /// Whether a function can return what a call gives: a task of its own type, or for <c>Task</c> also one with a result; a task as a <c>ValueTask</c>, and
    /// a <c>ValueTask</c> over a task as that task.
    /// </summary>
    private static bool CanReturn(IMethodSymbol method, IInvocationOperation call) =>
        method.ReturnType is INamedTypeSymbol { Name: "Task" or "ValueTask" } returned && returned.IsIn("System.Threading.Tasks")
        && call.Type is INamedTypeSymbol given
        && (SymbolEqualityComparer.Default.Equals(returned, given)
            || (returned is { Name: "Task", Arity: 0 } && SymbolEqualityComparer.Default.Equals(given.BaseType, returned))
            || (IsOther(returned, given) && (given.Name == "Task" || IsOverTask(call.TargetMethod))));

    private static bool IsOther(INamedTypeSymbol returned, INamedTypeSymbol given) =>
        given.Name == (returned.Name == "Task" ? "ValueTask" : "Task") && given.IsIn("System.Threading.Tasks") && given.Arity == returned.Arity
        && (given.Arity == 0 || SymbolEqualityComparer.Default.Equals(given.TypeArguments[0], returned.TypeArguments[0]));

    /// <summary>
    /// Whether a method makes its <c>ValueTask</c> of a value or a task, as asynchronous methods do. Another source than a task decides itself where what is
    /// awaited goes on, and becomes a task only by one more object.
    /// </summary>
    public static bool IsOverTask(IMethodSymbol method) =>
        method is { IsAsync: true, IsVirtual: false, IsOverride: false } && !HasOwnBuilder(method);

    /// <summary>Whether an attribute says what makes the result of a method.</summary>
    public static bool HasOwnBuilder(IMethodSymbol method)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "AsyncMethodBuilderAttribute")
                return true;
        }

        return false;
    }
}
