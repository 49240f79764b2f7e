using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.CodeFixes.Edits;

/// <summary>Replacements of nodes in several documents. Nodes may be inside each other: the inner ones are replaced first.</summary>
internal sealed class NodeEdits
{
    private readonly Dictionary<DocumentId, Dictionary<SyntaxNode, Func<SyntaxNode, SyntaxNode>>> _ofDocuments = [];

    /// <summary>Plans a replacement; a second one of the same node is applied to the result of the first.</summary>
    /// <param name="document">The document that holds the node.</param>
    /// <param name="node">The node as it is now.</param>
    /// <param name="replace">Makes the new node from the node in which the inner replacements were made.</param>
    public void Replace(Document document, SyntaxNode node, Func<SyntaxNode, SyntaxNode> replace)
    {
        if (!_ofDocuments.TryGetValue(document.Id, out var edits))
            _ofDocuments.Add(document.Id, edits = []);
        edits[node] = edits.TryGetValue(node, out var first) ? rewritten => replace(first(rewritten)) : replace;
    }

    /// <summary>The solution with all replacements; null when a comment would be lost with what is replaced.</summary>
    public async Task<Solution?> ApplyAsync(Solution solution, CancellationToken cancellationToken)
    {
        foreach (var edits in _ofDocuments)
        {
            var root = (await solution.GetDocument(edits.Key)!.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
            var changed = root.ReplaceNodes(edits.Value.Keys, (original, rewritten) => edits.Value[original](rewritten));
            if (!KeepsComments(root, changed))
                return null;
            solution = solution.WithDocumentSyntaxRoot(edits.Key, changed);
        }

        return solution;
    }

    private static bool KeepsComments(SyntaxNode before, SyntaxNode after)
    {
        var kept = after.DescendantTrivia().Where(IsComment).Select(static comment => comment.ToString()).ToLookup(static text => text);
        return before.DescendantTrivia().Where(IsComment).GroupBy(static comment => comment.ToString()).All(same => kept[same.Key].Count() >= same.Count());
    }

    private static bool IsComment(SyntaxTrivia trivia) =>
        trivia.IsDirective || trivia.IsKind(SyntaxKind.SingleLineCommentTrivia) || trivia.IsKind(SyntaxKind.MultiLineCommentTrivia)
        || trivia.IsKind(SyntaxKind.DisabledTextTrivia);
}
