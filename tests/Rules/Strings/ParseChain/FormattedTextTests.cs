using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.CodeFixes.Rules.Strings.ParseChain;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer,
    Allocations.CodeFixes.Rules.Strings.ParseChain.ParseChainCodeFix>;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>ALLOC301: texts of values that are only read, and texts of which a <c>foreach</c> reads the characters.</summary>
public sealed class FormattedTextTests
{
    private const string Format =
        """
            private static ReadOnlySpan<char> FormatValue<T>(T value, Span<char> scratch)
                where T : ISpanFormattable
            {
                return value.TryFormat(scratch, out var length, default, null) ? scratch.Slice(0, length) : value.ToString();
            }
        """;

    private const string FormatAs =
        """
            private static ReadOnlySpan<char> FormatValue<T>(T value, string format, IFormatProvider provider, Span<char> scratch)
                where T : ISpanFormattable
            {
                return value.TryFormat(scratch, out var length, format, provider) ? scratch.Slice(0, length) : value.ToString(format, provider);
            }
        """;

    [Theory]
    [InlineData("sum += [|n.ToString()|].Length;")]
    [InlineData("if ([|n.ToString()|] == \"5\") sum++;")]
    [InlineData("if (text != [|n.ToString()|]) sum++;")]
    [InlineData("if ([|n.ToString()|].StartsWith('4')) sum++;")]
    [InlineData("if ([|n.ToString()|].StartsWith(\"4\")) sum++;")]
    [InlineData("if (text.Contains([|n.ToString()|])) sum++;")]
    [InlineData("if (text.EndsWith([|n.ToString()|], StringComparison.Ordinal)) sum++;")]
    [InlineData("sum += [|n.ToString()|][0];")]
    [InlineData("foreach (var c in [|n.ToString()|]) sum += c - '0';")]
    [InlineData("var digits = [|n.ToString()|]; for (var i = 0; i < digits.Length / 2; i++) if (digits[i] != digits[digits.Length - 1 - i]) sum++;")]
    [InlineData("var digits = [|n.ToString(\"D8\")|]; foreach (var c in digits) sum += c;")]
    [InlineData("if ([|id.ToString(\"N\")|].EndsWith(\"00\", StringComparison.Ordinal)) sum++;")]
    [InlineData("switch ([|day.ToString(\"ddd\", CultureInfo.InvariantCulture)|]) { case \"Mon\": sum++; break; }")]
    [InlineData("sum += [|d.ToString(CultureInfo.InvariantCulture)|].IndexOf('.');")]
    [InlineData("if (string.Equals([|d.ToString(\"F2\").TrimEnd('0')|], text)) sum++;")]
    [InlineData("sum += (int)double.Parse([|d.ToString(\"F2\")|]);")]
    [InlineData("if ([|(n + 1).ToString()|].Equals(text)) sum++;")]
    [InlineData("sum += [|money.ToString()|].Length + [|span.ToString()|].Length;")]
    [InlineData("sum += maybe?[|.ToString()|].Length ?? 0;")]
    [InlineData("list.Add([|id.ToString(\"N\").Substring(0, 8)|]);")]
    [InlineData("list.Add([|id.ToString()[..8]|]);")]
    [InlineData("builder.Append([|d.ToString(\"F2\").TrimEnd('0')|]);")]
    [InlineData("json.WriteStringValue([|day.ToString(\"yyyy-MM\")|]);")]
    [InlineData("var format = n > 3 ? \"yyyy\" : \"yyyy-MM\"; json.WriteStringValue([|day.ToString(format)|]);")]
    public Task TextOfAValueThatIsOnlyRead_IsReported(string body) => Verify.VerifyAnalyzerAsync(Loop(body));

