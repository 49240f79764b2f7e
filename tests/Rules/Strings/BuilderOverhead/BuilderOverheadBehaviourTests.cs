using System.Text;
using Allocations.Analyzers.Rules.Strings.BuilderOverhead;
using Allocations.CodeFixes.Rules.Strings.BuilderOverhead;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Strings.BuilderOverhead;

/// <summary>What the fix of ALLOC305 leaves appends the same text, and fails alike.</summary>
public sealed class BuilderOverheadBehaviourTests
{
    private const string Source =
        """
        using System;
        using System.Collections.Generic;
        using System.Text;

        static class C
        {
            static string Parts(string s)
            {
                var sb = new StringBuilder();
                var n = s is null ? -1 : s.Length;
                sb.Append(s + n).Append("" + 1.25 + s + -7m + true + 'c' + (string)null + float.NaN);
                sb.AppendLine(s + ";").AppendLine(n + s + n).AppendLine(s + "");
                sb.Append("[" + s[0] + "]" + new DateTime(2024, 2, 29) + DayOfWeek.Friday + (int?)null + (n / (n - 3)));
                sb.Append(s + (s.Length > 2 ? s.Substring(2) : null));
                return sb.ToString();
            }

            static string Joined(string s)
            {
                var sb = new StringBuilder("<", 0, 1, 16);
                var parts = s?.Split(',');
                sb.Append(string.Join(";", parts));
                sb.Append(string.Join(null, parts));
                sb.Append(string.Join("-", new List<double> { 1.5, -2, s.Length }));
                sb.Append(string.Join(s, s, null, "x"));
                sb.Append(string.Join('+', 1, s, null));
                return sb.ToString();
            }

            static string Formatted(string s)
            {
                var sb = new StringBuilder();
                sb.Append(string.Format("{0}|{1}|{0}", s, -1.5));
                sb.Append(string.Format("{0}{1}{2}{3}", s, 1, true, 'c'));
                sb.Append(string.Format(s ?? "{0}", 1));
                return sb.ToString();
            }
        }
        """;

    [Fact]
    public async Task SafeFix_BehavesTheSame()
    {
        var changed = await AppliedFix.SafeAsync<BuilderOverheadAnalyzer, BuilderOverheadCodeFix>(Source, LanguageVersion.CSharp11);

        Assert.DoesNotContain("Append(string.", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("Append(s +", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Source,
            changed,
            TextInputs.Texts.Where(static text => text is not { Length: > 5000 }).Select(static text => new object?[] { text }),
            LanguageVersion.CSharp11,
            "Parts",
            "Joined",
            "Formatted");
    }

    [Fact]
    public async Task UnsafeFix_LeavesTheTextBeforeAFailure()
    {
        const string Shared = "using System.Text; static class C { static string M(string s) { var sb = new StringBuilder(); try { N(sb, s); } catch { } "
            + "return sb.ToString(); } static void N(StringBuilder sb, string s) => sb.Append(\"n=\" + s.Length); }";
        var changed = await AppliedFix.ApplyAsync<BuilderOverheadAnalyzer, BuilderOverheadCodeFix>(Shared, LanguageVersion.CSharp11, static _ => true);

        SameBehaviour.Verify(Shared, changed, [["a"], [""]], LanguageVersion.CSharp11, "M");
        using var before = CompiledMethods.Compile(Shared);
        using var after = CompiledMethods.Compile(changed);
        Assert.Equal("", before.Call("M", [null]).Value);
        Assert.Equal("n=", after.Call("M", [null]).Value);
    }

    [Theory]
    [InlineData("sb.Append(a + b)", 64)]
    [InlineData("sb.Append(a + n)", 96)]
    [InlineData("sb.Append(string.Join(\",\", all))", 64)]
    public async Task Fix_SavesWhatThePageSays(string append, long bytes)
    {
        var code = "using System.Text; static class C { static void M(StringBuilder sb, string a, string b, int n, string[] all) { sb.Clear(); " + append
            + "; } }";
        var changed = await AppliedFix.SafeAsync<BuilderOverheadAnalyzer, BuilderOverheadCodeFix>(code, LanguageVersion.CSharp11);
        using var before = CompiledMethods.Compile(code);
        using var after = CompiledMethods.Compile(changed);
        var old = before.Delegate<Action<StringBuilder, string, string, int, string[]>>("M");
        var now = after.Delegate<Action<StringBuilder, string, string, int, string[]>>("M");
        var sb = new StringBuilder(1000);
        string[] all = ["abcdefghij", "klmnopqrs"];

        Assert.Equal(bytes, AllocatedBytes.PerCall(() => old(sb, "abcdefghij", "klmnopqrs", 1234567, all)));
        Assert.Equal(0, AllocatedBytes.PerCall(() => now(sb, "abcdefghij", "klmnopqrs", 1234567, all)));
    }
}
