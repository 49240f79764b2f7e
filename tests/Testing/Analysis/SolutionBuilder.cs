using System.Collections.Concurrent;
using Microsoft.CodeAnalysis.Host.Mef;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Makes the solution that a state describes.</summary>
internal sealed class SolutionBuilder(
    ReferenceAssemblies defaultReferences,
    CompilationOptions compilationOptions,
    ParseOptions parseOptions,
    IReadOnlyList<Func<Solution, ProjectId, Solution>> transforms)
{
    // Solutions are immutable and nothing is applied to the workspace, so one serves all tests.
    private static readonly AdhocWorkspace Workspace = new(MefHostServices.DefaultHost);

    // A compilation that adds files to another takes over how that one bound its references, which is most of the work for a small file.
    private static readonly ConcurrentDictionary<EmptyProject, Lazy<Task<(Solution Solution, ProjectId Id)>>> EmptyProjects = new();

    /// <summary>The solution, and its project under test.</summary>
    public async Task<(Solution Solution, ProjectId Primary)> BuildAsync(SolutionState state, CancellationToken cancellationToken)
    {
        if (state.AdditionalProjects.Count == 0 && state.AdditionalProjectReferences.Count == 0 && state.AdditionalReferences.Count == 0)
        {
            var (empty, id) = await EmptyProjects.GetOrAdd(EmptyProjectOf(state), static key => new(() => AddAsync(key))).Value.ConfigureAwait(false);
            return (transforms.Aggregate(WithFiles(empty, id, state), (current, transform) => transform(current, id)), id);
        }

        var projects = state.AdditionalProjects.Values.Prepend<ProjectState>(state).ToArray();
        var ids = projects.ToDictionary(project => project.Name, project => ProjectId.CreateNewId(project.Name));
        var solution = Workspace.CurrentSolution;
        foreach (var project in projects)
        {
            solution = await AddAsync(solution, ids[project.Name], project, cancellationToken).ConfigureAwait(false);
        }

        foreach (var project in projects)
        {
            solution = solution.WithProjectReferences(
                ids[project.Name], project.AdditionalProjectReferences.Select(name => new ProjectReference(Find(ids, name, project))));
        }

        var primary = ids[state.Name];
        return (transforms.Aggregate(solution, (current, transform) => transform(current, primary)), primary);
    }

    /// <summary>
    /// The solution of <paramref name="state"/> made from another by changing texts only, so that whatever the other already
    /// knows is used again; null when more than texts differs.
    /// </summary>
    public static Solution? TryChangeTexts(Solution solution, SolutionState from, SolutionState to)
    {
        if (from.AdditionalProjects.Count != to.AdditionalProjects.Count || !TryChange(from, to))
        {
            return null;
        }

        foreach (var (name, project) in to.AdditionalProjects)
        {
            if (!from.AdditionalProjects.TryGetValue(name, out var before) || !TryChange(before, project))
            {
                return null;
            }
        }

        return solution;

        bool TryChange(ProjectState before, ProjectState after)
        {
            if (!SameButForTexts(before, after))
            {
                return false;
            }

            var documents = solution.Projects.Single(project => project.Name == after.Name).DocumentIds;
            for (var i = 0; i < after.Sources.Count; i++)
            {
                if (!before.Sources[i].content.ContentEquals(after.Sources[i].content))
                {
                    solution = solution.WithDocumentText(documents[i], after.Sources[i].content);
                }
            }

            return true;
        }
    }

    private static bool SameButForTexts(ProjectState before, ProjectState after) =>
        before.Sources.Select(file => file.filename).SequenceEqual(after.Sources.Select(file => file.filename))
        && before.AdditionalFiles.SameAs(after.AdditionalFiles)
        && before.AnalyzerConfigFiles.SameAs(after.AnalyzerConfigFiles)
        && before.AdditionalReferences.SequenceEqual(after.AdditionalReferences)
        && before.AdditionalProjectReferences.SequenceEqual(after.AdditionalProjectReferences)
        && before.ReferenceAssemblies == after.ReferenceAssemblies
        && before.OutputKind == after.OutputKind
        && before.DocumentationMode == after.DocumentationMode;

    private static ProjectId Find(Dictionary<string, ProjectId> ids, string name, ProjectState from) =>
        ids.TryGetValue(name, out var id)
            ? id
            : throw new InvalidOperationException($"Project '{from.Name}' references '{name}', which is not in the solution.");

    private static async Task<(Solution Solution, ProjectId Id)> AddAsync(EmptyProject project)
    {
        var id = ProjectId.CreateNewId(project.Name);
        var solution = Workspace.CurrentSolution.AddProject(await project.InfoAsync(id, [], CancellationToken.None).ConfigureAwait(false));
        await solution.GetProject(id)!.GetCompilationAsync().ConfigureAwait(false);
        return (solution, id);
    }

    private static Solution WithFiles(Solution solution, ProjectId id, ProjectState state)
    {
        foreach (var (path, content) in state.Sources)
        {
            solution = solution.AddDocument(DocumentId.CreateNewId(id, path), NameOf(path), content, FoldersOf(path), path);
        }

        foreach (var (path, content) in state.AdditionalFiles)
        {
            solution = solution.AddAdditionalDocument(DocumentId.CreateNewId(id, path), NameOf(path), content, FoldersOf(path), path);
        }

        foreach (var (path, content) in state.AnalyzerConfigFiles)
        {
            solution = solution.AddAnalyzerConfigDocument(DocumentId.CreateNewId(id, path), NameOf(path), content, FoldersOf(path), path);
        }

        return solution;
    }

    private async Task<Solution> AddAsync(Solution solution, ProjectId id, ProjectState state, CancellationToken cancellationToken)
    {
        var info = await EmptyProjectOf(state).InfoAsync(id, state.AdditionalReferences, cancellationToken).ConfigureAwait(false);
        return WithFiles(solution.AddProject(info), id, state);
    }

    private EmptyProject EmptyProjectOf(ProjectState state) => new(
        state.Name,
        state.AssemblyName,
        state.Language,
        state.OutputKind is { } kind ? compilationOptions.WithOutputKind(kind) : compilationOptions,
        state.DocumentationMode is { } mode ? parseOptions.WithDocumentationMode(mode) : parseOptions,
        state.ReferenceAssemblies ?? defaultReferences);

    private static string NameOf(string path) => path[(path.LastIndexOf('/') + 1)..];

    /// <summary>The folders below the project's own: <c>/0/Models/Item.cs</c> is in <c>Models</c>.</summary>
    private static string[] FoldersOf(string path) => [.. path.Split('/', StringSplitOptions.RemoveEmptyEntries).Skip(1).SkipLast(1)];

    /// <summary>What distinguishes projects without files and without references of their own.</summary>
    private sealed record EmptyProject(
        string Name,
        string AssemblyName,
        string Language,
        CompilationOptions CompilationOptions,
        ParseOptions ParseOptions,
        ReferenceAssemblies ReferenceAssemblies)
    {
        public async Task<ProjectInfo> InfoAsync(
            ProjectId id, IEnumerable<MetadataReference> furtherReferences, CancellationToken cancellationToken) => ProjectInfo.Create(
            id,
            VersionStamp.Default,
            Name,
            AssemblyName,
            Language,
            compilationOptions: CompilationOptions,
            parseOptions: ParseOptions,
            metadataReferences: (await ReferenceAssemblies.ResolveAsync(Language, cancellationToken).ConfigureAwait(false)).Concat(furtherReferences));
    }
}
