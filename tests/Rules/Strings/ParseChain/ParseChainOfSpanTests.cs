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

/// <summary>ALLOC301: strings that are made of a span where they are read.</summary>
public sealed class ParseChainOfSpanTests
{
    [Theory]
    [InlineData("_ = int.Parse([|span.Slice(1, 2).ToString()|]); // two", "_ = int.Parse(span.Slice(1, 2)); // two")]
    [InlineData(
        "_ = int.TryParse([|span[1..].ToString()|], NumberStyles.Any, CultureInfo.InvariantCulture, out n);",
        "_ = int.TryParse(span[1..], NumberStyles.Any, CultureInfo.InvariantCulture, out n);")]
    [InlineData("_ = int.Parse([|span.ToString().Trim()|]);", "_ = int.Parse(span.Trim());")]
    [InlineData("_ = int.Parse([|text.AsSpan(2).ToString()|]);", "_ = int.Parse(text.AsSpan(2));")]
    [InlineData("_ = int.Parse([|span.ToString()|].AsSpan());", "_ = int.Parse(span);")]
    [InlineData("n = [|span.ToString()|].AsSpan()[0];", "n = span[0];")]
    [InlineData("_ = int.Parse([|span.ToString()|].AsSpan(1).Trim());", "_ = int.Parse(span.Slice(1).Trim());")]
    [InlineData("builder.Append([|span.ToString()|]).Append([|span.Slice(n).ToString()|]);", "builder.Append(span).Append(span.Slice(n));")]
    [InlineData("if ([|span.ToString()|] == \"ab\") n++;", "if (span.SequenceEqual(\"ab\")) n++;")]
    [InlineData("if ([|span.ToString()|].StartsWith(\"ab\", StringComparison.Ordinal)) n++;", "if (span.StartsWith(\"ab\", StringComparison.Ordinal)) n++;")]
    [InlineData("n = [|span.ToString()|].Length;", "n = span.Length;")]
    [InlineData("switch ([|span.ToString()|]) { case \"a\": n++; break; }", "switch (span) { case \"a\": n++; break; }")]
    [InlineData("n = [|span.ToString()|] switch { not \"a\" => 1, _ => 2 };", "n = span switch { not \"a\" => 1, _ => 2 };")]
    [InlineData("Keep([|span.ToString()|][0]);", "Keep(span[0]);")]
    [InlineData("_ = Guid.Parse([|span.ToString()|]);", "_ = Guid.Parse(span);")]
    [InlineData("_ = int.Parse([|new string(span)|]);", "_ = int.Parse(span);")]
    [InlineData("_ = int.Parse([|new string(letters)|]);", "_ = int.Parse(new ReadOnlySpan<char>(letters));")]
    [InlineData(
        "if ([|new string(letters, 1, n)|] == \"ab\") n++; // part", "if (new ReadOnlySpan<char>(letters, 1, n).SequenceEqual(\"ab\")) n++; // part")]
    [InlineData("_ = int.Parse([|new string(letters, 1, 2).Trim()|]);", "_ = int.Parse(new ReadOnlySpan<char>(letters, 1, 2).Trim());")]
    [InlineData("builder.Append([|new string(letters, 0, n)|]); // all", "builder.Append(letters, 0, n); // all")]
    [InlineData("builder.Append([|new string(letters)|]).Append([|new string(letters, 1, 2)|]);", "builder.Append(letters).Append(letters, 1, 2);")]
    public Task StringOfASpan_IsTheSpan(string before, string after) => Verify.VerifyCodeFixAsync(Method(before), Method(after));

    [Theory]
    [InlineData("if ([|Path.GetExtension(text)|] == \".txt\") n++;", "if (Path.GetExtension(text.AsSpan()).SequenceEqual(\".txt\")) n++;")]
    [InlineData(
        "if ([|Path.GetFileName(text)|].StartsWith(\"a\", StringComparison.Ordinal)) n++;",
        "if (Path.GetFileName(text.AsSpan()).StartsWith(\"a\", StringComparison.Ordinal)) n++;")]
    [InlineData("_ = int.Parse([|Path.GetFileNameWithoutExtension(text.Trim())|]);", "_ = int.Parse(Path.GetFileNameWithoutExtension(text.AsSpan().Trim()));")]
    public Task PartOfAPath_IsASlice(string before, string after) => Verify.VerifyCodeFixAsync(Method(before), Method(after));

