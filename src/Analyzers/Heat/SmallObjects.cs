using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether an iteration does so much else that a small object in it does not call for a warning: it awaits a task, or makes many calls, itself or in
/// the methods of the project that it calls.
/// </summary>
/// <remarks>
/// A task that is not complete makes an object for the method that waits and mostly one for the method that it waits for, of some hundred bytes together.
/// Streams, sockets, pipes and channels do not count: what they bring is what such a loop is about, and mostly it is there already. To allocate some ten
/// bytes takes about as long as a call or two. An array whose length is not written takes as long as a loop: it is cleared, and a collection that is made of a
/// sequence is filled. A method that goes through data
/// itself, such as one that copies a track, does much each time.
/// </remarks>
internal static class SmallObjects
{
    /// <summary>The bytes of the largest of them: a box, an argument list, a delegate, an enumerator, a closure.</summary>
    public const int MostBytes = 96;

    /// <summary>The calls and creations in one iteration beside which such an object is a small part of the work.</summary>
    private const int ManyCalls = 16;

    // As the JIT weighs blocks.
    private const int WeightOfLoop = 8;

    // What a method does may in turn be calls of methods that do much.
    private const int MostWeightOfCallee = 8;

    // Many places may stand in one loop, and many calls of one method in a project.
    private static readonly ModelCache<SyntaxNode, List<Step>> Steps = new();
    private static readonly ModelCache<SyntaxNode, int> Weights = new();

    /// <summary>
    /// Whether what each iteration of the innermost loop around a place does, where it comes to it, outweighs a small object there. A loop in it is taken to
    /// run several times.
    /// </summary>
    /// <param name="place">The place.</param>
    /// <param name="model">The model of its file.</param>
    /// <param name="cancellationToken">Ends the question.</param>
    /// <param name="loop">The loop that the object is an enumerator for, of which the work for one element counts; null for another object.</param>
    public static bool AreOutweighed(
        SyntaxNode place, SemanticModel model, CancellationToken cancellationToken, StatementSyntax? loop = null)
    {
        for (var node = place; node.Parent is { } parent; node = parent)
        {
            if (parent is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or MemberDeclarationSyntax and not GlobalStatementSyntax)
                return false;
            if (Loops.IsLoop(parent) && Loops.RunsRepeatedly(node, parent))
                return Outweighs(node, place, loop, model, cancellationToken);
        }

        return false;
    }

    private static bool Outweighs(
        SyntaxNode body, SyntaxNode place, StatementSyntax? loop, SemanticModel model, CancellationToken cancellationToken)
    {
        var weight = loop is null ? 0 : StepsOf(Loops.BodyOf(loop)!, model, cancellationToken).Sum(static step => step.Weight);
        for (var node = place; ; node = node.Parent!)
        {
            if (node == body || EachIteration.IsBranch(node, node.Parent!))
            {
                foreach (var step in StepsOf(node, model, cancellationToken))
                {
                    if (!IsAbout(step.Node, place) && loop?.Span.Contains(step.Node.Span) != true)
                        weight += step.Weight;
                    if (weight >= ManyCalls)
                        return true;
                }
            }

            if (node == body)
                return false;
        }
    }

    private static List<Step> StepsOf(SyntaxNode branch, SemanticModel model, CancellationToken cancellationToken) => Steps.Get(
        model, branch, (model, cancellationToken), static (branch, asked) => In(branch, asked.model, asked.cancellationToken));

    /// <summary>What a branch does whenever it is taken, without what branches in it do.</summary>
    private static List<Step> In(SyntaxNode branch, SemanticModel model, CancellationToken cancellationToken)
    {
        var steps = new List<Step>();
        foreach (var node in AlwaysRunIn(branch))
        {
            if (node is AwaitExpressionSyntax awaited && IsTask(awaited.Expression, model, cancellationToken))
                steps.Add(new Step(node, ManyCalls));
            else if (node is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax || IsArrayOfAnyLength(node))
            {
                var isRepeated = IsInLoop(node, branch) || node is ArrayCreationExpressionSyntax || Copies(node, model, cancellationToken);
                steps.Add(new Step(node, isRepeated ? WeightOfLoop : WeightOf(node, model, cancellationToken)));
            }
        }

        return steps;
    }

