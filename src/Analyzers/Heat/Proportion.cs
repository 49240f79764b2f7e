using System.Collections.Concurrent;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether each iteration of a loop also does work beside which an allocation of some bytes does not count, however often it runs:
/// reflection, expression trees, files, processes, the registry, databases and their tables, XML and serializers, the construction of a regular
/// expression and its matches, name resolution, or waiting for time to pass. Such a call takes microseconds and allocates hundreds of bytes itself. What
/// a branch runs counts for places in that branch alone.
/// </summary>
internal sealed class Proportion(HeavyCallees callees)
{
    private readonly ConcurrentDictionary<SyntaxNode, List<HeavyCall>> _known = new();

    /// <summary>
    /// What an iteration of a loop, or the body of a function, that comes to a place calls beside it, itself or through a method of the project; null where no
    /// such call outweighs an allocation. A heavy call that the place itself is made of is what a rule is about, and weighs nothing against it; nor does
    /// a serializer against the text that it is given, which costs as much.
    /// </summary>
    public HeavyCall? HeavyCallBeside(SyntaxNode place, StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var node = place; node.Parent is { } parent; node = parent)
        {
            if (node != loop && !EachIteration.IsBranch(node, parent))
                continue;
            if (!_known.TryGetValue(node, out var calls))
                calls = _known.GetOrAdd(node, Find(node, loop, model, cancellationToken));
            foreach (var beside in calls)
            {
                if (!place.Span.Contains(beside.Call) && !(beside.IsSerializer && beside.Call.Contains(place.Span))
                    && !EachIteration.MayContinueBetween(place.Span.End, beside.Call.Start, loop))
                    return beside;
            }

            if (node == loop)
                break;
        }

        return null;
    }

    /// <summary>
    /// The first two heavy calls that a branch of a loop makes whenever it is taken, or a loop in each iteration: one of them may be the place that is asked
    /// about.
    /// </summary>
    private List<HeavyCall> Find(SyntaxNode branch, StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        var found = new List<HeavyCall>(0);
        foreach (var node in branch.DescendantNodesAndSelf(node => node == branch
            || (node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax) && !Loops.IsLoop(node) && !IsBranchInside(node))))
        {
            cancellationToken.ThrowIfCancellationRequested();
            if (node is (InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax) and ExpressionSyntax call
                && (HeavyCalls.MayBe(call) || callees.MayBeHeavy(call, cancellationToken))
                && IsRepeated(call, loop)
                && !IsBranchInside(call)
                && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method
                && WorkOf(method, cancellationToken) is { } work)
            {
                found.Add(work with { Call = call.Span });
                if (found.Count == 2)
                    break;
            }
        }

        return found;

        bool IsBranchInside(SyntaxNode node) => node != branch && EachIteration.IsBranch(node, node.Parent!);
    }

    private HeavyCall? WorkOf(IMethodSymbol method, CancellationToken cancellationToken) =>
        HeavyCalls.Contain(method)
            ? new HeavyCall(default, "'" + HeavyCalls.NameOf(method) + "'", HeavyCalls.AreModerate(method)) { IsSerializer = HeavyCalls.Serialize(method) }
        : callees.WorkOf(method, cancellationToken) is { } work
            ? new HeavyCall(default, "'" + work.Name + "' through '" + method.Name + "'", work.IsModerate)
            : null;

    private static bool IsRepeated(SyntaxNode call, StatementSyntax loop) => !Loops.IsLoop(loop) || Loops.RepeatsPartOf(loop, call);

    /// <summary>A call that does such work.</summary>
    /// <param name="Call">Where it is.</param>
    /// <param name="Name">What does the work, as a reason prints it: "'Type.Method'", or "'Type.Method' through 'Own'".</param>
    /// <param name="IsModerate">
    /// Whether it only looks for matches of a regular expression or serializes an object, beside which what is easily left out still counts.
    /// </param>
    internal sealed record HeavyCall(TextSpan Call, string Name, bool IsModerate)
    {
        /// <summary>Whether the call is one of a serializer itself.</summary>
        public bool IsSerializer { get; init; }
    }
}
