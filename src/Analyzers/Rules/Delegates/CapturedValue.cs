using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates;

/// <summary>
/// Determines whether a copy of a captured variable, made where a lambda is made or given away, equals the variable whenever the lambda runs: nothing
/// writes it in the lambda or another function, nor in the place itself, nor where the lambda may still run.
/// </summary>
internal static class CapturedValue
{
    // By the mentions of a variable in a body, of which there is one list.
    private static readonly ConditionalWeakTable<IReadOnlyList<IOperation>, Writes> OfVariables = new();

    /// <summary>Whether a copy is as good as the variable.</summary>
    /// <param name="variable">The variable.</param>
    /// <param name="function">The lambda.</param>
    /// <param name="place">Where the copy is made: the call that the lambda is given to, or a statement with it.</param>
    /// <param name="isDoneAtReturn">Whether the lambda has run for the last time when the place is left.</param>
    /// <param name="cancellationToken">Stops the work.</param>
    public static bool IsKept(ISymbol variable, IOperation function, SyntaxNode place, bool isDoneAtReturn, CancellationToken cancellationToken)
    {
        var scope = Captures.ScopeOf(variable, function, cancellationToken);
        var mentions = VariableOperations.Of(variable, function);
        if (!OfVariables.TryGetValue(mentions, out var writes))
            writes = OfVariables.GetValue(mentions, key => Find(key, scope));
        if (writes.Positions.Count == 0)
            return isDoneAtReturn || variable is IParameterSymbol || !HasJumps(scope);
        return !writes.AreElsewhere && !References.IsInNestedFunction(function.Syntax, scope) && !writes.AreIn(place)
            && (isDoneAtReturn || !MayFollow(writes, place, scope));
    }

    /// <summary>Whether a jump may come back, also to the declaration of a variable, which is the same as long as its block is not left.</summary>
    private static bool HasJumps(SyntaxNode scope) => !MemberIndex.Own(FlowNode.Goto, References.FunctionOf(scope)).IsEmpty;

    private static Writes Find(IReadOnlyList<IOperation> mentions, SyntaxNode scope)
    {
        var positions = new List<int>();
        var last = -1;
        var areElsewhere = false;
        foreach (var mention in mentions)
        {
            if (mention is IVariableDeclaratorOperation || ValueWrites.Of(mention) is not { } write)
                continue;
            positions.Add(mention.Syntax.SpanStart);
            last = Math.Max(last, write.Syntax.Span.End);
            areElsewhere |= ValueWrites.IsShared(mention) || References.IsInNestedFunction(mention.Syntax, scope);
        }

        positions.Sort();
        return new Writes(positions, last, areElsewhere);
    }

    /// <summary>Whether a write may run after a place while the variable is the same.</summary>
    private static bool MayFollow(Writes writes, SyntaxNode place, SyntaxNode scope)
    {
        // A `for` has one variable for all its iterations.
        if (writes.Last > place.SpanStart || scope is ForStatementSyntax || HasJumps(scope))
        {
            return true;
        }

        for (var node = place.Parent; node is not null && node != scope; node = node.Parent)
        {
            if (Loops.IsLoop(node) && writes.AreIn(node))
                return true;
        }

        return false;
    }

    /// <summary>Where a variable is written.</summary>
    /// <param name="Positions">The places, in the order of the code.</param>
    /// <param name="Last">Where the last of what writes it ends: an assignment writes after it has evaluated its value.</param>
    /// <param name="AreElsewhere">Whether one is in another function than the variable, or by another name.</param>
    private sealed record Writes(List<int> Positions, int Last, bool AreElsewhere)
    {
        public bool AreIn(SyntaxNode node)
        {
            var index = Positions.BinarySearch(node.SpanStart);
            if (index < 0)
                index = ~index;
            return index < Positions.Count && Positions[index] < node.Span.End;
        }
    }
}
