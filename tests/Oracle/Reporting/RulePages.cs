using System.Globalization;
using System.Text;
using Allocations.Oracle.Judging;
using Allocations.Oracle.Measuring;

namespace Allocations.Oracle.Reporting;

/// <summary>The byte tables of the rules' pages, from the cases below <c>Cases/Rules</c>.</summary>
internal static class RulePages
{
    private const string Start = "<!-- bytes: written by tests/Oracle -->";
    private const string End = "<!-- /bytes -->";
    private const string Heading = "### Bytes\n";

    /// <summary>Path, relative to the root, and whole content of each page whose rule has cases.</summary>
    public static IEnumerable<(string Path, string Content)> All(string root, IReadOnlyCollection<CaseResult> results)
    {
        foreach (var rule in results.Where(static result => result.Case?.Section == "Rules")
            .GroupBy(static result => result.Name.Split('/')[1])
            .OrderBy(static rule => rule.Key, StringComparer.Ordinal))
        {
            var path = "docs/rules/" + rule.Key + ".md";
            var file = Path.Combine(root, path);
            if (!File.Exists(file))
                throw new InvalidOperationException($"The cases of '{rule.Key}' have no page {path}.");
            yield return (path, WithTable(File.ReadAllText(file), TableOf(rule)));
        }
    }

    /// <summary>The page with the table in its section about bytes; the markers are added to a page that has none.</summary>
    public static string WithTable(string page, string table)
    {
        var start = page.IndexOf(Start, StringComparison.Ordinal);
        var end = page.IndexOf(End, StringComparison.Ordinal);
        if (start >= 0 && end > start)
            return page[..(start + Start.Length)] + "\n" + table + page[end..];
        var heading = page.IndexOf(Heading, StringComparison.Ordinal);
        if (heading < 0)
            throw new InvalidOperationException("A rule's page lacks the section 'Bytes'.");
        var place = heading + Heading.Length;
        return page[..place] + "\n" + Start + "\n" + table + End + "\n" + page[place..];
    }

    private static string TableOf(IEnumerable<CaseResult> cases)
    {
        var table = new StringBuilder("| Code | Before | After the fix |\n| --- | ---: | --- |\n");
        foreach (var result in cases)
        {
            var header = result.Case!.Header;
            var after = header.Fix is null || !result.BytesAfter.TryGetValue(JitEnvironment.Truth, out var bytes)
                ? header.Unreported is null ? "-" : "not reported: " + header.Unreported
                : ByteText.Of(bytes) + " (" + (header.Fix.IsSafe ? "safe" : "unsafe") + ")";
            table.Append(
                CultureInfo.InvariantCulture,
                $"| {ByteText.Cell(header.Title)} | {ByteText.Of(result.Bytes[JitEnvironment.Truth])}{Removed(result)} | {ByteText.Cell(after)} |\n");
        }

        return table.Append("\nBytes per call, measured on .NET 8, 9 and 10, 64 bits; with a slash, per call and per iteration of a loop in the method.\n")
            .ToString();
    }

    /// <summary>What the JIT leaves by itself, where that is less.</summary>
    private static string Removed(CaseResult result)
    {
        var removed = (result.Bytes.GetValueOrDefault(JitEnvironment.Jit) ?? [])
            .Where(pair => pair.Value != result.BytesOn(JitEnvironment.Truth, pair.Key))
            .GroupBy(static pair => pair.Value, static pair => ByteText.NameOf(pair.Key))
            .Select(static group => $"{group.Key} on {string.Join(" and ", group)}")
            .ToArray();
        return removed.Length == 0 ? "" : $" ({string.Join(", ", removed)}, where the JIT removes it)";
    }
}
