using System.Globalization;
using Allocations.Bench.LruCache;
using Allocations.Bench.Reporting;
using Lru.Variants;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>
/// The bounded cache: what is found in it, what the fixes change, and its variants beside the caches of others in time, memory and work of the
/// garbage collector, in hit rate and with more threads.
/// </summary>
internal sealed class LruSuite : ISuite
{
    private const string System = "LruCache";
    private const int Rounds = 7;
    private const int Operations = 400_000;

    private static readonly (LruCase Case, int[] Threads)[] Cases =
    [
        (LruCase.PutInt, [1]), (LruCase.PutIntAgain, [1]), (LruCase.GetInt, [1]), (LruCase.GetInt2048, [1]), (LruCase.GetIntMiss, [1]),
        (LruCase.Put1K, [1]), (LruCase.Put1M, [1]), (LruCase.PutTinyObject, [1]), (LruCase.ChangeOutAllInt, [1]),
        (LruCase.HeavyReadInt, [1, 2, 4]), (LruCase.HeavyWriteInt, [1, 2, 4]), (LruCase.HeavyWrite1K, [1, 2, 4]), (LruCase.HeavyMixedInt, [2, 4]),
    ];

    public string Name => "lru";

    public string Description => "findings, fixes, and the bounded cache beside others: time, memory, collections, threads, hit rate, [cases]";

    public Task<int> RunAsync(string root) => RunAsync(root, [""]);

    /// <summary>Measures the cases whose name begins with one of the arguments.</summary>
    public async Task<int> RunAsync(string root, string[] arguments)
    {
        var sample = new FixedSample(root, System);
        SampleReport.PrintFindings(System, await sample.FindAsync());
        SampleReport.PrintFixes(System, await sample.FixAsync(), await sample.IsCommittedAsync());

        var rows = MeasureCases(arguments);
        foreach (var ofOperation in rows.GroupBy(static row => (row.Operation, row.Threads)))
            Print(ofOperation.Key.Operation, ofOperation.Key.Threads, [.. ofOperation]);
        var rates = MeasureHitRates();
        PrintHitRates(rates);
        var file = BenchFile.Write(root, Name, rows);
        var ratesFile = BenchFile.Write(root, Name + ".hitrates", rates);
        AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, file)} and {Path.GetRelativePath(root, ratesFile)}.");
        return 0;
    }

    /// <summary>How often a cache had what was asked for, as <c>artifacts/bench/lru.hitrates.json</c> holds it.</summary>
    private sealed record HitRateRow(string Suite, string System, string Variant, string Requests, int Capacity, double HitPercent);

    private List<CollectorRow> MeasureCases(string[] names)
    {
        var cases = Cases.Where(@case => names.Any(name => @case.Case.ToString().StartsWith(name, StringComparison.Ordinal))).ToArray();
        var rows = new List<CollectorRow>();
        AnsiConsole.Progress().HideCompleted(true).Start(progress =>
        {
            var task = progress.AddTask("Measuring", maxValue: cases.Sum(static @case => @case.Threads.Length) + LruSubject.All.Count);
            foreach (var subject in LruSubject.All)
            {
                subject.WarmUp();
                task.Increment(1);
            }

            foreach (var (@case, threads) in cases)
            {
                foreach (var count in threads)
                {
                    rows.AddRange(Measure(@case, count));
                    task.Increment(1);
                }
            }
        });
        return rows;
    }

    // The caches take turns within a round, so that a disturbance of the machine meets all of them.
    private IEnumerable<CollectorRow> Measure(LruCase @case, int threads)
    {
        var best = new TimedWork?[LruSubject.All.Count];
        for (var round = 0; round < Rounds; round++)
        {
            for (var i = 0; i < best.Length; i++)
            {
                var sample = LruSubject.All[i].Measure(@case, threads, Operations / threads);
                best[i] = best[i] is { } other && other.Seconds < sample.Seconds ? other : sample;
            }
        }

        return best.Select((sample, i) => sample!.Value.ToRow(Name, System, LruSubject.All[i].Name, @case.ToString(), threads));
    }

    private List<HitRateRow> MeasureHitRates()
    {
        const int Keys = 100_000;
        const int Requests = 1_000_000;
        var rows = new List<HitRateRow>();
        foreach (var (name, requests) in ((string, HitRate)[])[("Zipf 0.86", HitRate.Zipf(0.86, Keys, Requests)), ("uniform", HitRate.Uniform(Keys, Requests))])
        {
            foreach (var capacity in (int[])[Keys / 100, Keys / 10])
            {
                foreach (var subject in LruSubject.All.Where(static subject => subject.IsBounded))
                    rows.Add(new HitRateRow(Name, System, subject.Name, name, capacity, Math.Round(subject.Measure(requests, capacity), 2)));
            }
        }

        return rows;
    }

    private static void Print(string operation, int threads, IReadOnlyList<CollectorRow> rows)
    {
        var table = new Table()
            .Title(Markup.Escape(string.Create(
                CultureInfo.InvariantCulture, $"{operation}, {rows[0].Operations:N0} operations, {threads} {(threads == 1 ? "thread" : "threads")}")))
            .Border(TableBorder.Rounded)
            .AddColumn("Cache");
        foreach (var column in (string[])["ns/op", "/ Tuned", "B/op", "Gen 0", "Gen 1", "Gen 2", "Pause ms", "Live KB"])
            table.AddColumn(new TableColumn(column).RightAligned());
        var tuned = rows.Single(static row => row.Variant == "Tuned").NsPerOp;
        foreach (var row in rows)
        {
            table.AddRow(
                Markup.Escape(row.Variant),
                Number(row.NsPerOp, "0.0"),
                Number(row.NsPerOp / tuned, "0.00"),
                Number(row.BytesPerOp, "0.#"),
                Number(Math.Round(row.Gen0 * row.Operations / 1000), "0"),
                Number(row.Gen1, "0"),
                Number(row.Gen2, "0"),
                Number(row.PauseMs, "0.0"),
                Number(row.LiveBytes / 1024.0, "0"));
        }

        AnsiConsole.Write(table);
    }

    private static void PrintHitRates(IReadOnlyList<HitRateRow> rows)
    {
        var table = new Table().Title("Hits in percent of 800,000 requests for 100,000 keys").Border(TableBorder.Rounded).AddColumn("Requests, capacity");
        foreach (var variant in rows.Select(static row => row.Variant).Distinct())
            table.AddColumn(new TableColumn(Markup.Escape(variant)).RightAligned());
        foreach (var line in rows.GroupBy(static row => (row.Requests, row.Capacity)))
        {
            table.AddRow(
            [
                string.Create(CultureInfo.InvariantCulture, $"{line.Key.Requests}, {line.Key.Capacity:N0}"),
                .. line.Select(static row => Number(row.HitPercent, "0.0")),
            ]);
        }

        AnsiConsole.Write(table);
    }

    private static string Number(double value, string format) => value.ToString(format, CultureInfo.InvariantCulture);
}
