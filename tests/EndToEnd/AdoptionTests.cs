namespace Allocations.EndToEnd;

/// <summary>What docs/adopting.md promises, in real builds: whose setting wins, folders, baselines and warnings as errors.</summary>
public sealed class AdoptionTests(PackedPackage package)
{
    private const string Hot = """
        namespace Shop;

        public static class Tags
        {
            internal static int Count(params string[] tags) => tags.Length;
        }

        public sealed class Counters
        {
            private object _total = 0L;

            [Allocations.HotPath] public int Work(TextReader reader)
            {
                var sum = 0;
                while (reader.ReadLine() is { } line)
                {
                    sum += Tags.Count(line);
                    _total = (long)sum;
                }

                return sum + _total.GetHashCode();
            }

            public static void Fill(int length)
            {
                Span<byte> buffer = stackalloc byte[length];
                buffer.Clear();
            }
        }
        """;

    private const string Cool = """
        namespace Shop;

        public sealed class Cool
        {
            private object _last = 0;

            public void Set(int value) => _last = value;

            public int Get() => _last.GetHashCode();
        }
        """;

    [Fact]
    public async Task UserSeverity_BeatsAPreset()
    {
        var all = await NewConsumer(nameof(UserSeverity_BeatsAPreset), "<AllocationsAnalysisMode>All</AllocationsAnalysisMode>")
            .Write(".editorconfig", """
                root = true

                [*.cs]
                dotnet_diagnostic.ALLOC101.severity = none
                dotnet_diagnostic.CA1822.severity = none
                """)
            .BuildAsync();
        var off = await NewConsumer(nameof(UserSeverity_BeatsAPreset) + "Off", "<AllocationsAnalysisMode>Off</AllocationsAnalysisMode>")
            .Write(".editorconfig", """
                root = true

                [*.cs]
                dotnet_diagnostic.ALLOC504.severity = warning
                """)
            .BuildAsync();

        Assert.DoesNotContain(all, static row => row.Id == "ALLOC101");
        Assert.Contains(all, static row => row is { Id: "ALLOC202", Level: "warning", File: "Cool.cs" });
        Assert.Equal(["ALLOC504"], OwnIds(off));
    }

    [Fact]
    public async Task FolderSettings_ApplyToTheirFolderOnly()
    {
        var rows = await NewConsumer(nameof(FolderSettings_ApplyToTheirFolderOnly))
            .Write("Old/Older.cs", Hot.Replace("Shop", "Old", StringComparison.Ordinal))
            .Write("Old/.editorconfig", """
                [*.cs]
                dotnet_diagnostic.ALLOC101.severity = none
                dotnet_code_quality.ALLOC202.minimum_heat = hot
                """)
            .Write("Old/Lukewarm.cs", Cool.Replace("Shop", "Old", StringComparison.Ordinal))
            .Write(".editorconfig", """
                root = true

                [Old/Old*.cs]
                dotnet_diagnostic.ALLOC504.severity = none
                """)
            .BuildAsync();

        Assert.Equal(["ALLOC202"], OwnIds(rows.Where(static row => row.Level == "warning" && row.File == "Older.cs")));
        Assert.DoesNotContain(rows, static row => row.File == "Lukewarm.cs" && row.Id == "ALLOC202");
        Assert.Contains(rows, static row => row is { Id: "ALLOC202", File: "Cool.cs" });
        Assert.Equal(["ALLOC101", "ALLOC202", "ALLOC504"], OwnIds(rows.Where(static row => row.Level == "warning" && row.File == "Counters.cs")));
    }

