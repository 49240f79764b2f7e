using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether the names of a file still mean what they meant before a rewrite added <c>using</c> directives. A directive can hide types and
/// extension methods of namespaces further out, or bring a better overload, and no error tells: with <c>using System;</c>, <c>array.Contains(x)</c> is a
/// call of <c>MemoryExtensions</c> and no longer of <c>Enumerable</c>.
/// </summary>
internal static class ImportedMeanings
{
    /// <summary>Whether every name that means something without the added directives means the same with them.</summary>
    public static async Task<bool> AreKeptAsync(Document before, Document after, CancellationToken cancellationToken)
    {
        if (await before.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not CompilationUnitSyntax unitBefore
            || await after.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not CompilationUnitSyntax unit)
        {
            return true;
        }

        var known = new HashSet<string>(Directives(unitBefore).Select(TextOf), StringComparer.Ordinal);
        var added = Directives(unit).Where(directive => !known.Contains(TextOf(directive))).ToList();
        if (added.Count == 0)
            return true;
        var model = await after.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        var imported = new HashSet<string>(StringComparer.Ordinal);
        foreach (var directive in added)
        {
            if (directive.Name is { } name && model!.GetSymbolInfo(name, cancellationToken).Symbol is INamespaceSymbol space)
                AddNames(space, imported);
        }

        var bare = after.WithSyntaxRoot(unit.RemoveNodes(added, SyntaxRemoveOptions.KeepExteriorTrivia)!);
        var bareModel = await bare.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        var bareRoot = await bare.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false);
        foreach (var (node, bareNode) in Bound(unit, imported).Zip(Bound(bareRoot!, imported), static (node, bareNode) => (node, bareNode)))
        {
            if (!IsSame(SymbolOf(bareNode, bareModel!, cancellationToken), SymbolOf(node, model!, cancellationToken))
                || !IsSame(ConversionOf(bareNode, bareModel!, cancellationToken), ConversionOf(node, model!, cancellationToken)))
            {
                return false;
            }
        }

        return true;
    }

    private static IEnumerable<UsingDirectiveSyntax> Directives(CompilationUnitSyntax unit) =>
        unit.DescendantNodes(static node => node is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax).OfType<UsingDirectiveSyntax>();

    private static string TextOf(UsingDirectiveSyntax directive) => directive.NormalizeWhitespace().ToString();

    private static void AddNames(INamespaceSymbol space, HashSet<string> names)
    {
        foreach (var type in space.GetTypeMembers())
        {
            names.Add(type.Name);
            if (type.Name.EndsWith(nameof(Attribute), StringComparison.Ordinal))
                names.Add(type.Name.Substring(0, type.Name.Length - nameof(Attribute).Length));
            if (!type.MightContainExtensionMethods)
                continue;
            foreach (var member in type.GetMembers())
            {
                if (member is IMethodSymbol { IsExtensionMethod: true })
                    names.Add(member.Name);
            }
        }
    }

    /// <summary>The names that a namespace could supply, and the parts of queries where it has operators for them.</summary>
    private static IEnumerable<SyntaxNode> Bound(SyntaxNode root, HashSet<string> names)
    {
        var hasOperators = names.Contains(nameof(Enumerable.Select));
        return root.DescendantNodes(static node => node is not UsingDirectiveSyntax).Where(node => node switch
        {
            SimpleNameSyntax name => names.Contains(name.Identifier.ValueText),
            QueryClauseSyntax or SelectOrGroupClauseSyntax or OrderingSyntax => hasOperators,
            _ => false,
        });
    }

    private static ISymbol? SymbolOf(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken) =>
        node is QueryClauseSyntax clause
            ? model.GetQueryClauseInfo(clause, cancellationToken).OperationInfo.Symbol
            : model.GetSymbolInfo(node, cancellationToken).Symbol;

    /// <summary>The <c>Cast</c> of <c>from int n in numbers</c>; null where a clause names no type.</summary>
    private static ISymbol? ConversionOf(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken) =>
        node is QueryClauseSyntax clause ? model.GetQueryClauseInfo(clause, cancellationToken).CastInfo.Symbol : null;

    /// <summary>Whether what meant something without the added directives means the same with them.</summary>
    private static bool IsSame(ISymbol? bare, ISymbol? imported) => bare is null || MeaningOf(bare) == MeaningOf(imported);

    private static (string?, string?) MeaningOf(ISymbol? symbol)
    {
        var meant = (symbol is IMethodSymbol { ReducedFrom: { } extension } ? extension : symbol)?.OriginalDefinition;
        return (meant?.GetDocumentationCommentId() ?? meant?.Name, meant?.ContainingAssembly?.Name);
    }
}
