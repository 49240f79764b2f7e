using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Analyzer = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer>;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer,
    Allocations.CodeFixes.Rules.Strings.BuilderOverhead.BuilderOverheadCodeFix>;

namespace Allocations.Tests.Strings.BuilderOverhead;

/// <summary>ALLOC305: texts of builders that are only measured, indexed or cut.</summary>
public sealed class BuilderReadTests
{
    [Theory]
    [InlineData("n = [|sb.ToString()|].Length; // all", "n = sb.Length; // all")]
    [InlineData("if ([|sb.ToString()|].Length > 0) n++;", "if (sb.Length > 0) n++;")]
    [InlineData("if ([|sb.ToString()|][n] == 'a') n++;", "if (sb[n] == 'a') n++;")]
    [InlineData("if ([|sb.ToString()|][^1] == ',') n++;", "if (sb[^1] == ',') n++;")]
    [InlineData("if ([|sb.ToString()|] == \"\") n++;", "if (sb.Length == 0) n++;")]
    [InlineData("if (string.Empty != [|sb.ToString()|] && n > 0) n++;", "if (sb.Length != 0 && n > 0) n++;")]
    [InlineData("if (!string.IsNullOrEmpty([|sb.ToString()|])) n++;", "if (sb.Length != 0) n++;")]
    [InlineData("if (!([|sb.ToString()|] == \"\")) n++;", "if (!(sb.Length == 0)) n++;")]
    [InlineData("text = [|sb.ToString()|].Substring(0, sb.Length - 1);", "text = sb.ToString(0, sb.Length - 1);")]
    [InlineData("text = [|sb.ToString()|].Substring(n, 2).Trim();", "text = sb.ToString(n, 2).Trim();")]
    [InlineData("text = [|sb.ToString()|].Substring(1);", "text = sb.ToString(1, sb.Length - 1);")]
    [InlineData("text = [|sb.ToString()|].Substring(Prefix + 2);", "text = sb.ToString(Prefix + 2, sb.Length - (Prefix + 2));")]
    [InlineData("text = [|sb.ToString()|].Substring(Plain.Start, 2);", "text = sb.ToString(Plain.Start, 2);")]
    [InlineData("n = [|new StringBuilder(text).Append(n).ToString()|].Length;", "n = new StringBuilder(text).Append(n).Length;")]
    public Task BuilderIsAsked(string before, string after) => Verify.VerifyCodeFixAsync(InMethod(before), InMethod(after));

