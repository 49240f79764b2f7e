using System.Collections.Concurrent;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether each iteration of a loop also does work beside which an allocation of some bytes does not count, however often it runs:
/// reflection, expression trees, files, processes, the registry, databases and their tables, XML and serializers, the construction of a regular
/// expression and its matches, name resolution, or waiting for time to pass. Such a call takes microseconds and allocates hundreds of bytes itself. What
/// a branch runs counts for places in that branch alone, unless each branch of the choice does such work.
/// </summary>
internal sealed class Proportion(HeavyCallees callees)
{
    private readonly ConcurrentDictionary<SyntaxNode, List<HeavyCall>> _known = new();

    /// <summary>
    /// What an iteration of a loop, or the body of a function, that comes to a place calls beside it, itself or through a method of the project; null where no
    /// such call outweighs an allocation. A heavy call that the place itself is made of, or that is asked of what it makes, is what a rule is about, and weighs
    /// nothing against it; nor does a serializer against the text that it is given, which costs as much.
    /// </summary>
    /// <param name="place">The place.</param>
    /// <param name="loop">The innermost loop around it, or the body of the function.</param>
    /// <param name="isHeavy">Whether the place costs as much as reflection, so that only what costs far more outweighs it.</param>
    /// <param name="model">The model of the file.</param>
    /// <param name="cancellationToken">Ends the question.</param>
    public HeavyCall? HeavyCallBeside(SyntaxNode place, StatementSyntax loop, bool isHeavy, SemanticModel model, CancellationToken cancellationToken)
    {
        // Matches of a regular expression do not hide what costs more.
        var moderate = default(HeavyCall?);
        for (var node = place; node.Parent is { } parent; node = parent)
        {
            if (node != loop && !EachIteration.IsBranch(node, parent))
                continue;
            foreach (var beside in CallsOf(node, loop, model, cancellationToken))
            {
                if ((beside.OutweighsReflection || !isHeavy)
                    && !place.Span.Contains(beside.Call) && !(beside.Made is { } made && place.Span.Contains(made))
                    && !(beside.IsApartFromItsParts && beside.Call.Contains(place.Span))
                    && !EachIteration.MayContinueBetween(place.Span.End, beside.Call.Start, loop))
                {
                    if (!beside.IsModerate)
                        return beside;
                    moderate ??= beside;
                }
            }

            if (node == loop)
                break;
        }

        return moderate;
    }

    private List<HeavyCall> CallsOf(SyntaxNode branch, StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken) =>
        _known.TryGetValue(branch, out var calls) ? calls : _known.GetOrAdd(branch, Find(branch, loop, model, cancellationToken));

    /// <summary>
    /// The first two heavy calls that a branch of a loop makes whenever it is taken, or a loop in each iteration: one of them may be the place that is asked
    /// about. The first one that is not moderate, and the first that outweighs reflection, are among them as well.
    /// </summary>
    private List<HeavyCall> Find(SyntaxNode branch, StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        var found = new List<HeavyCall>(0);
        foreach (var node in branch.DescendantNodesAndSelf(node => node == branch
            || (node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax) && !Loops.IsLoop(node) && !IsBranchInside(node))))
        {
            cancellationToken.ThrowIfCancellationRequested();
            if (IsBranchInside(node) || (CallAt(node, loop, model, cancellationToken) ?? OnEachWay(node, loop, model, cancellationToken)) is not { } work)
                continue;
            if (found.Count < 2 || work.OutweighsReflection || (!work.IsModerate && found.TrueForAll(static call => call.IsModerate)))
                found.Add(work);
            if (found.Count >= 2 && found.Exists(static call => call.OutweighsReflection))
                break;
        }

        return found;

