using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Analyzer = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer>;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer,
    Allocations.CodeFixes.Rules.Strings.BuilderOverhead.BuilderOverheadCodeFix>;

namespace Allocations.Tests.Strings.BuilderOverhead;

/// <summary>Texts of values and of other builders that ALLOC305 sees before <c>Append</c>, and any text before <c>Write</c>.</summary>
public sealed class AppendedTextTests
{
    [Theory]
    [InlineData("sb.Append([|n.ToString(\"x2\")|])", "sb.Append($\"{n:x2}\")")]
    [InlineData("sb.AppendLine([|n.ToString(\"N0\", CultureInfo.InvariantCulture)|])", "sb.AppendLine(CultureInfo.InvariantCulture, $\"{n:N0}\")")]
    [InlineData("sb.Append([|n.ToString(CultureInfo.CurrentCulture)|])", "sb.Append(CultureInfo.CurrentCulture, $\"{n}\")")]
    [InlineData("sb.Append(a).Append([|DateTime.UnixEpoch.ToString(\"yyyy-MM-dd\")|])", "sb.Append(a).Append($\"{DateTime.UnixEpoch:yyyy-MM-dd}\")")]
    [InlineData("sb.Append([|DayOfWeek.Friday.ToString(\"D\")|])", "sb.Append($\"{DayOfWeek.Friday:D}\")")]
    [InlineData("sb.Append([|(n + 1).ToString(\"D3\", null)|])", "sb.Append($\"{n + 1:D3}\")")]
    [InlineData("sb.Append([|n.ToString(a)|])", null)]
    [InlineData("sb.Append([|1.5m.ToString(\"0.0;\\\"-\\\"0\")|])", null)]
    public Task FormattedValue_IsFormattedInPlace(string before, string? after) => Verify.VerifyCodeFixAsync(
        InMethod(before), InMethod(after ?? before));

    [Theory]
    [InlineData(
        "sb.Append([|n.ToString(\"x2\", provider)|])",
        "sb.Append(provider, $\"{n:x2}\")",
        " (the provider is asked before the value, also for a formatter of its own)")]
    [InlineData("other.Append([|n.ToString(\"x2\")|])", "other.Append($\"{n:x2}\")", " (a builder that is null throws before the value is formatted)")]
    [InlineData("other.Append([|new string(' ', n)|])", "other.Append(' ', n)", " (a builder that is null fails before a negative count)")]
    [InlineData("sb.Append([|other.ToString()|])", "sb.Append(other)", " (a builder that is null appends nothing instead of throwing)")]
    public Task ValueThatMayDiffer_IsUnsafe(string before, string after, string difference) => RunUnsafeAsync(
        InMethod(before), InMethod(after), difference);

    [Theory]
    [InlineData("sb.Append([|new StringBuilder(a).Append(n).ToString()|])", "sb.Append(new StringBuilder(a).Append(n))")]
    public Task BuilderThatIsCopied_IsAppendedItself(string before, string after) => Verify.VerifyCodeFixAsync(InMethod(before), InMethod(after));

    [Theory]
    [InlineData("sb.Append(n.ToString())")]
    [InlineData("sb.Append(true.ToString(provider))")]
    [InlineData("sb.Append('c'.ToString(provider))")]
    [InlineData("sb.Append(a.ToString(provider))")]
    [InlineData("sb.Append(new Own().ToString(\"D\"))")]
    [InlineData("other.Append(other.ToString())")]
    [InlineData("sb.Append(other.ToString(1, 2))")]
    [InlineData("sb.AppendLine(other.ToString())")]
    [InlineData("sb.Insert(0, n.ToString(\"x2\"))")]
    public Task TextThatIsNeeded_IsSilent(string statement) => Verify.VerifyAnalyzerAsync(InMethod(statement));

