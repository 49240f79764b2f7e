using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.CodeFixes.Rules.Strings.ParseChain;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>What the fix of ALLOC301 leaves gives the same results and the same exception types as what it found, and allocates nothing.</summary>
public sealed class ParseChainBehaviourTests
{
    /// <summary>C# 14 lets strings convert to spans by themselves, which changes what calls bind to; earlier versions do not.</summary>
    public static TheoryData<LanguageVersion> Languages =>
        [.. new[] { RoslynFacts.CSharp12, RoslynFacts.CSharp14 }.Where(RoslynFacts.Supports).DefaultIfEmpty(LanguageVersion.CSharp11)];

    [Theory]
    [MemberData(nameof(Languages))]
    public Task SlicedParse_IsTheSame(LanguageVersion language) => VerifyAsync(
        language,
        "int.Parse(s.Trim())",
        "int.TryParse(s.Trim(), out var n) ? n : -1",
        "int.Parse(s.Trim(), NumberStyles.Any, CultureInfo.InvariantCulture)",
        "int.TryParse(s.TrimEnd('1', ' '), NumberStyles.HexNumber, null, out var n) ? n : -1",
        "long.Parse(s.TrimStart())",
        "long.TryParse(s.Trim(), out var n) ? n : -1",
        "double.Parse(s.Trim())",
        "double.TryParse(s.Trim(), out var n) ? n : -1",
        "double.Parse(s.Trim(), CultureInfo.CurrentCulture)",
        "decimal.Parse(s.Trim())",
        "decimal.TryParse(s.TrimEnd(), NumberStyles.Currency, null, out var n) ? n : -1",
        "DateTime.TryParse(s.Trim(), out var d) ? d.ToUniversalTime() : default",
        "DateTime.TryParseExact(s.Trim(), \"yyyy-MM-dd\", null, DateTimeStyles.None, out var d) ? d : default",
        "DateTime.ParseExact(s.Trim(), new[] { \"yyyy-M-d\", \"HH:mm\" }, CultureInfo.InvariantCulture, DateTimeStyles.NoCurrentDateDefault)",
        "TimeSpan.TryParse(s.Trim(), out var d) ? d : default",
        "Guid.Parse(s.Trim())",
        "Guid.TryParse(s.Trim('{', '}', ' '), out var g) ? g : default",
        "bool.Parse(s.Trim())",
        "bool.TryParse(s.Trim('\\0'), out var b) ? b : null",
        "Enum.Parse<ConsoleColor>(s.Trim())",
        "Enum.TryParse<ConsoleColor>(s.Trim(), true, out var e) ? e : null",
        "Enum.Parse(typeof(ConsoleColor), s.Trim(), true)",
        "byte.TryParse(s.Trim(), out var n) ? n : null");

    [Theory]
    [MemberData(nameof(Languages))]
    public Task SlicedPart_IsTheSame(LanguageVersion language) => VerifyAsync(
        language,
        "int.Parse(s.Substring(1).Trim())",
        "int.Parse(s.Trim().Substring(1))",
        "int.Parse(s.Substring(1, 2).TrimEnd(','))",
        "int.Parse(s.Trim().Substring(s.Length - 2))",
        "int.Parse(s[1..])",
        "int.Parse(s[..^1])",
        "int.Parse(s.Trim()[^2..])",
        "int.Parse(s[2..1])",
        "int.TryParse(s.Remove(1).Trim(), out var n) ? n : -1",
        "double.Parse(s.Trim().Remove(3))",
        "int.Parse(s.Trim(s.ToCharArray()).TrimStart())",
        "int.TryParse(s.Trim().TrimStart('+', '-'), out var n) ? n : -1");