        bool IsBranchInside(SyntaxNode node) => node != branch && EachIteration.IsBranch(node, node.Parent!);
    }

    private HeavyCall? CallAt(SyntaxNode node, StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken) =>
        node is (InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or MemberAccessExpressionSyntax) and ExpressionSyntax call
            && (HeavyCalls.MayBe(call) || callees.MayBeHeavy(call, cancellationToken))
            && IsRepeated(call, loop)
            && HeavyCalls.CalledBy(call, loop, model, cancellationToken) is { } method
            && WorkOf(method, cancellationToken) is { } work
            ? work with { Call = call.Span, Made = HeavyCalls.MadeFor(call)?.Span }
            : null;

    /// <summary>
    /// The heavy work of all branches of a choice, of which one is taken; null where one of them does none. A branch that throws is not a way on. To a place in
    /// one of the branches, what the others do says nothing.
    /// </summary>
    private HeavyCall? OnEachWay(SyntaxNode choice, StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        var first = default(HeavyCall?);
        var start = 0;
        foreach (var way in WaysOf(choice))
        {
            if (Throws(way))
                continue;
            var calls = CallsOf(way, loop, model, cancellationToken);
            if (calls.Count == 0 || EachIteration.MayContinueBetween(way.SpanStart, calls[0].Call.Start, loop)
                || (loop is BlockSyntax body && EachIteration.MayReturnBetween(way.SpanStart, calls[0].Call.Start, body)))
            {
                return null;
            }

            if (first is null)
                start = way.SpanStart;
            first = first is null || calls[0].IsModerate ? calls[0] : first;
        }

        return first is null ? null
            : first with { Call = TextSpan.FromBounds(start, choice.Span.End), IsApartFromItsParts = true, OutweighsReflection = false };
    }

    /// <summary>The branches of a choice that takes one of them in any case; none for one that may take none, and for another node.</summary>
    private static IEnumerable<SyntaxNode> WaysOf(SyntaxNode choice)
    {
        switch (choice)
        {
            case IfStatementSyntax test:
                return WaysOf(test);
            case ConditionalExpressionSyntax { WhenTrue: var one, WhenFalse: var other }:
                return [one, other];
            case SwitchStatementSyntax { Sections: var sections } when sections.Any(static section => section.Labels.Any(SyntaxKind.DefaultSwitchLabel)):
                return sections;
            case SwitchExpressionSyntax { Arms: var arms }:
                return arms.Select(static arm => arm.Expression);
            default:
                return [];
        }
    }

    // A chain of tests may be longer than a stack is deep.
    private static List<SyntaxNode> WaysOf(IfStatementSyntax test)
    {
        var ways = new List<SyntaxNode>();
        for (var next = test; ; )
        {
            ways.Add(next.Statement);
            if (next.Else is null)
                return [];
            if (next.Else.Statement is not IfStatementSyntax further)
            {
                ways.Add(next.Else.Statement);
                return ways;
            }

            next = further;
        }
    }

    private static bool Throws(SyntaxNode way) => way switch
    {
        ThrowStatementSyntax or ThrowExpressionSyntax => true,
        BlockSyntax { Statements: { Count: > 0 } statements } => statements[statements.Count - 1] is ThrowStatementSyntax,
        SwitchSectionSyntax { Statements: { Count: > 0 } statements } => Throws(statements[statements.Count - 1]),
        _ => false,
    };

    private HeavyCall? WorkOf(IMethodSymbol method, CancellationToken cancellationToken) =>
        HeavyCalls.Contain(method)
            ? new HeavyCall(default, "'" + HeavyCalls.NameOf(method) + "'", HeavyCalls.AreModerate(method))
            {
                IsApartFromItsParts = HeavyCalls.Serialize(method),
                OutweighsReflection = HeavyCalls.OutweighReflection(method),
            }
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
        /// <summary>Whether it says nothing to a place in it: a text that a serializer is given, or a place on one of several ways.</summary>
        public bool IsApartFromItsParts { get; init; }

        /// <summary>Where the object is made that it asks; null where it is no property of a new object.</summary>
        public TextSpan? Made { get; init; }

        /// <summary>Whether it costs far more than reflection.</summary>
        public bool OutweighsReflection { get; init; }
    }
}
