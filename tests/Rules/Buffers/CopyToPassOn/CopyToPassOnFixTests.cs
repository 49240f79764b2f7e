using Allocations.Testing;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.CopyToPassOn.CopyToPassOnCodeFix>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

public sealed class CopyToPassOnFixTests
{
    [Theory]
    [InlineData("_ = Encoding.UTF8.GetString([|span.ToArray()|]);", "_ = Encoding.UTF8.GetString(span);")]
    [InlineData("_ = Encoding.UTF8.GetString([|span.Slice(1, n).ToArray()|]); // text", "_ = Encoding.UTF8.GetString(span.Slice(1, n)); // text")]
    [InlineData("_ = Encoding.UTF8.GetString([|memory.ToArray()|]);", "_ = Encoding.UTF8.GetString(memory.Span);")]
    [InlineData("_ = BitConverter.ToInt32([|span.Slice(n, 4).ToArray()|], 0);", "_ = BitConverter.ToInt32(span.Slice(n, 4));")]
    [InlineData("_ = BitConverter.ToInt16([|span.Slice(n, 4).ToArray()|], 2);", "_ = BitConverter.ToInt16(span.Slice(n, 4).Slice(2));")]
    [InlineData("_ = new string([|chars.ToArray()|]);", "_ = chars.ToString();")]
    [InlineData("_ = new string([|chars.Slice(1, 2).ToArray()|]);", "_ = chars.Slice(1, 2).ToString();")]
    [InlineData("_ = new StringBuilder().Append([|chars.ToArray()|]);", "_ = new StringBuilder().Append(chars);")]
    [InlineData("_ = new Guid([|span.ToArray()|]);", "_ = new Guid(span);")]
    [InlineData(
        "var a = new byte[n]; _ = Convert.ToHexString([|a.Take(3).ToArray()|]);",
        "var a = new byte[n]; _ = Convert.ToHexString(a.AsSpan(0, Math.Min(3, a.Length)));")]
    [InlineData(
        "var a = new byte[n]; _ = Convert.ToHexString([|a.Take(n).ToArray()|]);",
        "var a = new byte[n]; _ = Convert.ToHexString(a.AsSpan(0, Math.Clamp(n, 0, a.Length)));")]
    [InlineData(
        "var a = new byte[n]; _ = Convert.ToHexString([|a.Skip(2).ToArray()|]);",
        "var a = new byte[n]; _ = Convert.ToHexString(a.AsSpan(Math.Min(2, a.Length)));")]
    [InlineData("var a = new byte[n]; _ = Encoding.UTF8.GetString([|a.ToArray()|], 0, n);", "var a = new byte[n]; _ = Encoding.UTF8.GetString(a, 0, n);")]
    [InlineData(
        "var a = new List<byte>(); _ = Convert.ToHexString([|a.ToArray()|]);",
        "var a = new List<byte>(); _ = Convert.ToHexString(CollectionsMarshal.AsSpan(a));")]
    [InlineData(
        "if (text != null) _ = Encoding.UTF8.GetByteCount([|text.ToCharArray(1, 2)|]);",
        "if (text != null) _ = Encoding.UTF8.GetByteCount(text.AsSpan(1, 2));")]
    public Task CopyThatTheFrameworkReads_BecomesAView(string use, string changed) =>
        Verify.VerifyCodeFixAsync(CopyText.Method(use), Imported(CopyText.Method(changed)));

    [Theory]
    [InlineData("_kept = [|Made(n).ToArray()|]; // all", "_kept = Made(n); // all")]
    [InlineData("_kept = [|Enumerable.ToArray(Made(n))|];", "_kept = Made(n);")]
    [InlineData("_kept = [|Made(n) /* mine */ .ToArray()|];", "_kept = [|Made(n) /* mine */ .ToArray()|];")]
    public Task NewArray_IsTakenItself(string use, string changed) => Verify.VerifyCodeFixAsync(WithMade(use), WithMade(changed));

