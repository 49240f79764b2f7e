using Allocations.Oracle.Judging;

namespace Allocations.Oracle.Reporting;

/// <summary>Everything in <c>docs</c> that the oracle writes.</summary>
internal static class PrintedPages
{
    /// <summary>Path, relative to the root, and whole content of each file.</summary>
    public static IEnumerable<(string Path, string Content)> All(string root, IReadOnlyCollection<CaseResult> results) =>
        RulePages.All(root, results).Prepend((WhatAllocates.Path, WhatAllocates.Of(results)));

    /// <summary>Writes what is not as it should be and returns the paths.</summary>
    public static IReadOnlyList<string> Write(string root, IReadOnlyCollection<CaseResult> results)
    {
        var written = new List<string>();
        foreach (var (path, content) in All(root, results))
        {
            var file = Path.Combine(root, path);
            if (File.Exists(file) && File.ReadAllText(file) == content)
                continue;
            File.WriteAllText(file, content);
            written.Add(path);
        }

        return written;
    }
}
