namespace Microsoft.CodeAnalysis.Testing;

/// <summary>The states of a code fix test without their markup.</summary>
internal sealed record FixStates(SolutionState Input, SolutionState Fixed, SolutionState Batch);

/// <summary>
/// The code that a fix must arrive at from <paramref name="input"/>. <paramref name="known"/> is the solution with that code
/// whose diagnostics were verified already, or null when it has other documents than the input.
/// </summary>
internal sealed class FixTarget(SolutionState state, Solution input, ProjectId primary, Solution? known)
{
    /// <summary>The solution known already if this one has the same code, so that nothing is analyzed twice.</summary>
    public async Task<Solution> EquateAsync(Solution solution, CancellationToken cancellationToken) =>
        known is null || await SolutionDifference.ExistsAsync(known, solution, cancellationToken).ConfigureAwait(false) ? solution : known;

    /// <summary>Fails unless the solution has the files of the state; the note is part of the failure.</summary>
    public async Task VerifyAsync(Solution solution, string? note, IVerifier verifier, CancellationToken cancellationToken)
    {
        await VerifyAsync(state, solution.GetProject(primary)!, note, verifier, cancellationToken).ConfigureAwait(false);
        foreach (var (name, expected) in state.AdditionalProjects)
        {
            var project = solution.Projects.Single(candidate => candidate.Name == name);
            await VerifyAsync(expected, project, note, verifier, cancellationToken).ConfigureAwait(false);
        }
    }

    private async Task VerifyAsync(
        ProjectState expected, Project project, string? note, IVerifier verifier, CancellationToken cancellationToken)
    {
        var expectedFiles = expected.Sources.Concat(expected.AdditionalFiles).Concat(expected.AnalyzerConfigFiles).ToArray();
        var documents = project.Documents.Concat(project.AdditionalDocuments).Concat(project.AnalyzerConfigDocuments).ToList();
        foreach (var (path, content) in expectedFiles)
        {
            var index = documents.FindIndex(document => IsAt(document, path));
            verifier.True(index >= 0, $"{note}The file '{path}' is expected in project '{project.Name}', but is not there.");
            var document = documents[index];
            var actual = await document.GetTextAsync(cancellationToken).ConfigureAwait(false);
            documents.RemoveAt(index);
            verifier.EqualOrDiff(content.ToString(), actual.ToString(), $"{note}The content of '{path}' differs ('-' expected, '+' found):");

            // Saving a file whose encoding a fix lost would rewrite all of it; a new file has no encoding until it is saved.
            verifier.True(
                !input.ContainsDocument(document.Id) || content.Encoding?.WebName == actual.Encoding?.WebName,
                $"{note}The encoding of '{path}' is '{actual.Encoding?.WebName ?? "lost"}', expected was '{content.Encoding?.WebName}'.");
        }

        verifier.Empty($"files of project '{project.Name}' that are not expected ({string.Join(", ", documents.Select(d => d.Name))})", documents);
    }

    /// <summary>A document that a fix added has no path, only a name and folders.</summary>
    private static bool IsAt(TextDocument document, string path) => document.FilePath is { } actual
        ? actual == path
        : path.EndsWith($"/{string.Join('/', document.Folders.Append(document.Name))}", StringComparison.Ordinal);
}
