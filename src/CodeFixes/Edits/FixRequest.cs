using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

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

    /// <summary>The solution with this document's root replaced.</summary>
    public Solution WithRoot(SyntaxNode root) => Document.WithSyntaxRoot(root).Project.Solution;

    private T Option<T>(Option<T> option, Project project, SyntaxTree tree)
    {
        RuleContract.Require(RuleContract.Reading(Descriptors.Find(Diagnostic.Id), option));
        return project.AnalyzerOptions.AnalyzerConfigOptionsProvider.Get(option, Diagnostic.Id, tree);
    }
}
