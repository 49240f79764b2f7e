using System.Runtime.InteropServices;

namespace Allocations.EndToEnd;

public sealed class ConsumerBuildTests(PackedPackage package)
{
    private const string Hotspots = """
        using System.Threading;

        namespace Shop;

        public static class Tags
        {
            internal static int Count(params string[] tags) => tags.Length;
        }

        public sealed class Counters
        {
            private object _total = 0L;

            public int Work(TextReader reader)
            {
                var sum = 0;
                var started = DateTime.Now;
                while (reader.ReadLine() is { } line)
                {
                    sum += Tags.Count(line);
                    sum += int.Parse(line.Replace(",", "").Trim());
                    if (DateTime.Now - started > TimeSpan.FromSeconds(1))
                        sum++;
                    var scratch = new byte[16];
                    for (var i = 0; i < scratch.Length; i++)
                        scratch[i] = (byte)sum;
                    sum += scratch[3];
                }

                return sum;
            }

            public void Add(long value)
            {
                object old;
                do
                {
                    old = _total;
                }
                while (Interlocked.CompareExchange(ref _total, (long)old + value, old) != old);
            }

            public static void Fill(int length)
            {
                Span<byte> buffer = stackalloc byte[length];
                buffer.Clear();
            }
        }
        """;

    [Fact]
    public async Task Build_WithThePackage_WarnsWhereHotAndDoesNotFail()
    {
        var rows = await new Consumer(package, nameof(Build_WithThePackage_WarnsWhereHotAndDoesNotFail)).Write("Counters.cs", Hotspots).BuildAsync();

        AssertNoHostTrouble(rows);
        foreach (var id in (string[])["ALLOC203", "ALLOC501", "ALLOC504"])
            Assert.Contains(rows, row => row.Id == id && row.Level == "warning");
        foreach (var id in (string[])["ALLOC101", "ALLOC301", "ALLOC701"])
            Assert.Contains(rows, row => row.Id == id && row.Level == "note");
        Assert.Contains(
            rows,
            static row => row.Id == "ALLOC101"
                && row.Message.Contains("32 B", StringComparison.Ordinal)
                && row.Message.Contains("in a loop (line 18)", StringComparison.Ordinal));
    }

    [Fact]
    public async Task Build_WhereDeclaredHot_WarnsOfLongerCode()
    {
        var rows = await new Consumer(package, nameof(Build_WhereDeclaredHot_WarnsOfLongerCode))
            .Write("Counters.cs", Hotspots)
            .Write(".editorconfig", """
                root = true

                [*.cs]
                dotnet_code_quality.allocations.hot_members = Counters.Work
                """)
            .BuildAsync();

        AssertNoHostTrouble(rows);
        foreach (var id in (string[])["ALLOC101", "ALLOC203", "ALLOC301", "ALLOC501", "ALLOC504", "ALLOC701"])
            Assert.Contains(rows, row => row.Id == id && row.Level == "warning");
    }

    [Fact]
    public async Task Build_WherePrecompiledForThePlatform_RunsThatFileAndFindsTheSame()
    {
        var consumer = new Consumer(package, nameof(Build_WherePrecompiledForThePlatform_RunsThatFileAndFindsTheSame)).Write("Counters.cs", Hotspots);
        var isPrecompiled = RuntimeInformation.RuntimeIdentifier == "linux-x64";

        foreach (var (property, expected) in ((string, bool)[])[("AllocationsPrecompiled=true", isPrecompiled), ("AllocationsPrecompiled=false", false),
            ("DesignTimeBuild=true", false)])
        {
            var used = await DotnetCommand.SucceedAsync(
                consumer.Folder, "build", "-m:1", "--no-incremental", "-p:" + property, "-getItem:Analyzer");
            Assert.Equal(expected, used.Contains("precompiled/linux-x64/Allocations.Analyzers.dll", StringComparison.Ordinal));
            Assert.Equal(expected, !used.Contains("roslyn4.5/cs/Allocations.Analyzers.dll", StringComparison.Ordinal));
        }

        var rows = await consumer.BuildAsync();
        var compiledAtRunTime = await consumer.BuildAsync("-p:AllocationsPrecompiled=false");
        AssertNoHostTrouble(rows);
        Assert.NotEmpty(rows);
        Assert.Equal(InOrder(compiledAtRunTime), InOrder(rows));

        // Files and members are analyzed side by side, so the order of the log is another each time.
        static IEnumerable<Consumer.Row> InOrder(IReadOnlyList<Consumer.Row> found) =>
            found.OrderBy(static row => row.Line)
                .ThenBy(static row => row.Id, StringComparer.Ordinal)
                .ThenBy(static row => row.Message, StringComparer.Ordinal);
    }

