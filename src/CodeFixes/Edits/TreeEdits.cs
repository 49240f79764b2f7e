using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Edits of syntax nodes in any file of a solution. Each edit is given the node after the edits inside it, so that nested edits add up.
/// </summary>
internal sealed class TreeEdits
{
    private readonly Dictionary<SyntaxTree, Dictionary<SyntaxNode, Func<SyntaxNode, SyntaxNode>>> _edits = [];

    /// <summary>Replaces a node; a node that is already edited keeps its first edit.</summary>
    public void Add<TNode>(TNode node, Func<TNode, SyntaxNode> edit)
        where TNode : SyntaxNode
    {
        if (!_edits.TryGetValue(node.SyntaxTree, out var ofTree))
            _edits.Add(node.SyntaxTree, ofTree = []);
        if (!ofTree.ContainsKey(node))
            ofTree.Add(node, rewritten => rewritten is TNode expected ? edit(expected) : rewritten);
    }

    /// <summary>The solution after the edits; null where a file is not a document of it.</summary>
    public async Task<Solution?> ApplyAsync(Solution solution, CancellationToken cancellationToken)
    {
        var changed = solution;
        foreach (var edits in _edits)
        {
            if (solution.GetDocument(edits.Key) is not { } document)
                return null;
            var root = await edits.Key.GetRootAsync(cancellationToken).ConfigureAwait(false);
            var edited = edits.Key.WithRootAndOptions(
                root.ReplaceNodes(edits.Value.Keys, (original, rewritten) => edits.Value[original](rewritten)), edits.Key.Options);

            // As changes of the text: what is made of parts then has the tree that a parser makes, and only what was edited differs.
            var text = await edits.Key.GetTextAsync(cancellationToken).ConfigureAwait(false);
            changed = changed.WithDocumentText(document.Id, text.WithChanges(edited.GetChanges(edits.Key)));
        }

        return changed;
    }
}