    /// <summary>The nodes of a branch or body that are not in a branch or function inside it.</summary>
    private static IEnumerable<SyntaxNode> AlwaysRunIn(SyntaxNode branch) =>
        branch.DescendantNodesAndSelf(node => node == branch
                || (node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax) && !EachIteration.IsBranch(node, node.Parent!)))
            .Where(node => node == branch || !EachIteration.IsBranch(node, node.Parent!));

    /// <summary>
    /// What a call weighs: as much as what a method of the project calls and makes whenever it runs, up to a limit, which is higher for one that goes through
    /// data. Where the method calls itself there, the place may be a part of what it does.
    /// </summary>
    private static int WeightOf(SyntaxNode call, SemanticModel model, CancellationToken cancellationToken)
    {
        if (SourceModels.OfCalled(call, model, cancellationToken) is not var (declaration, ofTree))
            return 1;
        var weight = Weights.Get(ofTree, declaration, 0, static (declaration, _) =>
            declaration is BaseMethodDeclarationSyntax { Body: var block, ExpressionBody: var value } && ((SyntaxNode?)block ?? value) is { } body
                ? Math.Max(1, CountIn(body))
                : 1);
        return declaration.Contains(call) ? Math.Min(weight, MostWeightOfCallee) : weight;
    }

    private static int CountIn(SyntaxNode body)
    {
        var weight = 0;
        var most = MostWeightOfCallee;
        foreach (var node in AlwaysRunIn(body))
        {
            var goesThroughData = GoesThroughData(node);
            if (!goesThroughData && node is not (InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or ArrayCreationExpressionSyntax))
                continue;
            if (body is BlockSyntax block && EachIteration.MayReturnBetween(0, node.SpanStart, block))
                break;
            weight += goesThroughData || IsInLoop(node, body) ? WeightOfLoop : 1;
            most = goesThroughData ? ManyCalls : most;
            if (weight >= ManyCalls)
                break;
        }

        return Math.Min(weight, most);
    }

    /// <summary>Whether a statement is a loop through a collection, other than one that is written out there or by callers, as <c>params</c> are.</summary>
    private static bool GoesThroughData(SyntaxNode node) => node switch
    {
        CommonForEachStatementSyntax { Expression: IdentifierNameSyntax named } when IsArgumentList(named) => false,
        CommonForEachStatementSyntax { Expression: var sequence } => sequence is IdentifierNameSyntax or MemberAccessExpressionSyntax
            or ElementAccessExpressionSyntax or InvocationExpressionSyntax,
        ForStatementSyntax { Condition: BinaryExpressionSyntax { Right: MemberAccessExpressionSyntax bound } } =>
            bound.Name.Identifier.ValueText is "Length" or "Count",
        _ => false,
    };

    private static bool IsArgumentList(IdentifierNameSyntax name) =>
        name.FirstAncestorOrSelf<BaseMethodDeclarationSyntax>() is { ParameterList.Parameters: { Count: > 0 } parameters }
        && parameters[parameters.Count - 1] is var last && last.Modifiers.Any(SyntaxKind.ParamsKeyword)
        && last.Identifier.ValueText == name.Identifier.ValueText;

    private static bool IsArrayOfAnyLength(SyntaxNode node) =>
        node is ArrayCreationExpressionSyntax { Initializer: null, Type.RankSpecifiers: { Count: > 0 } ranks }
        && ranks[0].Sizes is { Count: > 0 } sizes && sizes[0] is not LiteralExpressionSyntax;

    /// <summary>
    /// Whether a creation or a call of the framework makes a collection of all that a sequence has: <c>new HashSet&lt;T&gt;(items)</c>,
    /// <c>items.ToList()</c>. One of items that are written there is no more than those.
    /// </summary>
    private static bool Copies(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken) => node switch
    {
        BaseObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: > 0 } arguments } creation => !IsWritten(arguments[0].Expression)
            && model.GetSymbolInfo(creation, cancellationToken).Symbol is IMethodSymbol { Parameters: { Length: > 0 } parameters, ContainingType: var made }
            && (made.IsIn("System.Collections.Generic") || made.IsIn("System.Collections") || made.IsIn("System.Collections.Concurrent"))
            && parameters[0].Type is { TypeKind: TypeKind.Interface, Name: "IEnumerable" or "ICollection" or "IDictionary" },
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: var name, Expression: var items } } call =>
            MakesCollection(name) && !IsWritten(items)
            && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol { DeclaringSyntaxReferences.IsEmpty: true },
        _ => false,
    };

    private static bool MakesCollection(string method) =>
        method is "ToArray" or "ToList" or "ToHashSet" or "ToDictionary" or "ToLookup"
        || method.StartsWith("ToImmutable", StringComparison.Ordinal) || method.StartsWith("ToFrozen", StringComparison.Ordinal);

    private static bool IsWritten(ExpressionSyntax items) =>
        items is ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax or { RawKind: NewerCompilers.CollectionExpressionSyntax };

    private static bool IsInLoop(SyntaxNode node, SyntaxNode body)
    {
        for (; node != body && node.Parent is { } parent; node = parent)
        {
            if (Loops.IsLoop(parent) && Loops.RunsRepeatedly(node, parent))
                return true;
        }

        return false;
    }

    /// <summary>Whether a place is what is awaited, or the call that makes it, rather than something that is given to that; or a part of a call.</summary>
    private static bool IsAbout(SyntaxNode step, SyntaxNode place)
    {
        if (step is not AwaitExpressionSyntax awaited)
            return step.Span.Contains(place.Span);
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

    /// <summary>A call, a creation or an awaited task, and what it weighs.</summary>
    private sealed record Step(SyntaxNode Node, int Weight);
}
