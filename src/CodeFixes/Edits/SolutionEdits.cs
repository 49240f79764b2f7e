using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// All edits of one rewrite, in any documents of a solution: nodes that are replaced, statements that are put beside others or taken out, and changes of
/// the text. Each names a node or a place as it is before the first edit.
/// </summary>
/// <remarks>
/// <para>An edit of a node is given the node after the edits inside it, and a second edit of a node what the first made of it. Changes of the text
/// come before edits of nodes. Edits conflict where two change the same text, as <see cref="TextEdits"/> says, and where the text of a node that is
/// to be replaced has become another node; no edit is made then. Nor is any where a comment would be lost with what is replaced: see
/// <see cref="Comments"/>.</para>
/// <para><c>SyntaxEditor</c> and <c>SolutionEditor</c> do a part of this. They make the edits in the order in which they were planned, so that an
/// edit inside a node fails once the node was rebuilt; they know neither text, which keeps the layout of what moves, nor comments; and
/// <c>RemoveNode</c> leaves half a line.</para>
/// </remarks>
internal sealed class SolutionEdits(Solution solution)
{
    private readonly Dictionary<SyntaxTree, OfTree> _trees = [];

    /// <summary>Replaces a node by what is made of it.</summary>
    public void Replace<TNode>(TNode node, Func<TNode, SyntaxNode> replace)
        where TNode : SyntaxNode =>
        At(node.SyntaxTree).Replace(node, replace);

    /// <summary>Annotates a node, whatever other edits make of it.</summary>
    public void Mark(SyntaxNode node, SyntaxAnnotation mark) => Replace(node, rewritten => rewritten.WithAdditionalAnnotations(mark));

    /// <summary>Whether a replacement of a node is planned already.</summary>
    public bool Replaces(SyntaxNode node) => _trees.TryGetValue(node.SyntaxTree, out var edits) && edits.Replaces(node);

    /// <summary>Replaces a node of a list by several that are made of it.</summary>
    public void ReplaceByMany<TNode>(TNode node, Func<TNode, IEnumerable<SyntaxNode>> replace)
        where TNode : SyntaxNode =>
        At(node.SyntaxTree).Rebuild(node, root => root.Tree.ReplaceNode(root.Node, replace(root.Node)));

    /// <summary>Puts a statement on a line of its own before another.</summary>
    public void InsertBefore(StatementSyntax anchor, StatementSyntax statement) =>
        At(anchor.SyntaxTree).Rebuild(anchor, root => StatementInsertion.Before(root.Tree, root.Node, statement));

    /// <summary>Puts a statement on a line of its own after another.</summary>
    public void InsertAfter(StatementSyntax anchor, StatementSyntax statement) =>
        At(anchor.SyntaxTree).Rebuild(anchor, root => StatementInsertion.After(root.Tree, root.Node, statement));

    /// <summary>Takes a statement out, with its line where it has one of its own.</summary>
    public void Remove(StatementSyntax statement, SemanticModel model) => Change(statement.SyntaxTree, StatementRemoval.Of(statement, model));

    /// <summary>Puts the text of a statement on a line of its own before a loop and its comments.</summary>
    /// <returns>Where the statement begins after the edits, if none changes what is before it.</returns>
    public int InsertBefore(StatementSyntax loop, string statement)
    {
        var insertion = LoopHoist.Before(loop, statement, loop.SyntaxTree.GetText());
        Change(loop.SyntaxTree, insertion);
        return insertion.Span.Start + insertion.NewText!.IndexOf(statement, StringComparison.Ordinal);
    }

    /// <summary>Begins the body of a loop with the texts of statements.</summary>
    public void BeginBody(StatementSyntax loop, IReadOnlyList<string> statements)
    {
        foreach (var change in StatementText.AtBeginning(loop, statements, loop.SyntaxTree.GetText()))
            Change(loop.SyntaxTree, change);
    }

    /// <summary>Writes the texts of statements before the statement of an <c>else</c>, in braces around both, and replaces a node in it.</summary>
    public void Nest(ElseClauseSyntax otherwise, IReadOnlyList<string> statements, string unit, SyntaxNode replaced, string text)
    {
        foreach (var change in StatementText.InBraces(otherwise, statements, unit, otherwise.SyntaxTree.GetText()))
        {
            if (!replaced.Span.Contains(change.Span.Start))
                Change(otherwise.SyntaxTree, change);
        }

        Write(replaced, text);
    }

    /// <summary>Writes the texts of statements in the place of one, in braces where only one may stand.</summary>
    public void Write(StatementSyntax statement, IReadOnlyList<string> statements) =>
        Change(statement.SyntaxTree, StatementText.InPlaceOf(statement, statements, statement.SyntaxTree.GetText()));

    /// <summary>
    /// Writes a text in the place of a node; what stands before and after the node stays, and so does the name that a part of an object has from it.
    /// </summary>
    public void Write(SyntaxNode node, string text) => Change(node.SyntaxTree, new TextChange(node.Span, NamedParts.NameInObject(node, text) + text));

    /// <summary>Changes the text of a file.</summary>
    public void Change(SyntaxTree tree, TextChange change) => At(tree).Change(change);

