using Allocations.Analyzers.Rules.Strings.BuilderOverhead;
using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.Analyzers.Rules.Strings.SplitToLook;
using Allocations.CodeFixes.Rules.Strings.BuilderOverhead;
using Allocations.CodeFixes.Rules.Strings.ParseChain;
using Allocations.CodeFixes.Rules.Strings.SplitToLook;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Strings.Shared;

/// <summary>A parser of header lines, as servers have it, before and after the fixes of this topic: the same answers from few bytes.</summary>
public sealed class HeaderLinesTests
{
    private const string Source =
        """
        using System;
        using System.Collections.Generic;
        using System.Text;

        static class C
        {
            static long One(string line) => Parse(new[] { line, line });

            static long Parse(string[] lines)
            {
                long length = -1, flags = 0;
                foreach (var line in lines)
                {
                    if (line is null) continue;
                    var colon = line.IndexOf(':');
                    if (colon <= 0)
                    {
                        var parts = line.Split('=');
                        if (parts.Length == 2) flags += parts[0].Length;
                        continue;
                    }

                    var name = line.Substring(0, colon).Trim();
                    if (name.Equals("Content-Length", StringComparison.OrdinalIgnoreCase))
                    {
                        length = long.TryParse(line.Substring(colon + 1).Trim(), out var n) ? n : -2;
                    }
                    else if (string.Equals(name, "Connection", StringComparison.OrdinalIgnoreCase))
                    {
                        if (line.Substring(colon + 1).Trim().Equals("keep-alive", StringComparison.OrdinalIgnoreCase)) flags |= 1;
                    }
                    else if (name == "Accept-Encoding")
                    {
                        var value = line.Substring(colon + 1);
                        value = value.Trim();
                        if (value.StartsWith("gzip", StringComparison.Ordinal)) flags |= 2;
                        if (value == "br" || value.Length == 0) flags |= 4;
                    }
                    else
                    {
                        flags += Kind(line);
                    }
                }

                return length * 1000 + flags;
            }

            static int Kind(string line)
            {
                if (line is null) return -1;
                var text = line.Trim();
                text = text.Substring(text.IndexOf(':') + 1).TrimStart();
                switch (text)
                {
                    case "GET": return 1;
                    case "": return 2;
                    default: return text.Length;
                }
            }

            static string Write(string line)
            {
                if (line is null) return null;
                var builder = new StringBuilder();
                for (var i = 0; i < 2; i++) builder.AppendLine(i + ": " + line);
                return builder.ToString();
            }
        }
        """;

    [Fact]
    public async Task FixedParser_GivesTheSame()
    {
        var changed = await FixedAsync();

        Assert.DoesNotContain("Substring", changed, StringComparison.Ordinal);
        Assert.DoesNotContain(".Split('=')", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("i + \": \"", changed, StringComparison.Ordinal);
        string[] names = ["Content-Length", " content-length ", "Connection", "Accept-Encoding", "X", "k\u0130"];
        var lines = TextInputs.Texts.Where(static text => text is null || text.Length < 2000)
            .Concat(names.SelectMany(static name => TextInputs.Random(seed: 7, count: 40)
            .Concat(["keep-alive", " Keep-Alive ", "gzip, br", " br", "", "GET", " 12 "])
            .Select(value => name + ":" + value)))
            .Concat(["a=b", "=", "a=b=c"]);
        SameBehaviour.Verify(Source, changed, lines.Select(static line => new object?[] { line }), LanguageVersion.CSharp11, "One", "Kind", "Write");
    }

    [Fact]
    public async Task FixedParser_TakesOneShortString()
    {
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(await FixedAsync());
        var old = before.Delegate<Func<string[], long>>("Parse");
        var now = after.Delegate<Func<string[], long>>("Parse");
        string[] lines = ["Content-Length: 1234", "Connection: Keep-Alive", "Accept-Encoding: gzip, br", "Accept: */*", "max=20"];

        Assert.Equal(1_234_003 + 3 + 3, old(lines));
        Assert.Equal(old(lines), now(lines));
        // What is left is the part whose length is asked for.
        Assert.Equal([608, 32], new[] { AllocatedBytes.PerCall(() => old(lines)), AllocatedBytes.PerCall(() => now(lines)) });
    }

    private static async Task<string> FixedAsync()
    {
        var sliced = await AppliedFix.SafeAsync<ParseChainAnalyzer, ParseChainCodeFix>(Source, LanguageVersion.CSharp11);
        var split = await AppliedFix.SafeAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(sliced, LanguageVersion.CSharp11);
        var again = await AppliedFix.SafeAsync<BuilderOverheadAnalyzer, BuilderOverheadCodeFix>(split, LanguageVersion.CSharp11);
        return again;
    }
}