    [Theory]
    [InlineData("net10.0;net8.0", true)]
    [InlineData("net10.0;netstandard2.0", false)]
    public async Task Build_ForSeveralTargets_TellsEachOfTheOthers(string targets, bool isReported)
    {
        // Only the build of one target: a restore for the others would need their reference assemblies.
        var properties = "<TargetFrameworks Condition=\"'$(MSBuildRestoreSessionId)' == ''\">" + targets + "</TargetFrameworks>";
        var rows = await new Consumer(package, nameof(Build_ForSeveralTargets_TellsEachOfTheOthers) + isReported, properties).Write(
            "Counters.cs", Hotspots).BuildAsync();

        AssertNoHostTrouble(rows);
        Assert.Equal(isReported, rows.Any(static row => row.Id == "ALLOC301"));
        Assert.Contains(rows, static row => row.Id == "ALLOC701");
    }

    [Fact]
    public async Task Build_WithModeOff_IsSilent()
    {
        var rows = await new Consumer(package, nameof(Build_WithModeOff_IsSilent), "<AllocationsAnalysisMode>Off</AllocationsAnalysisMode>").Write(
            "Counters.cs", Hotspots).BuildAsync();

        AssertNoHostTrouble(rows);
        Assert.DoesNotContain(rows, static row => row.Id.StartsWith("ALLOC", StringComparison.Ordinal));
    }

    [Fact]
    public async Task Build_WithModeAll_WarnsAtAnyHeat()
    {
        const string cool = """
            public static class Cool
            {
                public static int One() => Many("a");

                private static int Many(params string[] tags) => tags.Length;
            }
            """;
        var quiet = await new Consumer(package, nameof(Build_WithModeAll_WarnsAtAnyHeat) + "Default").Write("Cool.cs", cool).BuildAsync();
        var all = await new Consumer(package, nameof(Build_WithModeAll_WarnsAtAnyHeat), "<AllocationsAnalysisMode>All</AllocationsAnalysisMode>").Write(
            "Cool.cs", cool).BuildAsync();

        Assert.DoesNotContain(quiet, static row => row.Id == "ALLOC101");
        Assert.Contains(all, static row => row.Id == "ALLOC101" && row.Level == "warning");
    }

    [Fact]
    public async Task Build_WithUnknownMode_NamesTheModes()
    {
        var consumer = new Consumer(package, nameof(Build_WithUnknownMode_NamesTheModes), "<AllocationsAnalysisMode>Strict</AllocationsAnalysisMode>").Write(
            "Counters.cs", Hotspots);

        var output = await DotnetCommand.SucceedAsync(consumer.Folder, "build", "-m:1");

        Assert.Contains("ALLOC001", output, StringComparison.Ordinal);
        Assert.Contains("Off, Default, Recommended, All", output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Build_WithAttributes_ColdPathSilencesAndHotPathRaises()
    {
        var rows = await new Consumer(
            package, nameof(Build_WithAttributes_ColdPathSilencesAndHotPathRaises), "<AllocationsAttributes>true</AllocationsAttributes>").Write("Paths.cs", """
            using Allocations;

            public static class Paths
            {
                [HotPath]
                public static int Hot() => Many("a");

                [ColdPath]
                public static int Cold(string[] lines)
                {
                    var sum = 0;
                    foreach (var line in lines)
                        sum += Many(line);
                    return sum;
                }

                private static int Many(params string[] tags) => tags.Length;
            }
            """).BuildAsync();

        var found = Assert.Single(rows, static row => row.Id == "ALLOC101");
        Assert.Equal(6, found.Line);
        Assert.Contains("[HotPath]", found.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("roslyn4.4", false)]
    [InlineData("roslyn4.5", true)]
    [InlineData("roslyn4.14", true)]
    public async Task Build_OnACompiler_LoadsThePackageFromItsFloor(string compilerApi, bool isLoaded)
    {
        var consumer = new Consumer(package, nameof(Build_OnACompiler_LoadsThePackageFromItsFloor) + compilerApi).Write("Counters.cs", Hotspots);

        var rows = await consumer.BuildAsync("-p:CompilerApiVersion=" + compilerApi);

        Assert.Equal(isLoaded, rows.Any(static row => row.Id.StartsWith("ALLOC", StringComparison.Ordinal)));
    }

    private static void AssertNoHostTrouble(IEnumerable<Consumer.Row> rows) =>
        Assert.DoesNotContain(rows, static row => row.Id is "AD0001" or "CS8032" or "CS9057" or "CS8034");
}
