using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.CodeFixes.Rules.Strings.ParseChain;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using static Allocations.Tests.Strings.ParseChain.ParseChainSources;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer,
    Allocations.CodeFixes.Rules.Strings.ParseChain.ParseChainCodeFix>;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>The text that the fix of ALLOC301 leaves where a span is only sliced.</summary>
public sealed class ParseChainFixTests
{
    [Theory]
    [InlineData("int.Parse([|s[(s.Length - 1)..]|])", "int.Parse(s.AsSpan(s.Length - 1))")]
    [InlineData("int.Parse([|s[..s.Length]|])", "int.Parse(s.AsSpan(0, s.Length))")]
    [InlineData("int.Parse([|s[1..2]|])", "int.Parse(s.AsSpan()[1..2])")]
    [InlineData("int.Parse([|s[^1..]|])", "int.Parse(s.AsSpan()[^1..])")]
    [InlineData("[|s.Trim()|] == string.Empty", "s.AsSpan().Trim().IsEmpty")]
    [InlineData("string.Empty != [|s.Trim()|]", "!s.AsSpan().Trim().IsEmpty")]
    [InlineData("[|s.Trim()|].Equals(string.Empty)", "s.AsSpan().Trim().IsEmpty")]
    [InlineData("int.Parse([|s.Trim()|])", "int.Parse(s.AsSpan().Trim())")]
    [InlineData("int.Parse([|s[1..]|])", "int.Parse(s.AsSpan(1))")]
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
    [InlineData(
        "string.Equals([|s.Trim()|], \"x\", StringComparison.OrdinalIgnoreCase)", "s.AsSpan().Trim().Equals(\"x\", StringComparison.OrdinalIgnoreCase)")]
    [InlineData("[|s.Trim().ToLowerInvariant()|] == \"true\"", "s.AsSpan().Trim().Equals(\"true\", StringComparison.OrdinalIgnoreCase)")]
    [InlineData("[|s.Trim()|] is \"x\" or \"y\"", "s.AsSpan().Trim() is \"x\" or \"y\"")]
    [InlineData("[|s.Trim()|] switch { \"x\" => 1, _ => 2 }", "s.AsSpan().Trim() switch { \"x\" => 1, _ => 2 }")]
    [InlineData("[|s.Trim()|].StartsWith(\"x\")", "s.AsSpan().Trim().StartsWith(\"x\", StringComparison.CurrentCulture)")]
    [InlineData("[|s.Trim()|].Contains(\"x\")", "s.AsSpan().Trim().Contains(\"x\", StringComparison.Ordinal)")]
    [InlineData("[|s.Trim()|].IndexOf('x')", "s.AsSpan().Trim().IndexOf('x')")]
    [InlineData("[|s.Trim()|].Length", "s.AsSpan().Trim().Length")]
    [InlineData("string.IsNullOrEmpty([|s.Trim()|])", "s.AsSpan().Trim().IsEmpty")]
    [InlineData("b.Append([|s.Trim()|])", "b.Append(s.AsSpan().Trim())")]
    [InlineData("int.Parse([|s.Trim()|].AsSpan(1))", "int.Parse(s.AsSpan().Trim().Slice(1))")]
    [InlineData("int.Parse([|s.Trim()|].AsSpan())", "int.Parse(s.AsSpan().Trim())")]
    [InlineData("s.AsSpan().SequenceEqual([|s.Trim()|])", "s.AsSpan().SequenceEqual(s.AsSpan().Trim())")]
    [InlineData(
        "string.Equals(\"x\", [|s.Substring(1)|], StringComparison.OrdinalIgnoreCase)",
        "\"x\".AsSpan().Equals(s.AsSpan(1), StringComparison.OrdinalIgnoreCase)")]
    public Task KnownText_IsSliced(string before, string after) => VerifyAsync(Guarded("return " + before + ";"), Guarded("return " + after + ";"));

    [Theory]
    [InlineData("[|s.Substring(1).Trim()|]", "s.AsSpan(1).Trim().ToString()")]
    [InlineData("[|s[1..].Trim('/', '.')|].ToLower()", "s.AsSpan(1).Trim(\"/.\").ToString().ToLower()")]
    [InlineData("[|s.Trim().Substring(1).TrimEnd()|]", "s.AsSpan().Trim().Slice(1).TrimEnd().ToString()")]
    [InlineData("[|s.Substring(1)[2..]|]", "s.AsSpan(1)[2..].ToString()")]
    public Task KnownTextThatIsCutAgain_IsSliced(string before, string after) =>
        VerifyAsync(Guarded("for (; ; ) GC.KeepAlive(" + before + ");"), Guarded("for (; ; ) GC.KeepAlive(" + after + ");"));

