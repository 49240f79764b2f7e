using System.Text.RegularExpressions;
using Allocations.Testing;

namespace Allocations.Tests.Buffers.Shared;

/// <summary>That one array is one finding: which of ALLOC104, ALLOC501 and ALLOC502 speaks where several could.</summary>
public sealed class TemporaryArraysTests
{
    [Theory]
    [InlineData("foreach (var s in texts) { var a = new byte[16]; a[0] = (byte)s.Length; sum += a[0]; }", "ALLOC501")]
    [InlineData("foreach (var s in texts) { var a = new byte[4096]; a[0] = (byte)s.Length; sum += a[0]; }", "ALLOC104")]
    [InlineData("foreach (var s in texts) { var a = new string[100]; a[0] = s; sum += a[0].Length; }", "ALLOC104")]
    [InlineData("foreach (var s in texts) { var a = new string[3]; a[0] = s; sum += a[0].Length; }", "ALLOC104")]
    [InlineData("foreach (var s in texts) { var a = new byte[sum]; a[0] = (byte)s.Length; sum += a[0]; }", "ALLOC502")]
    [InlineData("foreach (var s in texts) { var a = new byte[n]; a[0] = (byte)s.Length; sum += a[0]; }", "ALLOC104")]
    [InlineData("foreach (var s in texts) Inner(s);", "")]
    public Task InALoop_OneRuleSpeaks(string body, string expected) => VerifyAsync(body, expected);

    [Theory]
    [InlineData("foreach (var s in texts) { int[] a = { 1, 2, 3 }; foreach (var i in a) sum += i; }", "ALLOC501")]
    [InlineData("foreach (var s in texts) { int[] a = { n, 2, 3 }; foreach (var i in a) sum += i; }", "ALLOC104")]
    [InlineData("foreach (var s in texts) { int[] a = { s.Length, 2, 3 }; foreach (var i in a) sum += i; }", "ALLOC501")]
    [InlineData("foreach (var s in texts) { int[] a = { n, 2, 3 }; a[0]++; foreach (var i in a) sum += i; }", "ALLOC501")]
    public Task WithElements_TheOneWithARemedySpeaks(string body, string expected) => VerifyAsync(body, expected);

    [Theory]
    [InlineData("foreach (var s in texts) { var a = new byte[16]; a[0] = (byte)s.Length; sum += a[0]; RECURSION }", "ALLOC104")]
    [InlineData("foreach (var s in texts) { var a = new byte[16]; a[0] = (byte)s.Length; await Task.Yield(); sum += a[0]; }", "ALLOC104")]
    [InlineData("foreach (var s in texts) { var a = new byte[4096]; a[0] = (byte)s.Length; await Task.Yield(); sum += a[0]; }", "ALLOC104")]
    [InlineData("foreach (var s in texts) { var a = new byte[16]; a[0] = (byte)s.Length; sum += a[0]; await Task.Yield(); }", "ALLOC104")]
    public Task WhereTheStackIsNoPlace_TheLoopIs(string body, string expected) =>
        VerifyAsync(body.Replace("RECURSION", "M(texts, n);", StringComparison.Ordinal), expected, body.Contains("await", StringComparison.Ordinal));

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public Task BetweenAwaits_TheStackIsAPlace() =>
        VerifyAsync("foreach (var s in texts) { var a = new byte[16]; a[0] = (byte)s.Length; sum += a[0]; }\nawait Task.Yield();", "ALLOC501", isAsync: true);

    [Theory]
    [InlineData("ALLOC104", "4096", "ALLOC502")]
    [InlineData("ALLOC501", "16", "ALLOC104")]
    [InlineData("ALLOC502", "4096", "ALLOC104")]
    [InlineData("ALLOC502", "16", "ALLOC501")]
    public Task RuleThatIsTurnedOff_LeavesThePlaceToAnother(string off, string length, string expected) => VerifyAsync(
        "foreach (var s in texts) { var a = new byte[" + length + "]; a[0] = (byte)s.Length; sum += a[0]; }", expected, off: off);

    [Fact]
    public Task RuleThatNeedsMoreHeat_LeavesThePlaceToAnother() =>
        VerifyAsync("var a = new byte[4096]; a[0] = (byte)n; sum += a[0];", "ALLOC502", isCalledInLoop: true);

    private static async Task VerifyAsync(string body, string expected, bool isAsync = false, string? off = null, bool isCalledInLoop = false)
    {
        var code = $$"""
            class C
            {
                static int sum;
                static {{(isAsync ? "async Task" : "void")}} M(string[] texts, int n) { {{body}} }
                static void Inner(string s) { }
                static void Caller(string[] texts) { {{(isCalledInLoop ? "foreach (var s in texts) M(texts, 3);" : "")}} }
            }
            """;
        var compilation = PackageAnalyzers.Compile(("/C.cs", code));
        if (off is not null)
            compilation = compilation.WithOptions(compilation.Options.WithSpecificDiagnosticOptions([
                new(off, Microsoft.CodeAnalysis.ReportDiagnostic.Suppress),
            ]));

        Assert.Empty(compilation.GetDiagnostics(TestContext.Current.CancellationToken)
            .Where(static diagnostic => diagnostic.Severity == Microsoft.CodeAnalysis.DiagnosticSeverity.Error));
        var report = await PackageAnalyzers.ReportAsync(
            compilation, configurations: ("/.editorconfig", "root = true\n[*]\ndotnet_code_quality.allocations.minimum_heat = warm\n"));
        Assert.Equal(expected, string.Join(' ', report.Select(static line => Regex.Match(line, "ALLOC[0-9]+").Value)));
    }
}
