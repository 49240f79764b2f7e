using Allocations.Bench.KvCache;
using Allocations.Bench.KvCache.Peers;
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
        BenchTable.Print("The sample cache, 64 keys, one thread", [.. rows.Where(static row => !IsPeer(row))]);
        var compared = rows.Where(IsPeer).Select(static row => row.Operation).ToHashSet();
        BenchTable.Print(
            "The tuned cache beside packages",
            [.. rows.Where(row => compared.Contains(row.Operation) && (row.Variant == "Tuned" || IsPeer(row)))]);
        SampleReport.PrintSummary(rows);
        var rowsFile = BenchFile.Write(root, Name, rows);
        AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, rowsFile)} and {Path.GetRelativePath(root, findingsFile)}.");
        return 0;
    }

    /// <summary>Whether a row measures a package of others: no variant of the sample, nor the floor.</summary>
    private static bool IsPeer(BenchRow row) => row.Variant == MemoryCachePeer.Name || row.Variant == ConcurrentLruPeer.Name;
}