    [Theory]
    [MemberData(nameof(Languages))]
    public Task SlicedComparison_IsTheSame(LanguageVersion language) => VerifyAsync(
        language,
        "s.Trim() == \"12\"",
        "\"true\" != s.Trim()",
        "s.Substring(1, 2) == \"00\"",
        "s.Trim() == \"\"",
        "s.Trim().Equals(\"true\", StringComparison.OrdinalIgnoreCase)",
        "string.Equals(s.Trim(), \"i\", StringComparison.CurrentCultureIgnoreCase)",
        "string.Equals(s.Trim(), \"file\", StringComparison.InvariantCultureIgnoreCase)",
        "s.Trim().ToLowerInvariant() == \"abc\"",
        "s.Trim().ToUpperInvariant() == \"TRUE\"",
        "s.Trim() is \"1\" or \"red\"",
        "s.Trim() switch { \"1\" => 1, \"\" => 2, \"a\\u0301\" => 3, _ => 4 }",
        "s.Trim().StartsWith(\"1\")",
        "s.Trim().StartsWith(\"\\0\")",
        "s.Trim().EndsWith(\"i\", StringComparison.CurrentCultureIgnoreCase)",
        "s.Trim().Contains(\"00\")",
        "s.Trim().Contains(',')",
        "s.Trim().IndexOf(\"i\")",
        "s.Trim().IndexOf(',')",
        "s.Trim().LastIndexOf('0')",
        "s.Trim().Length",
        "s.Substring(1)[0]",
        "string.IsNullOrEmpty(s.Trim())",
        "string.IsNullOrWhiteSpace(s.Substring(1))",
        "new StringBuilder().Append(s.Trim().Substring(1)).ToString()");

    [Theory]
    [MemberData(nameof(Languages))]
    public Task RemovedAndReplacedCharacters_GiveTheSame(LanguageVersion language) => VerifyAsync(
        language,
        "int.Parse(s.Replace(\",\", \"\"))",
        "int.TryParse(s.Replace(\",\", null), out var n) ? n : -1",
        "int.TryParse(s.Replace(\",\", \"\").Trim(), out var n) ? n : -1",
        "int.TryParse(s.Trim().Replace(\"_\", string.Empty).Replace(\",\", \"\").Trim(), out var n) ? n : -1",
        "long.Parse(s.Replace(\"_\", \"\"))",
        "double.TryParse(s.Replace(',', '.').Trim(), NumberStyles.Float, CultureInfo.InvariantCulture, out var n) ? n : -1",
        "double.Parse(s.Replace(\",\", \"\"))",
        "decimal.TryParse(s.Replace(\" \", \"\", StringComparison.Ordinal), out var n) ? n : -1",
        "decimal.Parse(s.Trim().Replace(\"'\", \"\"))",
        "DateTime.TryParse(s.Replace('_', ' ').Trim(), CultureInfo.InvariantCulture, DateTimeStyles.None, out var d) ? d : default",
        "Guid.TryParse(s.Replace(\"-\", \"\"), out var g) ? g : default",
        "bool.TryParse(s.Replace(\"\\0\", \"\").Trim(), out var b) ? b : null",
        "Enum.TryParse<ConsoleColor>(s.Replace(\" \", \"\"), out var e) ? e : null",
        "s.Replace(\"1\", \"\") == s.Replace('1', '2')",
        "s.Replace('\\ud83d', 'x').IndexOf('x')");

