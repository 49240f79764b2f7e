namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Whether two versions of a solution differ in anything that a user would see in the files or projects.</summary>
internal static class SolutionDifference
{
    /// <summary>True if a file or reference was added, removed or changed; a document written again with the same text is the same.</summary>
    public static async Task<bool> ExistsAsync(Solution before, Solution after, CancellationToken cancellationToken)
    {
        var changes = after.GetChanges(before);
        if (changes.GetAddedProjects().Any() || changes.GetRemovedProjects().Any())
        {
            return true;
        }

        foreach (var project in changes.GetProjectChanges())
        {
            if (IsMoreThanTexts(project))
            {
                return true;
            }

            foreach (var id in project.GetChangedDocuments())
            {
                var oldText = await before.GetDocument(id)!.GetTextAsync(cancellationToken).ConfigureAwait(false);
                var newText = await after.GetDocument(id)!.GetTextAsync(cancellationToken).ConfigureAwait(false);
                if (!newText.ContentEquals(oldText) || newText.Encoding?.WebName != oldText.Encoding?.WebName)
                {
                    return true;
                }
            }
        }

        return false;
    }

    private static bool IsMoreThanTexts(ProjectChanges project) =>
        project.GetAddedDocuments().Any()
        || project.GetRemovedDocuments().Any()
        || project.GetAddedAdditionalDocuments().Any()
        || project.GetChangedAdditionalDocuments().Any()
        || project.GetRemovedAdditionalDocuments().Any()
        || project.GetAddedAnalyzerConfigDocuments().Any()
        || project.GetChangedAnalyzerConfigDocuments().Any()
        || project.GetRemovedAnalyzerConfigDocuments().Any()
        || project.GetAddedMetadataReferences().Any()
        || project.GetRemovedMetadataReferences().Any()
        || project.GetAddedProjectReferences().Any()
        || project.GetRemovedProjectReferences().Any();
}
