using System.Reflection;
using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.Emit;
using Perfolizer.Horology;
using Spectre.Console;

namespace Allocations.Bench.Reporting;

/// <summary>Runs benchmark classes in this process with short iterations, all variants of an operation next to each other.</summary>
internal static class MeasuredOperations
{
    /// <summary>
    /// Runs every benchmark of the types and shows progress. The variant is the <c>Name</c> of a type's generic argument, the operation is
    /// the description of its method.
    /// </summary>
    /// <exception cref="InvalidOperationException">A benchmark failed; the message holds what it printed.</exception>
    public static IReadOnlyList<BenchRow> Run(string suite, string system, IReadOnlyList<Type> types)
    {
        var log = new AccumulationLogger();
        var total = types.Sum(static type => type.GetMethods().Count(static method => method.IsDefined(typeof(BenchmarkDotNet.Attributes.BenchmarkAttribute))));
        var summaries = Array.Empty<Summary>();
        AnsiConsole.Progress().HideCompleted(true).Start(progress =>
        {
            var task = progress.AddTask("Measuring", maxValue: total);
            summaries = BenchmarkRunner.Run([.. types], Config(log, new ProgressOf(task)));
        });

        var rows = new List<BenchRow>();
        foreach (var (summary, report) in summaries.SelectMany(static summary => summary.Reports.Select(report => (summary, report))))
        {
            if (!report.Success || report.ResultStatistics is null)
                throw new InvalidOperationException($"{report.BenchmarkCase.DisplayInfo} failed:\n{log.GetLog()}");
            rows.Add(ToRow(suite, system, report));
        }

        if (rows.Count != total)
            throw new InvalidOperationException($"{total - rows.Count} of {total} benchmarks did not run:\n{log.GetLog()}");
        return rows;
    }

    private static IConfig Config(ILogger log, EventProcessor progress) => ManualConfig.CreateEmpty()
        .AddJob(Job.Default
            .WithToolchain(InProcessEmitToolchain.Instance)
            .WithWarmupCount(3)
            .WithIterationCount(7)
            .WithIterationTime(TimeInterval.FromMilliseconds(60)))
        .AddDiagnoser(new MemoryDiagnoser(new MemoryDiagnoserConfig(displayGenColumns: true)))
        .AddColumnProvider(DefaultColumnProviders.Instance)
        .AddLogger(log)
        .AddEventProcessor(progress)
        .WithArtifactsPath(Path.Combine(Path.GetTempPath(), "allocations-bench"))
        .WithOptions(ConfigOptions.DisableLogFile);

    private static BenchRow ToRow(string suite, string system, BenchmarkReport report)
    {
        var descriptor = report.BenchmarkCase.Descriptor;
        var variant = (string)descriptor.Type.GetGenericArguments()[0].GetProperty("Name", BindingFlags.Public | BindingFlags.Static)!.GetValue(null)!;
        var ns = report.ResultStatistics!.Median;
        var memory = report.GcStats;
        return new BenchRow(
            suite, system, variant, descriptor.WorkloadMethodDisplayInfo.Trim('\''), Threads: 1,
            Math.Round(ns, 2),
            Math.Round(1e9 / ns),
            memory.GetBytesAllocatedPerOperation(report.BenchmarkCase) ?? 0,
            Math.Round(memory.TotalOperations == 0 ? 0 : memory.Gen0Collections * 1000d / memory.TotalOperations, 4));
    }

    private sealed class ProgressOf(ProgressTask task) : EventProcessor
    {
        public override void OnStartRunBenchmark(BenchmarkCase benchmarkCase) =>
            task.Description = Markup.Escape(benchmarkCase.Descriptor.Type.GetGenericArguments()[0].Name + " " + benchmarkCase.Descriptor.WorkloadMethodDisplayInfo.Trim('\''));

        public override void OnEndRunBenchmark(BenchmarkCase benchmarkCase, BenchmarkReport report) => task.Increment(1);
    }
}