    [Fact]
    public async Task ArrayThatMayBeNull_IsTakenWithTheReason()
    {
        var title = await new Verify.Test
        {
            TestCode = CopyText.Method("_kept = [|Own(n).ToArray()|];"),
            FixedCode = CopyText.Method("_kept = Own(n);"),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Take the array itself (null is given on instead of an exception)", title);
    }

    private static string WithMade(string use) =>
        "#nullable enable\nusing System.Linq;\nclass C\n{\n    byte[]? _kept;\n    static byte[] Made(int n) => new byte[n];\n    void M(int n)\n"
            + "    {\n        " + use + "\n    }\n}\n";

    [Theory]
    [InlineData(
        "_ = Encoding.UTF8.GetString([|bytes.ToArray()|]);", "_ = Encoding.UTF8.GetString(bytes);", "null is treated as empty or throws another exception")]
    [InlineData(
        "_ = Encoding.UTF8.GetString([|segment.ToArray()|]);", "_ = Encoding.UTF8.GetString(segment.AsSpan());", "a default segment is treated as empty")]
    [InlineData(
        "var a = new byte[n]; _ = Convert.ToHexString([|a.Skip(1).Take(n).ToArray()|]);",
        "var a = new byte[n]; _ = Convert.ToHexString(a.AsSpan(1, n));",
        "a part that ends past the end throws instead of being shorter")]
    [InlineData(
        "var a = new List<byte>(); _ = Convert.ToHexString([|a.GetRange(1, n).ToArray()|]);",
        "var a = new List<byte>(); _ = Convert.ToHexString(CollectionsMarshal.AsSpan(a).Slice(1, n));",
        "a part outside the list throws another exception")]
    [InlineData(
        "_ = BitConverter.ToInt32([|span.ToArray()|], 0);",
        "_ = BitConverter.ToInt32(span);",
        "an offset or count outside the copy may throw another exception")]
    [InlineData(
        "_ = Encoding.UTF8.GetString([|span.ToArray()|], 1, n);",
        "_ = Encoding.UTF8.GetString(span.Slice(1, n));",
        "an offset or count outside the copy may throw another exception")]
    [InlineData("stream.Write([|span.ToArray()|]);", "stream.Write(span);", "the buffer must not change during the call")]
    [InlineData("Read([|span.ToArray()|]);", "Read(span);", "the buffer must not change during the call")]
    [InlineData(
        "_ = string.Concat(new string([|chars.ToArray()|], 0, n++), text);",
        "_ = string.Concat(new string(chars.Slice(0, n++)), text);",
        "the buffer must not change during the call; an offset or count outside the copy may throw another exception")]
    [InlineData("_ = stream.WriteAsync([|memory.ToArray()|]);", "_ = stream.WriteAsync(memory);", "'WriteAsync' may keep the buffer, which may change later")]
    [InlineData(
        "var a = new byte[n]; _ = stream.WriteAsync([|a.Take(2).ToArray()|]);",
        "var a = new byte[n]; _ = stream.WriteAsync(a.AsMemory(0, Math.Min(2, a.Length)));",
        "'WriteAsync' may keep the buffer, which may change later")]
    [InlineData(
        "Segment([|segment.ToArray()|]);", "Segment(segment);", "a default segment is treated as empty; 'Segment' may keep the buffer, which may change later")]
    [InlineData(
        "var a = new byte[9]; Segment([|a.Skip(1).Take(n).ToArray()|]);",
        "var a = new byte[9]; Segment(new ArraySegment<byte>(a, 1, n));",
        "a part that ends past the end throws instead of being shorter; 'Segment' may keep the buffer, which may change later")]
    public async Task CopyThatMayMatter_IsOfferedWithItsReason(string use, string changed, string reason)
    {
        var title = await new Verify.Test
        {
            TestCode = CopyText.Method(use),
            FixedCode = Imported(CopyText.Method(changed)),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (" + reason + ")", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(
        "async System.Threading.Tasks.Task F() => Take([|bytes.Take(3).ToArray()|], await System.Threading.Tasks.Task.FromResult(1)); "
            + "void Take(ReadOnlySpan<byte> s, int k) { }")]
    [InlineData("_ = Encoding.UTF8.GetString([|span.ToArray()|] /* all */);")]
    [InlineData("object[] items = new string[3]; Take([|items.ToArray()|]); void Take(ReadOnlySpan<object> s) { }")]
    [InlineData("var b = [|reader.ReadBytes(16)|]; _ = new Guid(b);")]
    [InlineData("_ = Encoding.UTF8.GetString([|bytes.Take(3).ToArray()|], index: 0, count: 2);")]
    public Task CopyWithoutAView_GetsNoFix(string use) => Verify.VerifyCodeFixAsync(CopyText.Method(use), CopyText.Method(use));

    [Fact]
    public Task WithoutDirectiveForSystem_AddsIt() => Verify.VerifyCodeFixAsync(
        "using System.Linq;\nclass C { static string M() { var a = new byte[9]; return System.Convert.ToHexString([|a.Take(2).ToArray()|]); } }",
        "using System;\nusing System.Linq;\n"
            + "class C { static string M() { var a = new byte[9]; return System.Convert.ToHexString(a.AsSpan(0, Math.Min(2, a.Length))); } }");

    [Fact]
    public Task CrLf_StaysCrLf() => Verify.VerifyCodeFixAsync(
        "using System;\r\nclass C\r\n{\r\n    // Text.\r\n    static string M(ReadOnlySpan<char> s) =>\r\n        new string([|s.ToArray()|]);\r\n}\r\n",
        "using System;\r\nclass C\r\n{\r\n    // Text.\r\n    static string M(ReadOnlySpan<char> s) =>\r\n        s.ToString();\r\n}\r\n");

    [Fact]
    public Task SeveralCopies_AreFixedTogether() => Verify.VerifyCodeFixAsync(
        CopyText.Method(
            "_ = Encoding.UTF8.GetString([|span.ToArray()|]);\n        _ = new string([|chars.ToArray()|]);\n"
                + "        _ = Convert.ToHexString([|memory.ToArray()|]);"),
        CopyText.Method("_ = Encoding.UTF8.GetString(span);\n        _ = chars.ToString();\n        _ = Convert.ToHexString(memory.Span);"));

    /// <summary>The code with the directive that the fix adds for a type that it names.</summary>
    private static string Imported(string code) => code.Contains("CollectionsMarshal", StringComparison.Ordinal)
        ? code.Replace("using System.Linq;\n", "using System.Linq;\nusing System.Runtime.InteropServices;\n", StringComparison.Ordinal)
        : code;
}