    [Theory]
    [InlineData("text = [|sb.ToString()|].Substring(0, Cut(sb));", "text = sb.ToString(0, Cut(sb));")]
    [InlineData("if ([|sb.ToString()|][Cut(sb)] == 'a') n++;", "if (sb[Cut(sb)] == 'a') n++;")]
    [InlineData("text = [|sb.ToString()|].Substring(0, (int)Source.Length);", "text = sb.ToString(0, (int)Source.Length);")]
    [InlineData("text = [|sb.ToString()|].Substring(Constructed.Start, 2);", "text = sb.ToString(Constructed.Start, 2);")]
    [InlineData("text = [|sb.ToString()|].Substring($\"{other}\".Length, 2);", "text = sb.ToString($\"{other}\".Length, 2);")]
    [InlineData("text = [|sb.ToString()|].Substring((\"\" + other).Length, 2);", "text = sb.ToString((\"\" + other).Length, 2);")]
    [InlineData("text = [|sb.ToString()|].Substring(other[^1], 2);", "text = sb.ToString(other[^1], 2);")]
    [InlineData("text = [|sb.ToString()|].Substring(other is (1, 2) ? 1 : 0, 2);", "text = sb.ToString(other is (1, 2) ? 1 : 0, 2);")]
    [InlineData("if ([|sb.ToString()|][new T() is null ? 0 : 1] == 'a') n++;", "if (sb[new T() is null ? 0 : 1] == 'a') n++;")]
    public async Task ArgumentThatRunsCode_IsUnsafe(string before, string after)
    {
        var title = await new Verify.Test
        {
            TestCode = InMethod(before),
            FixedCode = InMethod(after),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Ask the builder itself (what is asked for in between sees or changes the builder first)", title);
    }

    [Theory]
    [InlineData("if ([|sb.ToString()|][at[0]] == 'a') n++;", "if (sb[at[0]] == 'a') n++;")]
    [InlineData("if ([|sb.ToString()|][n / 2] == 'a') n++;", "if (sb[n / 2] == 'a') n++;")]
    [InlineData("if ([|sb.ToString()|][checked(n + 1)] == 'a') n++;", "if (sb[checked(n + 1)] == 'a') n++;")]
    [InlineData("text = [|sb.ToString()|].Substring(0, at[0]);", "text = sb.ToString(0, at[0]);")]
    [InlineData("text = [|sb.ToString()|].Substring(0, (int)Rest.Length);", "text = sb.ToString(0, (int)Rest.Length);")]
    public async Task ArgumentThatFailsBeforeNullDoes_IsUnsafe(string before, string after)
    {
        var title = await new Verify.Test { TestCode = InMethod(before), FixedCode = InMethod(after) }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Ask the builder itself (what is asked for fails before a builder that is null does)", title);
    }

    [Theory]
    [InlineData("text = [|new StringBuilder().Append(n).ToString()|].Substring(0, at[0]);", "text = new StringBuilder().Append(n).ToString(0, at[0]);")]
    [InlineData("text = [|_own.ToString()|].Substring(1);", "text = _own.ToString(1, _own.Length - 1);")]
    public Task BuilderThatIsNeverNull_IsAsked(string before, string after) => Verify.VerifyCodeFixAsync(InMethod(before), InMethod(after));

    [Theory]
    [InlineData("text = [|sb.ToString()|].Substring(Cut(sb));")]
    [InlineData("text = [|sb.ToString()|].Substring(length: 1, startIndex: 0);")]
    [InlineData("text = [|Own.ToString()|].Substring(1);")]
    [InlineData("text = [|sb.ToString()|].Substring(n + 1);")]
    [InlineData("text = [|sb.ToString()|].Substring(-1);")]
    [InlineData("n = string.IsNullOrEmpty([|sb.ToString()|]).GetHashCode();")]
    [InlineData("n = [|sb /* all */ .ToString()|].Length;")]
    [InlineData("n = sb?[|.ToString()|].Length ?? 0;")]
    [InlineData("checked { text = [|sb.ToString()|].Substring(n); }")]
    public Task WhatHasNoExactForm_HasNoFix(string body) => Verify.VerifyCodeFixAsync(InMethod(body), InMethod(body));

    [Theory]
    [InlineData("text = sb.ToString();")]
    [InlineData("text = sb.ToString(0, 1);")]
    [InlineData("n = sb.ToString(0, 1).Length;")]
    [InlineData("n = new Other().ToString().Length;")]
    [InlineData("if (sb.ToString() == text) n++;")]
    [InlineData("if (sb.ToString() == null) n++;")]
    [InlineData("n = sb.ToString().IndexOf('a');")]
    [InlineData("text = sb.ToString().Trim();")]
    [InlineData("foreach (var c in sb.ToString()) n += c;")]
    public Task TextThatIsNeeded_IsSilent(string body) => Verify.VerifyAnalyzerAsync(InMethod(body));

    [Theory]
    [InlineData("if ([|sb.ToString()|].EndsWith(text)) n++;")]
    [InlineData("if ([|sb.ToString()|].EndsWith(',')) n++;")]
    [InlineData("if (![|sb.ToString()|].StartsWith(text, StringComparison.Ordinal)) n++;")]
    [InlineData("if (text.EndsWith(sb.ToString())) n++;")]
    [InlineData("if (sb.ToString().Contains(text)) n++;")]
    public Task BuilderThatIsAskedHowItEnds_IsReported(string body) =>
        Verify.VerifyCodeFixAsync(InMethod("while (n < 9) { " + body + " }"), InMethod("while (n < 9) { " + body + " }"));

    [Fact]
    public Task Message_OfABuilderThatIsAskedHowItEnds() => Analyzer.VerifyAnalyzerAsync(
        InMethod("while (n < 9) if ({|#0:sb.ToString()|}.EndsWith(text)) n++;"),
        new DiagnosticResult("ALLOC305", DiagnosticSeverity.Info).WithLocation(0).WithMessage(
            "This string of the whole builder is made only to ask how it begins or ends, as a few characters of the builder tell; "
            + "this allocates memory (in a loop (line 41))"));

    [Fact]
    public Task Message_SaysWhatTheBuilderCan() => Analyzer.VerifyAnalyzerAsync(
        InMethod("n = {|#0:sb.ToString()|}.Length; text = {|#1:sb.ToString()|}.Substring(1, 2);"),
        Expected(0, "This string is made only to be looked at, which the builder can be itself; this allocates memory (not known to be hot)"),
        Expected(1, "This string is made only to be cut: the builder can make a string of the part alone; this allocates memory (not known to be hot)"));

    private static DiagnosticResult Expected(int location, string message) =>
        new DiagnosticResult("ALLOC305", DiagnosticSeverity.Info).WithLocation(location).WithMessage(message);

    private static string InMethod(string body) =>
        """
        using System;
        using System.Text;

        class Other
        {
            public int Length => 1;

            public int this[int index] => index;

            public void Deconstruct(out int a, out int b) => a = b = 1;

            public override string ToString() => "";
        }

        static class Constructed
        {
            public static readonly int Start;

            static Constructed() => Start = 1;
        }

        static class Plain
        {
            public static int Start = 1;
        }

        class C
        {
            static readonly StringBuilder _own = new();
            static readonly System.IO.Stream Source = System.IO.Stream.Null;
            static readonly System.IO.FileInfo Rest = new("rest");

            const int Prefix = 1;

            static StringBuilder Own => new StringBuilder("own");

            static int Cut(StringBuilder sb) => sb.Length = 1;

            static void M<T>(StringBuilder sb, string text, int n, int[] at, Other other) where T : new()
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);
}
