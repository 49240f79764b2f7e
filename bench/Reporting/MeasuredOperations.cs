using System.Reflection;
using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using Spectre.Console;

namespace Allocations.Bench.Reporting;

/// <summary>
/// Runs generic benchmark classes in this process, all variants of an operation right after each other, so that a slow minute of the machine
/// meets all of them.
/// </summary>
internal static class MeasuredOperations
{
    private const int ByteRounds = 9;

    /// <summary>
    /// Runs every benchmark of the open generic classes for each variant that a class names, and shows progress. The variant is the
    /// <c>Name</c> of the generic argument, the operation is the description of the method.
    /// </summary>
    /// <exception cref="InvalidOperationException">A benchmark failed; the message holds what it printed.</exception>
    public static IReadOnlyList<BenchRow> Run(string suite, string system, params IReadOnlyList<Type> benchmarks)
    {
        var log = new AccumulationLogger();
        Summary[] summaries = [];
        var total = 0;
        AnsiConsole.Progress().HideCompleted(true).Start(progress =>
        {
            var task = progress.AddTask("Measuring");
            var config = ManualConfig.CreateEmpty()
                .AddColumnProvider(DefaultColumnProviders.Instance)
                .AddLogger(log)
                .AddEventProcessor(new ProgressOf(task))
                .WithArtifactsPath(Path.Combine(Path.GetTempPath(), "allocations-bench"))
                .WithOptions(ConfigOptions.DisableLogFile);
            var runs = benchmarks.SelectMany(type => Runs(type, config)).ToArray();
            task.MaxValue = total = runs.Length;
            summaries = BenchmarkRunner.Run(runs);
        });

        var reports = summaries.SelectMany(static summary => summary.Reports).ToArray();
        if (reports.FirstOrDefault(static report => !report.Success || report.ResultStatistics is null) is { } failed)
            throw new InvalidOperationException($"{failed.BenchmarkCase.DisplayInfo} failed:\n{log.GetLog()}");
        if (reports.Length != total)
            throw new InvalidOperationException($"{total - reports.Length} of {total} benchmarks did not run:\n{log.GetLog()}");
        return [.. reports.Select(report => ToRow(suite, system, report))];
    }

    private static IEnumerable<BenchmarkRunInfo> Runs(Type type, IConfig config)
    {
        var ofVariants = type.GetCustomAttributes<GenericTypeArgumentsAttribute>()
            .Select(attribute => BenchmarkConverter.TypeToBenchmarks(type.MakeGenericType(attribute.GenericTypeArguments), config))
            .OrderBy(static run => Array.IndexOf(["Before", "After", "Tuned"], VariantOf(run.Type)) is var place and >= 0 ? place : int.MaxValue)
            .ToArray();
        for (var i = 0; i < ofVariants[0].BenchmarksCases.Length; i++)
        {
            foreach (var run in ofVariants)
                yield return new BenchmarkRunInfo([run.BenchmarksCases[i]], run.Type, run.Config);
        }
    }

    private static string VariantOf(Type benchmarkType) =>
        (string)benchmarkType.GetGenericArguments()[0].GetProperty("Name", BindingFlags.Public | BindingFlags.Static)!.GetValue(null)!;

    private static BenchRow ToRow(string suite, string system, BenchmarkReport report)
    {
        var descriptor = report.BenchmarkCase.Descriptor;
        var ns = report.ResultStatistics!.Median;
        var memory = report.GcStats;
        return new BenchRow(
            suite, system, VariantOf(descriptor.Type), NameOf(descriptor), Threads: 1,
            Math.Round(ns, 2),
            Math.Round(1e9 / ns),
            BytesPerOperation(descriptor),
            Math.Round(memory.TotalOperations == 0 ? 0 : memory.Gen0Collections * 1000d / memory.TotalOperations, 4));
    }

    /// <summary>
    /// The bytes that an operation allocates, counted once more on this thread alone: the harness counts those of the whole process, and on a busy
    /// machine what other threads of the runtime allocate falls into some iterations.
    /// </summary>
    private static double BytesPerOperation(Descriptor descriptor)
    {
        var benchmark = Activator.CreateInstance(descriptor.Type)!;
        descriptor.GlobalSetupMethod?.Invoke(benchmark, null);
        var operation = descriptor.WorkloadMethod.CreateDelegate<Action>(benchmark);
        var bytes = new long[ByteRounds];
        for (var i = 0; i < bytes.Length; i++)
        {
            descriptor.IterationSetupMethod?.Invoke(benchmark, null);
            var before = GC.GetAllocatedBytesForCurrentThread();
            operation();
            bytes[i] = GC.GetAllocatedBytesForCurrentThread() - before;
            descriptor.IterationCleanupMethod?.Invoke(benchmark, null);
        }

        descriptor.GlobalCleanupMethod?.Invoke(benchmark, null);
        Array.Sort(bytes);
        return Math.Round((double)bytes[bytes.Length / 2] / descriptor.OperationsPerInvoke, 2);
    }

    private static string NameOf(Descriptor descriptor) => descriptor.WorkloadMethodDisplayInfo.Trim('\'');

    private sealed class ProgressOf(ProgressTask task) : EventProcessor
    {
        public override void OnStartRunBenchmark(BenchmarkCase benchmarkCase) =>
            task.Description = Markup.Escape(NameOf(benchmarkCase.Descriptor) + ", " + VariantOf(benchmarkCase.Descriptor.Type));

        public override void OnEndRunBenchmark(BenchmarkCase benchmarkCase, BenchmarkReport report) => task.Increment(1);
    }
}
