using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Finds the projects that compile the same file: the targets of a project, or projects that link it. What a fix writes into the file
/// has to mean the same in each of them.
/// </summary>
internal static class SharedFiles
{
    /// <summary>The document and those of other projects that are the same file.</summary>
    public static IEnumerable<Document> Of(Document document)
    {
        yield return document;
        foreach (var linked in document.GetLinkedDocumentIds())
        {
            if (document.Project.Solution.GetDocument(linked) is { } other)
                yield return other;
        }
    }

    /// <summary>The language version of the project that reads a document.</summary>
    public static LanguageVersion LanguageOf(Project project) => ((CSharpParseOptions)project.ParseOptions!).LanguageVersion;

    /// <summary>
    /// The declarations that a symbol's own declaration is in the other projects of its file; those that compile it under other symbols may have
    /// none.
    /// </summary>
    public static async Task<IReadOnlyList<ISymbol>> CounterpartsAsync(SyntaxNode declaration, Document document, CancellationToken cancellationToken)
    {
        var found = new List<ISymbol>();
        foreach (var other in Of(document))
        {
            if (other.Id == document.Id || await other.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not { } root
                || !root.FullSpan.Contains(declaration.Span))
            {
                continue;
            }

            var node = root.FindNode(declaration.Span);
            if (node.RawKind == declaration.RawKind && node.Span == declaration.Span
                && (await other.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))?.GetDeclaredSymbol(node, cancellationToken) is { } symbol)
            {
                found.Add(symbol);
            }
        }

        return found;
    }
}
