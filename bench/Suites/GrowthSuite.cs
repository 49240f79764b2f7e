using System.Diagnostics;
using System.Globalization;
using Allocations.Bench.Growth;
using Allocations.Bench.Reporting;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>
/// How the cost of analysis grows with the length of a method or type: a typical finding and a typical near miss of each rule, and shapes that are
/// hard for any, at three sizes of which each is twice the one before, against a floor in the same process that reports at the same places. An
/// exponent of 1 is linear; where the compiler's own is far above, as with overloads that call each other, no rule that binds a call can be below.
/// </summary>
internal sealed class GrowthSuite : ISuite
{
    // The least of some measurements; a long one says enough by itself.
    private const int Repetitions = 2;

    // What is above is measured again, for other programs disturb a single measurement: costs keep their least, cancellations the middle one. Where
    // the noise may be as large as the cost, the code grows instead.
    private const double MostExponent = 1.2;
    private const double ClearSeconds = 0.5;
    private const double QuickFloorSeconds = 3;

    // Beside a floor of a minute, the noise of one measurement is small.
    private const double LongFloorSeconds = 30;
    private const double MostCancellationMs = 100;
    private const int Attempts = 3;

    // As parts of the floor's time. The compiler binds a method twice, and does not answer while it does.
    private static readonly double[] FloorMoments = [0.2, 0.4, 0.6, 0.8];

    // What costs less beyond the floor, in seconds and as a part of it, is the noise of a difference, and has no exponent.
    private const double LeastSeconds = 0.05;
    private const double LeastPart = 0.1;

    // Code that is compiled again while it runs, and a second thread of the garbage collector, are the noise of a short measurement.
    private static readonly (string Name, string Value)[] Quiet = [("DOTNET_TieredCompilation", "0"), ("DOTNET_gcConcurrent", "0")];

    public string Name => "growth";

    public string Description => "how the analyzers' CPU time grows with the length of a method, by rule, and how soon they answer a cancellation";

    public Task<int> RunAsync(string root) => RunAsync(root, [""]);

