using Allocations.Analyzers.Options;

namespace Allocations.Tests.Options;

/// <summary>Which of several values of an option counts, and what a wrong one does.</summary>
public sealed class OptionTests
{
    private const string Code = """
        static class Tags
        {
            static int Count(params string[] tags) => tags.Length;
            static int One() => Count("a");
            static int Many(string[] lines) { var sum = 0; foreach (var line in lines) foreach (var c in line) sum += Count(line); return sum; }
            static void Fill(int length) { Span<byte> buffer = stackalloc byte[length]; buffer.Clear(); }
        }
        """;

    public static TheoryData<string> Names { get; } = [.. AllocationOptions.All.Select(static option => option.Name)];

    [Theory]
    [InlineData("dotnet_code_quality.allocations.minimum_heat = unknown", 2)]
    [InlineData("dotnet_code_quality.ALLOC101.minimum_heat = unknown", 2)]
    [InlineData("dotnet_code_quality.allocations.minimum_heat = hot\ndotnet_code_quality.ALLOC101.minimum_heat = unknown", 2)]
    [InlineData("dotnet_code_quality.ALLOC101.minimum_heat = hot\ndotnet_code_quality.allocations.minimum_heat = unknown", 1)]
    [InlineData("dotnet_code_quality.ALLOC101.minimum_heat = boiling\ndotnet_code_quality.allocations.minimum_heat = unknown", 1)]
    [InlineData("dotnet_code_quality.ALLOC203.minimum_heat = unknown", 1)]
    [InlineData("dotnet_code_quality.ALLOC101.cold_members = Tags.Many", 0)]
    [InlineData("dotnet_code_quality.ALLOC101.hot_members = Tags.One", 2)]
    [InlineData("dotnet_code_quality.ALLOC203.hot_members = Tags.One", 1)]
    [InlineData("", 1)]
    public async Task KeyOfARule_WinsOverTheKeyForAll(string lines, int count)
    {
        var report = await PackageAnalyzers.ReportAsync(
            PackageAnalyzers.Compile(("/src/Tags.cs", Code)), configurations: ("/.editorconfig", "root = true\n[*.cs]\n" + lines));

        Assert.Equal(count, report.Count(static row => row.Contains("ALLOC101", StringComparison.Ordinal)));
    }

    [Fact]
    public async Task NearestFile_Wins()
    {
        var compilation = PackageAnalyzers.Compile(
            ("/src/Tags.cs", Code), ("/src/loud/Tags.cs", "namespace Loud;\n" + Code), ("/src/quiet/Tags.cs", "namespace Quiet;\n" + Code));

        var report = await PackageAnalyzers.ReportAsync(
            compilation,
            isConcurrent: true,
            ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.minimum_heat = hot"),
            ("/src/loud/.editorconfig", "[*.cs]\ndotnet_code_quality.allocations.minimum_heat = unknown"),
            ("/src/quiet/.editorconfig", "[*.cs]\ndotnet_code_quality.allocations.cold_members = Tags.*"));

        var rows = report.Where(static row => row.Contains("ALLOC101", StringComparison.Ordinal))
            .Select(static row => row[..row.IndexOf('(', StringComparison.Ordinal)]);
        Assert.Equal(["/src/Tags.cs", "/src/loud/Tags.cs", "/src/loud/Tags.cs"], rows);
    }

    [Theory]
    [MemberData(nameof(Names))]
    public async Task WrongValue_IsReportedAndTheDefaultApplies(string name)
    {
        var compilation = PackageAnalyzers.Compile(("/src/Tags.cs", Code));
        var expected = await PackageAnalyzers.ReportAsync(compilation);
        Assert.NotEmpty(expected);

        foreach (var value in (string[])[
            "maybe", "-1", "99999999999999999999", "0x10", "NaN", "1e3", "٣", "日本", "\u0001", "hot, warm", "TRUE FALSE", "((", "*", "|",
            new string('9', 10_000),
        ])
        {
            var report = await PackageAnalyzers.ReportAsync(
                compilation.Clone(), configurations: ("/.editorconfig", $"root = true\n[*.cs]\ndotnet_code_quality.allocations.{name} = {value}"));

            Assert.Single(
                report,
                row => row.Contains("ALLOC001", StringComparison.Ordinal) && row.Contains($"dotnet_code_quality.allocations.{name}", StringComparison.Ordinal));
            Assert.Equal(expected, report.Where(static row => !row.Contains("ALLOC001", StringComparison.Ordinal)));
        }
    }
}
