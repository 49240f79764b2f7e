using System.Collections.Concurrent;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines how hot a place is. It walks outwards from the place to its member: what never runs often is cold at once, a loop body makes the
/// place hot, a lambda or local function has the heat of where it runs. Where no loop decides, the member's own declaration does.
/// Facts about symbols are kept for the life of one compilation.
/// </summary>
internal sealed class HeatModel
{
    private readonly ConcurrentDictionary<SyntaxNode, GotoLoops?> _jumps = new();
    private readonly ConcurrentDictionary<SyntaxTree, bool> _haveGoto = new();
    private readonly ConcurrentDictionary<StatementSyntax, bool> _once = new();
    private readonly ConcurrentDictionary<StatementSyntax, bool> _retries = new();
    private readonly ConcurrentDictionary<SyntaxNode, LoopEnd?> _leaves = new();
    private readonly Proportion _proportion;
    private readonly LoopLengths _lengths = new();
    private readonly Pauses _pauses = new();
    private readonly ColdContext _cold = new();
    private readonly DelegateCallees _callees = new();
    private readonly FunctionUses _uses;
    private readonly MemberHeat _members;

    public HeatModel(Compilation compilation)
    {
        var callees = new HeavyCallees(compilation);
        _proportion = new Proportion(callees);
        _uses = new FunctionUses(this, _callees);
        _members = new MemberHeat(compilation, this, callees, _callees, _lengths);
    }

    /// <summary>The heat of a place and the reason for it, without what options declare.</summary>
    public PlaceHeat Of(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken) => Of(place, model, ListedMembers.None, cancellationToken);

    /// <summary>The heat of a place and the reason for it.</summary>
    /// <param name="place">The place.</param>
    /// <param name="model">The model of its file.</param>
    /// <param name="listed">What options declare.</param>
    /// <param name="cancellationToken">Ends the question.</param>
    /// <param name="isHeavy">Whether what is found there costs as much as heavy work, so that such work beside it does not outweigh it.</param>
    /// <param name="isForHotOnly">Whether the answer may be unknown where it would be warm. It costs less.</param>
    public PlaceHeat Of(
        SyntaxNode place, SemanticModel model, ListedMembers listed, CancellationToken cancellationToken, bool isHeavy = false, bool isForHotOnly = false) =>
        Of(place, new HeatQuery(model, listed, HeatQuery.MostCallerLevels, HeatQuery.MostRareLevels, null, cancellationToken)
        {
            IsHeavy = isHeavy,
            IsForHotOnly = isForHotOnly,
        });

    /// <summary>
    /// The heat of a place for a question whose answer callers cannot change, because at most they make a place warm. It costs less.
    /// </summary>
    public PlaceHeat WithoutCallers(
        SyntaxNode place, SemanticModel model, ListedMembers listed, CancellationToken cancellationToken, bool isHeavy = false, bool isForHotOnly = false) =>
        Of(place, new HeatQuery(model, listed, 0, HeatQuery.MostRareLevels, null, cancellationToken) { IsHeavy = isHeavy, IsForHotOnly = isForHotOnly });

    /// <summary>
    /// Whether a place in a member may be hot, by what is written around it: a loop, a function in the member, a jump in the file, or what is declared.
    /// It binds nothing, so that a rule can ask before it looks closer.
    /// </summary>
    public bool MayBeHot(SyntaxNode place, ISymbol member, ListedMembers listed, CancellationToken cancellationToken)
    {
        if (Loops.IsLoop(place))
            return true;
        for (var node = Spines.Top(place); node.Parent is { } parent and not (MemberDeclarationSyntax and not GlobalStatementSyntax); node = Spines.Top(parent))
        {
            if (Loops.RunsRepeatedly(node, parent) || parent is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or CompilationUnitSyntax)
                return true;
        }

        return _members.MayBeHot(member, listed) || HasGoto(place.SyntaxTree, cancellationToken);
    }

    /// <summary>How many iterations a loop has, or an operator for each element, as far as what it goes through tells.</summary>
    public LoopLength LengthOf(SyntaxNode loop, SemanticModel model, CancellationToken cancellationToken) => _lengths.Of(loop, model, cancellationToken);

