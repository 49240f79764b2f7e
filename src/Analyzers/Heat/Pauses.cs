using System.Collections.Concurrent;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether a loop lets time pass in some of its iterations, as one that polls does where nothing has come yet. What it waits for says how often it
/// runs, and that is seldom: nobody sleeps for a millisecond where millions of things come in a second.
/// </summary>
internal sealed class Pauses
{
    private readonly ConcurrentDictionary<StatementSyntax, bool> _known = new();

    /// <summary>Whether an iteration of a loop may sleep, other than to try again after a failure. To give way to other threads is no sleep.</summary>
    public bool AreIn(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken) =>
        _known.TryGetValue(loop, out var known) ? known : _known.GetOrAdd(loop, Find(loop, model, cancellationToken));

    private static bool Find(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var node in loop.DescendantNodes(
            static node => node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or CatchClauseSyntax)))
        {
            if (node is InvocationExpressionSyntax { ArgumentList.Arguments: { Count: > 0 } arguments } call && HeavyCalls.MayBe(call)
                && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method && HeavyCalls.Pause(method)
                && model.GetConstantValue(arguments[0].Expression, cancellationToken) is not { HasValue: true, Value: 0 }
                && Loops.RepeatsPartOf(loop, call))
            {
                return true;
            }
        }

        return false;
    }
}
