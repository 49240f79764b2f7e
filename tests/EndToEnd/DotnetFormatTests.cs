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

    [Fact]
    public async Task Format_WhereSeveralRulesFind_FixesEachInOneRun()
    {
        var consumer = new Consumer(package, nameof(Format_WhereSeveralRulesFind_FixesEachInOneRun));
        consumer.Write("Several.cs", """
            using System;
            using System.Collections.Generic;

            public static class Several
            {
            	public static int Parse(string? text) => text is null ? 0 : int.Parse(text.Trim().Substring(1));

            	public static int Distinct(int[][] rows)
            	{
            		var sum = 0;
            		foreach (var row in rows)
            		{
            			var seen = new HashSet<int>();
            			foreach (var number in row)
            				seen.Add(number);
            			sum += seen.Count;
            		}

            		return sum;
            	}

            	public static int Last(int count)
            	{
            		var sum = 0;
            		for (var i = 0; i < count; i++)
            		{
            			var data = new byte[16];
            			data[i & 15] = 1;
            			foreach (var b in data)
            				sum += b * i;
            		}

            		return sum;
            	}
            }

            """);
        await DotnetCommand.SucceedAsync(consumer.Folder, "restore");

        await DotnetCommand.SucceedAsync(
            consumer.Folder, "format", "analyzers", "--severity", "info", "--no-restore", "--diagnostics", "ALLOC104", "ALLOC301", "ALLOC501");

        var code = await File.ReadAllTextAsync(Path.Combine(consumer.Folder, "Several.cs"), TestContext.Current.CancellationToken);
        Assert.Contains("\t\tvar seen = new HashSet<int>();\n", code.ReplaceLineEndings("\n"), StringComparison.Ordinal);
        Assert.Contains("text.AsSpan().Trim().Slice(1)", code, StringComparison.Ordinal);
        Assert.Contains("stackalloc byte[16]", code, StringComparison.Ordinal);
        Assert.DoesNotContain(code.Split('\n'), static line => line.StartsWith(' '));
        await consumer.BuildAsync();
    }
}
