using System.Globalization;
using Allocations.Bench.Reporting;
using Routes.Variants;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>Handlers of routes in three layouts: the bytes that each must take and takes, and the time to run a route, which may well be the same.</summary>
internal sealed class RoutesSuite : ISuite
{
    private const string System = "RouteChains";
    private const int Rounds = 25;
    private const int Handlers = 4_000_000;

    public string Name => "routes";

    public string Description => "handlers of routes in an array each, in shared ranges, and as chains of indexes: bytes and time";

    public Task<int> RunAsync(string root)
    {
        var rows = new List<RouteRow>();
        foreach (var shape in RouteShape.All)
        {
            // One after the other and not in turn: three large tables at a time would change what the caches of the processor hold.
            rows.Add(Measure<BeforeRoutes>(shape));
            rows.Add(Measure<SharedRangeRoutes>(shape));
            rows.Add(Measure<TunedRoutes>(shape));
        }

        Print(rows);
        AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, BenchFile.Write(root, Name, rows))}.");
        return Task.FromResult(0);
    }

    /// <summary>One table, as <c>artifacts/bench/routes.json</c> holds it.</summary>
    /// <param name="Suite">The suite's name.</param>
    /// <param name="System">What is measured.</param>
    /// <param name="Variant">Which layout.</param>
    /// <param name="Operation">Which table.</param>
    /// <param name="Threads">Threads that ran it.</param>
    /// <param name="NsPerOp">Nanoseconds to run one route, of the fastest round.</param>
    /// <param name="OpsPerSecond">Routes per second.</param>
    /// <param name="BytesPerOp">Bytes allocated per route that runs.</param>
    /// <param name="Gen0">Gen 0 collections per 1,000 routes.</param>
    /// <param name="ComputedBytes">The bytes of the table, as its layout says.</param>
    /// <param name="MeasuredBytes">The bytes by which the heap is larger with the table.</param>
    /// <param name="MedianNs">Nanoseconds to run one route, of the middle round.</param>
    private sealed record RouteRow(
        string Suite, string System, string Variant, string Operation, int Threads, double NsPerOp, double OpsPerSecond, double BytesPerOp, double Gen0,
        long ComputedBytes, long MeasuredBytes, double MedianNs)
        : BenchRow(Suite, System, Variant, Operation, Threads, NsPerOp, OpsPerSecond, BytesPerOp, Gen0);

    private RouteRow Measure<TTable>(RouteShape shape)
        where TTable : struct, IRouteVariant<TTable>
    {
        var runs = Math.Max(Handlers / shape.ChainLength, 1);
        var random = new Random(20211103);
        int[] order = [.. Enumerable.Range(0, runs).Select(_ => random.Next(shape.Routes))];
        var expected = order.Distinct().Take(1_000).ToDictionary(static route => route, shape.SumOf);

        // What is made once in a process, such as the handlers, is not the table's.
        (shape with { Routes = 10 }).Build<TTable>();
        var before = GC.GetTotalMemory(forceFullCollection: true);
        var table = shape.Build<TTable>();
        var bytes = GC.GetTotalMemory(forceFullCollection: true) - before;
        foreach (var (route, sum) in expected)
        {
            var trace = new RequestTrace();
            table.Run(route, trace);
            if (trace.Sum != sum)
                throw new InvalidOperationException($"{TTable.Name} does not run the handlers of route {route}.");
        }

        var warmUp = order.AsSpan(0, Math.Min(runs, 64)).ToArray();
        TieredWarmUp.Run(40, () => RunAll(table, warmUp));
        var samples = Enumerable.Range(0, Rounds).Select(_ => TimedWork.Of(1, runs, _ => RunAll(table, order))).OrderBy(static work => work.Seconds).ToArray();
        GC.KeepAlive(table);
        var best = samples[0].ToRow(Name, System, TTable.Name, shape.Name, threads: 1);
        var median = samples[Rounds / 2].ToRow(Name, System, TTable.Name, shape.Name, threads: 1);
        return new RouteRow(
            Name, System, TTable.Name, shape.Name, 1, best.NsPerOp, best.OpsPerSecond, best.BytesPerOp, best.Gen0, TTable.BytesOf(shape), bytes,
            median.NsPerOp);
    }

    private static void RunAll<TTable>(TTable table, int[] order)
        where TTable : struct, IRouteVariant<TTable>
    {
        var trace = new RequestTrace();
        foreach (var route in order)
            table.Run(route, trace);
    }

    private static void Print(IReadOnlyList<RouteRow> rows)
    {
        var table = new Table().Title("Handlers of routes, in random order of routes").Border(TableBorder.Rounded).AddColumns("Table", "Layout");
        foreach (var column in (string[])["Computed bytes", "Measured bytes", "Least ns", "Median ns"])
            table.AddColumn(new TableColumn(column).RightAligned());
        foreach (var row in rows)
        {
            table.AddRow(
                row.Operation,
                row.Variant,
                row.ComputedBytes.ToString("N0", CultureInfo.InvariantCulture),
                row.MeasuredBytes.ToString("N0", CultureInfo.InvariantCulture),
                row.NsPerOp.ToString("N0", CultureInfo.InvariantCulture),
                row.MedianNs.ToString("N0", CultureInfo.InvariantCulture));
        }

        AnsiConsole.Write(table);
    }
}
