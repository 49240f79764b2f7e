using Allocations.Fixing;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>Writes the sources of After anew from Before: what a change of a fix calls for.</summary>
internal sealed class AfterSuite : ISuite
{
    public string Name => "after";

    public string Description => "applies the fixes to samples/KvCache/Before and writes samples/KvCache/After";

    public async Task<int> RunAsync(string root)
    {
        var sample = new FixedSample(root);
        var fixes = await sample.FixAsync();
        foreach (var document in sample.Session.Project.Documents.Where(static document => document.FilePath is not null))
            await File.WriteAllTextAsync(Path.Combine(root, "samples", "KvCache", "After", document.Name), (await document.GetTextAsync()).ToString());
        AnsiConsole.MarkupLineInterpolated($"{fixes.Count} fixes applied.");
        return 0;
    }
}
