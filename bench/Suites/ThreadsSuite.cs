using System.Globalization;
using Allocations.Bench.KvCache;
using Allocations.Bench.Reporting;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>The sample cache under 1 to 64 threads: operations per second and bytes per operation.</summary>
internal sealed class ThreadsSuite : ISuite
{
    public string Name => "threads";

    public string Description => "the thread matrix of the sample cache";

    public Task<int> RunAsync(string root)
    {
        var rows = new List<BenchRow>();
        AnsiConsole.Progress().HideCompleted(true).Start(progress =>
        {
            var task = progress.AddTask(
                "Measuring", maxValue: Enum.GetValues<CacheOperation>().Length * ThreadMatrix.ThreadCounts.Count * CacheSubject.All.Count);
            ThreadMatrix.Run(cell =>
            {
                rows.Add(ToRow(cell));
                task.Increment(1);
            });
        });

        foreach (var operation in rows.GroupBy(static row => row.Operation))
            Print(operation.Key, [.. operation]);
        AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, BenchFile.Write(root, Name, rows))}.");
        return Task.FromResult(0);
    }

    private static void Print(string operation, IReadOnlyList<BenchRow> rows)
    {
        var variants = rows.Select(static row => row.Variant).Distinct().ToArray();
        var table = new Table()
            .Title(Markup.Escape(operation + ": million operations per second, bytes per operation"))
            .Border(TableBorder.Rounded)
            .AddColumn(new TableColumn("Threads").RightAligned());
        foreach (var variant in variants)
            table.AddColumn(new TableColumn(variant + " M/s").RightAligned()).AddColumn(new TableColumn("B/op").RightAligned());
        foreach (var ofThreads in rows.GroupBy(static row => row.Threads))
        {
            table.AddRow(
            [
                ofThreads.Key.ToString(CultureInfo.InvariantCulture),
                .. ofThreads.SelectMany(static row => (string[])[
                    (row.OpsPerSecond / 1e6).ToString("0.0", CultureInfo.InvariantCulture), row.BytesPerOp.ToString("0.#", CultureInfo.InvariantCulture)
                ]),
            ]);
        }

        AnsiConsole.Write(table);
    }

    private BenchRow ToRow(ThreadMatrixCell cell) => new(
        Name, "KvCache", cell.Variant, cell.Operation.ToString(), cell.Threads,
        Math.Round(1e9 / cell.OperationsPerSecond, 2), Math.Round(cell.OperationsPerSecond), Math.Round(cell.BytesPerOperation, 2), Gen0: 0);
}
