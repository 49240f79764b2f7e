using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether an iteration does so much else that a small object in it does not call for a warning: it awaits a task, or makes many calls.
/// </summary>
/// <remarks>
/// A task that is not complete makes an object for the method that waits and mostly one for the method that it waits for, of some hundred bytes together.
/// Streams, sockets, pipes and channels do not count: what they bring is what such a loop is about, and mostly it is there already. To allocate some ten
/// bytes takes about as long as a call or two.
/// </remarks>
internal static class SmallObjects
{
    /// <summary>The bytes of the largest of them: a box, an argument list, a delegate, an enumerator, a closure.</summary>
    public const int MostBytes = 96;

    /// <summary>The calls and creations in one iteration beside which such an object is a small part of the work.</summary>
    private const int ManyCalls = 16;

    // As the JIT weighs blocks.
    private const int WeightOfLoop = 8;

    /// <summary>
    /// Whether what each iteration of the innermost loop around a place does, where it comes to it, outweighs a small object there. A loop in it is taken to
    /// run several times.
    /// </summary>
    public static bool AreOutweighed(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var node = place; node.Parent is { } parent; node = parent)
        {
            if (parent is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or MemberDeclarationSyntax and not GlobalStatementSyntax)
                return false;
            if (Loops.IsLoop(parent) && Loops.RunsRepeatedly(node, parent))
                return Outweighs(node, place, model, cancellationToken);
        }

        return false;
    }

    private static bool Outweighs(SyntaxNode body, SyntaxNode place, SemanticModel model, CancellationToken cancellationToken)
    {
        var calls = 0;
        foreach (var node in body.DescendantNodes(node => node == body || node.Span.Contains(place.Span)
            || (node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax) && !EachIteration.IsBranch(node, node.Parent!))))
        {
            if (!node.Span.Contains(place.Span) && EachIteration.IsBranch(node, node.Parent!))
                continue;
            switch (node)
            {
                case AwaitExpressionSyntax awaited when !IsAbout(awaited, place) && IsTask(awaited.Expression, model, cancellationToken):
                    return true;
                case InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax when !node.Span.Contains(place.Span):
                    calls += IsInLoop(node, body) ? WeightOfLoop : 1;
                    break;
                default:
                    break;
            }

            if (calls >= ManyCalls)
                return true;
        }

        return false;
    }

    private static bool IsInLoop(SyntaxNode node, SyntaxNode body)
    {
        for (; node != body && node.Parent is { } parent; node = parent)
        {
            if (Loops.IsLoop(parent) && Loops.RunsRepeatedly(node, parent))
                return true;
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
