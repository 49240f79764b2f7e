using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Answers how hot a place is. It walks outwards from the place to its member: what never runs often is cold at once, a loop body makes the
/// place hot, a lambda or local function has the heat of where it runs. Where no loop decides, the member's own declaration does.
/// Facts about symbols are kept for the life of one compilation.
/// </summary>
internal sealed class HeatModel
{
    private readonly ConcurrentDictionary<ISymbol, PlaceHeat> _ofMembers = new(SymbolEqualityComparer.Default);
    private readonly Lazy<PlaceHeat?> _ofAssembly;
    private readonly LoopCallers _callers;

    public HeatModel(Compilation compilation)
    {
        _callers = new LoopCallers(compilation);
        _ofAssembly = new Lazy<PlaceHeat?>(() => DeclaredHeat.ByAttributes(compilation.Assembly.GetAttributes(), "the assembly"));
    }

    /// <summary>The heat of a place and the reason for it.</summary>
    public PlaceHeat Of(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken) =>
        Of(place, model, ImmutableHashSet<SyntaxNode>.Empty, cancellationToken);

    private PlaceHeat Of(SyntaxNode place, SemanticModel model, ImmutableHashSet<SyntaxNode> visitedFunctions, CancellationToken cancellationToken)
    {
        SyntaxNode? innermostLoop = null;
        var depth = 0;
        var runs = default(PlaceHeat?);

        for (var node = place; node.Parent is { } parent; node = parent)
        {
            if (ColdContext.Reason(node, parent, model, cancellationToken) is { } cold)
                return PlaceHeat.Cold(cold);

            if (Loops.RunsRepeatedly(node, parent))
            {
                innermostLoop ??= parent;
                depth++;
            }

            if (parent is AnonymousFunctionExpressionSyntax lambda)
            {
                runs ??= InLoop(innermostLoop, depth) ?? Loops.OfLambda(lambda, model, cancellationToken);
                if (runs is null && !Loops.RunsInPlace(lambda))
                    return OfMember(lambda, null, model, cancellationToken);
            }
            else if (parent is LocalFunctionStatementSyntax function)
            {
                if (DeclaredOn(function, model, cancellationToken) is { } declared)
                    return declared.Level == HeatLevel.Cold ? declared : runs ?? InLoop(innermostLoop, depth) ?? declared;
                if (runs is null && innermostLoop is null)
                    return visitedFunctions.Contains(function) ? PlaceHeat.Unknown : OfCalls(function, model, visitedFunctions.Add(function), cancellationToken);
            }
            else if (parent is AccessorDeclarationSyntax accessor && DeclaredOn(accessor, model, cancellationToken) is { } declared)
            {
                return declared.Level == HeatLevel.Cold ? declared : runs ?? InLoop(innermostLoop, depth) ?? declared;
            }
            else if (parent is MemberDeclarationSyntax and not (BaseNamespaceDeclarationSyntax or GlobalStatementSyntax))
            {
                var ofMember = OfMember(parent, runs ?? InLoop(innermostLoop, depth) ?? PlaceHeat.Unknown, model, cancellationToken);
                return ofMember.Level == HeatLevel.Cold ? ofMember : runs ?? InLoop(innermostLoop, depth) ?? ofMember;
            }
        }

        return runs ?? InLoop(innermostLoop, depth) ?? PlaceHeat.Cold("top-level statements");
    }

    private static PlaceHeat? InLoop(SyntaxNode? loop, int depth)
    {
        if (loop is null)
            return null;
        var line = loop.GetLocation().GetLineSpan().StartLinePosition.Line + 1;
        var nested = depth > 1 ? ", depth " + depth.ToString(CultureInfo.InvariantCulture) : "";
        return new PlaceHeat(HeatLevel.Hot, "in a loop (line " + line.ToString(CultureInfo.InvariantCulture) + nested + ")", depth);
    }

    /// <summary>The heat that attributes of an accessor or a local function declare; null where it has none.</summary>
    private static PlaceHeat? DeclaredOn(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken) =>
        function is AccessorDeclarationSyntax { AttributeLists.Count: 0 } or LocalFunctionStatementSyntax { AttributeLists.Count: 0 }
            || model.GetDeclaredSymbol(function, cancellationToken) is not { } symbol
            ? null
            : DeclaredHeat.ByAttributes(symbol.GetAttributes(), symbol.Name);

    /// <summary>
    /// A local function is as hot as its hottest call in the member, and cold where all are. What a delegate made of it does is not known,
    /// unless the delegate is given to a method that runs it for each element.
    /// </summary>
    private PlaceHeat OfCalls(LocalFunctionStatementSyntax function, SemanticModel model, ImmutableHashSet<SyntaxNode> visited, CancellationToken cancellationToken)
    {
        var hottest = default(PlaceHeat?);
        var scope = function.Parent is GlobalStatementSyntax or SwitchSectionSyntax ? function.Parent.Parent : function.Parent;
        if (scope is null || model.GetDeclaredSymbol(function, cancellationToken) is not { } symbol)
            return PlaceHeat.Unknown;
        foreach (var node in scope.DescendantNodes())
        {
            if (node is not IdentifierNameSyntax name || name.Identifier.ValueText != symbol.Name || function.Span.Contains(name.Span)
                || !SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name, cancellationToken).Symbol?.OriginalDefinition, symbol))
            {
                continue;
            }

            var heat = name.Parent is InvocationExpressionSyntax call && call.Expression == name
                ? Of(name, model, visited, cancellationToken)
                : Loops.OfDelegate(name, model, cancellationToken) ?? PlaceHeat.Unknown;
            if (hottest is null || heat.Level > hottest.Value.Level)
                hottest = heat.Level > HeatLevel.Unknown ? heat with { Reason = "local function called " + heat.Reason } : heat;
        }

        return hottest ?? PlaceHeat.Unknown;
    }

    /// <summary>
    /// The heat of a member. <paramref name="inside"/> is that of the place inside it; null for a delegate's body, which runs when somebody calls
    /// it, so that start-up code which makes the delegate does not make it cold.
    /// </summary>
    private PlaceHeat OfMember(SyntaxNode declaration, PlaceHeat? inside, SemanticModel model, CancellationToken cancellationToken)
    {
        var member = declaration as MemberDeclarationSyntax ?? declaration.FirstAncestorOrSelf<MemberDeclarationSyntax>(static m => m is not GlobalStatementSyntax);
        if (member is null)
            return PlaceHeat.Unknown;
        var symbol = member is BaseFieldDeclarationSyntax { Declaration.Variables: { Count: > 0 } variables }
            ? model.GetDeclaredSymbol(variables[0], cancellationToken)
            : model.GetDeclaredSymbol(member, cancellationToken);
        if (symbol is null)
            return PlaceHeat.Unknown;
        if (inside is { } place && DeclaredHeat.IsStartup(symbol, place.Level == HeatLevel.Hot))
            return PlaceHeat.Cold("runs once at start-up");
        return _ofMembers.TryGetValue(symbol, out var known) ? known : _ofMembers.GetOrAdd(symbol, DeclaredHeat.Of(symbol) ?? _ofAssembly.Value ?? _callers.Of(symbol, cancellationToken) ?? PlaceHeat.Unknown);
    }
}
