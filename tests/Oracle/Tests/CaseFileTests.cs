using Allocations.Oracle.Format;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Oracle.Tests;

public sealed class CaseFileTests
{
    private const string Header = "// title: t\n// rule: ALLOC101\n// bytes: 32\n";

    [Fact]
    public void Lines_AreThoseOfTheFile()
    {
        var read = CaseFile.Read("A3/X", Header + "static class Case\n{\n    static void Probe() => [|M(1)|];\n}\n");

        var line = read.Code[..read.Flagged.Single().Span.Start].Count(static c => c == '\n');
        Assert.Equal(5, line);
        Assert.Equal("M(1)", read.Code.Substring(read.Flagged.Single().Span.Start, 4));
    }

    [Fact]
    public void ContinuedLine_BelongsToTheKeyBefore() =>
        Assert.Equal("one two", CaseFile.Read("A3/X", "// note: one\n//   two\n// title: t\n// rule: none: r\n// bytes: 0\n").Header.Note);

    [Theory]
    [InlineData("// title: t\n// rule: none: r\n", "'bytes' is missing")]
    [InlineData("// title: t\n// rule: none\n// bytes: 0\n", "'none' needs a reason")]
    [InlineData("// title: t\n// rule: none: r\n// bytes: 0\n// colour: red\n", "does not begin with one of the keys")]
    [InlineData("// title: t\n// title: t\n", "given twice")]
    [InlineData("// title: t\n// rule: ALLOC101\n// bytes: 0\nclass C;", "no markup expects ALLOC101")]
    [InlineData("// title: t\n// rule: ALLOC101\n// bytes: 0\nclass {|ALLOC202:C|};", "ALLOC202, which the header does not name")]
    [InlineData("// title: t\n// rule: none: r\n// bytes: 0\n// target: net7.0", "net7.0")]
    [InlineData("// title: t\n// rule: none: r\n// bytes: 0\n// language: x", "not a version of C#")]
    public void WrongFile_IsRefusedWithItsName(string text, string reason)
    {
        var wrong = Assert.Throws<FormatException>(() => CaseFile.Read("A3/X", text));

        Assert.StartsWith("A3/X: ", wrong.Message, StringComparison.Ordinal);
        Assert.Contains(reason, wrong.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Loop_KeepsReturnedValuesAndGoesOn()
    {
        var code = MeasuredCode.Of(
            "static class C { static int Probe(int n = 1) { if (n > 0) return n; System.Func<int> f = () => { return 2; }; return f(); } }",
            CSharpParseOptions.Default);

        Assert.Contains("int n = __n; ", code, StringComparison.Ordinal);
        Assert.Contains("if (n > 0) { Sink.Keep(n); goto __next; }", code, StringComparison.Ordinal);
        Assert.Contains("() => { return 2; }; { Sink.Keep(f()); goto __next; }", code, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("static class C { }")]
    [InlineData("static class C { static void Probe(int n) { } }")]
    [InlineData("class C { void Probe() { } }")]
    [InlineData("static class C { static System.Collections.Generic.IEnumerable<int> Probe() { yield return 1; } }")]
    public void CodeWithoutUsableProbe_IsRefused(string code) => Assert.Throws<FormatException>(() => MeasuredCode.Of(code, CSharpParseOptions.Default));
}