    [Theory]
    [InlineData("return int.Parse([|m.Groups[1].Value|]);", "return int.Parse(m.Groups[1].ValueSpan);")]
    [InlineData("return [|m.Value|] == \"x\" ? 1 : 2;", "return m.ValueSpan.SequenceEqual(\"x\") ? 1 : 2;")]
    [InlineData("for (; ; ) GC.KeepAlive([|m.Value.Substring(1).Trim()|]);", "for (; ; ) GC.KeepAlive(m.ValueSpan.Slice(1).Trim().ToString());")]
    [InlineData(
        "var k = [|m.Groups[\"k\"].Value|]; return k == \"a\" ? 1 : int.Parse(k);",
        "var k = m.Groups[\"k\"].ValueSpan; return k.SequenceEqual(\"a\") ? 1 : int.Parse(k);")]
    public Task MatchedPart_IsReadAsASpan(string before, string after) => VerifyAsync(OfMatch(before), OfMatch(after));

    private static string OfMatch(string body) => "using System; using System.Text.RegularExpressions; class C { int M(Match m) { " + body + " } }";

    [Theory]
    [InlineData("s?[|.Substring(1).Substring(2)|]")]
    [InlineData("[|s.ToUpperInvariant()|].GetHashCode()")]
    [InlineData("[|s.Substring(1)|].GetHashCode()")]
    [InlineData("[|s + \".\"|] == \"x.\"")]
    [InlineData("[|$\"{s}.\"|].Length")]
    public Task TextThatIsCutOrHashedOrJoined_GetsNoFix(string expression) => NoFixAsync("return " + expression + ";");

    [Theory]
    [InlineData("[|s.Substring(1)|] + t", "string.Concat(s.AsSpan(1), t)")]
    [InlineData("t + '-' + [|s[1..]|]", "string.Concat(t, \"-\", s.AsSpan(1))")]
    [InlineData("[|s.Substring(0, 1)|] + (t + s.Substring(1))", null)]
    [InlineData("[|s.Substring(0, 1)|] + (t) + s.Substring(1)", "string.Concat(s.AsSpan(0, 1), t, s.AsSpan(1))")]
    [InlineData("([|s.Substring(1)|] + t).Length", "string.Concat(s.AsSpan(1), t).Length")]
    [InlineData("string.Concat([|s.Substring(0, 2)|], t, s.Substring(3))", "string.Concat(s.AsSpan(0, 2), t, s.AsSpan(3))")]
    [InlineData("[|s.Substring(1)|] + /* why */ t", null)]
    [InlineData("$\"{[|s.Substring(1)|]}, {t}\"", "$\"{s.AsSpan(1)}, {t}\"")]
    [InlineData("b.Append($\"{[|s.Substring(1)|]}{t}\")", "b.Append($\"{s.AsSpan(1)}{t}\")")]
    public Task PartThatIsJoined_IsASpan(string before, string? after) => VerifyAsync(
        Guarded("var t = b.ToString(); return " + before + ";"), Guarded("var t = b.ToString(); return " + (after ?? before) + ";"));