    [Theory]
    [InlineData("kept = n.ToString();")]
    [InlineData("list.Add(n.ToString());")]
    [InlineData("var digits = n.ToString(); if (digits.Length > 2) list.Add(digits);")]
    [InlineData("builder.Append(n.ToString());")]
    [InlineData("builder.Append(n > 3 ? n.ToString() : \"-\");")]
    [InlineData("builder.Append($\"{n.ToString(\"x\")}-{day.ToString(\"o\")}\");")]
    [InlineData("kept = \"a\" + n.ToString();")]
    [InlineData("kept = $\"{n.ToString()}-{n.ToString(\"x\")}\";")]
    [InlineData("sum += int.Parse(n.ToString());")]
    [InlineData("if (n > 3 ? n.ToString() == \"5\" : flag) sum++;", "[|n.ToString()|]")]
    [InlineData("if ((n > 3 ? n.ToString() : kept) == \"5\") sum++;")]
    [InlineData("if (letter.ToString() == \"a\" || flag.ToString() == \"True\" || DayOfWeek.Friday.ToString() == text) sum++;")]
    [InlineData("sum += kept.ToString().Length + maybe.ToString().Length + builder.ToString().Length;")]
    [InlineData("sum += new Own().ToString().Length;")]
    [InlineData("sum += Count(n.ToString());")]
    [InlineData("json.WriteStringValue(day.ToString());")]
    [InlineData("if (names.ContainsKey(n.ToString())) sum++;")]
    [InlineData("builder.Insert(0, n.ToString());")]
    [InlineData("Console.WriteLine(day.ToString(\"o\"));")]
    [InlineData("Func<string> later = () => n.ToString(); sum += later().Length;")]
    [InlineData("Expression<Func<int, bool>> tree = x => x.ToString() == \"5\";")]
    [InlineData("list.Add(n.ToString().Substring(1));")]
    [InlineData("foreach (var c in text) sum += c;")]
    [InlineData("foreach (var c in text + kept) sum += c;")]
    [InlineData("foreach (var c in new string(letters)) letters[0] = c;")]
    [InlineData("throw new ArgumentException(n.ToString().Length > 2 ? text : kept);")]
    public Task TextThatIsNeeded_IsSilent(string body, string reported = "") => Verify.VerifyAnalyzerAsync(
        Loop(reported.Length == 0 ? body : body.Replace(reported.Trim('[', '|', ']'), reported, StringComparison.Ordinal)));

    [Fact]
    public Task BeforeTheInterfaceIsThere_IsSilent() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "class C { int M(int[] numbers) { var sum = 0; foreach (var n in numbers) sum += n.ToString().Length; return sum; } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("sum += [|n.ToString()|].Length; // digits", "sum += FormatValue(n, scratch).Length; // digits", 32)]
    [InlineData("if ([|n.ToString()|] == \"5\") sum++;", "if (FormatValue(n, scratch).SequenceEqual(\"5\")) sum++;", 32)]
    [InlineData("if ([|(n + 1L).ToString()|] == \"\") sum++;", "if (FormatValue(n + 1L, scratch).IsEmpty) sum++;", 32)]
    [InlineData("if ([|n.ToString()|].StartsWith('4')) sum++;", "if (FormatValue(n, scratch).StartsWith('4')) sum++;", 32)]
    [InlineData(
        "if ([|n.ToString()|].StartsWith(\"4\")) sum++;",
        "if (FormatValue(n, scratch).StartsWith(\"4\", StringComparison.CurrentCulture)) sum++;",
        32)]
    [InlineData("builder.Append([|n.ToString()|].AsSpan(1));", "builder.Append(FormatValue(n, scratch).Slice(1));", 32)]
    [InlineData("sum += [|n.ToString()|].AsSpan().Length;", "sum += FormatValue(n, scratch).Length;", 32)]
    [InlineData("sum += [|n.ToString()|][0];", "sum += FormatValue(n, scratch)[0];", 32)]
    [InlineData("foreach (var c in [|d.ToString()|]) sum += c - '0';", "foreach (var c in FormatValue(d, scratch)) sum += c - '0';", 80)]
    [InlineData("list.Add([|id.ToString()[..8]|]);", "list.Add(FormatValue(id, scratch)[..8].ToString());", 80)]
    public Task TextOfAValue_IsFormattedOnTheStack(string before, string after, int size) =>
        Verify.VerifyCodeFixAsync(Loop(before), Fixed(after, "scratch", size, Format));

