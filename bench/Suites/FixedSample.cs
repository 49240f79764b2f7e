using Allocations.Fixing;

namespace Allocations.Bench.Suites;

/// <summary>A sample on its way from Before to After.</summary>
/// <param name="root">The folder of the repository.</param>
/// <param name="name">The sample's folder below <c>samples</c>.</param>
internal sealed class FixedSample(string root, string name)
{
    /// <summary>The samples that have a Before and an After.</summary>
    public static IReadOnlyList<string> Names { get; } = ["KvCache", "Headers", "LruCache", "SlabCache", "MiniResp", "Closures"];

    private FixSession? _session;

    /// <summary>The session; valid once <see cref="FindAsync"/> or <see cref="FixAsync"/> has run.</summary>
    public FixSession Session => _session ?? throw new InvalidOperationException("The sample is not open.");

    /// <summary>The findings in Before.</summary>
    public async Task<IReadOnlyList<FindingRow>> FindAsync() => await (await OpenAsync()).FindAsync();

    /// <summary>Applies every fix, safe or not, as one click each, and returns them in order.</summary>
    public async Task<IReadOnlyList<AppliedFix>> FixAsync()
    {
        var applied = new List<AppliedFix>();
        await foreach (var fix in (await OpenAsync()).FixAsync(includeUnsafe: true))
            applied.Add(fix);
        return applied;
    }

    /// <summary>Whether the sources that the fixes made are the committed ones.</summary>
    public async Task<bool> IsCommittedAsync()
    {
        foreach (var document in Session.Project.Documents.Where(static document => document.FilePath is not null))
        {
            var file = Path.Combine(root, "samples", name, "After", document.Name);
            if (!File.Exists(file) || await File.ReadAllTextAsync(file) != (await document.GetTextAsync()).ToString())
                return false;
        }

        return true;
    }

    private async Task<FixSession> OpenAsync() =>
        _session ??= new FixSession(await SourceFolder.OpenAsync(Path.Combine(root, "samples", name, "Before")));
}
