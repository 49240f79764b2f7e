using Microsoft.CodeAnalysis;
using Any = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer,
    Allocations.CodeFixes.Rules.Strings.BuilderOverhead.BuilderOverheadCodeFix>;

namespace Allocations.Tests.Strings.BuilderOverhead;

/// <summary>Writers that collect one text in memory.</summary>
public sealed class TemporaryWriterTests
{
    [Fact]
    public Task Message_SaysWhatComesWithTheWriter() => Any.VerifyAnalyzerAsync(
        In("var w = {|#0:new StringWriter()|}; w.Write(n); return w.ToString();"),
        Any.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'w' and its builder live for one text, which a writer that is kept and emptied can collect; this allocates memory (not known to be hot)"));

    [Theory]
    [InlineData("using var w = [|new StringWriter()|]; Print(w, n); return w.ToString();")]
    [InlineData("using (var w = [|new StringWriter(CultureInfo.InvariantCulture)|]) { w.WriteLine(n); return w.ToString().Trim(); }")]
    [InlineData("TextWriter w = [|new StringWriter()|]; for (; n > 0; n--) w.Write(n); var text = w.ToString(); return text;")]
    [InlineData("string last = null; for (; n > 0; n--) { var w = [|new StringWriter()|]; w.Write(n); last = w.ToString(); } return last;")]
    [InlineData("var b = new StringBuilder(); using (var w = [|new StringWriter(b)|]) Print(w, n); return b.ToString();")]
    [InlineData("var b = new StringBuilder(64); using var w = [|new StringWriter(b, null)|]; b.Append('a'); Print(w, n); return w.ToString();")]
    public Task WriterForOneText_IsReported(string body) => Any.VerifyCodeFixAsync(In(body), In(body));

    [Theory]
    [InlineData("var w = new StringWriter(new StringBuilder(n)); w.Write(n); return w.ToString();")]
    [InlineData("var w = new StringWriter(); w.Write(n); return w.GetStringBuilder().ToString();")]
    [InlineData("var b = new StringBuilder(); using var w = new StringWriter(b); w.Write(n); return b.ToString() + w.ToString();")]
    [InlineData("var b = new StringBuilder(); using var w = new StringWriter(b); w.Write(n); _kept = b; return b.ToString();")]
    [InlineData("var b = new StringBuilder(); var t = \"\"; for (; n > 0; n--) { var w = new StringWriter(b); w.Write(n); t = b.ToString(); } return t;")]
    [InlineData("var b = _kept as StringBuilder; using var w = new StringWriter(b); w.Write(n); return b.ToString();")]
    [InlineData("var w = new StringWriter(); w.Write(n); return w.ToString() + w.ToString();")]
    [InlineData("var w = new StringWriter(); string last = null; for (; n > 0; n--) { w.Write(n); last = w.ToString(); } return last;")]
    [InlineData("var w = new StringWriter(); _kept = w; return w.ToString();")]
    [InlineData("var w = new StringWriter(); Action write = () => w.Write(n); write(); return w.ToString();")]
    [InlineData("var w = new StringWriter(); w.Write(n); return null;")]
    [InlineData("var w = new StreamWriter(Stream.Null); w.Write(n); return w.ToString();")]
    [InlineData("StringWriter w = null, v = new StringWriter(); v.Write(n); return v.ToString();")]
    public Task OtherWriter_IsNotReported(string body) => Any.VerifyAnalyzerAsync(In(body));

    private static string In(string body) =>
        "using System; using System.Globalization; using System.IO; using System.Text; class C { object _kept; static "
            + "void Print(TextWriter w, int n) => w.Write(n); "
            + "string M(int n) { " + body + " } }";
}