    [Theory]
    [InlineData(
        "if ([|id.ToString(\"N\")|].EndsWith(\"00\", StringComparison.Ordinal)) sum++;",
        "if (FormatValue(id, \"N\", null, scratch).EndsWith(\"00\", StringComparison.Ordinal)) sum++;")]
    [InlineData(
        "sum += [|d.ToString(CultureInfo.InvariantCulture)|].IndexOf('.');",
        "sum += FormatValue(d, null, CultureInfo.InvariantCulture, scratch).IndexOf('.');")]
    [InlineData(
        "builder.Append([|d.ToString(\"F2\", null).TrimEnd('0')|]);",
        "builder.Append(FormatValue(d, \"F2\", null, scratch).TrimEnd('0'));")]
    [InlineData(
        "switch ([|day.ToString(\"ddd\", CultureInfo.InvariantCulture)|]) { case \"Mon\": sum++; break; }",
        "switch (FormatValue(day, \"ddd\", CultureInfo.InvariantCulture, scratch)) { case \"Mon\": sum++; break; }")]
    [InlineData("list.Add([|id.ToString(\"N\").Substring(0, 8)|]);", "list.Add(FormatValue(id, \"N\", null, scratch).Slice(0, 8).ToString());")]
    public Task FormatAndProvider_AreGivenOn(string before, string after) => Verify.VerifyCodeFixAsync(Loop(before), Fixed(after, "scratch", 80, FormatAs));

    [Fact]
    public Task PartOfATextThatIsJoined_IsASliceOfIt() => Verify.VerifyCodeFixAsync(
        Loop("list.Add([|id.ToString(\"N\").Substring(8)|] + text);"),
        Fixed("list.Add(string.Concat(FormatValue(id, \"N\", null, scratch).Slice(8), text));", "scratch", 80, FormatAs));