    /// <summary>The solution after the edits; null where they conflict, lose a comment, or are in a file that is not a document of the solution.</summary>
    public Solution? Apply()
    {
        var changed = solution;
        foreach (var edits in _trees)
        {
            if (solution.GetDocument(edits.Key) is not { } document || edits.Value.ApplyTo(document.Id, changed) is not { } next)
                return null;
            changed = next;
        }

        return changed;
    }

    private OfTree At(SyntaxTree tree)
    {
        if (!_trees.TryGetValue(tree, out var edits))
            _trees.Add(tree, edits = new OfTree(tree));
        return edits;
    }

    private sealed class OfTree(SyntaxTree tree)
    {
        private readonly Dictionary<SyntaxNode, Func<SyntaxNode, SyntaxNode>> _replacements = [];
        private readonly List<(SyntaxNode Node, Func<SyntaxNode, SyntaxNode, SyntaxNode?> Rebuild)> _rebuilt = [];
        private readonly TextEdits _text = new(tree.GetText());
        private bool _hasConflict;

        public bool Replaces(SyntaxNode node) => _replacements.ContainsKey(node);

        public void Replace<TNode>(TNode node, Func<TNode, SyntaxNode> replace)
            where TNode : SyntaxNode
        {
            var earlier = _replacements.TryGetValue(node, out var known) ? known : static node => node;
            _replacements[node] = rewritten =>
            {
                if (earlier(rewritten) is TNode expected)
                    return replace(expected);
                _hasConflict = true;
                return rewritten;
            };
        }

        /// <summary>Plans a change of the whole tree beside one node, which comes after the replacements.</summary>
        public void Rebuild<TNode>(TNode node, Func<(SyntaxNode Tree, TNode Node), SyntaxNode> rebuild)
            where TNode : SyntaxNode =>
            _rebuilt.Add((node, (tree, current) => current is TNode expected ? rebuild((tree, expected)) : null));

        public void Change(TextChange change)
        {
            if (_text.Allows(change))
                _text.Add(change);
            else
                _hasConflict = true;
        }

        public Solution? ApplyTo(DocumentId id, Solution changed)
        {
            var root = tree.GetRoot();
            var changes = _text.Changes;
            if (_hasConflict || !Comments.AreKept(root, changes))
                return null;
            if (_replacements.Count + _rebuilt.Count == 0)
                return changed.WithDocumentText(id, _text.Applied());
            var edited = changes.Count == 0 ? root : CSharpSyntaxTree.ParseText(_text.Applied(), (CSharpParseOptions)tree.Options, tree.FilePath).GetRoot();
            return WithNodes(edited, node => Current(node, edited, changes)) is { } rewritten && !_hasConflict && Comments.AreKept(edited, rewritten)
                ? changed.WithDocumentSyntaxRoot(id, rewritten)
                : null;
        }

        private SyntaxNode? WithNodes(SyntaxNode root, Func<SyntaxNode, SyntaxNode?> current)
        {
            var marks = new SyntaxAnnotation[_rebuilt.Count];
            var edits = new Dictionary<SyntaxNode, Func<SyntaxNode, SyntaxNode>>();
            foreach (var replacement in _replacements)
            {
                if (current(replacement.Key) is not { } node)
                    return null;
                edits.Add(node, replacement.Value);
            }

            for (var i = 0; i < marks.Length; i++)
            {
                var mark = marks[i] = new SyntaxAnnotation();
                if (current(_rebuilt[i].Node) is not { } anchor)
                    return null;
                var earlier = edits.TryGetValue(anchor, out var known) ? known : static node => node;
                edits[anchor] = rewritten => earlier(rewritten).WithAdditionalAnnotations(mark);
            }

            var result = root.ReplaceNodes(edits.Keys, (original, rewritten) => edits[original](rewritten));
            for (var i = 0; i < marks.Length; i++)
            {
                if (result.GetAnnotatedNodes(marks[i]).FirstOrDefault() is not { } node || _rebuilt[i].Rebuild(result, node) is not { } next)
                    return null;
                result = next;
            }

            return result;
        }

        /// <summary>What a node has become by changes of the text: the node of its kind from its new beginning to its new end.</summary>
        private static SyntaxNode? Current(SyntaxNode node, SyntaxNode edited, IReadOnlyList<TextChange> changes)
        {
            if (changes.Count == 0)
                return node;
            if (node.Parent is null)
                return edited;
            var (start, end) = (node.SpanStart, node.Span.End);
            foreach (var change in changes)
            {
                var more = change.NewText!.Length - change.Span.Length;
                start += change.Span.End <= node.SpanStart ? more : 0;
                end += change.Span.Start < node.Span.End ? more : 0;
            }

            var span = TextSpan.FromBounds(start, end);
            if (!edited.FullSpan.Contains(span))
                return null;
            for (var found = edited.FindNode(span, getInnermostNodeForTie: true); found is not null && found.Span == span; found = found.Parent)
            {
                if (found.RawKind == node.RawKind)
                    return found;
            }

            return null;
        }
    }
}