    [Theory]
    [MemberData(nameof(Languages))]
    public async Task Variables_GiveTheSame(LanguageVersion language)
    {
        const string Source =
            """
            using System;
            using System.Collections.Generic;
            public static class C
            {
                public static int ParseInt32(string text, int defaultValue = 7)
                {
                    if (text is null) return defaultValue;
                    text = text.Replace(",", "").Trim();
                    return int.TryParse(text, out var n) ? n : defaultValue;
                }

                public static double Steps(string text)
                {
                    if (string.IsNullOrEmpty(text)) return -1;
                    text = text.Trim();
                    if (text.Length == 0) return -2;
                    var sign = 1;
                    if (text[0] == '-')
                    {
                        sign = -1;
                        text = text[1..];
                    }
                    text = text.Replace("_", string.Empty);
                    if (string.IsNullOrEmpty(text)) return -3;
                    return sign * double.Parse(text);
                }

                public static string Parts(string text)
                {
                    if (text == null) return null;
                    var line = text.Trim();
                    if (line.StartsWith("#", StringComparison.Ordinal)) return "comment";
                    var p = line.IndexOf('=');
                    return p < 0 ? line.Substring(0).Trim() : line.Substring(0, p).Trim() + "|" + line.Substring(p + 1);
                }

                public static long Sum(string text)
                {
                    var sum = 0L;
                    foreach (var part in (text ?? "").Split(';'))
                    {
                        var digits = part.Replace(",", "").Replace('+', ' ').Trim();
                        if (long.TryParse(digits, out var n))
                            sum += n;
                        sum += int.TryParse(part.Replace("_", ""), out var m) ? m : 0;
                    }
                    return sum;
                }

                public static object Pattern(object value) => Read(value);

                private static object Read(object value)
                {
                    if (value is string str)
                    {
                        str = str.Replace(",", null);
                        str = str.Trim();
                        return string.IsNullOrEmpty(str) ? -1 : int.TryParse(str, out var n) ? n : -2;
                    }

                    return null;
                }

                public static int LineByLine(string text)
                {
                    var reader = new System.IO.StringReader(text ?? "");
                    var count = 0;
                    string line;
                    while ((line = reader.ReadLine()) != null)
                    {
                        if (line.Trim().TrimEnd(';') == "1")
                            count++;
                    }
                    return count;
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<ParseChainAnalyzer, ParseChainCodeFix>(Source, language);

        Assert.DoesNotContain(".Replace(", changed);
        var numbers = TextInputs.Texts.Select(static text => new object?[] { text, 7 });
        SameBehaviour.Verify(Source, changed, numbers, language, "ParseInt32");
        SameBehaviour.VerifyOnTexts(Source, changed, language, "Steps", "Parts", "Sum", "Pattern", "LineByLine");
    }

    [Fact]
    public async Task NullIsTreatedAsEmpty_IsTheOnlyDifference()
    {
        const string Source =
            "using System; public static class C { public static int M(string s) => int.TryParse(s.Replace(\",\", \"\").Trim(), out var n) ? n : -1; }";
        var changed = await AppliedFix.ApplyAsync<ParseChainAnalyzer, ParseChainCodeFix>(
            Source, LanguageVersion.Latest, static action => action.Title.EndsWith("(null is treated as empty)", StringComparison.Ordinal));

        SameBehaviour.Verify(
            Source,
            changed,
            TextInputs.Texts.Where(static text => text is not null).Select(static text => new object?[] { text }),
            LanguageVersion.Latest,
            "M");
        using var code = CompiledMethods.Compile(changed);
        Assert.Equal(-1, code.Call("M", [null]).Value);
    }

    [Fact]
    public async Task TextWithinTheBound_TakesNoMemory()
    {
        const string Source =
            """
            using System;
            public static class Numbers
            {
                public static int ParseInt32(string text, int defaultValue)
                {
                    if (text is null) return defaultValue;
                    text = text.Replace(",", "").Trim();
                    return int.TryParse(text, out var n) ? n : defaultValue;
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<ParseChainAnalyzer, ParseChainCodeFix>(Source);
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(changed);
        var original = before.Delegate<Func<string, int, int>>("ParseInt32");
        var fixedCode = after.Delegate<Func<string, int, int>>("ParseInt32");

        Assert.Equal(80, AllocatedBytes.PerCall(() => original(" 1,234,567 ", 0)));
        Assert.Equal(0, AllocatedBytes.PerCall(() => fixedCode(" 1,234,567 ", 0)));
        Assert.Equal(1234567, fixedCode(" 1,234,567 ", 0));
        Assert.Equal(-1, fixedCode(TextInputs.Megabyte, -1));
    }

    private static async Task VerifyAsync(LanguageVersion language, params string[] expressions)
    {
        var methods = expressions.Select(static (expression, i) =>
            $$"""
                public static object M{{i}}(string s)
                {
                    if (s == null) return "none";
                    return {{expression}};
                }

            """);
        var source = "using System;\nusing System.Globalization;\nusing System.Text;\n\npublic static class C\n{\n" + string.Concat(methods) + "}\n";
        var changed = await AppliedFix.SafeAsync<ParseChainAnalyzer, ParseChainCodeFix>(source, language);
        for (var i = 0; i < expressions.Length; i++)
            Assert.False(changed.Contains("return " + expressions[i] + ";"), "No fix for " + expressions[i]);

        SameBehaviour.VerifyOnTexts(source, changed, language, [.. expressions.Select(static (_, i) => "M" + i)]);
    }
}
