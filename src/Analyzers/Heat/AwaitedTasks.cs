using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether an iteration also awaits a task. Each that is not complete makes an object for the method that waits and mostly one for the method that
/// it waits for, of some hundred bytes together, beside which a smaller object does not call for a warning. Streams, sockets, pipes and channels do not
/// count: what they bring is what such a loop is about, and mostly it is there already.
/// </summary>
internal static class AwaitedTasks
{
    /// <summary>What is not more than a suggestion beside an awaited task, in bytes: a box, an argument list, a delegate, an enumerator, a closure.</summary>
    public const int SmallBytes = 96;

    /// <summary>
    /// Whether each iteration of the innermost loop around a place that comes to it awaits a task there, or a loop in it does, which mostly runs at least once.
    /// </summary>
    public static bool AreBeside(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var node = place; node.Parent is { } parent; node = parent)
        {
            if (parent is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or MemberDeclarationSyntax and not GlobalStatementSyntax)
                return false;
            if (Loops.IsLoop(parent) && Loops.RunsRepeatedly(node, parent))
                return AwaitsIn(node, place, model, cancellationToken);
        }

        return false;
    }

    private static bool AwaitsIn(SyntaxNode body, SyntaxNode place, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var node in body.DescendantNodes(node => node == body || node.Span.Contains(place.Span)
            || (node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax) && !EachIteration.IsBranch(node, node.Parent!))))
        {
            if (node is AwaitExpressionSyntax awaited && !IsAbout(awaited, place) && !EachIteration.IsBranch(awaited, awaited.Parent!)
                && IsTask(awaited.Expression, model, cancellationToken))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a place is what is awaited, or the call that makes it, rather than something that is given to that.</summary>
    private static bool IsAbout(AwaitExpressionSyntax awaited, SyntaxNode place)
    {
        if (place.Span.Contains(awaited.Expression.Span))
            return true;
        var node = place;
        while (node != awaited && node is not (null or ArgumentListSyntax))
            node = node.Parent;
        return node == awaited;
    }

    private static bool IsTask(ExpressionSyntax awaited, SemanticModel model, CancellationToken cancellationToken)
    {
        var call = Configured(awaited);
        return model.GetTypeInfo(call, cancellationToken).Type is { Name: "Task" } type && type.IsIn("System.Threading.Tasks")
            && !(model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol { ContainingType: { } owner } && BringsData(owner));
    }

    /// <summary>What <c>ConfigureAwait</c> is called on, or the expression itself.</summary>
    private static ExpressionSyntax Configured(ExpressionSyntax awaited) =>
        awaited is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "ConfigureAwait" } access }
            ? access.Expression
            : awaited;

    private static bool BringsData(INamedTypeSymbol owner) =>
        owner.IsUnder("System.IO") || owner.IsUnder("System.Net.Sockets") || owner.IsUnder("System.Net.WebSockets")
        || owner.IsUnder("System.Threading.Channels");
}
