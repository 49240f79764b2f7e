using System.Globalization;
using Allocations.Fixing;
using Spectre.Console;

namespace Allocations.Bench.Reporting;

/// <summary>Prints what the analysis of a sample found and what the fixes changed.</summary>
internal static class SampleReport
{
    public static void PrintFindings(string sample, IReadOnlyList<FindingRow> findings)
    {
        var table = new Table()
            .Title("Findings in samples/" + sample + "/Before")
            .Border(TableBorder.Rounded)
            .AddColumns("Rule", "Place", "Severity", "Bytes", "Why");
        foreach (var finding in findings)
            table.AddRow(
                finding.Id,
                Markup.Escape(finding.Place),
                finding.Severity,
                finding.Bytes?.ToString(CultureInfo.InvariantCulture) ?? "",
                Markup.Escape(finding.Why));
        AnsiConsole.Write(table);
    }

    public static void PrintFixes(string sample, IReadOnlyList<AppliedFix> fixes, bool isCommitted)
    {
        var table = new Table().Title("Fixes applied, one click each").Border(TableBorder.Rounded).AddColumns("Rule", "Place", "Safety", "What changed");
        foreach (var fix in fixes)
            table.AddRow(fix.Id, Markup.Escape(fix.Place), fix.IsSafe ? "safe" : "unsafe", Markup.Escape(fix.Title));
        AnsiConsole.Write(table);
        AnsiConsole.WriteLine(isCommitted
            ? "The result is samples/" + sample + "/After, byte for byte."
            : "The result differs from samples/" + sample + "/After: the figures below are of the committed sources.");
    }

    /// <summary>The time of the four operations of the cache together, and the bytes of each where they are not zero.</summary>
    public static void PrintSummary(IReadOnlyList<BenchRow> rows)
    {
        foreach (var variant in rows.GroupBy(static row => row.Variant))
        {
            var four = variant.Where(static row => IsOneOfTheFour(row.Operation)).Sum(static row => row.NsPerOp);
            var allocating = variant
                .Where(static row => row.BytesPerOp > 0)
                .Select(static row => string.Create(CultureInfo.InvariantCulture, $"{row.Operation} {row.BytesPerOp:0} B"))
                .ToArray();
            var allocates = allocating.Length == 0 ? "nothing" : string.Join(", ", allocating);
            AnsiConsole.MarkupLineInterpolated(
                CultureInfo.InvariantCulture, $"{variant.Key,-7} Set, Get, Increment and Remove together {four,7:0.0} ns; allocates in: {allocates}");
        }
    }

    private static bool IsOneOfTheFour(string operation) => operation is "Set<long>" or "Get<long> hit" or "Increment(long)" or "Remove hit";
}
