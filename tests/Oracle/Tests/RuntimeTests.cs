using Allocations.Fixing;
using Allocations.Oracle.Format;
using Allocations.Oracle.Judging;
using Allocations.Oracle.Measuring;

namespace Allocations.Oracle.Tests;

public sealed class RuntimeTests
{
    [Fact]
    public async Task RunningRuntime_IsMeasuredWhereThereAreNoPacks()
    {
        var runtimes = ReferenceRuntimes.RunningOnly();
        var @case = CaseFile.Read(
            "A1/Box", "// title: t\n// rule: ALLOC201\n// bytes: 24\nstatic class Case { static void Probe(int i = 300) => Sink.KeepObject([|i|]); }");

        var results = await OracleRun.JudgeAsync(
            [@case], new OracleOptions { Analyzers = Catalogue.Analyzers, Fixes = Catalogue.Fixes, Artifacts = OracleFolders.Artifacts, Runtimes = runtimes });

        Assert.Equal("ok", results.Single().Verdict);
        Assert.Equal([new ByteCount(24, 24)], results.Single().Bytes[JitEnvironment.Truth].Values);
        Assert.Contains("only net10 was measured", runtimes.Limit, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Runtimes_AreAssembledOnceByConcurrentRuns()
    {
        if (OracleRun.LimitOf(OracleFolders.Artifacts) is { } limit)
            Assert.Skip(limit);
        var folder = Directory.CreateTempSubdirectory("oracle").FullName;
        try
        {
            var runs = await Task.WhenAll(Enumerable.Range(0, 4).Select(_ => Task.Run(() => ReferenceRuntimes.Assemble(folder))));

            Assert.All(runs, static runtimes => Assert.Equal(Target.AllRuntimes, runtimes.Names));
            var root = Assert.Single(Directory.GetDirectories(folder));
            Assert.Equal(3, Directory.GetDirectories(Path.Combine(root, "shared", "Microsoft.NETCore.App")).Length);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }
}
