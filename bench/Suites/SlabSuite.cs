using System.Globalization;
using Allocations.Bench.Reporting;
using Allocations.Bench.SlabCache;
using Slab.Variants;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>
/// The cache of many byte values: what is found in it, what the fixes change, and what its layouts cost the garbage collector, its readers and
/// its writers.
/// </summary>
internal sealed class SlabSuite : ISuite
{
    private const string System = "SlabCache";
    private const int Rounds = 5;
    private const int Operations = 400_000;
    private const int Keys = 4_096;
    private const int EntriesOfReads = 500_000;

    public string Name => "slab";

    public string Description => "findings, fixes, and a cache of 0.5 and 5 million values: pauses of the collector, waits of readers, time, bytes";

    public async Task<int> RunAsync(string root)
    {
        // First, while the process holds nothing else: a collection looks into that as well.
        HeapPause[] pauses =
        [
            HeapPause.Measure<BeforeSlab>(500_000), HeapPause.Measure<TunedSlab>(500_000),
            HeapPause.Measure<BeforeSlab>(5_000_000), HeapPause.Measure<TunedSlab>(5_000_000),
        ];

        var sample = new FixedSample(root, System);
        SampleReport.PrintFindings(System, await sample.FindAsync());
        SampleReport.PrintFixes(System, await sample.FixAsync(), await sample.IsCommittedAsync());

        var rows = MeasureOperations();
        BenchTable.Print("Values of 100 bytes, 4,096 keys, one thread", rows);
        Print(pauses);
        ReadLatency[] latencies = [ReadLatency.Measure<BeforeSlab>(EntriesOfReads), ReadLatency.Measure<TunedSlab>(EntriesOfReads)];
        Print(latencies);
        var file = BenchFile.Write(root, Name, rows);
        var pausesFile = BenchFile.Write(root, Name + ".pauses", pauses);
        var latenciesFile = BenchFile.Write(root, Name + ".latencies", latencies);
        AnsiConsole.MarkupLineInterpolated(
            $"Saved {Path.GetRelativePath(root, file)}, {Path.GetRelativePath(root, pausesFile)} and {Path.GetRelativePath(root, latenciesFile)}.");
        return 0;
    }

    private List<BenchRow> MeasureOperations()
    {
        var keys = HeapPause.KeysOf(Keys);
        (string Name, Func<string, TimedWork> Measure)[] variants =
            [(BeforeSlab.Name, Measure<BeforeSlab>), (AfterSlab.Name, Measure<AfterSlab>), (TunedSlab.Name, Measure<TunedSlab>)];
        var rows = new List<BenchRow>();
        foreach (var operation in (string[])["Set", "Read", "Read miss"])
        {
            var best = new TimedWork?[variants.Length];
            for (var round = 0; round < Rounds; round++)
            {
                for (var i = 0; i < variants.Length; i++)
                {
                    var sample = variants[i].Measure(operation);
                    best[i] = best[i] is { } other && other.Seconds < sample.Seconds ? other : sample;
                }
            }

            rows.AddRange(best.Select((work, i) => work!.Value.ToRow(Name, System, variants[i].Name, operation, threads: 1)));
        }

        return rows;

        TimedWork Measure<TCache>(string operation)
            where TCache : struct, ISlabVariant<TCache>
        {
            var cache = TCache.Create(256);
            Set(cache, keys, Keys);
            Action<int> work = operation switch
            {
                "Set" => count => Set(cache, keys, count),
                "Read" => count => Read(cache, keys, count),
                _ => count => Miss(cache, keys, count),
            };
            for (var i = 0; i < 60; i++)
                work(256);
            return TimedWork.Of(1, Operations, _ => work(Operations));
        }
    }

    private static void Set<TCache>(TCache cache, string[] keys, int count)
        where TCache : struct, ISlabVariant<TCache>
    {
        Span<byte> value = stackalloc byte[100];
        for (var i = 0; i < count; i++)
            cache.Set(keys[i % keys.Length], value);
    }

    private static void Read<TCache>(TCache cache, string[] keys, int count)
        where TCache : struct, ISlabVariant<TCache>
    {
        Span<byte> value = stackalloc byte[100];
        for (var i = 0; i < count; i++)
        {
            if (cache.Read(keys[i % keys.Length], value) != value.Length)
                throw new InvalidOperationException(keys[i % keys.Length]);
        }
    }

    private static void Miss<TCache>(TCache cache, string[] keys, int count)
        where TCache : struct, ISlabVariant<TCache>
    {
        Span<byte> value = stackalloc byte[100];
        for (var i = 0; i < count; i++)
        {
            if (cache.Read("none", value) >= 0)
                throw new InvalidOperationException(keys[0]);
        }
    }

    private static void Print(IReadOnlyList<HeapPause> pauses)
    {
        var table = new Table().Title("What a collection of everything stops").Border(TableBorder.Rounded).AddColumns("Entries", "Cache");
        foreach (var column in (string[])["Heap MiB", "Blocking ms", "Background ms"])
            table.AddColumn(new TableColumn(column).RightAligned());
        foreach (var pause in pauses)
        {
            table.AddRow(
                pause.Entries.ToString("N0", CultureInfo.InvariantCulture),
                pause.Variant,
                pause.HeapMb.ToString("N0", CultureInfo.InvariantCulture),
                pause.BlockingMs.ToString("0.00", CultureInfo.InvariantCulture),
                pause.BackgroundMs.ToString("0.00", CultureInfo.InvariantCulture));
        }

        AnsiConsole.Write(table);
    }

    private static void Print(IReadOnlyList<ReadLatency> latencies)
    {
        var table = new Table()
            .Title("Reads while everything is collected 20 times, by the microseconds that they took at most")
            .Border(TableBorder.Rounded)
            .AddColumns("Cache", "Reads");
        foreach (var bound in ReadLatency.UpperBoundsUs)
            table.AddColumn(new TableColumn("≤ " + bound.ToString("N0", CultureInfo.InvariantCulture)).RightAligned());
        table.AddColumn(new TableColumn("longer").RightAligned());
        foreach (var latency in latencies)
        {
            table.AddRow(
            [
                latency.Variant,
                latency.Reads.ToString("N0", CultureInfo.InvariantCulture),
                .. latency.Counts.Select(static count => count.ToString("N0", CultureInfo.InvariantCulture)),
            ]);
        }

        AnsiConsole.Write(table);
    }
}
