using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits.Layout;

/// <summary>
/// Shortens the framework types that a rewrite names in full, by directives where the file has directives. A name that the file itself writes
/// in full stays as it is, and nothing changes where a short name would mean another type.
/// </summary>
internal static class ImportedNames
{
    /// <summary>The solution with such names imported; unchanged if it has no such names.</summary>
    public static async Task<Solution> InAsync(Solution original, Solution changed, CancellationToken cancellationToken)
    {
        var result = changed;
        foreach (var id in changed.GetChanges(original).GetProjectChanges().SelectMany(static project => project.GetChangedDocuments()))
        {
            var before = await original.GetDocument(id)!.GetTextAsync(cancellationToken).ConfigureAwait(false);
            if (await ShortenedAsync(changed.GetDocument(id)!, before.ToString(), LineBreaks.Of(before), cancellationToken).ConfigureAwait(false) is { } root)
                result = result.WithDocumentSyntaxRoot(id, root);
        }

        return result;
    }

    private static async Task<SyntaxNode?> ShortenedAsync(Document document, string before, string endOfLine, CancellationToken cancellationToken)
    {
        if (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not CompilationUnitSyntax unit || !UsingDirectives.AreIn(unit))
            return null;
        var added = default(Dictionary<SyntaxNode, INamedTypeSymbol>);
        var model = default(SemanticModel);
        foreach (var node in unit.DescendantNodes())
        {
            if (node is not IdentifierNameSyntax { Identifier.ValueText: nameof(System) } || Outer(node) is not { } outer
                || outer.FirstAncestorOrSelf<UsingDirectiveSyntax>() is not null || before.Contains(Whole(outer)))
            {
                continue;
            }

            model ??= await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
            if (TypeOf(outer, model!, cancellationToken) is var (whole, type) && !before.Contains(Bare(whole)))
                (added ??= [])[whole] = type;
        }

        if (added is null)
            return null;
        var marks = added.ToDictionary(static pair => new SyntaxAnnotation(), static pair => pair);
        var root = unit.ReplaceNodes(added.Keys, (node, rewritten) => rewritten.WithAdditionalAnnotations(marks.First(pair => pair.Value.Key == node).Key));
        foreach (var pair in added)
        {
            var space = pair.Value.ContainingNamespace.ToDisplayString();
            if (!model!.LookupNamespacesAndTypes(pair.Key.SpanStart, name: pair.Value.Name).Any(symbol => SymbolEqualityComparer.Default.Equals(
                symbol.OriginalDefinition, pair.Value.OriginalDefinition))
                && !root
                    .DescendantNodes(static node => node is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax)
                    .OfType<UsingDirectiveSyntax>()
                    .Any(directive => directive.Name?.ToString() == space))
            {
                root = UsingDirectives.Add(root, space, endOfLine);
            }
        }

        var imported = document.WithSyntaxRoot(root);
        root = (CompilationUnitSyntax)(await imported.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        model = await imported.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        var names = new Dictionary<SyntaxNode, SyntaxNode>();
        foreach (var mark in marks)
        {
            var node = root.GetAnnotatedNodes(mark.Key).Single();
            var name = RightOf(node);
            var isType = node is TypeSyntax;

            // The name that is there would be bound with what it stands behind.
            ExpressionSyntax alone = isType ? SyntaxFactory.ParseTypeName(name.ToString()) : SyntaxFactory.ParseExpression(name.ToString());
            var binding = isType ? SpeculativeBindingOption.BindAsTypeOrNamespace : SpeculativeBindingOption.BindAsExpression;
            if (!SymbolEqualityComparer.Default.Equals(
                model!.GetSpeculativeSymbolInfo(node.SpanStart, alone, binding).Symbol?.OriginalDefinition, mark.Value.Value.OriginalDefinition))
            {
                return null;
            }

            names.Add(node, name.WithTriviaFrom(node));
        }

        return root.ReplaceNodes(names.Keys, (node, _) => names[node]);
    }

    /// <summary>The dotted name that <c>System</c> begins, one part longer; null where it is not the beginning of one.</summary>
    private static SyntaxNode? Outer(SyntaxNode system)
    {
        var first = system.Parent is AliasQualifiedNameSyntax alias && alias.Name == system && alias.Alias.Identifier.IsKind(SyntaxKind.GlobalKeyword)
            ? alias
            : system;
        return first.Parent switch
        {
            QualifiedNameSyntax qualified when qualified.Left == first => qualified,
            MemberAccessExpressionSyntax access when access.Expression == first => access,
            _ => null,
        };
    }

    /// <summary>The text of the longest dotted name that a name begins.</summary>
    private static string Whole(SyntaxNode name)
    {
        while (name.Parent is QualifiedNameSyntax or MemberAccessExpressionSyntax)
            name = name.Parent;
        return Bare(name);
    }

    private static string Bare(SyntaxNode name) => name.ToString().Replace("global::", "");

    /// <summary>The part of a dotted name that is a type of a namespace.</summary>
    private static (SyntaxNode, INamedTypeSymbol)? TypeOf(SyntaxNode name, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var node = name; ; node = node.Parent)
        {
            if (model.GetSymbolInfo(node, cancellationToken).Symbol is INamedTypeSymbol type)
                return (node, type);
            if (node.Parent is not (QualifiedNameSyntax or MemberAccessExpressionSyntax)
                || model.GetSymbolInfo(node, cancellationToken).Symbol is not INamespaceSymbol)
            {
                return null;
            }
        }
    }

    private static SimpleNameSyntax RightOf(SyntaxNode name) =>
        name is QualifiedNameSyntax qualified ? qualified.Right : ((MemberAccessExpressionSyntax)name).Name;
}