    [Fact]
    public Task WhereTheValueCannotBeFormatted_ItsTextIsSliced() => new Verify.Test
    {
        TestState = { Sources = { Loop("sum += int.Parse([|d.ToString(format: \"F2\").Substring(1)|]);") } },
        FixedState =
        {
            Sources = { Loop("sum += int.Parse([|d.ToString(format: \"F2\")|].AsSpan(1));") },
            MarkupHandling = MarkupMode.Allow,
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task TextInAVariable_IsASpan() => Verify.VerifyCodeFixAsync(
        Loop("var digits = [|n.ToString()|]; for (var i = 0; i < digits.Length / 2; i++) if (digits[i] != digits[digits.Length - 1 - i]) sum++;"),
        Fixed(
            "var digits = FormatValue(n, digitsScratch); for (var i = 0; i < digits.Length / 2; i++) if (digits[i] != digits[digits.Length - 1 - i]) sum++;",
            "digitsScratch",
            32,
            Format));

    [Fact]
    public Task WhereNullsAreTold_TheMethodSaysWhatMayBeNull() => Verify.VerifyCodeFixAsync(
        "#nullable enable\nusing System;\n\nclass C\n{\n    int M(int n)\n    {\n        var sum = 0;\n"
            + "        while (n-- > 0) sum += [|n.ToString(\"x\")|].Length;\n        return sum;\n    }\n}\n",
        "#nullable enable\nusing System;\n\nclass C\n{\n    int M(int n)\n    {\n        var sum = 0;\n        Span<char> scratch = stackalloc char[32];\n"
            + "        while (n-- > 0) sum += FormatValue(n, \"x\", null, scratch).Length;\n        return sum;\n    }\n\n"
            + FormatAs.Replace("string format", "string? format", StringComparison.Ordinal)
                .Replace("IFormatProvider provider", "IFormatProvider? provider", StringComparison.Ordinal) + "\n}\n");

    [Fact]
    public Task WithoutALoop_TheBufferIsInTheCall() => Verify.VerifyCodeFixAsync(
        "using System;\n\nclass C : IComparable<C>\n{\n    int _n;\n\n"
            + "    public int CompareTo(C other) => [|_n.ToString()|].Length - [|other._n.ToString(\"x\")|].Length;\n}\n",
        "using System;\n\nclass C : IComparable<C>\n{\n    int _n;\n\n    public int CompareTo(C other) => FormatValue(_n, stackalloc char[32]).Length - "
            + "FormatValue(other._n, \"x\", null, stackalloc char[32]).Length;\n\n" + Format + "\n\n" + FormatAs + "\n}\n");

    [Theory]
    [InlineData("if ([|n.ToString()|] == [|sum.ToString()|]) sum++;")]
    [InlineData("foreach (var c in [|n.ToString()|]) list.Add(c + sum.ToString());")]
    [InlineData("sum += maybe?[|.ToString()|].Length ?? 0;")]
    [InlineData("sum += [|n /* which */ .ToString()|].Length;")]
    [InlineData("sum += [|d.ToString(provider: null, format: \"F2\")|].Length;")]
    [InlineData("sum += [|n.ToString()|].GetHashCode();")]
    [InlineData("var shown = [|n.ToString()|].AsSpan(); sum += shown.Length;")]
    public async Task WhatCannotBeFormattedOnTheStack_HasNoFix(string body)
    {
        var source = Loop(body);
        await new Verify.Test { TestState = { Sources = { source } }, FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("sum += [|d.ToString(given)|].Length;", "sum += FormatValue(d, null, given, scratch).Length;", "the provider may be asked twice")]
    [InlineData("if ([|d.ToString(null, null)|] == kept) sum++;", "if (FormatValue(d, null, null, scratch).SequenceEqual(kept)) sum++;",
        "null equals an empty text")]
    [InlineData("sum += [|money.ToString(null, null)|].Length;", "sum += FormatValue(money, null, null, scratch).Length;",
        "the type's own 'TryFormat' may write another text")]
    public async Task WhatMayDiffer_IsSaid(string before, string after, string difference)
    {
        var title = await new Verify.Test
        {
            TestCode = Loop(before),
            FixedCode = Fixed(after, "scratch", 80, FormatAs),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Format into a stack buffer instead of making a string (" + difference + ")", title);
    }

    [Theory]
    [InlineData("foreach (var c in [|text.Substring(1)|]) sum += c;", "foreach (var c in text.AsSpan(1)) sum += c;")]
    [InlineData("foreach (int c in [|text[2..].Trim()|]) { sum += c; text = \"\"; }", "foreach (int c in text.AsSpan(2).Trim()) { sum += c; text = \"\"; }")]
    [InlineData("var part = [|text.Trim()|]; foreach (var c in part) sum += c;", "var part = text.AsSpan().Trim(); foreach (var c in part) sum += c;")]
    public Task CharactersOfAPart_AreGoneThrough(string before, string after) => Verify.VerifyCodeFixAsync(Loop(before), Loop(after));

    [Fact]
    public Task CharactersAcrossAnAwait_HaveNoFix()
    {
        const string Source = "using System.Threading.Tasks; class C { async Task M(string[] all) { foreach (var text in all) { if (text is null) continue; "
            + "foreach (var c in [|text.Substring(1)|]) await Task.Delay(c); } } }";
        return new Verify.Test { TestState = { Sources = { Source } }, FixedState = { Sources = { Source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task Message_OfAForeach() => Verify.VerifyAnalyzerAsync(
        "class C { int M(string[] all) { var n = 0; foreach (var text in all) foreach (var c in {|#0:text.Substring(1)|}) n += c; return n; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'Substring' makes a string that only a 'foreach' reads; this allocates memory (in a loop (line 1))"));

    [Fact]
    public Task Message_OfAnIdentifier() => Verify.VerifyAnalyzerAsync(
        "using System; class C { int M(Guid[] all) { var n = 0; foreach (var id in all) if ({|#0:id.ToString()|} == \"a\") n++; return n; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ToString' makes a string that only a comparison reads; this allocates 96 B (in a loop (line 1))"));

    [Fact]
    public async Task FormattedOnTheStack_BehavesTheSame()
    {
        const string Source =
            """
            using System;
            using System.Globalization;
            using System.Text;

            public static class C
            {
                public static string Read(string s)
                {
                    var text = new StringBuilder();
                    foreach (var culture in new[] { "", "tr-TR", "sv-SE", "ar-SA", "fa-IR" })
                    {
                        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
                        foreach (var n in new long[] { 0, 7, -7, 299, 300, 4_000_000_000, long.MinValue, long.MaxValue, s?.Length ?? -1 })
                        {
                            text.Append(n.ToString().Length).Append(n.ToString()[0]);
                            foreach (var c in n.ToString("N3"))
                                text.Append((int)c);
                            text.Append(n.ToString("D40").Length);
                            var digits = n.ToString(CultureInfo.InvariantCulture);
                            text.Append(digits[^1]).Append(digits.IndexOf('-'));
                        }

                        foreach (var d in new[] { 0.0, -0.0, 0.1, -1e300, double.NaN, double.NegativeInfinity, double.Epsilon })
                        {
                            text.Append(d.ToString().Length).Append(d.ToString("F200").Length).Append(d.ToString("F2").TrimEnd('0'));
                            if (d.ToString() == s)
                                text.Append('!');
                        }

                        foreach (var day in new[] { DateTime.MinValue, new DateTime(2024, 2, 29, 23, 59, 59), DateTime.MaxValue })
                        {
                            text.Append(day.ToString().Length);
                            if (day.ToString("dddd, MMMM d, yyyy").StartsWith("T"))
                                text.Append('t');
                            text.Append(day.ToString("o").Substring(0, 10));
                        }
                    }

                    return text.ToString();
                }

                public static string Fails(string s)
                {
                    var found = 0;
                    for (var i = 0; i < 2; i++)
                    {
                        if (Guid.Empty.ToString(s).Length > 3)
                            found++;
                        if (decimal.MinValue.ToString(s).IndexOf('1') > 0)
                            found++;
                    }

                    return found.ToString();
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<ParseChainAnalyzer, ParseChainCodeFix>(Source, LanguageVersion.CSharp11);

        Assert.Contains("FormatValue(n, scratch).Length", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("d.ToString(\"", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("day.ToString(", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("ToString(s)", changed, StringComparison.Ordinal);
        SameBehaviour.VerifyOnTexts(Source, changed, LanguageVersion.CSharp11, "Read", "Fails");
    }

    private static string Loop(string body) =>
        """
        using System;
        using System.Collections.Generic;
        using System.Globalization;
        using System.Linq.Expressions;
        using System.Text;

        sealed class Own { public override string ToString() => ""; }

        struct Money : ISpanFormattable
        {
            readonly int _cents;
            public string ToString(string format, IFormatProvider provider) => $"{_cents}";
            public bool TryFormat(Span<char> target, out int written, ReadOnlySpan<char> format, IFormatProvider provider) { written = 0; return true; }
            public override string ToString() => $"{_cents}";
        }

        class C
        {
            static int Count(string text) => text.Length;

            int M(int[] numbers, Guid id, double d, DateTime day, TimeSpan span, Money money, int? maybe, string text, string kept, List<string> list,
                StringBuilder builder, char letter, bool flag, Dictionary<string, int> names, char[] letters, IFormatProvider given,
                System.Text.Json.Utf8JsonWriter json)
            {
                if (text is null || builder is null) return 0;
                var sum = 0;
                foreach (var n in numbers)
                {
                    BODY
                }

                return sum;
            }
        }

        """.Replace("BODY", body, StringComparison.Ordinal);

    private static string Fixed(string body, string buffer, int size, string method) => Loop(body)
        .Replace(
            "        foreach (var n in",
            "        Span<char> " + buffer + " = stackalloc char[" + size + "];\n        foreach (var n in",
            StringComparison.Ordinal)
        .Replace("        return sum;\n    }\n", "        return sum;\n    }\n\n" + method + "\n", StringComparison.Ordinal);
}