    [Fact]
    public async Task PartOfAPathThatMayBeNull_IsUnsafe()
    {
        var title = await new Verify.Test
        {
            TestCode = Method("if ([|Path.GetExtension(path)|] == \".txt\") n++;"),
            FixedCode = Method("if (Path.GetExtension(path.AsSpan()).SequenceEqual(\".txt\")) n++;"),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Slice a span instead of making strings (null is treated as empty)", title);
    }

    [Theory]
    [InlineData("_ = int.Parse([|span.ToString()|], Styles());", "_ = int.Parse(span, Styles());")]
    [InlineData("_ = int.Parse([|span.ToString()|], provider: given);", "_ = int.Parse(span, provider: given);")]
    [InlineData("_ = int.Parse([|span.ToString().Substring(Next())|]);", "_ = int.Parse(span.Slice(Next()));")]
    [InlineData("_ = int.TryParse([|span.ToString()|], out numbers[n++]);", "_ = int.TryParse(span, out numbers[n++]);")]
    [InlineData(
        "switch ([|span.ToString()|]) { case not \"a\" when n > 0: n++; break; case \"b\": n--; break; }",
        "switch (span) { case not \"a\" when n > 0: n++; break; case \"b\": n--; break; }")]
    [InlineData("n = [|span.ToString()|] switch { not \"a\" when n > 0 => 1, _ => 2 };", "n = span switch { not \"a\" when n > 0 => 1, _ => 2 };")]
    [InlineData("_ = Same([|span.ToString()|][0]);", "_ = Same(span[0]);")]
    [InlineData("_ = [|span.ToString()|][0].Equals(Next());", "_ = span[0].Equals(Next());")]
    [InlineData("if ([|span.ToString()|] == string.Join(\",\", Next())) n++;", "if (span.SequenceEqual(string.Join(\",\", Next()))) n++;")]
    [InlineData("var view = [|span.ToString()|].AsSpan(); _ = int.Parse(view);", "var view = span; _ = int.Parse(view);")]
    [InlineData("foreach (var c in [|span.ToString()|].AsSpan()) n += c;", "foreach (var c in span) n += c;")]
    [InlineData("_ = Count([|span.ToString()|].AsSpan());", "_ = Count(span);")]
    [InlineData("_ = Same([|span.ToString()|].AsSpan()[0]);", "_ = Same(span[0]);")]
    [InlineData("ref readonly var c = ref [|span.ToString()|].AsSpan()[0]; n = c;", "ref readonly var c = ref span[0]; n = c;")]
    [InlineData("_ = int.Parse([|span.ToString()|].AsSpan(), Styles());", "_ = int.Parse(span, Styles());")]
    public async Task CharactersThatMayChangeBefore_AreUnsafe(string before, string after)
    {
        var title = await new Verify.Test
        {
            TestCode = Method(before),
            FixedCode = Method(after),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Slice a span instead of making strings (the characters of the span must not change before they are read)", title);
    }

    [Theory]
    [InlineData("var s = span.ToString(); _ = int.Parse(s);")]
    [InlineData("var s = span.ToString(); if (s == \"a\") n++;")]
    [InlineData("kept = span.ToString();")]
    [InlineData("map[span.ToString()] = 1;")]
    [InlineData("_ = int.Parse(chars.ToString());")]
    [InlineData("_ = int.Parse(builder.ToString());")]
    [InlineData("_ = int.Parse(bytes.ToString());")]
    [InlineData("Keep(span.ToString());")]
    [InlineData("_ = span.ToString() + \"a\";")]
    [InlineData("throw new Exception(int.Parse(span.ToString()).ToString());")]
    [InlineData("kept = new string(letters, 0, n);")]
    [InlineData("var s = new string(letters); letters[0] = 'x'; _ = int.Parse(s);")]
    [InlineData("builder.Append(new string('a', n));")]
    [InlineData("n = new string(text).Length;")]
    [InlineData("_ = int.Parse(new string(text));")]
    [InlineData("kept = Path.GetExtension(text);")]
    [InlineData("if (Path.GetDirectoryName(text) == \"a\") n++;")]
    public Task StringThatIsNeeded_IsSilent(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData(
        "writer.Write([|new string(letters)|]);",
        "writer.Write(letters);",
        "Write the characters of the array (a derived type may override only the overload for strings)")]
    [InlineData(
        "other.Append([|new string(letters, 0, n)|]);",
        "other.Append(new ReadOnlySpan<char>(letters, 0, n));",
        "Slice a span instead of making strings")]
    [InlineData(
        "_ = int.Parse([|new string(maybe, 1, 2)|]);",
        "_ = int.Parse(new ReadOnlySpan<char>(maybe, 1, 2));",
        "Slice a span instead of making strings (an array that is null throws another exception)")]
    public async Task WhatMayDiffer_IsSaid(string before, string after, string expected)
    {
        var title = await new Verify.Test
        {
            TestCode = Method(before),
            FixedCode = Method(after),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal(expected, title);
    }

    [Fact]
    public async Task WriterInPlaceOfTheConsole_IsNamed()
    {
        var title = await new Verify.Test
        {
            ReferenceAssemblies = ReferenceAssemblies.Net.Net100,
            TestCode = Method("Console.Write([|text.Substring(1).Trim()|]);"),
            FixedCode = Method("Console.Write(text.AsSpan(1).Trim());"),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Slice a span instead of making strings (a writer in the place of the console may override only the overload for strings)", title);
    }

    [Theory]
    [InlineData("_ = int.Parse([|span /* all */ .ToString()|]);")]
    [InlineData("_ = int.Parse([|new string(length: 1, startIndex: 0, value: letters)|]);")]
    [InlineData("_ = int.Parse([|new string(/* all */ letters)|]);")]
    [InlineData("if ([|span.ToString().ToLower()|] == \"a\") n++;")]
    public Task WhatASpanCannotDo_HasNoFix(string body) => Verify.VerifyCodeFixAsync(Method(body), Method(body));

    [Fact]
    public Task StringOfASpanInAVariable_StaysTheBeginningOfItsChain() => Verify.VerifyAnalyzerAsync(
        Method("var s = [|span.ToString().Substring(1)|]; _ = int.Parse(s);"));

    [Fact]
    public Task WindowsLines_AreFixedAtOnce() => Verify.VerifyCodeFixAsync(
        Method("// Both.\n_ = int.Parse([|span.ToString()|]);\n_ = int.Parse([|span.Slice(1).ToString()|]);").ReplaceLineEndings("\r\n"),
        Method("// Both.\n_ = int.Parse(span);\n_ = int.Parse(span.Slice(1));").ReplaceLineEndings("\r\n"));

    [Fact]
    public Task Message_OfASpanNamesToString() => Verify.VerifyAnalyzerAsync(
        "using System; class C { static int M(ReadOnlySpan<char> s) => int.Parse({|#0:s.ToString()|}); }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ToString' makes a string that only 'int.Parse' reads; this allocates memory (not known to be hot)"));

    [Fact]
    public async Task SpanInPlaceOfItsString_BehavesTheSame()
    {
        const string Source =
            """
            using System;
            using System.Globalization;
            using System.Text;

            static class C
            {
                static string Parsed(string s)
                {
                    ReadOnlySpan<char> span = s;
                    var first = int.TryParse(span.ToString(), out var n) ? n : -1;
                    var part = span.Length > 1 ? span.Slice(1) : span;
                    return first + "," + (double.TryParse(part.ToString().Trim(), NumberStyles.Any, CultureInfo.InvariantCulture, out var d) ? d : 0)
                        + (span.ToString() == "12") + (span.ToString().Trim() != "a") + part.ToString().StartsWith("\u0130", StringComparison.OrdinalIgnoreCase)
                        + span.ToString().IndexOf('1') + part.ToString().Length;
                }

                static int Fails(string s) => int.Parse(s.AsSpan().ToString());

                static int FailsInPart(string s) => int.Parse(s.AsSpan().ToString().Substring(2, 1));

                static string Appended(string s) => new StringBuilder().Append(s.AsSpan().ToString()).Append(s.AsSpan().ToString().Trim()).ToString();
            }
            """;
        var changed = await AppliedFix.SafeAsync<ParseChainAnalyzer, ParseChainCodeFix>(Source, LanguageVersion.CSharp11);

        Assert.DoesNotContain("span.ToString", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("AsSpan().ToString", changed, StringComparison.Ordinal);
        SameBehaviour.VerifyOnTexts(Source, changed, LanguageVersion.CSharp11, "Parsed", "Fails", "FailsInPart", "Appended");
    }

    [Fact]
    public async Task UnsafeFix_SeesWhatALaterArgumentWrites()
    {
        const string Source = "using System; using System.Globalization; static class C { static readonly char[] Text = { '1' }; "
            + "static NumberStyles Write(char c) { Text[0] = c; return NumberStyles.None; } static int M(char c) { Text[0] = '1'; "
            + "return int.Parse(((ReadOnlySpan<char>)Text).ToString(), Write(c)); } }";
        var changed = await AppliedFix.ApplyAsync<ParseChainAnalyzer, ParseChainCodeFix>(Source, LanguageVersion.CSharp11, static _ => true);
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(changed);

        Assert.Equal(1, before.Call("M", '7').Value);
        Assert.Equal(7, after.Call("M", '7').Value);
    }

    private static string Method(string body) =>
        """
        using System;
        using System.Collections.Generic;
        using System.Globalization;
        using System.IO;
        using System.Text;

        class C
        {
            sealed class Own { public override string ToString() => ""; }

            static void Keep(string s) { }
            static void Keep(char c) { }
            static char Same(in char c) => c;
            static int Next() => 0;
            static int Count(ReadOnlySpan<char> s) => s.Length;
            static NumberStyles Styles() => NumberStyles.Any;

            static void M(ReadOnlySpan<char> span, Span<char> chars, ReadOnlySpan<byte> bytes, string text, StringBuilder builder, Dictionary<string, int> map,
                string kept, int[] numbers, IFormatProvider given, int n, char[] letters, char[] maybe, string path, StringBuilder other, TextWriter writer)
            {
                if (text is null || builder is null || letters is null || writer is null) return;
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);
}
