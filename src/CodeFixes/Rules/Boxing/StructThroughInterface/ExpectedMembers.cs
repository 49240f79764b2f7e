using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rules.Boxing.StructThroughInterface;

/// <summary>Marks expressions with the member that they must bind to after a rewrite, and answers later whether they do.</summary>
internal static class ExpectedMembers
{
    private const string Kind = "Allocations.ExpectedMember";

    /// <summary>The mark of an expression that must bind to <paramref name="member"/>.</summary>
    public static SyntaxAnnotation Mark(ISymbol member) => new(Kind, member.OriginalDefinition.GetDocumentationCommentId());

    /// <summary>Whether every marked expression of the document binds to its member.</summary>
    public static Func<Solution, CancellationToken, Task<bool>> Check(DocumentId id) => async (solution, cancellationToken) =>
    {
        if (solution.GetDocument(id) is not { } document
            || await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not { } root
            || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model)
        {
            return false;
        }

        foreach (var node in root.GetAnnotatedNodes(Kind))
        {
            var name = model.GetSymbolInfo(node, cancellationToken).Symbol?.OriginalDefinition.GetDocumentationCommentId();
            foreach (var annotation in node.GetAnnotations(Kind))
            {
                if (annotation.Data != name)
                    return false;
            }
        }

        return true;
    };
}
