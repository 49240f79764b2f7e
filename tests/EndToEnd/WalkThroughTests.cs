using System.Text.RegularExpressions;

namespace Allocations.EndToEnd;

/// <summary>The walk through of the README: its code, its command, and what it says that they do.</summary>
public sealed partial class WalkThroughTests(PackedPackage package)
{
    [Fact]
    public async Task WalkThrough_OfTheReadme_HoldsWordForWord()
    {
        var readme = await File.ReadAllTextAsync(Path.Combine(package.Root, "README.md"), TestContext.Current.CancellationToken);
        var walk = readme.Split("## Walk through\n")[1].Split("\n## ")[0];
        var code = Block("csharp", walk);
        var command = Block("sh", walk).Trim();
        var consumer = new Consumer(package, nameof(WalkThrough_OfTheReadme_HoldsWordForWord), "<OutputType>Exe</OutputType>").Write("Program.cs", code);

        var before = await consumer.BuildAsync();
        var printed = await RunAsync(consumer);
        var output = await DotnetCommand.SucceedAsync(consumer.Folder, [.. command.Split(' ').Skip(1), "--no-restore"]);
        var after = await consumer.BuildAsync();

        string[] all = ["ALLOC101", "ALLOC202", "ALLOC301", "ALLOC701"];
        Assert.Equal(all, before.Where(IsOurs).Select(static row => row.Id).Order());
        Assert.Equal(["ALLOC202"], before.Where(static row => IsOurs(row) && row.Level == "warning").Select(static row => row.Id).Order());
        Assert.Equal(all, command.Split(' ').Where(static word => word.StartsWith("ALLOC", StringComparison.Ordinal)));
        Assert.Equal(["ALLOC701"], after.Where(IsOurs).Select(static row => row.Id));
        Assert.Contains("Unable to fix ALLOC701", output, StringComparison.Ordinal);
        Assert.Equal("1230\n1230\n", printed);
        Assert.Equal(printed, await RunAsync(consumer));

        var changed = await File.ReadAllTextAsync(Path.Combine(consumer.Folder, "Program.cs"), TestContext.Current.CancellationToken);
        Assert.Contains("private int _last = 0;", changed, StringComparison.Ordinal);
        Assert.Contains("stackalloc char[", changed, StringComparison.Ordinal);
        Assert.Contains("void Log(string text)", changed, StringComparison.Ordinal);
        Assert.Contains("DateTime.Now - start", changed, StringComparison.Ordinal);
        foreach (var id in all)
            Assert.Contains("[" + id + "](docs/rules/" + id + ".md)", walk, StringComparison.Ordinal);
    }

    private static bool IsOurs(Consumer.Row row) => row.Id.StartsWith("ALLOC", StringComparison.Ordinal);

    private static async Task<string> RunAsync(Consumer consumer) =>
        (await DotnetCommand.SucceedAsync(consumer.Folder, "run", "--no-build")).Replace("\r", "", StringComparison.Ordinal);

    private static string Block(string language, string text) => Blocks().Matches(text).First(match => match.Groups[1].Value == language).Groups[2].Value;

    [GeneratedRegex("```(\\w+)\\n(.*?)```", RegexOptions.Singleline)]
    private static partial Regex Blocks();
}
