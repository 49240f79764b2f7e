using System.Text;
using Allocations.Oracle.Format;
using Allocations.Oracle.Judging;
using Allocations.Oracle.Measuring;

namespace Allocations.Oracle.Reporting;

/// <summary>The truth table as a page: one line for each case outside of the rules' own.</summary>
internal static class WhatAllocates
{
    /// <summary>The page, relative to the root.</summary>
    public const string Path = "docs/what-allocates.md";

    private static readonly (string Section, string Title)[] Sections =
    [
        ("Bytes", "Usual constructs"),
        ("A1", "Boxing"),
        ("A2", "Strings"),
        ("A3", "Arrays, argument lists and spans"),
        ("A4", "Delegates and closures"),
        ("A5", "Iterators, tasks and async"),
        ("A6", "Enumeration, LINQ, collections and reflection"),
    ];

    /// <summary>The whole page.</summary>
    public static string Of(IReadOnlyCollection<CaseResult> results)
    {
        var page = new StringBuilder(
            """
            # What allocates

            Each line is a case of `tests/Oracle`, which measures it; the page is written by it (`dotnet run -c Release --project tests/Oracle -- write`).
            *Compiled* is what the compiler made: bytes of one call when the JIT puts no object on the stack. The other columns are what a program
            gets that sets nothing. `0/40` means 0 bytes per call, and 40 for each iteration when the statement is in a loop in its method; `0 or 40` depends on
            what the JIT saw while the program ran. C# 14 and .NET 8 unless the line says otherwise, 64 bits, release builds.

            """.ReplaceLineEndings("\n"));
        foreach (var (section, title) in Sections)
        {
            var rows = results.Where(result => result.Case?.Section == section).ToArray();
            if (rows.Length == 0)
                continue;
            page.Append(
                System.Globalization.CultureInfo.InvariantCulture,
                $"\n## {title}\n\n| What | Compiled | .NET 8 | .NET 9 | .NET 10 | Reported by |\n| --- | ---: | ---: | ---: | ---: | --- |\n");
            foreach (var row in rows)
                page.Append(Line(row)).Append('\n');
        }

        return page.ToString();
    }

    private static string Line(CaseResult result)
    {
        var header = result.Case!.Header;
        var user = Target.AllRuntimes.Select(runtime => header.Target.Runtimes.Contains(runtime)
            ? header.User.TextOf(runtime).Replace(" | ", " or ", StringComparison.Ordinal)
            : "-");
        return $"| {TitleOf(header)} | {ByteText.Of(result.Bytes[JitEnvironment.Truth])} | {string.Join(" | ", user)} | {ReporterOf(header)} |";
    }

    private static string TitleOf(CaseHeader header)
    {
        var gates = new List<string>();
        if (header.Optional("language") is { } language)
            gates.Add("C# " + language);
        if (header.Optional("target") is { } target)
            gates.Add(target);
        if (!header.IsOptimized)
            gates.Add("debug build");
        return ByteText.Cell(header.Title + (gates.Count > 0 ? " (" + string.Join(", ", gates) + ")" : "") + (header.Note is { } note ? "; " + note : ""));
    }

    private static string ReporterOf(CaseHeader header) => header.Unreported is { } reason
        ? ByteText.Cell(reason)
        : string.Join(", ", header.Rules.Select(static rule => $"[{rule}](rules/{rule}.md)"));
}