    /// <summary>Measures the shapes whose rule or repeated text contains one of the arguments.</summary>
    public Task<int> RunAsync(string root, string[] arguments)
    {
        if (Quiet.Any(static setting => Environment.GetEnvironmentVariable(setting.Name) != setting.Value))
            return RunQuietlyAsync(arguments);

        var probe = new GrowthProbe();
        var all = GrowthShapes.All.ToArray();
        var shapes = all.Where(shape => arguments.Any(text => shape.Name.Contains(text, StringComparison.Ordinal) || shape.Rule == text)).ToArray();
        var warmUp = all[^1].Source(400);
        for (var i = 0; i < 2; i++)
            probe.MeasureFloor(warmUp, probe.MeasureRules(warmUp, 1).Findings, 1);
        var rows = new List<GrowthRow>();
        foreach (var shape in shapes)
        {
            rows.Add(Measure(probe, shape));
            AnsiConsole.WriteLine(
                $"{rows.Count} of {shapes.Length}: {rows[^1].Rule ?? "all"}, {Short(shape.Name)}: "
                + $"{string.Join(", ", rows[^1].Cpu.Select(Number))} s beyond {Number(rows[^1].FloorCpu[^1])} s"
                + (rows[^1].Exponent is { } exponent ? ", exponent " + Number(exponent) : ""));
        }

        Print(rows);
        AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, BenchFile.Write(root, Name, rows))}.");
        return Task.FromResult(0);
    }

    private static async Task<int> RunQuietlyAsync(string[] arguments)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!, ["growth", .. arguments]);
        foreach (var (name, value) in Quiet)
            start.Environment[name] = value;
        using var process = Process.Start(start)!;
        await process.WaitForExitAsync();
        return process.ExitCode;
    }

    /// <summary>One shape as <c>artifacts/bench/growth.json</c> holds it: the CPU seconds beyond the floor, and those of the floor, by size.</summary>
    private sealed record GrowthRow(
        string Shape, string? Rule, int[] Sizes, double[] Cpu, double[] FloorCpu, double? Exponent, double FloorExponent, double? CancellationMs,
        double? FloorCancellationMs);

    private static GrowthRow Measure(GrowthProbe probe, GrowthShape shape)
    {
        var most = shape.Most;
        int[] sizes = [];
        double[] rules = [], floor = [], beyond = [];
        var exponent = default(double?);
        for (var attempt = 0; attempt < Attempts && (attempt == 0 || (exponent > MostExponent && floor[^1] < LongFloorSeconds)); attempt++)
        {
            if (attempt > 0 && beyond[^1] < ClearSeconds && floor[^1] < QuickFloorSeconds && shape.CanGrow)
                most *= 2;
            if (sizes.Length == 0 || sizes[^1] != most)
            {
                sizes = [most / 4, most / 2, most];
                rules = [.. Enumerable.Repeat(double.MaxValue, sizes.Length)];
                floor = [.. rules];
            }

            for (var i = 0; i < sizes.Length; i++)
            {
                var source = shape.Source(sizes[i]);
                var (seconds, findings) = probe.MeasureRules(source, Repetitions);
                rules[i] = Math.Min(rules[i], seconds);
                floor[i] = Math.Min(floor[i], probe.MeasureFloor(source, findings, Repetitions));
            }

            beyond = [.. rules.Zip(floor, static (all, least) => Math.Round(all - least, 3))];
            exponent = ExponentOf(beyond, floor);
        }

        var cancellation = CancellationOf(probe, shape.Source(most), floor[^1], beyond[^1]);
        var compiler = cancellation > MostCancellationMs ? FloorCancellationOf(probe, shape.Source(most), floor[^1]) : null;
        return new(
            shape.Name, shape.Rule, sizes, beyond, [.. floor.Select(static seconds => Math.Round(seconds, 3))], exponent, Slope(floor), cancellation, compiler);
    }

    /// <summary>The milliseconds that the rules take to answer a cancellation; null where they cost too little to be interrupted.</summary>
    private static double? CancellationOf(GrowthProbe probe, string source, double floor, double beyond)
    {
        if (beyond < LeastSeconds)
            return null;
        var answers = new List<double>();
        do
        {
            // While the compiler binds the method it answers late, and no rule can help it: the middle of the rules' own work is what counts.
            if (probe.CancellationMs(source, floor + beyond / 2) is not { } answer)
                return null;
            answers.Add(answer);
        }
        while (answers[0] > MostCancellationMs && answers.Count < Attempts && floor < LongFloorSeconds);
        answers.Sort();
        return Math.Round(answers[answers.Count / 2], 1);
    }

    /// <summary>The most milliseconds that the compiler alone takes to answer, at some moments of its work; null where it answers at none.</summary>
    private static double? FloorCancellationOf(GrowthProbe probe, string source, double floor) =>
        FloorMoments.Select(part => probe.FloorCancellationMs(source, floor * part)).Max() is { } most ? Math.Round(most, 1) : null;

    /// <summary>The slope of cost over size, both as logarithms, by least squares; null where the cost is noise.</summary>
    private static double? ExponentOf(double[] costs, double[] floor)
    {
        if (costs[^1] < NoiseOf(floor[^1]))
            return null;
        return Slope([.. costs.Select((cost, i) => Math.Max(cost, NoiseOf(floor[i]) / 4))]);
    }

    private static double Slope(double[] costs)
    {
        var logs = costs.Select(Math.Log2).ToArray();
        var middle = (logs.Length - 1) / 2.0;
        var mean = logs.Average();
        return Math.Round(logs.Select((log, i) => (i - middle) * (log - mean)).Sum() / logs.Select((_, i) => (i - middle) * (i - middle)).Sum(), 2);
    }

    private static double NoiseOf(double floor) => Math.Max(LeastSeconds, floor * LeastPart);

    private static void Print(IReadOnlyList<GrowthRow> rows)
    {
        var table = new Table()
            .Title($"CPU seconds beyond the floor, least of {Repetitions}")
            .Border(TableBorder.Rounded)
            .AddColumns("Rule", "What is repeated", "n", "n", "2n", "4n", "Exponent", "Floor, 4n", "Its exponent", "Cancelled, ms", "Floor, ms");
        foreach (var row in rows.OrderByDescending(static row => row.Exponent))
        {
            table.AddRow(
                row.Rule ?? "all",
                Markup.Escape(Short(row.Shape)),
                row.Sizes[0].ToString(CultureInfo.InvariantCulture),
                Number(row.Cpu[0]),
                Number(row.Cpu[1]),
                Number(row.Cpu[2]),
                row.Exponent is { } exponent ? Number(exponent) : "",
                Number(row.FloorCpu[^1]),
                Number(row.FloorExponent),
                Milliseconds(row.CancellationMs),
                Milliseconds(row.FloorCancellationMs));
        }

        AnsiConsole.Write(table);
    }

    private static string Short(string shape) => shape.Length > 70 ? shape[..70] + "..." : shape;

    private static string Milliseconds(double? value) => value?.ToString("0", CultureInfo.InvariantCulture) ?? "";

    private static string Number(double value) => value.ToString("0.00", CultureInfo.InvariantCulture);
}
