using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Simplification;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Applies an action as an editor would, and checks the tree that it made.</summary>
internal sealed class CodeActionApplication(CodeActionValidationMode validation)
{
    /// <summary>The solution after the action, its changed documents parsed from their text.</summary>
    public async Task<Solution> ApplyAsync(Solution solution, CodeAction action, IVerifier verifier, CancellationToken cancellationToken)
    {
        var operations = await action.GetOperationsAsync(cancellationToken).ConfigureAwait(false);
        var applied = operations.OfType<ApplyChangesOperation>().ToArray();
        verifier.True(applied.Length == 1, $"The action '{action.Title}' has {applied.Length} operations that change the solution, expected is one.");

        var changed = applied[0].ChangedSolution;
        foreach (var project in changed.GetChanges(solution).GetProjectChanges())
        {
            foreach (var id in project.GetChangedDocuments().Concat(project.GetAddedDocuments()))
            {
                var document = await CleanAsync(changed.GetDocument(id)!, cancellationToken).ConfigureAwait(false);
                await SyntaxStructure.VerifyAsync(document, validation, verifier, cancellationToken).ConfigureAwait(false);

                // A document made from its text has no annotations left, and is what a user would have after saving.
                var text = await document.GetTextAsync(cancellationToken).ConfigureAwait(false);
                var before = solution.GetDocument(id) is { } old ? await old.GetTextAsync(cancellationToken).ConfigureAwait(false) : null;
                changed = before is not null && before.ContentEquals(text)
                    ? changed.WithDocumentText(id, before)
                    : changed.WithDocumentText(id, text);
            }
        }

        return changed;
    }

    private static async Task<Document> CleanAsync(Document document, CancellationToken cancellationToken)
    {
        var root = await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false);
        if (root is not { ContainsAnnotations: true })
        {
            return document;
        }

        if (root.GetAnnotatedNodesAndTokens(Simplifier.Annotation).Any())
        {
            document = await Simplifier.ReduceAsync(document, Simplifier.Annotation, cancellationToken: cancellationToken).ConfigureAwait(false);
        }

        return root.GetAnnotatedNodesAndTokens(Formatter.Annotation).Any()
            ? await Formatter.FormatAsync(document, Formatter.Annotation, cancellationToken: cancellationToken).ConfigureAwait(false)
            : document;
    }
}
