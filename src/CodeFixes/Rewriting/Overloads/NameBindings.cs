using Allocations.Analyzers.Flow.Calls;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>
/// What every mention of a name in the solution binds to, so that it can be compared after an overload was added: a call may become a call of
/// the new overload only where that was meant, and everything else stays what it was.
/// </summary>
internal sealed class NameBindings
{
    private const string MarkKind = "Allocations.Mention";

    private readonly List<NameMention> _mentions = [];
    private readonly List<SyntaxAnnotation> _marks = [];

    private NameBindings(string name) => Name = name;

    public string Name { get; }

    /// <summary>Whether a call that looks members up at run time has the name as its argument.</summary>
    public bool IsLookedUpByReflection { get; private set; }

    /// <summary>Whether an expression tree describes a call that passes items.</summary>
    public bool IsInExpressionTree { get; private set; }

    /// <summary>The documents that mention the name.</summary>
    public IEnumerable<DocumentId> Documents => _mentions.Select(static mention => mention.Document).Distinct();

    /// <summary>Binds the mentions in all projects that can see the documents; null where one of them is bound at run time only.</summary>
    public static async Task<NameBindings?> CaptureAsync(
        Solution solution, string name, IEnumerable<ProjectId> declaringProjects, CancellationToken cancellationToken)
    {
        var bindings = new NameBindings(name);
        foreach (var project in SeenFrom(solution, declaringProjects))
        {
            foreach (var document in project.Documents)
            {
                if (!await bindings.TryCaptureAsync(document, cancellationToken).ConfigureAwait(false))
                    return null;
            }
        }

        return bindings;
    }

    /// <summary>Marks every captured mention of a document that edits change, so that it is found again after them.</summary>
    public void Mark(SolutionEdits edits, SyntaxNode root, DocumentId document)
    {
        foreach (var mention in MentionsIn(root, document))
            edits.Mark(mention.Key, mention.Value);
    }

    /// <summary>A copy of a root with the same marks, of which an edit can take code that holds mentions.</summary>
    public SyntaxNode Marked(SyntaxNode root, DocumentId document)
    {
        var marks = MentionsIn(root, document);
        return root.ReplaceNodes(marks.Keys, (original, rewritten) => rewritten.WithAdditionalAnnotations(marks[original]));
    }

    /// <summary>A copy of marked code whose mentions are mentions of their own.</summary>
    public static T Unmark<T>(T node)
        where T : SyntaxNode =>
        node.ReplaceNodes(node.GetAnnotatedNodes(MarkKind), static (_, rewritten) => rewritten.WithoutAnnotations(MarkKind));

