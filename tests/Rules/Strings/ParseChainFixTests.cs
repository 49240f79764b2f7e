using Allocations.Analyzers.Rules.Strings;
using Allocations.CodeFixes.Rules.Strings;
using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<Allocations.Analyzers.Rules.Strings.ParseChainAnalyzer, Allocations.CodeFixes.Rules.Strings.ParseChainCodeFix>;

namespace Allocations.Tests.Strings;

/// <summary>The text that the fix of ALLOC301 leaves, and where it is not offered.</summary>
public sealed class ParseChainFixTests
{
    [Theory]
    [InlineData("int.Parse([|s.Trim()|])", "int.Parse(s.AsSpan().Trim())")]
    [InlineData("int.Parse([|s[1..]|])", "int.Parse(s.AsSpan()[1..])")]
    [InlineData("int.Parse([|s.Substring(1, 2).Trim()|])", "int.Parse(s.AsSpan(1, 2).Trim())")]
    [InlineData("int.Parse([|s.Trim().Substring(1)|])", "int.Parse(s.AsSpan().Trim().Slice(1))")]
    [InlineData("int.Parse([|s.Trim().Remove(2)|])", "int.Parse(s.AsSpan().Trim().Slice(0, 2))")]
    [InlineData("int.Parse([|s.TrimStart('a', 'b')|])", "int.Parse(s.AsSpan().TrimStart(\"ab\"))")]
    [InlineData("int.Parse([|s.Trim('a')|], NumberStyles.Any, null)", "int.Parse(s.AsSpan().Trim('a'), NumberStyles.Any, null)")]
    [InlineData("DateTime.ParseExact([|s.Trim()|], \"yyyy\", null)", "DateTime.ParseExact(s.AsSpan().Trim(), \"yyyy\", null)")]
    [InlineData("Enum.Parse<DayOfWeek>([|s.Trim()|], true)", "Enum.Parse<DayOfWeek>(s.AsSpan().Trim(), true)")]
    [InlineData("[|s.Trim()|] == \"x\"", "s.AsSpan().Trim().SequenceEqual(\"x\")")]
    [InlineData("\"x\" != [|s.Trim()|]", "!s.AsSpan().Trim().SequenceEqual(\"x\")")]
    [InlineData("[|s.Trim()|] == \"\"", "s.AsSpan().Trim().IsEmpty")]
    [InlineData("[|s.Trim()|].Equals(\"x\")", "s.AsSpan().Trim().SequenceEqual(\"x\")")]
    [InlineData("string.Equals([|s.Trim()|], \"x\", StringComparison.OrdinalIgnoreCase)", "s.AsSpan().Trim().Equals(\"x\", StringComparison.OrdinalIgnoreCase)")]
    [InlineData("[|s.Trim().ToLowerInvariant()|] == \"true\"", "s.AsSpan().Trim().Equals(\"true\", StringComparison.OrdinalIgnoreCase)")]
    [InlineData("[|s.Trim()|] is \"x\" or \"y\"", "s.AsSpan().Trim() is \"x\" or \"y\"")]
    [InlineData("[|s.Trim()|] switch { \"x\" => 1, _ => 2 }", "s.AsSpan().Trim() switch { \"x\" => 1, _ => 2 }")]
    [InlineData("[|s.Trim()|].StartsWith(\"x\")", "s.AsSpan().Trim().StartsWith(\"x\", StringComparison.CurrentCulture)")]
    [InlineData("[|s.Trim()|].Contains(\"x\")", "s.AsSpan().Trim().Contains(\"x\", StringComparison.Ordinal)")]
    [InlineData("[|s.Trim()|].IndexOf('x')", "s.AsSpan().Trim().IndexOf('x')")]
    [InlineData("[|s.Trim()|].Length", "s.AsSpan().Trim().Length")]
    [InlineData("string.IsNullOrEmpty([|s.Trim()|])", "s.AsSpan().Trim().IsEmpty")]
    [InlineData("b.Append([|s.Trim()|])", "b.Append(s.AsSpan().Trim())")]
    [InlineData("s.AsSpan().SequenceEqual([|s.Trim()|])", "s.AsSpan().SequenceEqual(s.AsSpan().Trim())")]
    public Task KnownText_IsSliced(string before, string after) => VerifyAsync(Guarded("return " + before + ";"), Guarded("return " + after + ";"));

