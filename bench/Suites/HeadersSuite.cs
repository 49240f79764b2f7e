using Allocations.Bench.Headers;
using Allocations.Bench.Reporting;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>Parsers of header lines, as servers have them: what is found in them, what the fixes change, and both measured.</summary>
internal sealed class HeadersSuite : ISuite
{
    private const string System = "Headers";

    public string Name => "headers";

    public string Description => "findings, fixes and the before/after table of the parsers of header lines";

    public async Task<int> RunAsync(string root)
    {
        var sample = new FixedSample(root, System);
        SampleReport.PrintFindings(System, await sample.FindAsync());
        SampleReport.PrintFixes(System, await sample.FixAsync(), await sample.IsCommittedAsync());

        var rows = MeasuredOperations.Run(Name, System, typeof(HeaderBenchmarks<>));
        BenchTable.Print("Header lines, one thread", rows);
        AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, BenchFile.Write(root, Name, rows))}.");
        return 0;
    }
}
