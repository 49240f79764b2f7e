using Allocations.Oracle.Judging;
using Allocations.Oracle.Measuring;

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
