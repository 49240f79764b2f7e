using Allocations.Bench.Closures;
using Allocations.Bench.Reporting;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>An event router and a query layer full of lambdas: what is found in them, what the fixes change, and all versions measured.</summary>
internal sealed class ClosuresSuite : ISuite
{
    private const string System = "Closures";

    public string Name => "closures";

    public string Description => "findings, fixes and the before/after/tuned table of an event router and a query layer";

    public async Task<int> RunAsync(string root)
    {
        var sample = new FixedSample(root, System);
        SampleReport.PrintFindings(System, await sample.FindAsync());
        SampleReport.PrintFixes(System, await sample.FixAsync(), await sample.IsCommittedAsync());

        var rows = MeasuredOperations.Run(Name, System, typeof(ClosureBenchmarks<>));
        BenchTable.Print("Lambdas and queries, one thread", rows);
        AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, BenchFile.Write(root, Name, rows))}.");
        return 0;
    }
}
