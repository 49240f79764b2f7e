using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>Writes the sources of After anew from Before: what a change of a fix calls for.</summary>
internal sealed class AfterSuite : ISuite
{
    public string Name => "after";

    public string Description => "applies the fixes to samples/*/Before and writes samples/*/After";

    public async Task<int> RunAsync(string root)
    {
        foreach (var name in FixedSample.Names)
        {
            var sample = new FixedSample(root, name);
            var fixes = await sample.FixAsync();
            foreach (var document in sample.Session.Project.Documents.Where(static document => document.FilePath is not null))
                await File.WriteAllTextAsync(Path.Combine(root, "samples", name, "After", document.Name), (await document.GetTextAsync()).ToString());
            AnsiConsole.MarkupLineInterpolated($"{name}: {fixes.Count} fixes applied.");
        }

        return 0;
    }
}
