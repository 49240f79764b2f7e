using System.Collections.Concurrent;
using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which methods of the compilation do work on each call beside which an allocation does not count, as <see cref="HeavyCalls"/> tells it of
/// the framework's methods. What a branch, a handler, a lambda or a loop that may have no iteration does proves nothing, and neither does what follows a
/// possible return, such as a cache that is asked first. A virtual method counts where all that may run in its place do.
/// </summary>
/// <remarks>
/// Calls are followed to three levels. Bodies are read when a loop first calls them, and by their syntax: only a body that leads to such a call by the
/// names that it calls is bound. Each answer is kept for one compilation.
/// </remarks>
internal sealed class HeavyCallees(Compilation compilation)
{
    private const int Levels = 3;
    private static readonly HeavyWork Nothing = new("", default!, false, false);

    private readonly ConcurrentDictionary<SyntaxNode, SteadyCalls> _calls = new();
    private readonly ConcurrentDictionary<BlockSyntax, int> _rareFrom = new();

    // By the levels that are left.
    private readonly Memo<string, bool>[] _leads = [new(StringComparer.Ordinal), new(StringComparer.Ordinal), new(StringComparer.Ordinal)];

    private readonly ConcurrentDictionary<IMethodSymbol, HeavyWork>[] _work =
        [new(SymbolEqualityComparer.Default), new(SymbolEqualityComparer.Default), new(SymbolEqualityComparer.Default)];

    /// <summary>Whether the name of a call lets it be one of such a method, so that few calls are bound.</summary>
    public bool MayBeHeavy(ExpressionSyntax call, CancellationToken cancellationToken) =>
        call is InvocationExpressionSyntax invocation && CalledName.Of(invocation) is { } name
        && LeadsToWork(name.Identifier.ValueText, Levels, cancellationToken);

    /// <summary>What does the work of each call of a method; null for a method that may do without such work.</summary>
    public HeavyWork? WorkOf(IMethodSymbol method, CancellationToken cancellationToken)
    {
        var work = WorkOf((method.ReducedFrom ?? method).OriginalDefinition, Levels, cancellationToken);
        return work == Nothing ? null : work;
    }

    /// <summary>
    /// Whether what follows a place does such work whenever the place has run, in a block around it: what is made there is made for that work, as a pattern is
    /// for a regular expression. A loop around the place ends the search.
    /// </summary>
    public static bool FollowPlace(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken) =>
        FollowPlace(place, takesModerate: true, model, cancellationToken);

    /// <summary>The same for work that costs a thousand times more, so that a search for matches alone does not count.</summary>
    public static bool FarCostlierFollows(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken) =>
        FollowPlace(place, takesModerate: false, model, cancellationToken);

    private static bool FollowPlace(SyntaxNode place, bool takesModerate, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var node = place; node.Parent is { } parent && !Loops.RunsRepeatedly(node, parent); node = parent)
        {
            if (parent is BlockSyntax or ArrowExpressionClauseSyntax
                && WorkIn(SteadyCalls.After(place, parent), model, cancellationToken, takesModerate) != Nothing)
            {
                return true;
            }

            if (parent is MemberDeclarationSyntax or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or AccessorDeclarationSyntax)
                break;
        }