    /// <summary>
    /// Whether every mention binds as before, or is a call that <paramref name="isMeant"/> accepts as one of the new overload; and, where
    /// <paramref name="call"/> is given, whether that call is one of them.
    /// </summary>
    public async Task<bool> HoldAsync(
        Solution changed,
        ISet<DocumentId> edited,
        Func<NameMention, BoundName, bool> isMeant,
        (DocumentId Document, SyntaxNode Name)? call,
        CancellationToken cancellationToken)
    {
        var callIsMeant = call is null;
        for (var i = 0; i < _mentions.Count; i++)
        {
            var before = _mentions[i];
            var document = changed.GetDocument(before.Document)!;
            if (!edited.Contains(before.Document) && document.GetLinkedDocumentIds().Any(edited.Contains))
                continue;
            var root = (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
            var model = (await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
            var nodes = edited.Contains(before.Document) ? root.GetAnnotatedNodes(_marks[i]).ToArray() : (SyntaxNode?[])[before.FindIn(root)];
            var found = 0;
            foreach (var node in nodes)
            {
                found++;
                if (node is null)
                    return false;
                var after = BoundName.Of(node, model, cancellationToken);
                if (after.IsSameAs(before.Bound))
                    continue;
                if (!isMeant(before, after))
                    return false;
                callIsMeant |= call is { } wanted && wanted.Document == before.Document && wanted.Name.Span == before.Span;
            }

            if (found == 0)
                return false;
        }

        return callIsMeant;
    }

    /// <summary>Whether a call that passes items to what is meant stands in a function that may run again before it ends.</summary>
    public async Task<bool> PassItemsInRecursionAsync(Solution solution, Func<BoundName, bool> isMeant, CancellationToken cancellationToken)
    {
        foreach (var mention in _mentions)
        {
            if (mention.Bound.Items < 1 || !isMeant(mention.Bound))
                continue;
            var document = solution.GetDocument(mention.Document)!;
            var root = (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
            var model = (await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
            if (mention.FindIn(root) is { } node && CallGraph.MayRunAgain(node, model, cancellationToken))
                return true;
        }

        return false;
    }

    /// <summary>Whether every mention binds as before, where a text was inserted into one document and nothing else was changed.</summary>
    public async Task<bool> HoldBesideAsync(Solution changed, DocumentId edited, TextSpan inserted, CancellationToken cancellationToken)
    {
        foreach (var before in _mentions)
        {
            var document = changed.GetDocument(before.Document)!;
            if (before.Document != edited && document.GetLinkedDocumentIds().Contains(edited))
                continue;
            var mention = before.Document == edited && before.Span.Start >= inserted.Start
                ? before with { Span = new TextSpan(before.Span.Start + inserted.Length, before.Span.Length) }
                : before;
            var root = (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
            var model = (await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
            if (mention.FindIn(root) is not { } node || !BoundName.Of(node, model, cancellationToken).IsSameAs(before.Bound))
                return false;
        }

        return true;
    }

    /// <summary>The projects that can mention what others declare: those and all that depend on them.</summary>
    public static IEnumerable<Project> SeenFrom(Solution solution, IEnumerable<ProjectId> declaring)
    {
        var graph = solution.GetProjectDependencyGraph();
        var projects = new HashSet<ProjectId>();
        foreach (var id in declaring)
        {
            projects.Add(id);
            projects.UnionWith(graph.GetProjectsThatTransitivelyDependOnThisProject(id));
        }

        return projects.Select(solution.GetProject).Where(static project => project?.Language == LanguageNames.CSharp)!;
    }

    private Dictionary<SyntaxNode, SyntaxAnnotation> MentionsIn(SyntaxNode root, DocumentId document)
    {
        var marks = new Dictionary<SyntaxNode, SyntaxAnnotation>();
        for (var i = 0; i < _mentions.Count; i++)
        {
            if (_mentions[i].Document == document && _mentions[i].FindIn(root) is { } node)
                marks[node] = _marks[i];
        }

        return marks;
    }

    private async Task<bool> TryCaptureAsync(Document document, CancellationToken cancellationToken)
    {
        var text = await document.GetTextAsync(cancellationToken).ConfigureAwait(false);
        // A collection initialiser calls Add without naming it, and a name can be put together.
        var isAdd = Name == "Add";
        var written = text.ToString();
        if (!isAdd && written.IndexOf(Name, StringComparison.Ordinal) < 0 && !ReflectionCalls.MayBeIn(written))
            return true;
        var root = (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        var model = default(SemanticModel);
        foreach (var node in root.DescendantNodes())
        {
            if (node is ExpressionSyntax && ReflectionCalls.TakesName(node))
            {
                model ??= (await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
                IsLookedUpByReflection |= model.GetConstantValue(node, cancellationToken).Value is string sought && sought == Name;
            }

            if (!(node is SimpleNameSyntax name && name.Identifier.ValueText == Name) && !(isAdd && BoundName.IsInitializerElement(node)))
                continue;
            model ??= (await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
            var bound = BoundName.Of(node, model, cancellationToken);
            if (bound.IsDynamic)
                return false;
            IsLookedUpByReflection |= ReflectionCalls.IsNamed(node);
            if (bound.Symbol is null)
                continue;
            IsInExpressionTree |= bound is { Items: > 0, IsInExpressionTree: true };
            _mentions.Add(new NameMention(document.Id, node.Span, node.RawKind, bound));
            _marks.Add(new SyntaxAnnotation(MarkKind));
        }

        return true;
    }
}