    /// <summary>The same heat after callers were asked whether a hot place runs often, which only the severity of a finding depends on.</summary>
    public PlaceHeat WithCallers(PlaceHeat heat, SemanticModel model, CancellationToken cancellationToken) =>
        heat is { Level: >= HeatLevel.Warm, RunsOften: false, IsDeclared: false, Member: { } member }
            && _members.RunsOften(member, new HeatQuery(model, ListedMembers.None, 1, HeatQuery.MostRareLevels, null, cancellationToken))
            ? heat with { RunsOften = true }
            : heat;

    /// <summary>Why a place is cold in its member, whatever runs that; null where nothing around it says so.</summary>
    public string? ColdWithin(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var node = Spines.Top(place);
             node.Parent is { } parent and not (MemberDeclarationSyntax and not GlobalStatementSyntax or CompilationUnitSyntax);
             node = Spines.Top(parent))
        {
            if (_cold.Reason(node, parent, model, cancellationToken) is { } cold)
                return cold;
        }

        return null;
    }

    internal PlaceHeat Of(SyntaxNode place, in HeatQuery asked)
    {
        var query = asked with { Place = place, IsHeavy = false };
        var heat = Walk(place, query, out var innermost, out var shortLoop, out var missesKey, out var once);
        if (missesKey)
            heat = heat with { RunsOften = false, IsBarelyOften = false, Member = null };
        if (once is { } guarded && guarded.Level < heat.Level && !heat.IsDeclared)
            heat = guarded;
        if (heat is { Level: HeatLevel.Unknown } && shortLoop is not null)
            return PlaceHeat.Unknown with { Reason = shortLoop, IsRare = true };
        if (heat is not { Level: not HeatLevel.Cold, IsDeclared: false })
            return heat;
        return innermost is not null ? Outweighed(heat, innermost, place, asked)
            : heat is { Level: HeatLevel.Unknown or HeatLevel.Warm, IsRare: false } && !asked.IsForHotOnly ? OutweighedOnce(heat, place, asked)
            : heat;
    }

    /// <summary>
    /// The heat that the way outwards tells, the innermost loop on it, null where that is no statement, why a loop on it does not count; null
    /// where all do; whether a place runs only for a key that a map does not have yet, outside of loops in that branch; and the heat of a place in a loop
    /// that is entered once.
    /// </summary>
    private PlaceHeat Walk(
        SyntaxNode place, in HeatQuery query, out StatementSyntax? innermost, out string? shortLoop, out bool missesKey, out PlaceHeat? once)
    {
        once = null;
        innermost = null;
        shortLoop = null;
        var loops = default(LoopNest);
        var runs = default(PlaceHeat?);
        var inner = place;
        var exits = new LoopExits(place);
        var depth = 0;
        var isForOneName = false;
        var isForOneKey = false;
        missesKey = false;

        for (var node = Spines.Top(place); node.Parent is { } parent; node = Spines.Top(parent))
        {
            if (_cold.Reason(node, parent, query.Model, query.CancellationToken) is { } cold)
                return PlaceHeat.Cold(cold);
            if (once is null && ColdContext.RunsOnce(node, parent, query.Model, query.CancellationToken))
            {
                var inside = loops.Depth == depth ? runs : runs is { } repeated ? repeated with { RunsOften = true } : loops.Heat;
                if (inside is null)
                    return PlaceHeat.Cold(OnceGuard.Reason);
                once = inside.Value.InRareMember(", " + OnceGuard.Reason);
            }

            isForOneName |= NamedBranches.Is(node, parent);
            if (!isForOneKey && MissedKeys.Is(node, parent))
            {
                isForOneKey = true;
                missesKey |= loops.IsEmpty && runs is null;
            }

            if (Loops.RunsRepeatedly(node, parent) && !RunsOnce(node, parent, query) && !exits.Leave(parent, _leaves))
            {
                var length = _lengths.Of(parent, query.Model, query.CancellationToken);
                if (length.Few is { } over)
                {
                    shortLoop ??= ReasonOf(parent) + " " + over;
                }
                else if (!isForOneName || length.IsLong)
                {
                    if (loops.IsEmpty)
                        innermost = parent as StatementSyntax;
                    loops.Add(parent, isLong: length.IsLong && !isForOneName && !isForOneKey, isHandful: length.IsHandful || isForOneKey);
                }

                isForOneName = false;
            }

            if (parent is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or AccessorDeclarationSyntax or MemberDeclarationSyntax
                or CompilationUnitSyntax)
                || parent is BaseNamespaceDeclarationSyntax or GlobalStatementSyntax)
            {
                continue;
            }

            AddJumps(ref loops, parent, inner, query);
            if (loops.Depth > depth)
                runs = runs is { } inside ? inside with { RunsOften = true } : loops.Heat;
            depth = loops.Depth;
            inner = parent;
            exits = new LoopExits(parent);
            if (parent is CompilationUnitSyntax)
                break;
            if (OfFunction(parent, ref runs, ref shortLoop, query) is { } known)
                return known;
        }

        return OfMember(place, runs ?? PlaceHeat.Unknown, query);
    }

    private bool RunsOnce(SyntaxNode node, SyntaxNode parent, in HeatQuery query)
    {
        if (parent is not StatementSyntax loop)
            return false;
        if (Loops.BodyOf(loop) == node
            && (_once.TryGetValue(loop, out var known) ? known : _once.GetOrAdd(loop, Loops.RunsOnce(loop) || Loops.RetriesExchange(loop))))
        {
            return true;
        }

        return (parent is DoStatementSyntax last && node == last.Condition && Loops.RunsOnce(last))
            || (parent is WhileStatementSyntax or DoStatementSyntax or ForStatementSyntax
                && (_retries.TryGetValue(loop, out var retries) ? retries
                    : _retries.GetOrAdd(loop, Retries.Are(loop, query.Model, query.CancellationToken))));
    }

    /// <summary>The heat of a place in a loop beside what else an iteration that comes to it does.</summary>
    private PlaceHeat Outweighed(PlaceHeat heat, StatementSyntax loop, SyntaxNode place, in HeatQuery query)
    {
        var call = _proportion.HeavyCallBeside(place, loop, query.IsHeavy, query.Model, query.CancellationToken);
        if (call is null && query.IsHeavy)
            return heat;
        if (call is null && !_lengths.Of(loop, query.Model, query.CancellationToken).IsOverMatches
            && !_pauses.AreIn(loop, query.Model, query.CancellationToken))
        {
            return heat;
        }

        return call is null or { IsModerate: true }
            ? heat with { RunsOften = false, Member = null, IsBesideWork = true }
            : PlaceHeat.Unknown with { Reason = ReasonOf(loop) + " that also calls " + call.Name, IsRare = true };
    }

    /// <summary>The heat of a place outside loops, beside what else its function does where it comes to it.</summary>
    private PlaceHeat OutweighedOnce(PlaceHeat heat, SyntaxNode place, in HeatQuery query) =>
        place.FirstAncestorOrSelf<BlockSyntax>(static block => block.Parent is not (StatementSyntax and not LocalFunctionStatementSyntax
                or CatchClauseSyntax or FinallyClauseSyntax or ElseClauseSyntax or SwitchSectionSyntax)) is { } body
            && _proportion.HeavyCallBeside(place, body, query.IsHeavy, query.Model, query.CancellationToken) is { IsModerate: false } call
            && !EachIteration.MayReturnBetween(place.Span.End, call.Call.Start, body)
            ? PlaceHeat.Unknown with { Reason = "not known to be hot, beside " + call.Name, IsRare = true }
            : heat;

    private static string ReasonOf(SyntaxNode loop)
    {
        var nest = default(LoopNest);
        nest.Add(loop);
        return nest.Heat!.Value.Reason;
    }

    /// <summary>The heat that the end of a function decides; null where the walk goes on to what is around the function.</summary>
    private PlaceHeat? OfFunction(SyntaxNode function, ref PlaceHeat? runs, ref string? shortLoop, in HeatQuery query)
    {
        switch (function)
        {
            case AnonymousFunctionExpressionSyntax lambda:
                return DeclaredOn(lambda, query) is { } declared
                    ? Decide(declared, runs)
                    : runs is null ? OfLambda(lambda, ref runs, ref shortLoop, query) : OfLoopIn(lambda, ref runs, query);
            case LocalFunctionStatementSyntax local:
                return DeclaredOn(local, query) is { } marked ? Decide(marked, runs)
                    : runs is null ? OfLocalFunction(local, query)
                    : OfLoopIn(local, ref runs, query);
            case AccessorDeclarationSyntax accessor:
                return DeclaredOn(accessor, query) is { } ofAccessor ? Decide(ofAccessor, runs) : null;
            default:
                return OfMember(function, runs ?? PlaceHeat.Unknown, query);
        }

        static PlaceHeat Decide(PlaceHeat declared, PlaceHeat? runs) =>
            declared.Level == HeatLevel.Cold || runs is null ? declared : runs.Value with { IsDeclared = declared.IsDeclared };
    }

    private PlaceHeat? OfLambda(AnonymousFunctionExpressionSyntax lambda, ref PlaceHeat? runs, ref string? shortLoop, in HeatQuery query)
    {
        if (RunsInPlace(lambda))
            return null;
        if (FunctionUses.LocalOf(lambda, query) is { } local)
            return OfUses(local, lambda, "lambda", query) ?? OfMember(lambda, null, query);

        var (run, callee) = _callees.Of(lambda, query.Model, query.CancellationToken);
        switch (run)
        {
            case DelegateRun.OncePerCall:
                return null;
            case DelegateRun.PerElement:
                var length = _lengths.OfLambda(lambda, query.Model, query.CancellationToken);
                if (length.Few is { } over)
                    shortLoop ??= "in a lambda that '" + callee + "' runs " + over;
                else if (length.IsOverMatches)
                    goto case DelegateRun.PerMatch;
                else
                    runs = PlaceHeat.Hot("in a lambda that '" + callee + "' runs for each element") with { RunsOften = length.IsLong };
                return null;
            case DelegateRun.PerMatch:
                return PlaceHeat.Unknown with { Reason = "in a lambda that '" + callee + "' runs for each match", IsRare = true };
            case DelegateRun.InItsLoop:
                runs = PlaceHeat.Hot("in a lambda that '" + callee + "' runs in a loop");
                return null;
            case DelegateRun.OnFailure:
                return PlaceHeat.Cold("handles a failure");
            case DelegateRun.AtStartUp:
                return PlaceHeat.Cold("configures the host");
            case DelegateRun.InSetUp:
                return PlaceHeat.Cold("sets things up");
            case DelegateRun.OnceAtAll:
                return PlaceHeat.Cold("in a factory that runs once");
            case DelegateRun.PerRequest or DelegateRun.PerNode:
                var member = OfMember(lambda, null, query);
                return member.Level is HeatLevel.Cold or HeatLevel.Hot ? member
                    : run == DelegateRun.PerNode ? PlaceHeat.Warm("in a lambda that '" + callee + "' runs for each node")
                    : PlaceHeat.PerRequest("in a lambda that '" + callee + "' runs for each request").Once;
            default:
                return OfMember(lambda, null, query);
        }
    }

    /// <summary>
    /// The heat of a loop in a lambda: more where the lambda runs often, and nothing of the member around it where other code runs the lambda.
    /// </summary>
    private PlaceHeat? OfLoopIn(AnonymousFunctionExpressionSyntax lambda, ref PlaceHeat? runs, in HeatQuery query)
    {
        if (RunsInPlace(lambda))
            return null;
        var loop = runs!.Value;
        var elsewhere = query with { RareLevels = HeatQuery.NoRareMembers };
        if (FunctionUses.LocalOf(lambda, query) is { } local)
        {
            var isWarm = OfUses(local, lambda, "lambda", query.ForWarm) is { Level: >= HeatLevel.Warm };
            return OfMember(lambda, isWarm ? loop with { RunsOften = true } : loop, elsewhere);
        }

        switch (_callees.Of(lambda, query.Model, query.CancellationToken).Run)
        {
            case DelegateRun.OncePerCall:
                return null;
            case DelegateRun.PerElement or DelegateRun.PerMatch or DelegateRun.InItsLoop:
                runs = loop with { RunsOften = true };
                return null;
            case DelegateRun.OnFailure:
                return PlaceHeat.Cold("handles a failure");
            case DelegateRun.AtStartUp or DelegateRun.InSetUp or DelegateRun.OnceAtAll:
                return loop.InRareMember(", in a lambda that runs rarely");
            case DelegateRun.PerRequest:
                return OfMember(lambda, loop.InRequest(), elsewhere);
            case DelegateRun.PerNode:
                return OfMember(lambda, loop with { RunsOften = true }, elsewhere);
            default:
                return OfMember(lambda, loop, elsewhere);
        }
    }

    private PlaceHeat? OfLoopIn(LocalFunctionStatementSyntax function, ref PlaceHeat? runs, in HeatQuery query)
    {
        if (OfLocalFunction(function, query.ForWarm).Level >= HeatLevel.Warm)
            runs = runs!.Value with { RunsOften = true };
        return null;
    }

    // The operation knows its symbol; the semantic model looks for it among all local functions of the block.
    private PlaceHeat OfLocalFunction(LocalFunctionStatementSyntax function, in HeatQuery query) =>
        ((query.Model.GetOperation(function, query.CancellationToken) as ILocalFunctionOperation)?.Symbol
            ?? query.Model.GetDeclaredSymbol(function, query.CancellationToken)) is { } symbol
            ? OfUses(symbol, function, "local function", query) ?? PlaceHeat.Unknown
            : PlaceHeat.Unknown;

    private PlaceHeat? OfUses(ISymbol symbol, SyntaxNode function, string kind, in HeatQuery query)
    {
        var declaration = symbol.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax(query.CancellationToken);
        var scope = declaration?.Parent?.FirstAncestorOrSelf<SyntaxNode>(static node => node is BlockSyntax or SwitchStatementSyntax or CompilationUnitSyntax
            or MemberDeclarationSyntax and not GlobalStatementSyntax);
        return scope is null ? null : _uses.Of(symbol, function, scope, kind, query);
    }

    private bool HasGoto(SyntaxTree tree, CancellationToken cancellationToken) =>
        _haveGoto.TryGetValue(tree, out var known) ? known : _haveGoto.GetOrAdd(tree, TreeText.Contains(tree, "goto", cancellationToken));

    private void AddJumps(ref LoopNest loops, SyntaxNode function, SyntaxNode place, in HeatQuery query)
    {
        if (function is not (BaseMethodDeclarationSyntax or AccessorDeclarationSyntax or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax
            or CompilationUnitSyntax)
            || !HasGoto(function.SyntaxTree, query.CancellationToken))
        {
            return;
        }

        var jumps = _jumps.TryGetValue(function, out var known)
            ? known
            : _jumps.GetOrAdd(function, GotoLoops.Of(function, query.Model, query.CancellationToken));
        jumps?.AddTo(ref loops, place);
    }

    /// <summary>Whether a lambda is invoked where it stands, so that its body has the heat of that place.</summary>
    private static bool RunsInPlace(AnonymousFunctionExpressionSyntax lambda) =>
        lambda.Parent
            is ParenthesizedExpressionSyntax { Parent: CastExpressionSyntax { Parent: ParenthesizedExpressionSyntax { Parent: InvocationExpressionSyntax } } };

    /// <summary>The heat that attributes of an accessor, a lambda or a local function declare; null where it has none.</summary>
    private static PlaceHeat? DeclaredOn(SyntaxNode function, in HeatQuery query)
    {
        var attributes = function switch
        {
            AccessorDeclarationSyntax accessor => accessor.AttributeLists,
            LocalFunctionStatementSyntax local => local.AttributeLists,
            LambdaExpressionSyntax lambda => lambda.AttributeLists,
            _ => default,
        };
        var symbol = attributes.Count == 0 ? null
            : function is LambdaExpressionSyntax ? query.Model.GetSymbolInfo(function, query.CancellationToken).Symbol
            : query.Model.GetDeclaredSymbol(function, query.CancellationToken);
        return symbol is null ? null : DeclaredHeat.ByAttributes(symbol.GetAttributes(), symbol.Name.Length > 0 ? symbol.Name : "a lambda");
    }

    /// <summary>The heat of the member around a node.</summary>
    private PlaceHeat OfMember(SyntaxNode node, PlaceHeat? inside, in HeatQuery query)
    {
        var member = node as MemberDeclarationSyntax ?? node.FirstAncestorOrSelf<MemberDeclarationSyntax>(static m => m is not GlobalStatementSyntax);
        var symbol = member switch
        {
            // Top-level statements are the body of a method that the compiler declares.
            null => query.Model.GetDeclaredSymbol(node.SyntaxTree.GetRoot(query.CancellationToken), query.CancellationToken) as IMethodSymbol,
            BaseFieldDeclarationSyntax { Declaration.Variables: { Count: > 0 } variables } =>
                query.Model.GetDeclaredSymbol(variables[0], query.CancellationToken),
            _ => query.Model.GetDeclaredSymbol(member, query.CancellationToken),
        };
        return symbol is null ? inside ?? PlaceHeat.Unknown : _members.Of(symbol, inside, query);
    }
}
