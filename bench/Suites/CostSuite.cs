using System.Globalization;
using Allocations.Analyzers;
using Allocations.Bench.Cost;
using Allocations.Bench.Reporting;
using Allocations.Fixing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>
/// What the analyzers cost a build and an editor. The compiler runs as its own process on the same generated code without analyzers, with an
/// empty one, with the floor (one analyzer that registers the operation kinds of the package and does nothing) and with the package, each
/// once in every round, so that a slow minute of the machine hits all of them.
/// </summary>
internal sealed class CostSuite : ISuite
{
    private const int Lines = 50_000;
    private const int Rounds = 5;
    private const int Edits = 15;

    public string Name => "cost";

    public string Description => "CPU time that the analyzers add to a compile, against the floor, and the time of re-analysis after an edit";

    public async Task<int> RunAsync(string root)
    {
        var folder = Directory.CreateTempSubdirectory("allocations-cost-").FullName;
        try
        {
            var lines = GeneratedCode.Write(folder, Lines);
            var compilation = Compilation(folder);
            var kinds = RegisteredKinds.Of(Catalogue.Analyzers, compilation);
            var empty = typeof(CostAnalyzers.FloorAnalyzer).Assembly.Location;
            var package = typeof(AllocationAnalyzer).Assembly.Location;
            string[] files =
            [
                ResponseFile(folder, "compile", [], ""),
                ResponseFile(folder, "empty", [empty], ""),
                ResponseFile(folder, "floor", [empty], "allocations_floor_kinds = " + string.Join(';', kinds)),
                ResponseFile(folder, "package", [package], ""),
            ];

            var cpu = Measure(files);
            var edits = await EditCost.MeasureAsync(compilation, Edits);
            var result = new CostResult(lines, cpu[0], cpu[1], cpu[2], cpu[3], Math.Round((cpu[3] - cpu[0]) / (cpu[2] - cpu[0]), 2), Math.Round(Median(edits), 1));
            Print(result, kinds.Count);
            AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, BenchFile.WriteObject(root, Name, result))}.");
            return 0;
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>The result as <c>artifacts/bench/cost.json</c> holds it: CPU in seconds, medians of the rounds.</summary>
    private sealed record CostResult(int Lines, double CompileCpu, double EmptyCpu, double FloorCpu, double PackageCpu, double RatioToFloor, double EditMs);

    private static double[] Measure(string[] files)
    {
        var compiler = new CompilerProcess();
        var times = files.Select(static _ => new List<double>()).ToArray();
        AnsiConsole.Progress().HideCompleted(true).Start(progress =>
        {
            var task = progress.AddTask("Compiling", maxValue: (Rounds + 1) * files.Length);
            for (var round = 0; round <= Rounds; round++)
            {
                for (var i = 0; i < files.Length; i++)
                {
                    var seconds = compiler.CpuSeconds(files[i]);
                    if (round > 0)
                        times[i].Add(seconds);
                    task.Increment(1);
                }
            }
        });
        return [.. times.Select(static list => Math.Round(Median(list), 3))];
    }

    private static void Print(CostResult result, int kinds)
    {
        var table = new Table().Title(string.Create(CultureInfo.InvariantCulture, $"CPU of the compiler on {result.Lines:N0} generated lines, median of {Rounds} rounds")).Border(TableBorder.Rounded).AddColumns("With", "CPU s", "More than none");
        foreach (var (name, cpu) in ((string, double)[])[("no analyzer", result.CompileCpu), ("empty analyzer", result.EmptyCpu), ($"floor ({kinds} operation kinds)", result.FloorCpu), ("the package", result.PackageCpu)])
            table.AddRow(Markup.Escape(name), cpu.ToString("0.00", CultureInfo.InvariantCulture), (cpu - result.CompileCpu).ToString("+0.00;-0.00", CultureInfo.InvariantCulture));
        AnsiConsole.Write(table);
        AnsiConsole.MarkupLineInterpolated(CultureInfo.InvariantCulture, $"The package costs {result.RatioToFloor:0.00} times the floor; re-analysis after an edit in one file takes {result.EditMs:0.0} ms.");
    }

    private static string ResponseFile(string folder, string name, string[] analyzers, string option)
    {
        var config = Path.Combine(folder, name + ".globalconfig");
        File.WriteAllText(config, "is_global = true\n" + option + "\n");
        var file = Path.Combine(folder, name + ".rsp");
        File.WriteAllLines(file,
        [
            "/target:library", "/optimize+", "/nullable:enable", "/langversion:14", "/nostdlib+", $"/out:{Path.Combine(folder, name + ".dll")}",
            $"/errorlog:{Path.Combine(folder, name + ".sarif")},version=2.1",
            "/analyzerconfig:" + config,
            .. SourceFolder.FrameworkAssemblies().Select(static path => "/reference:" + path),
            .. analyzers.Select(static path => "/analyzer:" + path),
            .. Directory.EnumerateFiles(folder, "*.cs"),
        ]);
        return file;
    }

    private static CSharpCompilation Compilation(string folder) => CSharpCompilation.Create(
        "Generated",
        Directory.EnumerateFiles(folder, "*.cs").Order(StringComparer.Ordinal).Select(static path => CSharpSyntaxTree.ParseText(File.ReadAllText(path), path: path)),
        SourceFolder.FrameworkAssemblies().Select(static path => MetadataReference.CreateFromFile(path)),
        new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release, nullableContextOptions: NullableContextOptions.Enable));

    private static double Median(IReadOnlyList<double> values)
    {
        var sorted = values.Order().ToArray();
        return (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
    }
}
