namespace Allocations.EndToEnd;

public sealed class DotnetFormatTests(PackedPackage package)
{
    [Fact]
    public async Task Format_OnTheSample_AppliesTheSafeFixesAndTheResultBuilds()
    {
        var consumer = new Consumer(package, nameof(Format_OnTheSample_AppliesTheSafeFixesAndTheResultBuilds));
        var sample = Path.Combine(package.Root, "samples", "KvCache", "Before");
        foreach (var file in Directory.EnumerateFiles(sample, "*.cs"))
            consumer.Write(Path.GetFileName(file), await File.ReadAllTextAsync(file, TestContext.Current.CancellationToken));
        await DotnetCommand.SucceedAsync(consumer.Folder, "restore");

        await DotnetCommand.SucceedAsync(consumer.Folder, "format", "analyzers", "--severity", "info", "--no-restore", "--verbosity", "minimal");

        var checksum = await File.ReadAllTextAsync(Path.Combine(consumer.Folder, "KeyChecksum.cs"), TestContext.Current.CancellationToken);
        Assert.Contains("stackalloc byte[16]", checksum, StringComparison.Ordinal);
        var numbers = await File.ReadAllTextAsync(Path.Combine(consumer.Folder, "NumberText.cs"), TestContext.Current.CancellationToken);
        Assert.DoesNotContain(".Trim();", numbers.Replace("AsSpan", "", StringComparison.Ordinal).Split('\n').Where(static line => line.Contains("text.Replace", StringComparison.Ordinal)));
        await consumer.BuildAsync();
    }
}
