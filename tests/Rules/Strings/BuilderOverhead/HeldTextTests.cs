using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer,
    Allocations.CodeFixes.Rules.Strings.BuilderOverhead.BuilderOverheadCodeFix>;

namespace Allocations.Tests.Strings.BuilderOverhead;

/// <summary>Texts that a local holds until a builder or writer gets them, and characters of an array of which a text is made for one.</summary>
public sealed class HeldTextTests
{
    [Fact]
    public Task Message_OfCharacters_NamesTheCall() => Verify.VerifyAnalyzerAsync(
        InMethod("var text = {|#0:new string(array, 1, n)|}; sb.Append(text);"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("This string is made only to be appended: 'Append' takes characters of an array; this allocates memory (not known to be hot)"));

    [Theory]
    [InlineData("var text = [|a + n|];\n        sb.Append(text);", "sb.Append(a).Append(n);")]
    [InlineData("string text = [|a + b + n|];\n        sb.AppendLine(text);", "sb.Append(a).Append(b).Append(n).AppendLine();")]
    [InlineData("string text = ([|a + n|]);\n        sb.Append(text).Append('.');", "sb.Append(a).Append(n).Append('.');")]
    [InlineData("var text = [|string.Format(\"{0}-{1}\", a, n)|];\n        sb.Append(text);", "sb.AppendFormat(\"{0}-{1}\", a, n);")]
    [InlineData("var text = [|new string(' ', 3)|];\n        sb.Append(text);", "sb.Append(' ', 3);")]
    [InlineData("var text = [|new string(array, 1, n)|];\n        sb.AppendLine(text);", "sb.Append(array, 1, n).AppendLine();")]
    [InlineData("var text = [|new string(array, 1, n)|];\n        sb.Append(text);", "sb.Append(array, 1, n);")]
    public Task Text_IsAppendedInParts(string before, string after) => Verify.VerifyCodeFixAsync(InMethod(before), InMethod(after));

    [Theory]
    [InlineData("var text = [|a + n|]; n++; sb.Append(text);")]
    [InlineData("var text = [|a + n|]; if (n > 1) sb.Append(text);")]
    [InlineData("var text = [|a + n|]; sb.Append(b).Append(text);")]
    [InlineData("var text = [|a + n|]; _own.Append(text);")]
    [InlineData("var text = [|a + n|]; /* kept */ sb.Append(text);")]
    [InlineData("var text = [|a + n|]; writer.Write(text);")]
    [InlineData("var text = [|a + n|]; n = sb.Append(text).Length;")]
    [InlineData("string text = [|a + n|], other = b; sb.Append(text);")]
    [InlineData("var text = [|$\"{a}-{n}\"|]; sb.Append(text);")]
    [InlineData("var text = [|new string(array, 1, n)|]; writer.Write(text);")]
    [InlineData("var text = [|new string(array, startIndex: 1, length: n)|]; sb.Append(text);")]
    [InlineData("sb = new StringBuilder(); var text = [|a + n|]; sb.Append(text);")]
    public Task TextThatCannotBeMoved_IsReportedWithoutAFix(string body) => Verify.VerifyCodeFixAsync(InMethod(body), InMethod(body));

    [Theory]
    [InlineData("var text = a + n; sb.Append(text); sb.Append(text);")]
    [InlineData("var text = a + n; while (n-- > 0) sb.Append(text);")]
    [InlineData("var text = a + n; text += b; sb.Append(text);")]
    [InlineData("var text = a + n; System.Action later = () => sb.Append(text); later();")]
    [InlineData("var text = a + n; again: sb.Append(text); if (n-- > 0) goto again;")]
    [InlineData("var text = a; sb.Append(text);")]
    [InlineData("var text = \"a\" + \"b\"; sb.Append(text);")]
    [InlineData("sb.Append(new string(array, 1, n));")]
    [InlineData("var text = new string(array); sb.Append(text);")]
    [InlineData("var text = new string(array, 1, n); sb.Insert(0, text);")]
    [InlineData("var text = new string(array, 1, n); System.Console.Out.Write(text);")]
    public Task OtherText_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(InMethod(body));

    [Theory]
    [InlineData(
        "var text = [|new string(unknown, 1, n)|];\n        sb.Append(text);",
        "sb.Append(unknown, 1, n);",
        " (an array that is null appends nothing where the count is 0)")]
    [InlineData(
        "var text = [|new string(array, 1, n)|];\n        given.Append(text);",
        "given.Append(array, 1, n);",
        " (a builder that is null fails before a bad start or count)")]
    [InlineData(
        "var text = [|a + Next()|];\n        given.Append(text);",
        "given.Append(a).Append(Next());",
        " (code that an operand runs sees the text before it in the builder; the text before an operand that fails stays appended)")]
    public Task TextThatMayDiffer_IsUnsafe(string before, string after, string difference) => new Verify.Test
    {
        TestCode = InMethod(before),
        FixedCode = InMethod(after),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = (action, verifier) => verifier.True(action.Title.EndsWith(difference, StringComparison.Ordinal), action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string InMethod(string body) =>
        $$"""
        using System.IO;
        using System.Text;

        class C
        {
            StringBuilder _own;

            void M(StringBuilder given, TextWriter writer, string a, string b, int n, char[] unknown)
            {
                {{(body.StartsWith("sb = new", StringComparison.Ordinal) ? "StringBuilder sb;" : "var sb = new StringBuilder();")}}
                var array = new char[9];
                {{body}}
            }

            static string Next() => "";
        }
        """;
}
