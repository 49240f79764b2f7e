using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>What a fix starts from.</summary>
/// <param name="Document">The document of the diagnostic.</param>
/// <param name="Root">Its syntax root.</param>
/// <param name="Model">Its semantic model.</param>
/// <param name="Diagnostic">The finding.</param>
/// <param name="Node">The innermost node of the finding's span.</param>
internal sealed record FixRequest(Document Document, SyntaxNode Root, SemanticModel Model, Diagnostic Diagnostic, SyntaxNode Node)
{
    public Solution Solution => Document.Project.Solution;

    public LanguageVersion LanguageVersion => ((CSharpParseOptions)Root.SyntaxTree.Options).LanguageVersion;

    /// <summary>An option's value for this rule in this file.</summary>
    public T Option<T>(Option<T> option) => Option(option, Document.Project, Root.SyntaxTree);

    /// <summary>What this file's options let prove that a value is not null.</summary>
    public NullProof NullProof(CancellationToken cancellationToken) => NullProof(Model, cancellationToken);

    /// <summary>The same for a tree that was made of this file's.</summary>
    public NullProof NullProof(SemanticModel model, CancellationToken cancellationToken) => new(model, Option(AllocationOptions.NullProof), cancellationToken);

    /// <summary>What the options of another file, which the fix changes as well, let prove that a value is not null.</summary>
    public NullProof NullProof(Document document, SemanticModel model, CancellationToken cancellationToken) =>
        new(model, Option(AllocationOptions.NullProof, document.Project, model.SyntaxTree), cancellationToken);

    /// <summary>The finding's fact of that name; null when the analyzer did not state it.</summary>
    public string? Property(string key) => Diagnostic.Properties.TryGetValue(key, out var value) ? value : null;

    /// <summary>The first of the places of its kind that the analyzer found beside the finding; null where it handed none over.</summary>
    public TNode? Place<TNode>()
        where TNode : SyntaxNode =>
        Places<TNode>().FirstOrDefault();

    /// <summary>The places of a kind that the analyzer found beside the finding, in its order.</summary>
    public IEnumerable<TNode> Places<TNode>()
        where TNode : SyntaxNode
    {
        foreach (var location in Diagnostic.AdditionalLocations)
        {
            if (Root.FullSpan.Contains(location.SourceSpan)
                && Root.FindNode(location.SourceSpan, getInnermostNodeForTie: true)
                    .FirstAncestorOrSelf<TNode>(node => node.Span == location.SourceSpan) is { } place)
            {
                yield return place;
            }
        }
    }

    /// <summary>Edits that begin with a node of this document that another takes the place of.</summary>
    public SolutionEdits Replacing(SyntaxNode node, SyntaxNode replacement)
    {
        var edits = new SolutionEdits(Solution);
        edits.Replace(node, _ => replacement);
        return edits;
    }

    /// <summary>Edits that begin with changes of this document's text.</summary>
    public SolutionEdits Changing(IEnumerable<TextChange> changes)
    {
        var edits = new SolutionEdits(Solution);
        foreach (var change in changes)
            edits.Change(Root.SyntaxTree, change);
        return edits;
    }

    private T Option<T>(Option<T> option, Project project, SyntaxTree tree)
    {
        RuleContract.Require(RuleContract.Reading(Descriptors.Find(Diagnostic.Id), option));
        return project.AnalyzerOptions.AnalyzerConfigOptionsProvider.Get(option, Diagnostic.Id, tree);
    }
}
