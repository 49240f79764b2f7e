using System.Globalization;
using System.Runtime.InteropServices;
using Allocations.Analyzers.Reporting;
using Allocations.Bench.Cost;
using Allocations.Bench.Reporting;
using Allocations.Fixing;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>
/// What the analyzers cost a build and an editor. The compiler runs on the same code without analyzers, with the floor (one analyzer that
/// registers the operation kinds of the package and does nothing), with the package as it comes to this platform, with all its rules off but one,
/// with all of them off, and with the package as it comes to platforms for which it is not precompiled. Each runs once in every round, so that a slow
/// minute of the machine hits all of them: first each time as a new process, then in compiler servers, one for each choice, which have compiled the
/// code before, as the server of a build has for all projects but the first. The code is generated, or that of any project whose compiler arguments
/// are in a file.
/// </summary>
internal sealed class CostSuite : ISuite
{
    private const int Lines = 50_000;
    private const int Rounds = 7;
    private const int ServerWarmUp = 3;
    private const int Edits = 15;
    private const string OnlyRule = "ALLOC301";

    public string Name => "cost";

    public string Description =>
        "CPU time that the analyzers add to a compile, against the floor: of generated code, or of a project's compiler arguments, [file.rsp [rule "
            + "that stays on]]";

    public Task<int> RunAsync(string root) =>
        MeasureAsync(
            root, scratch => CostSubject.Generate(Directory.CreateDirectory(Path.Combine(scratch, "code")).FullName, Lines), OnlyRule, withEdits: true);

    public Task<int> RunAsync(string root, string[] arguments) => arguments is [var file, .. var rule] && rule.Length < 2 && File.Exists(file)
        ? MeasureAsync(root, _ => CostSubject.Read(file), rule is [var id] ? id : OnlyRule, withEdits: false)
        : Task.FromException<int>(new FileNotFoundException("The first argument is a file of compiler arguments, the second a rule's id.", arguments[0]));

    /// <summary>The result as <c>artifacts/bench/cost.json</c> holds it: CPU in seconds; ratios of what is added to a compile without analyzers.</summary>
    private sealed record CostResult(
        string Project,
        int Lines,
        int Rounds,
        int OperationKinds,
        string OnlyRule,
        CostTimes NewProcess,
        CostTimes Server,
        double? EditMs);

    /// <summary>What was measured where the compiler runs in one way.</summary>
    private sealed record CostTimes(IReadOnlyList<CostTime> Cpu, CostRatio PackageToFloor, CostRatio OnlyRuleToFloor)
    {
        public static CostTimes Of(IReadOnlyList<CostTime> cpu) => new(cpu, Ratio(cpu, 3), Ratio(cpu, 4));
    }

    /// <summary>How many times the floor something costs.</summary>
    private sealed record CostRatio(double ByMedians, double ByMinima);