    [Fact]
    public Task Switch_ReadsTheSpan() => VerifyAsync(
        Guarded(
            """
            switch ([|s.Trim()|]) // kind
            {
                case "x": return 1;
                default: return 2;
            }
            """),
        Guarded(
            """
            switch (s.AsSpan().Trim()) // kind
            {
                case "x": return 1;
                default: return 2;
            }
            """));

    [Fact]
    public Task FluentLayoutAndComments_AreKept() => VerifyAsync(
        Guarded(
            """
            return int.Parse([|s // text
                .Trim(/* all */)
                .Substring(1)|]); // done
            """),
        Guarded(
            """
            return int.Parse(s.AsSpan() // text
                .Trim(/* all */)
                .Slice(1)); // done
            """));

    [Fact]
    public Task SingleUseLocal_BecomesASpan() => VerifyAsync(
        Guarded(
            """
            string t = [|s.Trim()|]; // part
            return string.IsNullOrEmpty(t) || t[0] == '#' || t.Length > 9 ? 0 : int.Parse(t);
            """),
        Guarded(
            """
            ReadOnlySpan<char> t = s.AsSpan().Trim(); // part
            return t.IsEmpty || t[0] == '#' || t.Length > 9 ? 0 : int.Parse(t);
            """));

    [Fact]
    public Task PartThatIsKept_BecomesAStringThere() => VerifyAsync(
        Guarded(
            """
            var t = [|s.Trim()|];
            if (t.StartsWith("#", StringComparison.Ordinal))
                b.Append(1);
            return t.Substring(1);
            """),
        Guarded(
            """
            var t = s.AsSpan().Trim();
            if (t.StartsWith("#", StringComparison.Ordinal))
                b.Append(1);
            return t.Slice(1).ToString();
            """));

    [Fact]
    public Task ReassignedParameter_GetsASpanOfItsOwn() => VerifyAsync(
        Guarded(
            """
            s = [|s.Trim()|];
            if (string.IsNullOrEmpty(s))
                return 0;
            var isNegative = false;
            if (s[0] == '-')
            {
                isNegative = true;
                s = [|s[1..]|];
            }
            return int.TryParse(s, out var n) ? isNegative ? -n : n : 0;
            """),
        Guarded(
            """
            var sSpan = s.AsSpan().Trim();
            if (sSpan.IsEmpty)
                return 0;
            var isNegative = false;
            if (sSpan[0] == '-')
            {
                isNegative = true;
                sSpan = sSpan[1..];
            }
            return int.TryParse(sSpan, out var n) ? isNegative ? -n : n : 0;
            """));

    [Fact]
    public Task GroupSeparators_AreRemovedOnTheStack() => VerifyAsync(
        """
        using System;

        public static class Numbers
        {
            public static int ParseInt32(string? text, int defaultValue = 0)
            {
                if (text is null) return defaultValue;

                // Pasted numbers have groups.
                text = [|text.Replace(",", "").Trim()|];
                return int.TryParse(text, out var n) ? n : defaultValue;
            }
        }
        """,
        """
        using System;

        public static class Numbers
        {
            public static int ParseInt32(string? text, int defaultValue = 0)
            {
                if (text is null) return defaultValue;

                // Pasted numbers have groups.
                var textSpan = RemoveChar(text.AsSpan(), ',', stackalloc char[256]).Trim();
                return int.TryParse(textSpan, out var n) ? n : defaultValue;
            }

            private static ReadOnlySpan<char> RemoveChar(ReadOnlySpan<char> source, char value, Span<char> scratch)
            {
                var length = source.IndexOf(value);
                if (length < 0)
                {
                    return source;
                }

                if (scratch.Length < source.Length)
                {
                    scratch = new char[source.Length];
                }

                source.Slice(0, length).CopyTo(scratch);
                foreach (var c in source.Slice(length + 1))
                {
                    if (c != value)
                    {
                        scratch[length++] = c;
                    }
                }

                return scratch.Slice(0, length);
            }
        }
        """);

    private static Task VerifyAsync(string before, string after) => Verify.VerifyCodeFixAsync(before, after);

    private static string Guarded(string body) =>
        $$"""
        using System;
        using System.Globalization;
        using System.Text;
        class C
        {
            object M(string s, StringBuilder b)
            {
                if (s == null) return null;
                {{body.Replace("\n", "\n        ")}}
            }
        }
        """;
}