    [Fact]
    public async Task BaselineOfFiles_LetsTheBuildPassUntilANewFileWarns()
    {
        var consumer = NewConsumer(nameof(BaselineOfFiles_LetsTheBuildPassUntilANewFileWarns), "<TreatWarningsAsErrors>true</TreatWarningsAsErrors>")
            .Write(".editorconfig", """
                root = true

                [Counters.cs]
                dotnet_diagnostic.ALLOC101.severity = suggestion
                dotnet_diagnostic.ALLOC202.severity = suggestion
                dotnet_diagnostic.ALLOC504.severity = suggestion
                """);
        var rows = await consumer.BuildAsync();
        consumer.Write("New.cs", Hot.Replace("Shop", "New", StringComparison.Ordinal));
        var failed = await DotnetCommand.RunAsync(consumer.Folder, "build", "-m:1");

        Assert.Contains(rows, static row => row is { Id: "ALLOC202", Level: "note", File: "Counters.cs" });
        Assert.NotEqual(0, failed.ExitCode);
        Assert.Contains("New.cs(17,25): error ALLOC101", failed.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("Counters.cs(", failed.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task SuppressionFile_HidesWhatItNames()
    {
        var consumer = NewConsumer(nameof(SuppressionFile_HidesWhatItNames)).Write("GlobalSuppressions.cs", """
            using System.Diagnostics.CodeAnalysis;

            [assembly: SuppressMessage("Performance", "ALLOC202", Justification = "Known", Scope = "member", Target = "~F:Shop.Counters._total")]
            [assembly: SuppressMessage("Performance", "ALLOC101", Justification = "Known", Scope = "type", Target = "~T:Shop.Counters")]
            """);

        var output = await DotnetCommand.SucceedAsync(consumer.Folder, "build", "-m:1");

        Assert.DoesNotContain("ALLOC202", output, StringComparison.Ordinal);
        Assert.DoesNotContain("ALLOC101", output, StringComparison.Ordinal);
        Assert.Contains("warning ALLOC504", output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("MSBuildWarningsAsErrors", false)]
    [InlineData("WarningsAsErrors", true)]
    public async Task WarningsAsErrors_OfOneRule_FailsTheBuild(string property, bool takesSuggestions)
    {
        var consumer = NewConsumer(nameof(WarningsAsErrors_OfOneRule_FailsTheBuild) + property, $"<{property}>$({property});ALLOC202</{property}>");

        var result = await DotnetCommand.RunAsync(consumer.Folder, "build", "-m:1");

        Assert.NotEqual(0, result.ExitCode);
        Assert.Contains("Counters.cs(10,20): error ALLOC202", result.Output, StringComparison.Ordinal);
        Assert.Equal(takesSuggestions, result.Output.Contains("Cool.cs(5,20): error ALLOC202", StringComparison.Ordinal));
        Assert.Contains("warning ALLOC101", result.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task TreatWarningsAsErrors_LeavesWhatIsNamedNotAsErrors()
    {
        var consumer = NewConsumer(nameof(TreatWarningsAsErrors_LeavesWhatIsNamedNotAsErrors),
            "<TreatWarningsAsErrors>true</TreatWarningsAsErrors><WarningsNotAsErrors>$(WarningsNotAsErrors);ALLOC101;ALLOC202</WarningsNotAsErrors>");

        var result = await DotnetCommand.RunAsync(consumer.Folder, "build", "-m:1");

        Assert.NotEqual(0, result.ExitCode);
        Assert.Contains("error ALLOC504", result.Output, StringComparison.Ordinal);
        Assert.Contains("warning ALLOC101", result.Output, StringComparison.Ordinal);
        Assert.Contains("warning ALLOC202", result.Output, StringComparison.Ordinal);
    }

    private Consumer NewConsumer(string name, string properties = "") =>
        new Consumer(package, name, "<AllocationsAttributes>true</AllocationsAttributes>" + properties).Write("Counters.cs", Hot).Write("Cool.cs", Cool);

    private static IEnumerable<string> OwnIds(IEnumerable<Consumer.Row> rows) =>
        rows.Select(static row => row.Id).Where(static id => id.StartsWith("ALLOC", StringComparison.Ordinal)).Distinct().Order();
}