    [Fact]
    public Task FormattedValueWithoutHandler_IsSilent() => new Analyzer.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "using System.IO; using System.Text; class C { void M(StringBuilder sb, StringBuilder other, TextWriter w, int n) { "
            + "sb.Append(n.ToString(\"x2\")); sb.Append(other.ToString()); w.Write(n.ToString(\"x2\")); w.Write(other.ToString()); } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("sb.Append([|$\"a{n}b\"|])", "sb.Append(\"a\").Append(n).Append(\"b\")")]
    [InlineData("sb.AppendLine([|$\"{a}: {n}\"|])", "sb.Append(a).Append(\": \").Append(n).AppendLine()")]
    [InlineData("sb.Append([|$@\"{{ \"\"{a}\"|])", "sb.Append(\"{ \\\"\").Append(a)")]
    [InlineData("sb.Append([|$\"{a.Length} {n + 1}\"|])", "sb.Append(a.Length).Append(\" \").Append(n + 1)")]
    [InlineData("sb.Append([|$\"{sb.Length}{a}\"|])", "sb.Append(sb.Length).Append(a)")]
    [InlineData("sb.Append([|$\"{n:x2} {a}\"|])", null)]
    [InlineData("sb.Append([|$\"{n,5} {a}\"|])", null)]
    [InlineData("sb.Append([|$\"{provider} {a}\"|])", null)]
    [InlineData("sb.Append([|$\"{a}{sb.Length}\"|])", null)]
    [InlineData("sb.Append([|$\"{a} /* a */ {/* b */n}\"|])", null)]
    public Task InterpolatedStringWithoutHandler_IsAppendedInParts(string before, string? after) => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = InMethod(before),
        FixedCode = InMethod(after ?? before),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task InterpolatedStringForAnyBuilder_MayStayInPart() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = InMethod("other.Append([|$\"a{a.Length}\"|])"),
        FixedCode = InMethod("other.Append(\"a\").Append(a.Length)"),
        BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { InMethod("other.Append([|$\"a{a.Length}\"|])") } },
        CodeActionVerifier = static (action, verifier) => verifier.Equal(
            "Append the parts (the text before an operand that fails stays appended)", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("sb.Append($\"{a}\")")]
    [InlineData("sb.Append($\"ab\")")]
    [InlineData("sb.AppendFormat(provider, $\"a{n}\")")]
    public Task InterpolatedStringThatIsNotTakenApart_IsSilent(string statement) => new Analyzer.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = InMethod(statement),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("writer.Write([|n.ToString(\"x2\")|])")]
    [InlineData("writer.WriteLine([|DateTime.UnixEpoch.ToString(\"o\")|])")]
    [InlineData("while (n-- > 0) writer.Write([|a + n|])")]
    [InlineData("while (n-- > 0) writer.WriteLine([|$\"{a}: {n}\"|])")]
    [InlineData("while (n-- > 0) strings.Write([|a + \",\" + n|])")]
    public Task TextOfAWriter_IsReportedWithoutAFix(string statement) => Verify.VerifyCodeFixAsync(InMethod(statement), InMethod(statement));

    [Theory]
    [InlineData("writer.Write([|other.ToString()|])", "writer.Write(other)")]
    [InlineData("strings.Write([|other.ToString()|])", "strings.Write(other)")]
    [InlineData("strings.WriteLine([|other.ToString()|])", "strings.WriteLine(other)")]
    public Task BuilderThatIsWritten_IsUnsafe(string before, string after) => RunUnsafeAsync(
        InMethod(before), InMethod(after),
        " (a builder that is null appends nothing instead of throwing; a derived type may override only the overload for strings)");

    [Theory]
    [InlineData("while (n-- > 0) writer.Write(a + \"\")")]
    [InlineData("while (n-- > 0) writer.Write($\"{a}\")")]
    [InlineData("while (n-- > 0) writer.Write(a)")]
    [InlineData("while (n-- > 0) writer.Write(n)")]
    [InlineData("while (n-- > 0) Console.Error.WriteLine(a + \":\" + n)")]
    [InlineData("while (n-- > 0) Console.WriteLine(a + \":\" + n)")]
    [InlineData("while (n-- > 0) writer.WriteAsync(a + a)")]
    public Task OtherTextOfAWriter_IsSilent(string statement) => Verify.VerifyAnalyzerAsync(InMethod(statement));

    [Theory]
    [InlineData("sb.Append({|#0:n.ToString(\"x2\")|})", DiagnosticSeverity.Warning, "appended: the builder can format the value in place")]
    [InlineData("sb.Append({|#0:n.ToString(a)|})", DiagnosticSeverity.Info, "appended: 'TryFormat' and a span need no string")]
    [InlineData(
        "sb.Append({|#0:new StringBuilder(a).ToString()|})",
        DiagnosticSeverity.Warning,
        "appended: the overload of 'Append' for a builder needs no string")]
    [InlineData("w.Write({|#0:n.ToString(\"x2\")|})", DiagnosticSeverity.Info, "written: 'TryFormat' and a span need no string")]
    [InlineData("w.Write({|#0:a + n|})", DiagnosticSeverity.Info, "written: the writer can take its parts")]
    [InlineData("w.Write({|#0:$\"{a}, {n}\"|})", DiagnosticSeverity.Info, "written: the writer can take its parts")]
    public Task Message_SaysHowTheTextNeedNotBeMade(string append, DiagnosticSeverity severity, string advice) => new Analyzer.Test
    {
        TestCode = "using System.IO; using System.Text; class C { void M(StringBuilder sb, TextWriter w, string a, int n) {\n"
            + "while (true) { n++; " + append + "; } } }",
        ExpectedDiagnostics =
        {
            Analyzer.Diagnostic().WithLocation(0).WithSeverity(severity)
                .WithMessage("This string is made only to be " + advice + "; this allocates memory (in a loop (line 2))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task RunUnsafeAsync(string before, string after, string difference) => new Verify.Test
    {
        TestCode = before,
        FixedCode = after,
        BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { before } },
        CodeActionVerifier = (action, verifier) => verifier.True(action.Title.EndsWith(difference, StringComparison.Ordinal), action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string InMethod(string statement) =>
        $$"""
        using System;
        using System.Globalization;
        using System.IO;
        using System.Text;

        class C
        {
            void M(string a, int n, IFormatProvider provider, TextWriter writer, StringWriter strings, StringBuilder other)
            {
                var sb = new StringBuilder();
                {{statement}};
            }
        }

        struct Own : IFormattable
        {
            public string ToString(string format) => "";

            public string ToString(string format, IFormatProvider provider) => "";
        }
        """;
}
