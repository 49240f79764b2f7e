using Allocations.Oracle.Judging;
using Allocations.Oracle.Measuring;
using Allocations.Oracle.Reporting;

namespace Allocations.Oracle.Tests;

/// <summary>Every case is true: its findings, its IL and its bytes on each runtime are as it claims.</summary>
public sealed class CaseTests(OracleFixture oracle) : IClassFixture<OracleFixture>
{
    public static TheoryData<string> Names { get; } = [.. Directory.EnumerateFiles(OracleFolders.Cases, "*.cs", SearchOption.AllDirectories)
        .Select(static path => Path.ChangeExtension(Path.GetRelativePath(OracleFolders.Cases, path), null).Replace('\\', '/'))
        .Order(StringComparer.Ordinal)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Case_IsTrue(string name) => Assert.Equal("ok", oracle.Results[name].Verdict);

    [Fact]
    public void Fix_IsComparedOnEnoughInputsOrShowsItsDifference()
    {
        foreach (var result in oracle.Results.Values.Where(static result => result is { Verdict: "ok", Case.Header.Fix: not null }))
        {
            var fix = result.Case!.Header.Fix!;
            if (fix.IsSafe)
                Assert.True(result.BehaviourRuns >= OracleFixture.Inputs, result.Name);
            else
                Assert.True(result.Shown is not null || fix.Shows!.StartsWith("none: ", StringComparison.Ordinal), result.Name);
        }
    }

    [Fact]
    public void RuleThatNamesBytes_IsComparedInACase()
    {
        if (OracleRun.LimitOf(OracleFolders.Artifacts) is { } limit)
            Assert.Skip(limit);
        var named = oracle.Results.Values.SelectMany(static result => result.Findings)
            .Where(static finding => finding.Bytes is not null)
            .Select(static finding => finding.Rule)
            .Distinct();
        Assert.Empty(named.Except(oracle.Results.Values.SelectMany(static result => result.Compared)));
    }

    [Fact]
    public void Pages_AreAsTheOraclePrintsThem()
    {
        if (OracleRun.LimitOf(OracleFolders.Artifacts) is { } limit)
            Assert.Skip(limit);
        Assert.SkipWhen(oracle.Results.Values.Any(static result => result.Verdict != "ok"), "Some cases are not true.");
        foreach (var (path, content) in PrintedPages.All(
            OracleFolders.Root, [.. oracle.Results.Values.OrderBy(static result => result.Name, StringComparer.Ordinal)]))
        {
            var file = Path.Combine(OracleFolders.Root, path);
            Assert.True(
                File.Exists(file) && File.ReadAllText(file) == content,
                path + " is not up to date: run 'dotnet run -c Release --project tests/Oracle -- write'.");
        }
    }

    [Fact]
    public void EveryRuntime_IsMeasured()
    {
        if (OracleRun.LimitOf(OracleFolders.Artifacts) is { } limit)
            Assert.Skip(limit);
        foreach (var result in oracle.Results.Values)
        {
            foreach (var environment in JitEnvironment.Claimed)
                Assert.Equal(result.Case!.Header.Target.Runtimes, result.Bytes[environment].Keys);
        }
    }
}