    private async Task<int> MeasureAsync(string root, Func<string, CostSubject> prepare, string onlyRule, bool withEdits)
    {
        var scratch = Directory.CreateTempSubdirectory("allocations-cost-").FullName;
        try
        {
            var subject = prepare(scratch);
            var kinds = RegisteredKinds.Of(Catalogue.Analyzers, subject.Compilation);
            var floor = typeof(CostAnalyzers.FloorAnalyzer).Assembly.Location;
            var plain = typeof(AllocationAnalyzer).Assembly.Location;
            var package = PrecompiledIn(root) ?? plain;
            (string With, string File)[] choices =
            [
                ("no analyzer", subject.Write(scratch, "none", null, [])),
                ("an empty analyzer", subject.Write(scratch, "empty", floor, [])),
                ($"floor ({kinds.Count} operation kinds)", subject.Write(scratch, "floor", floor, ["allocations_floor_kinds = " + string.Join(';', kinds)])),
                ("the package", subject.Write(scratch, "package", package, [])),
                ($"all rules off but {onlyRule}", subject.Write(scratch, "one", package, OffLines(except: onlyRule))),
                ("all rules off", subject.Write(scratch, "off", package, OffLines(except: null))),
                .. package == plain ? ((string, string)[])[] : [("the package, not precompiled", subject.Write(scratch, "plain", plain, []))],
            ];

            var compiler = new CompilerProcess();
            var started = Measure("Compiling", choices, warmUp: 1, i => compiler.CpuSeconds(choices[i].File, subject.Folder));
            var kept = MeasureServers(choices, subject.Folder);
            double? edit = withEdits ? Math.Round(CostTime.MedianOf(await EditCost.MeasureAsync(subject.Compilation, Edits)), 1) : null;
            var result = new CostResult(subject.Name, subject.Lines, Rounds, kinds.Count, onlyRule, CostTimes.Of(started), CostTimes.Of(kept), edit);
            Print(result);
            AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, BenchFile.WriteObject(root, Name, result))}.");
            return 0;
        }
        finally
        {
            Directory.Delete(scratch, recursive: true);
        }
    }

    /// <summary>What the package gives to compilers on this platform; null where it gives them the same file as to all others.</summary>
    private static string? PrecompiledIn(string root)
    {
        var file = Path.Combine(
            root, "artifacts", "bin", "Analyzers", "release", "precompiled", RuntimeInformation.RuntimeIdentifier, "Allocations.Analyzers.dll");
        return File.Exists(file) ? file : null;
    }

    private static IEnumerable<string> OffLines(string? except) =>
        Descriptors.All.Where(rule => rule.Id != except).Select(static rule => $"dotnet_diagnostic.{rule.Id}.severity = none");

    private static IReadOnlyList<CostTime> MeasureServers((string With, string File)[] choices, string folder)
    {
        var servers = choices.Select(static _ => new CompilerServer()).ToArray();
        try
        {
            return Measure("Compiling in servers", choices, ServerWarmUp, i => servers[i].CpuSeconds(choices[i].File, folder));
        }
        finally
        {
            foreach (var server in servers)
                server.Dispose();
        }
    }

    private static IReadOnlyList<CostTime> Measure(string title, (string With, string File)[] choices, int warmUp, Func<int, double> compile)
    {
        var times = choices.Select(static _ => new List<double>()).ToArray();
        AnsiConsole.Progress().HideCompleted(true).Start(progress =>
        {
            var task = progress.AddTask(title, maxValue: (Rounds + warmUp) * choices.Length);
            for (var round = 0; round < Rounds + warmUp; round++)
            {
                for (var i = 0; i < choices.Length; i++)
                {
                    var seconds = compile(i);
                    if (round >= warmUp)
                        times[i].Add(seconds);
                    task.Increment(1);
                }
            }
        });
        return [.. choices.Select((choice, i) => CostTime.Of(choice.With, times[i]))];
    }

    private static CostRatio Ratio(IReadOnlyList<CostTime> cpu, int choice) => new(
        Math.Round((cpu[choice].Median - cpu[0].Median) / (cpu[2].Median - cpu[0].Median), 2),
        Math.Round((cpu[choice].Minimum - cpu[0].Minimum) / (cpu[2].Minimum - cpu[0].Minimum), 2));

    private static void Print(CostResult result)
    {
        Print(result, "each time a new process", result.NewProcess);
        Print(result, "servers that have compiled it before", result.Server);
        if (result.EditMs is { } edit)
            AnsiConsole.MarkupLineInterpolated(CultureInfo.InvariantCulture, $"Re-analysis after an edit in one file takes {edit:0.0} ms.");
    }

    private static void Print(CostResult result, string way, CostTimes times)
    {
        var table = new Table()
            .Title(Markup.Escape(string.Create(
                CultureInfo.InvariantCulture, $"CPU of the compiler on {result.Lines:N0} lines of {result.Project}, {result.Rounds} rounds, {way}")))
            .Border(TableBorder.Rounded)
            .AddColumns("With", "Median s", "More than none", "Minimum s", "More than none");
        foreach (var time in times.Cpu)
            table.AddRow(
                Markup.Escape(time.With),
                Seconds(time.Median),
                More(time.Median - times.Cpu[0].Median),
                Seconds(time.Minimum),
                More(time.Minimum - times.Cpu[0].Minimum));
        AnsiConsole.Write(table);
        PrintRatio("The package", times.PackageToFloor);
        PrintRatio("The package with one rule on", times.OnlyRuleToFloor);
    }

    private static void PrintRatio(string what, CostRatio ratio) =>
        AnsiConsole.MarkupLineInterpolated(
            CultureInfo.InvariantCulture, $"{what} costs {ratio.ByMedians:0.00} times the floor by medians and {ratio.ByMinima:0.00} times by minima.");

    private static string Seconds(double seconds) => seconds.ToString("0.00", CultureInfo.InvariantCulture);

    private static string More(double seconds) => seconds.ToString("+0.00;-0.00", CultureInfo.InvariantCulture);
}
