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
        Assert.Contains("stackalloc byte[32]", checksum, StringComparison.Ordinal);
        var numbers = await File.ReadAllTextAsync(Path.Combine(consumer.Folder, "NumberText.cs"), TestContext.Current.CancellationToken);
        Assert.DoesNotContain("text.Replace", numbers, StringComparison.Ordinal);
        Assert.Contains("stackalloc char[256]", numbers, StringComparison.Ordinal);
        var cache = await File.ReadAllTextAsync(Path.Combine(consumer.Folder, "MemoryCache.cs"), TestContext.Current.CancellationToken);
        Assert.Contains("public object? Value;", cache, StringComparison.Ordinal);
        await consumer.BuildAsync();
    }
}
