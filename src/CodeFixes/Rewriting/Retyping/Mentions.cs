using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Retyping;

/// <summary>Finds every place that names a member which only its outermost type can see, or a local.</summary>
internal static class Mentions
{
    /// <summary>
    /// The mentions in all parts of the outermost type, in the order of documents and positions; null when a part of it is not a document,
    /// so that it cannot be edited, or when the member may be reached by its name as a text.
    /// </summary>
    public static async Task<List<Mention>?> OfMemberAsync(Project project, ISymbol member, CancellationToken cancellationToken)
    {
        var type = OutermostType.Of(member.ContainingType);
        if (await IsNamedInTextAsync(project, member.Name, cancellationToken).ConfigureAwait(false))
            return null;
        if (await PartsOfAsync(project, type, cancellationToken).ConfigureAwait(false) is not { } parts)
            return null;
        var found = new List<Mention>();
        foreach (var (part, document, model) in parts)
            AddMentions(part, document, model, member, found, cancellationToken);
        return found;
    }

    /// <summary>
    /// The creations that call a constructor which only its outermost type can see; null when a part of that is not a document, or when another constructor
    /// calls this one.
    /// </summary>
    public static async Task<List<Mention>?> OfCreationsAsync(Project project, IMethodSymbol constructor, CancellationToken cancellationToken)
    {
        if (await PartsOfAsync(project, OutermostType.Of(constructor.ContainingType), cancellationToken).ConfigureAwait(false) is not { } parts)
            return null;
        var found = new List<Mention>();
        foreach (var (part, document, model) in parts)
        {
            foreach (var node in part.DescendantNodes())
            {
                if (node is not (BaseObjectCreationExpressionSyntax or ConstructorInitializerSyntax or PrimaryConstructorBaseTypeSyntax))
                    continue;
                var info = model.GetSymbolInfo(node, cancellationToken);
                if (!Is(info, constructor))
                    continue;
                if (node is not ExpressionSyntax creation)
                    return null;
                found.Add(MentionOf(creation, node, info, document, model, cancellationToken));
            }
        }

        return found;
    }

    /// <summary>The mentions of a local in the body that declares it.</summary>
    public static List<Mention> OfLocal(Document document, SemanticModel model, ILocalSymbol local, SyntaxNode place, CancellationToken cancellationToken)
    {
        var found = new List<Mention>();
        var body = place.FirstAncestorOrSelf<MemberDeclarationSyntax>() ?? place.SyntaxTree.GetRoot(cancellationToken);
        AddMentions(body, document, model, local, found, cancellationToken);
        return found;
    }

    private static void AddMentions(
        SyntaxNode scope, Document document, SemanticModel model, ISymbol symbol, List<Mention> found, CancellationToken cancellationToken)
    {
        foreach (var node in scope.DescendantNodes())
        {
            if (node is not IdentifierNameSyntax name || name.Identifier.ValueText != symbol.Name)
                continue;
            var info = model.GetSymbolInfo(name, cancellationToken);
            if (Is(info, symbol))
                found.Add(MentionOf(References.Whole(name), name, info, document, model, cancellationToken));
        }
    }

    /// <summary>The declarations of a type with their documents; null when one is not in a document.</summary>
    private static async Task<List<(SyntaxNode Part, Document Document, SemanticModel Model)>?> PartsOfAsync(
        Project project, INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        var parts = new List<(SyntaxNode, Document, SemanticModel)>();
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            if (project.GetDocument(part.SyntaxTree) is not { } document
                || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model)
            {
                return null;
            }

            parts.Add((await part.GetSyntaxAsync(cancellationToken).ConfigureAwait(false), document, model));
        }

        return parts;
    }

    private static Mention MentionOf(
        ExpressionSyntax expression, SyntaxNode place, SymbolInfo info, Document document, SemanticModel model, CancellationToken cancellationToken)
    {
        var runs = info.Symbol is not null && !IsInExpressionTree(place, model, cancellationToken);
        return new Mention(document, model, expression, runs ? model.GetOperation(expression, cancellationToken) : null);
    }

    private static bool IsInExpressionTree(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var node = place; node is not (null or MemberDeclarationSyntax); node = node.Parent)
        {
            if (node is LambdaExpressionSyntax && ExpressionTrees.IsExpression(model.GetTypeInfo(node, cancellationToken).ConvertedType))
                return true;
        }

        return false;
    }

    private static bool Is(SymbolInfo info, ISymbol wanted) => Is(info.Symbol, wanted) || info.CandidateSymbols.Any(candidate => Is(candidate, wanted));

    private static bool Is(ISymbol? symbol, ISymbol wanted) => SymbolEqualityComparer.Default.Equals(symbol?.OriginalDefinition, wanted);

    private static async Task<bool> IsNamedInTextAsync(Project project, string name, CancellationToken cancellationToken)
    {
        var literal = "\"" + name + "\"";
        foreach (var document in project.Documents)
        {
            var text = await document.GetTextAsync(cancellationToken).ConfigureAwait(false);
            if (text.ToString().IndexOf(literal, StringComparison.Ordinal) >= 0)
                return true;
        }

        return false;
    }
}
