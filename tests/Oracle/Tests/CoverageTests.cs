using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Allocations.Fixing;
using Allocations.Oracle.Format;

namespace Allocations.Oracle.Tests;

/// <summary>No rule and no fix is without a case.</summary>
public sealed class CoverageTests
{
    private static readonly ImmutableArray<OracleCase> Cases = CaseFile.ReadAll(OracleFolders.Cases);

    /// <summary>The rules that claim bytes of code; ALLOC906 tells what a benchmark measures, and the types of its attributes cannot be in a case.</summary>
    public static TheoryData<string> Rules { get; } =
    [
        .. Descriptors.All.Where(static rule => rule.Descriptor.Category != "Configuration" && rule != Descriptors.BenchmarkOverhead)
            .Select(static rule => rule.Id),
    ];

    public static TheoryData<string> FixedRules { get; } =
    [
        .. Catalogue.Fixes.SelectMany(static fix => fix.FixableDiagnosticIds).Distinct().Order(StringComparer.Ordinal),
    ];

    [Theory]
    [MemberData(nameof(Rules))]
    public void Rule_IsReportedInACase(string rule) => Assert.Contains(Cases, c => c.Header.Rules.Contains(rule));

    [Theory]
    [MemberData(nameof(FixedRules))]
    public void Fix_IsJudgedInACase(string rule) => Assert.Contains(Cases, c => c.Header.Fix?.Rule == rule);
}
