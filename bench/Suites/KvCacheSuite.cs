using Allocations.Bench.KvCache;
using Allocations.Bench.Reporting;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>The main job: finds what is wrong with the sample cache, fixes it, and measures it before and after.</summary>
internal sealed class KvCacheSuite : ISuite
{
    private const string System = "KvCache";

    public string Name => "kvcache";

    public string Description => "findings, fixes and the before/after table of the sample cache (the default)";

    public async Task<int> RunAsync(string root)
    {
        var sample = new FixedSample(root, System);
        var findings = await sample.FindAsync();
        SampleReport.PrintFindings(System, findings);
        var findingsFile = BenchFile.Write(root, Name + ".findings", findings);

        SampleReport.PrintFixes(System, await sample.FixAsync(), await sample.IsCommittedAsync());

        var rows = MeasuredOperations.Run(Name, System, typeof(KvCacheBenchmarks<>), typeof(KvCacheRemoveBenchmarks<>), typeof(KvCacheParseBenchmarks<>));
        BenchTable.Print("The sample cache, 64 keys, one thread", rows);
        SampleReport.PrintSummary(rows);
        var rowsFile = BenchFile.Write(root, Name, rows);
        AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, rowsFile)} and {Path.GetRelativePath(root, findingsFile)}.");
        return 0;
    }
}
