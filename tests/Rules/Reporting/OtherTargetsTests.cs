using Allocations.Analyzers.Options;

namespace Allocations.Tests.Reporting;

/// <summary>What a project that is built for several frameworks is shown: nothing that one of them lacks.</summary>
public sealed class OtherTargetsTests
{
    [Theory]
    [InlineData("ALLOC301", "n = int.Parse(text.Substring(1).Trim());", "netstandard2.0", "netstandard2.1")]
    [InlineData("ALLOC301", "n = int.Parse(match.Value);", "net5.0", "net6.0")]
    [InlineData("ALLOC301", "text = text.Substring(1).TrimStart('/');", "net48", "netstandard2.1")]
    [InlineData("ALLOC305", "builder.Append(n.ToString(\"x2\"));", "netstandard2.1", "net8.0-windows")]
    [InlineData("ALLOC305", "builder.Append(string.Join(\",\", texts));", "net48", "netcoreapp3.1")]
    [InlineData("ALLOC306", "hash = SHA256.Create().ComputeHash(Encoding.UTF8.GetBytes(text));", "netcoreapp3.1", "net5.0")]
    [InlineData("ALLOC306", "writer.Write(Encoding.UTF8.GetBytes(\"RIFF\"));", "net472", "net8.0")]
    [InlineData("ALLOC501", "var two = new int[2]; two[n] = 1; n = two[1 - n];", "netstandard1.3", "net8.0")]
    [InlineData("ALLOC505", "var four = binary.ReadBytes(4); n = four[0] + four[1];", "netcoreapp2.0", "netcoreapp2.1")]
    [InlineData("ALLOC506", "writer.Write(BitConverter.GetBytes(n));", "netstandard2.0", "net10.0")]
    [InlineData("ALLOC304", "n = map.TryGetValue(text.Substring(1), out var v) ? v : 0;", "net8.0", "net9.0")]
    [InlineData("ALLOC107", "n = new Random().Next(5);", "net5.0", "net6.0")]
    public async Task WhatAnotherTargetLacks_IsNotShown(string id, string statement, string older, string newer)
    {
        Assert.Contains(id, await ReportAsync(statement, ""));
        Assert.Contains(id, await ReportAsync(statement, "net10.0," + newer));
        Assert.DoesNotContain(id, await ReportAsync(statement, "net10.0," + older));
        Assert.DoesNotContain(id, await ReportAsync(statement, older + ", net10.0"));
        Assert.Contains(id, await ReportAsync(statement, older, configuration: "dotnet_code_quality.allocations.minimum_heat = unknown"));
        Assert.Contains(id, await ReportAsync(statement, older, configuration: "dotnet_code_quality.allocations.hot_members = C.*"));
    }

    [Theory]
    [InlineData("ALLOC301", "n = match.Value.Length;")]
    [InlineData("ALLOC301", "builder.Append(text.Substring(1).Substring(2));")]
    [InlineData("ALLOC305", "builder.Append(text + n + text);")]
    [InlineData("ALLOC306", "n = Encoding.UTF8.GetBytes(text).Length;")]
    [InlineData("ALLOC505", "text = string.Join(\",\", texts.ToArray());")]
    [InlineData("ALLOC207", "text = string.Format(\"{0}\", n);")]
    [InlineData("ALLOC304", "n = map.TryGetValue(\"n\" + n, out var v) ? v : 0;")]
    public async Task WhatAllTargetsHave_IsShown(string id, string statement) =>
        Assert.Contains(id, await ReportAsync(statement, "net10.0,net461,netstandard1.3"));

    [Theory]
    [InlineData("#if NET6_0_OR_GREATER\n", "\n#endif\n", true)]
    [InlineData("#if NETSTANDARD\n#else\n", "\n#endif\n", true)]
    [InlineData("#if !NETSTANDARD\n#endif\n", "\n", false)]
    [InlineData("#if !DEBUG\n", "\n#endif\n", false)]
    [InlineData("#if !NO_GRAPHICS\n", "\n#endif\n", false)]
    [InlineData("#if A\n#elif NET\n#if TRACE\n#endif\n", "\n#endif\n", true)]
    public async Task BranchForNewerTargets_IsJudgedForItself(string before, string after, bool isReported)
    {
        var report = await ReportAsync(before + "n = int.Parse(text.Substring(1).Trim());" + after, "net10.0,netstandard2.0");

        Assert.Equal(isReported, report.Contains("ALLOC301", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("", FrameworkApi.AlternateLookups)]
    [InlineData("net8.0;net48", FrameworkApi.Any)]
    [InlineData("NET8.0,NetStandard2.1", FrameworkApi.Spans)]
    [InlineData("net10.0-android36.0,net9.0", FrameworkApi.AlternateLookups)]
    [InlineData("uap10.0,monoandroid90,net,netx,$(Targets),,", FrameworkApi.AlternateLookups)]
    [InlineData("net6.0;net9.0", FrameworkApi.Handlers)]
    [InlineData("net10.0;net8.0", FrameworkApi.ElapsedTime)]
    [InlineData("net5.0", FrameworkApi.StaticHashes)]
    [InlineData("net4.8", FrameworkApi.Any)]
    internal void Frameworks_HaveInCommon(string frameworks, FrameworkApi common) => Assert.Equal(common, TargetFrameworks.CommonTo(frameworks));

    private static async Task<string> ReportAsync(string statement, string targets, string configuration = "")
    {
        var code = $$"""
            #define NET6_0_OR_GREATER
            #define NET
            using System; using System.Collections.Generic; using System.IO; using System.Linq; using System.Security.Cryptography; using System.Text;
            using System.Text.RegularExpressions;
            public class C
            {
                private static int n; private static string text; private static byte[] hash; private static Match match;
                static readonly StringBuilder builder; static readonly BinaryWriter writer; static readonly BinaryReader binary;
                static readonly List<string> texts; static readonly Dictionary<string, int> map;
                public override int GetHashCode()
                {
                    foreach (var c in text)
                    {
            {{statement}}
                    }

                    return 1;
                }
            }
            """;
        var compilation = PackageAnalyzers.Compile(("/C.cs", code));
        return string.Join('\n', await PackageAnalyzers.ReportAsync(compilation, configurations:
        [
            ("/.editorconfig", "root = true\n[*.cs]\n" + configuration),
            ("/.globalconfig", "is_global = true\n" + (targets.Length == 0 ? "" : TargetFrameworks.Property + " = " + targets)),
        ]));
    }
}