        return false;
    }

    /// <summary>
    /// Whether what rarely runs has run whenever a place does, such as the start of a process, because a statement before it in a block around it does such
    /// work. Neither an earlier <c>return</c> nor a branch around both matters, but a loop does.
    /// </summary>
    public bool RareWorkPrecedes(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken)
    {
        if (place.SyntaxTree != model.SyntaxTree)
            return false;
        var precedes = false;
        for (var node = Spines.Top(place);
             node.Parent is { } parent and not (MemberDeclarationSyntax or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax);
             node = Spines.Top(parent))
        {
            precedes = !Loops.RunsRepeatedly(node, parent)
                && (precedes || (node is StatementSyntax && parent is BlockSyntax block && RareFrom(block, model, cancellationToken) <= node.SpanStart));
        }

        return precedes;
    }

    /// <summary>Where the first statement of a block ends that does such work.</summary>
    private int RareFrom(BlockSyntax block, SemanticModel model, CancellationToken cancellationToken) =>
        _rareFrom.TryGetValue(block, out var known) ? known : _rareFrom.GetOrAdd(block, FindRareFrom(block, model, cancellationToken));

    private int FindRareFrom(BlockSyntax block, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var statement in block.Statements)
        {
            if (statement is not LocalFunctionStatementSyntax && WorkOf(SteadyCalls.Of(statement), Levels, model, cancellationToken).IsForRareMembers)
                return statement.Span.End;
        }

        return int.MaxValue;
    }

    /// <summary>The first of some calls that the framework's table names as such work.</summary>
    private static HeavyWork WorkIn(SteadyCalls calls, SemanticModel model, CancellationToken cancellationToken, bool takesModerate = true)
    {
        foreach (var call in calls.MayBeHeavy)
        {
            if (HeavyCalls.CalledBy(call, call.SyntaxTree.GetRoot(cancellationToken), model, cancellationToken) is { } called && HeavyCalls.Contain(called)
                && (takesModerate || !HeavyCalls.AreModerate(called)))
            {
                var isForRareMembers = HeavyCalls.AreForRareMembers(called)
                    || (HeavyCalls.TakePath(called) && HeavyCalls.FirstArgumentOf(call) is { } path
                        && model.GetConstantValue(path, cancellationToken).HasValue);
                return new HeavyWork(HeavyCalls.NameOf(called), call, HeavyCalls.AreModerate(called), isForRareMembers);
            }
        }

        return Nothing;
    }

    private static string NameOf(InvocationExpressionSyntax call) => CalledName.Of(call)!.Identifier.ValueText;

    private bool LeadsToWork(string name, int levels, CancellationToken cancellationToken)
    {
        var known = _leads[levels - 1];
        return known.TryGet(name, out var leads) ? leads : known.Keep(name, FindWay(name, levels, cancellationToken));
    }

    private bool FindWay(string name, int levels, CancellationToken cancellationToken)
    {
        foreach (var body in DeclaredBodies.Of(compilation, cancellationToken).Named(name))
        {
            var calls = CallsIn(body);
            if (!calls.MayBeHeavy.IsEmpty)
                return true;
            if (levels == 1)
                continue;
            foreach (var other in calls.Others)
            {
                if (LeadsToWork(NameOf(other), levels - 1, cancellationToken))
                    return true;
            }
        }

        return false;
    }

    private HeavyWork WorkOf(IMethodSymbol method, int levels, CancellationToken cancellationToken)
    {
        var known = _work[levels - 1];
        return known.TryGetValue(method, out var work) ? work : known.GetOrAdd(method, Find(method, levels, cancellationToken));
    }

    private HeavyWork Find(IMethodSymbol method, int levels, CancellationToken cancellationToken)
    {
        if (method.DeclaringSyntaxReferences.IsEmpty)
            return Nothing;
        if (method is { IsVirtual: false, IsAbstract: false } && (!method.IsOverride || method.IsSealed))
            return WorkOfBody(method, levels, cancellationToken);
        var work = method.IsAbstract ? Nothing : WorkOfBody(method, levels, cancellationToken);
        if (!method.IsAbstract && work == Nothing)
            return Nothing;
        foreach (var replacing in Overrides.Of(method, compilation))
        {
            if (replacing.IsAbstract)
                continue;
            work = WorkOfBody(replacing, levels, cancellationToken);
            if (work == Nothing)
                return Nothing;
        }

        return work;
    }

    private HeavyWork WorkOfBody(IMethodSymbol method, int levels, CancellationToken cancellationToken)
    {
        if (MethodBody.Of(method, cancellationToken) is not { } body || SourceModels.Find(compilation, body.SyntaxTree) is not { } model)
            return Nothing;
        return WorkOf(CallsIn(body), levels, model, cancellationToken);
    }

    private HeavyWork WorkOf(SteadyCalls calls, int levels, SemanticModel model, CancellationToken cancellationToken)
    {
        var direct = WorkIn(calls, model, cancellationToken);
        if (direct != Nothing || levels == 1)
            return direct;
        foreach (var call in calls.Others)
        {
            if (LeadsToWork(NameOf(call), levels - 1, cancellationToken) && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol called
                && WorkOf((called.ReducedFrom ?? called).OriginalDefinition, levels - 1, cancellationToken) is var work && work != Nothing)
            {
                return work with { Call = call };
            }
        }

        return Nothing;
    }

    private SteadyCalls CallsIn(SyntaxNode body) => _calls.TryGetValue(body, out var known) ? known : _calls.GetOrAdd(body, SteadyCalls.Of(body));

    /// <summary>Work that each call of a method does.</summary>
    /// <param name="Name">The framework's method that does it, as "Type.Method".</param>
    /// <param name="Call">The call in the method that leads there.</param>
    /// <param name="IsModerate">Whether it only looks for matches of a regular expression or serializes an object.</param>
    /// <param name="IsForRareMembers">Whether what does it on each call runs rarely.</param>
    internal sealed record HeavyWork(string Name, ExpressionSyntax Call, bool IsModerate, bool IsForRareMembers)
    {
        /// <summary>Whether a place is a part of that call, or holds it: what a rule is about weighs nothing against itself.</summary>
        public bool IsAt(SyntaxNode place) =>
            place.SyntaxTree == Call.SyntaxTree
            && (place.Span.Contains(Call.Span) || Call.Span.Contains(place.Span)
                || (HeavyCalls.MadeFor(Call) is { } made && place.Span.Contains(made.Span)));
    }

    /// <summary>The calls that a body makes whenever it runs, as far as its statements show.</summary>
    private sealed record SteadyCalls(ImmutableArray<ExpressionSyntax> MayBeHeavy, ImmutableArray<InvocationExpressionSyntax> Others)
    {
        public static SteadyCalls None { get; } =
            new(ImmutableArray<ExpressionSyntax>.Empty, ImmutableArray<InvocationExpressionSyntax>.Empty);

        public static SteadyCalls Of(SyntaxNode body) => In(body, body.SpanStart);

        /// <summary>The calls that a body makes whenever a place in it has run: those around the place and after it.</summary>
        public static SteadyCalls After(SyntaxNode place, SyntaxNode body) => In(body, place.SpanStart);

        /// <summary>
        /// The calls of a body that end after a position. The way to a node is known from above, and spans with trivia are compared, because chains of
        /// calls are deep and to leave leading trivia out, the first token has to be found.
        /// </summary>
        private static SteadyCalls In(SyntaxNode body, int position)
        {
            var heavy = ImmutableArray.CreateBuilder<ExpressionSyntax>();
            var others = ImmutableArray.CreateBuilder<InvocationExpressionSyntax>();
            var left = int.MaxValue;
            var open = new Stack<(SyntaxNode Node, bool IsSteady, bool IsPolled)>();
            Open(body, isSteady: true, isPolled: false);
            while (open.Count > 0)
            {
                var (node, isSteady, isPolled) = open.Pop();
                switch (node)
                {
                    // The body of an iterator does not run where it is called.
                    case YieldStatementSyntax:
                        return None;
                    case ReturnStatementSyntax or GotoStatementSyntax when left > node.Span.End:
                        left = node.Span.End;
                        break;
                    case InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or MemberAccessExpressionSyntax
                        when isSteady && node.FullSpan.Start < left:
                        var call = (ExpressionSyntax)node;
                        if (HeavyCalls.MayBe(call))
                            heavy.Add(call);
                        if (call is InvocationExpressionSyntax invocation && CalledName.Of(invocation) is not null)
                            others.Add(invocation);
                        break;

                    // Who sleeps until something has come seldom finds it there at once.
                    case InvocationExpressionSyntax pause when isPolled && node.FullSpan.Start < left && HeavyCalls.MayPause(pause):
                        heavy.Add(pause);
                        break;
                    default:
                        break;
                }

                if (node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax))
                    Open(node, isSteady, isPolled);
            }

            return heavy.Count == 0 && others.Count == 0 ? None : new(heavy.ToImmutable(), others.ToImmutable());

            void Open(SyntaxNode parent, bool isSteady, bool isPolled)
            {
                foreach (var part in parent.ChildNodesAndTokens().Reverse())
                {
                    if (part.AsNode() is not { } child || child.FullSpan.End <= position)
                        continue;
                    var isBranch = EachIteration.IsBranch(child, parent);
                    var surelyRuns = isSteady && !isBranch && (!Loops.RunsRepeatedly(child, parent) || Loops.SurelyRuns(child, parent));
                    open.Push((child, surelyRuns, !isBranch && (isPolled || (isSteady && parent is WhileStatementSyntax))));
                }
            }
        }
    }
}