    [Fact(SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13), Skip = "Needs C# 12.")]
    public Task CharacterThatIsJoined_IsASpanOfOneFromCSharp12() => new Verify.Test
    {
        LanguageVersion = RoslynFacts.CSharp13,
        TestCode = "class C { public static string operator +(C c, string s) { if (s == null) return s; return char.ToUpper(s[0]) + [|s.Substring(1)|]; } }",
        FixedCode = "using System;\n\nclass C { public static string operator +(C c, string s) { if (s == null) return s; "
            + "return string.Concat([char.ToUpper(s[0])], s.AsSpan(1)); } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task CharacterThatIsJoinedBeforeCSharp12_HasNoFix() => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp11,
        TestCode = "class C { public static string operator +(C c, string s) { if (s == null) return s; return char.ToUpper(s[0]) + [|s.Substring(1)|]; } }",
        FixedCode = "class C { public static string operator +(C c, string s) { if (s == null) return s; return char.ToUpper(s[0]) + [|s.Substring(1)|]; } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("return int.Parse(s.Length > 1 ? [|s.Substring(1)|] : b.ToString());")]
    [InlineData("s = s.Length > 1 ? [|s.Substring(1)|] : s; return int.Parse(s);")]
    [InlineData("b.Append(s.Length > 1 ? [|s.Substring(1, 2)|] : s); return 0;")]
    public Task EitherOfTwoTexts_HasNoFix(string body) => VerifyAsync(Guarded(body), Guarded(body));

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
    public async Task LocalOfALocal_BecomesASpanInTheNextRun() => Assert.Equal(
        Guarded("var t = s.AsSpan().Trim();\nvar u = t.Slice(1);\nreturn u.Length > 9 ? 0 : int.Parse(u);"),
        await AppliedFix.SafeAsync<ParseChainAnalyzer, ParseChainCodeFix>(Guarded(
            "var t = s.Trim();\nvar u = t.Substring(1);\nreturn u.Length > 9 ? 0 : int.Parse(u);")));

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

    [Theory]
    [InlineData(
        "var t = [|s.Substring(1, 3)|]; if (!int.TryParse(t, out var n)) throw new Exception(\"bad \" + t); return n;",
        "var t = s.AsSpan(1, 3); if (!int.TryParse(t, out var n)) throw new Exception(\"bad \" + t.ToString()); return n;")]
    [InlineData(
        "var t = [|s.Substring(1, 3).Trim()|]; return int.TryParse(t, out var n) ? n : throw new Exception(t);",
        "var t = s.AsSpan(1, 3).Trim(); return int.TryParse(t, out var n) ? n : throw new Exception(t.ToString());")]
    [InlineData(
        "var t = [|s.Substring(1)|]; try { return int.Parse(t); } catch (FormatException e) { throw new Exception(t, e); }",
        "var t = s.AsSpan(1); try { return int.Parse(t); } catch (FormatException e) { throw new Exception(t.ToString(), e); }")]
    [InlineData(
        "var t = [|s.Substring(1)|]; if (t.Length > 3) { b.Append(1).Append(t); throw new Exception(t); } return int.Parse(t);",
        "var t = s.AsSpan(1); if (t.Length > 3) { b.Append(1).Append(t); throw new Exception(t.ToString()); } return int.Parse(t);")]
    [InlineData(
        "s = [|s.Trim()|]; if (!int.TryParse(s, out var n)) throw new Exception(s); return n;",
        "var sSpan = s.AsSpan().Trim(); if (!int.TryParse(sSpan, out var n)) throw new Exception(sSpan.ToString()); return n;")]
    public Task TextThatOnlyAFailureNeeds_IsMadeThere(string before, string after) => VerifyAsync(Guarded(before), Guarded(after));

    [Theory]
    [InlineData("var t = s.Substring(1, 3); if (!int.TryParse(t, out var n)) GC.KeepAlive(t); return n;")]
    [InlineData("var t = s.Substring(1, 3); if (n < 3) { GC.KeepAlive(t); if (n > 1) return 3; throw new Exception(); } return int.Parse(t);", "n")]
    [InlineData("var t = s.Substring(1, 3); if (!int.TryParse(t, out var n)) throw new Exception(((Func<string>)(() => t))()); return n;")]
    public Task TextThatIsAlsoNeededElsewhere_IsKept(string body, string parameter = "") => NoFixAsync(
        (parameter.Length > 0 ? "var " + parameter + " = s.Length; " : "") + body);

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

    [Theory]
    [InlineData("1, 2")]
    [InlineData("0, n")]
    public Task LibraryWithoutSpans_AppendsThePart(string part) => AppendAsync(
        "var b = new StringBuilder(); b.Append('a').Append([|s.Trim().Substring(" + part + ")|]); /* end */",
        "var b = new StringBuilder(); b.Append('a').Append(s.Trim(), " + part + "); /* end */",
        "ALLOC301.AppendPart");

    [Theory]
    [InlineData("var b = new StringBuilder(); ", "s.Trim()", "n, n")]
    [InlineData("var b = new StringBuilder(); ", "s.Trim()", "1, 0")]
    [InlineData("var b = new StringBuilder(); ", "s", "0, 2")]
    [InlineData("", "s.Trim()", "1, 2")]
    public Task LibraryWithoutSpans_WhereAnExceptionMayDiffer_IsUnsafe(string first, string text, string part) => AppendAsync(
        first + "b.Append([|" + text + ".Substring(" + part + ")|]);",
        first + "b.Append(" + text + ", " + part + ");",
        "ALLOC301.AppendPart!",
        first.Length == 0 ? ", StringBuilder b" : "");

    private static Task AppendAsync(string before, string after, string key, string parameter = "") => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "using System.Text; class C { void M(string s, int n" + parameter + ") { " + before + " } }",
        FixedCode = "using System.Text; class C { void M(string s, int n" + parameter + ") { " + after + " } }",
        CodeActionEquivalenceKey = key,
        CodeFixTestBehaviors = key.EndsWith('!') ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task LibraryWithoutSpans_ComparesThePart() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "class C { bool M(string s) => [|s.Substring(2, 3)|] == \"abc\"; }",
        FixedCode = "class C { bool M(string s) => string.CompareOrdinal(s, 2, \"abc\", 0, 3) == 0; }",
        CodeActionEquivalenceKey = "ALLOC301.ComparePart!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task ExpressionInAsyncMethod_IsSliced() => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp9,
        TestCode = Asynchronous("async Task<int> M(string s) { if (s == null) return 0; await P(); return int.Parse([|s.Substring(1)|]); }"),
        FixedCode = Asynchronous("async Task<int> M(string s) { if (s == null) return 0; await P(); return int.Parse(s.AsSpan(1)); }"),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact(SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13), Skip = "Needs C# 13.")]
    public Task LocalInAsyncMethod_IsASpanFromCSharp13() => new Verify.Test
    {
        LanguageVersion = RoslynFacts.CSharp13,
        TestCode = Asynchronous(
            "async Task<int> M(string s) { if (s == null) return 0; await P(); var t = [|s.Substring(1)|]; return t.Length + int.Parse(t); }"),
        FixedCode = Asynchronous(
            "async Task<int> M(string s) { if (s == null) return 0; await P(); var t = s.AsSpan(1); return t.Length + int.Parse(t); }"),
    }.RunAsync(TestContext.Current.CancellationToken);
}
