using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.CopyToPassOn.CopyToPassOnCodeFix>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>Ranges of arrays that are copied for a call.</summary>
public sealed class RangeCopyTests
{
    [Theory]
    [InlineData("a[..n]", "a.AsSpan(0, n)")]
    [InlineData("a[n..]", "a.AsSpan(n)")]
    [InlineData("a[1..n]", "a.AsSpan(1..n)")]
    [InlineData("a[..^1]", "a.AsSpan(..^1)")]
    [InlineData("a[(n + 1)..]", "a.AsSpan((n + 1)..)")]
    public Task RangeThatTheFrameworkReads_BecomesASpan(string range, string span) => Verify.VerifyCodeFixAsync(
        In("var a = new byte[n]; return Encoding.UTF8.GetString([|" + range + "|]).Length;"),
        In("var a = new byte[n]; return Encoding.UTF8.GetString(" + span + ").Length;"));

    [Fact]
    public Task PartOfAReadNumber_HasItsOverload() => Verify.VerifyCodeFixAsync(
        In("var a = new byte[n]; return BitConverter.ToInt32([|a[4..8]|], 0);"),
        In("var a = new byte[n]; return BitConverter.ToInt32(a.AsSpan(4..8));"));

    [Fact]
    public async Task ArrayThatMayBeNull_IsUnsafe()
    {
        var title = await new Verify.Test
        {
            TestCode = In("return Convert.ToHexString([|bytes[..n]|]).Length;"),
            FixedCode = In("return Convert.ToHexString(bytes.AsSpan(0, n)).Length;"),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Pass the span instead of a copy (null is treated as empty or throws another exception)", title);
    }

    [Fact]
    public Task Message_NamesTheReader() => Verify.VerifyAnalyzerAsync(
        In("return Count({|#0:bytes[..n]|}) + Encoding.UTF8.GetString({|#1:bytes[..n]|}).Length;"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'[..]' allocates memory for a copy that 'Count' could read in place if it took a span (not known to be hot)"),
        Verify.Diagnostic().WithLocation(1).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'[..]' allocates memory for a copy that 'GetString' could read in place (not known to be hot)"));

    [Theory]
    [InlineData("ReadOnlySpan<byte> s = bytes[..n]; return s.Length;")]
    [InlineData("return Keep(bytes[..n]).Length;")]
    [InlineData("_kept = bytes[..n]; return 0;")]
    [InlineData("return new MemoryStream(bytes[..n]).ReadByte();")]
    [InlineData("return Encoding.UTF8.GetString(bytes, 0, n).Length + bytes[n];")]
    [InlineData("return string.Join(\",\", names[..n]).Length;")]
    [InlineData("Array.Reverse(bytes[..n]); return 0;")]
    public Task OtherRange_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(In(body));

    private static string In(string body) =>
        "using System;\nusing System.IO;\nusing System.Text;\nclass C\n{\n    byte[] _kept;\n    byte[] Keep(byte[] b) => _kept = b;\n"
            + "    static int Count(byte[] b) { var c = 0; foreach (var x in b) c += x; return c; }\n"
            + "    int M(byte[] bytes, string[] names, int n)\n    {\n        " + body + "\n    }\n}\n";
}
