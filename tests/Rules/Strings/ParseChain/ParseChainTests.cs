using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer>;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>What ALLOC301 reports and what it leaves alone.</summary>
public sealed class ParseChainTests
{
    [Theory]
    [InlineData("int.Parse([|s.Trim()|])")]
    [InlineData("int.Parse([|s[1..]|])")]
    [InlineData("int.Parse([|s.Substring(1).Trim()|])")]
    [InlineData("int.TryParse([|s.Replace(\",\", null)|], out _)")]
    [InlineData("Enum.TryParse<DayOfWeek>([|s.TrimEnd(';')|], out _)")]
    [InlineData("DateTime.ParseExact([|s.Trim()|], \"yyyy\", null)")]
    [InlineData("Guid.Parse([|s.Trim('{', '}')|])")]
    [InlineData("int.Parse([|s.ToLowerInvariant()|])")]
    [InlineData("int.Parse([|s + t|])")]
    [InlineData("int.Parse([|$\"{s}{t}\"|])")]
    [InlineData("int.Parse([|string.Concat(s, t).Trim()|])")]
    [InlineData("int.TryParse(s?[|.Trim()|], out _)")]
    [InlineData("Convert.ToInt32([|s.Trim()|])")]
    [InlineData("int.Parse([|new string(s.ToCharArray())|])")]
    public Task ParsedChain_IsReported(string expression) => VerifyExpressionAsync(expression);

    [Theory]
    [InlineData("[|s.Trim()|]", "x.Length > 0 && x[0] == '1'")]
    [InlineData("[|s.Trim()|]", "x is { Length: > 0 }")]
    [InlineData("[|s.Trim()|]", "x.StartsAs()", "static bool StartsAs(this string y) => y[0] == '1';")]
    [InlineData("[|s.Trim()|]", "int.Parse(x) > 3")]
    [InlineData("[|s.Trim()|]", "Inner(x, 1)", "static bool Inner(string y, int n) => y[n] == '1' || double.TryParse(y, out _);")]
    [InlineData("s.Trim()", "Inner(x, 1)", "static bool Inner(string y, int n) => s_known.Contains(y);")]
    [InlineData("s.Trim()", "new System.Version(x).Major > 1")]
    [InlineData("s.Trim()", "Inner(ref x)", "static bool Inner(ref string y) => y.Length > 1;")]
    [InlineData("s.Trim()", "Inner(x)", "static bool Inner(params string[] y) => y.Length > 1;")]
    [InlineData("s.Trim()", "Inner(string.Concat(x, x)) && Inner(x)", "static bool Inner(object y) => y != null;")]
    [InlineData("s.Trim()", "x is { Length: > 0 } y && s_known.Contains(y)")]
    [InlineData("s.Trim()", "x is string y && s_known.Contains(y)")]
    [InlineData("s.Trim()", "s_known.Exists(y => y.Length == x.Length)")]
    [InlineData("s.Trim()", "x.IsKnown()", "static bool IsKnown(this string y) => s_known.Contains(y);")]
    [InlineData("s.Trim()", "x.StartsAs()", "static bool StartsAs(this string y) => y.IsKnown(); static bool IsKnown(this string y) => s_known.Contains(y);")]
    public Task TextThatAMethodOfTheProjectReads_IsOnlyReadWhereASpanWouldDo(string trimmed, string reads, string extension = "") => Verify.VerifyAnalyzerAsync(
        "static class C { static readonly System.Collections.Generic.List<string> s_known = new(); " + extension + " static bool Reads(string x) => " + reads
        + "; static int M(string s) { var part = " + trimmed + "; return Reads(part) ? int.Parse(part) : 0; } }");

    [Theory]
    [InlineData("static Name Parse(string text, DayOfWeek day) => new() { Text = text };", "DayOfWeek.Friday")]
    [InlineData("static Name Parse(string text, int length = 9) => new() { Text = text };", "3")]
    [InlineData("static bool Parse(string text, out Name name, int length = 9) { name = new() { Text = text }; return true; }", "out _")]
    public Task ParserThatMayKeepTheText_IsNotReported(string parser, string more) => Verify.VerifyAnalyzerAsync(
        "using System; class Name { public string Text; public " + parser + " static void M(string s) => Parse(s.Substring(1), " + more + "); }");

    [Theory]
    [InlineData("internal interface IReader { void Read(string x); } class A : IReader { public void Read(string x) => C.N += x.Length; }", true)]
    [InlineData("internal interface IReader { void Read(string x); } class A : IReader { public void Read(string x) => C.Kept = x; }", false)]
    [InlineData("public interface IReader { void Read(string x); } class A : IReader { public void Read(string x) => C.N += x.Length; }", false)]
    [InlineData("internal interface IReader { string Read(string x); } class A : IReader { public string Read(string x) => x.Trim(); }", false)]
    public Task TextForAnInterface_IsReportedWhereAllImplementationsOnlyRead(string types, bool isReported) => Verify.VerifyAnalyzerAsync(
        types + " static class C { public static int N; public static string Kept; static void M(IReader reader, string s) { reader.Read("
            + (isReported ? "[|s.Substring(1)|]" : "s.Substring(1)") + "); } }");

    [Theory]
    [InlineData("[|s.Trim()|] == t")]
    [InlineData("t != [|s.Substring(1, 2)|]")]
    [InlineData("[|s.Trim()|].Equals(t)")]
    [InlineData("string.Equals([|s.Trim()|], t, StringComparison.OrdinalIgnoreCase)")]
    [InlineData("[|s.Trim().ToLowerInvariant()|] == \"x\"")]
    [InlineData("[|s.Trim()|] is \"x\" or \"y\"")]
    [InlineData("[|s.ToLowerInvariant()|] switch { \"x\" => 1, _ => 2 }")]
    [InlineData("[|s.Trim()|].StartsWith(\"x\", StringComparison.Ordinal)")]
    [InlineData("[|s.Trim()|].Length")]
    [InlineData("string.IsNullOrEmpty([|s.Trim()|])")]
    [InlineData("[|s.Substring(1)|][0]")]
    [InlineData("b.Append([|s.Trim()|])")]
    [InlineData("b.Append([|s.Trim().Substring(1, 2)|])")]
    [InlineData("Regex.IsMatch([|s.Trim()|], \"x\")")]
    [InlineData("Encoding.UTF8.GetByteCount([|s.Trim()|])")]
    [InlineData("t.AsSpan().SequenceEqual([|s.Trim()|])")]
    [InlineData("string.Equals(\"x\", [|s.Substring(1)|], StringComparison.OrdinalIgnoreCase)")]
    [InlineData("int.Parse(t == null ? [|s.Substring(1)|] : s)")]
    public Task ReadChain_IsReported(string expression) => VerifyExpressionAsync(expression);

    [Theory]
    [InlineData("s.Trim()")]
    [InlineData("s.Trim().Substring(1)")]
    [InlineData("list.Contains(s.Trim())")]
    [InlineData("map[s.Trim()]")]
    [InlineData("s.Trim().Split(',')")]
    [InlineData("s.Trim().ToCharArray()")]
    [InlineData("(object)s.Trim() == t")]
    [InlineData("s.GetHashCode()")]
    [InlineData("(s + t).GetHashCode()")]
    [InlineData("s.Trim() ?? t")]
    [InlineData("string.Concat(s.Trim(), t)")]
    [InlineData("b.Append(s + t)")]
    [InlineData("new Func<string>(() => s.Trim())")]
    [InlineData("int.Parse(s?.Trim() ?? t)")]
    [InlineData("int.Parse(b + \"\")")]
    [InlineData("int.Parse(s + \"\")")]
    [InlineData("int.Parse(string.Concat(s))")]
    [InlineData("int.Parse(string.Concat((object)s))")]
    [InlineData("(s == t).ToString().ToLower().Length")]
    public Task NeededString_IsNotReported(string expression) => VerifyExpressionAsync(expression);

    [Theory]
    [InlineData("[|s.Substring(1).Trim()|]")]
    [InlineData("[|s[1..].Trim('/')|]")]
    [InlineData("[|s.Trim().Substring(1).TrimEnd()|]")]
    [InlineData("[|s.Substring(1).Trim()|].ToLower()")]
    [InlineData("[|s.Substring(1).Substring(2)|]")]
    [InlineData("[|s.AsSpan(1).ToString().Trim()|]")]
    public Task StringThatIsOnlyCut_IsReported(string expression) => VerifyAsync(Method("for (; ; ) list.Add(" + expression + ");"));

    [Theory]
    [InlineData("s.Trim().TrimEnd('/')")]
    [InlineData("s.Replace(\"a\", \"bb\").Trim()")]
    [InlineData("s.Substring(1).Replace(\"a\", \"bb\")")]
    [InlineData("s.Substring(1).ToUpper().Trim()")]
    [InlineData("s.Substring(1).PadLeft(9)")]
    public Task StringThatIsCutAndChanged_IsNotReported(string expression) => VerifyAsync(Method("for (; ; ) list.Add(" + expression + ");"));

    [Theory]
    [InlineData("var part = $\"({i})\"; b.Append($\"<{part}>\");")]
    [InlineData("var part = i > 3 ? $\"({i})\" : \"-\" + i; b.Append($\"<{part}>\");")]
    [InlineData("var part = [|s.Substring(i)|]; b.Append($\"<{part}>\");")]
    public Task TextJoinedForAHoleOfAnAppendedText_IsNotReported(string statements) => Verify.VerifyAnalyzerAsync(
        "class C { static void M(System.Text.StringBuilder b, string s) { foreach (var c in s) for (var i = 0; i < c; i++) { " + statements + " } } }");

    [Theory]
    [InlineData("var u = list.Count > 3 ? [|s.Substring(1, 2)|] : s.Substring(1); list.Add(\"\" + (u.Length + u.IndexOf('c')));")]
    [InlineData("var u = list.Count > 3 ? [|s[1..3]|] : s.Substring(1); list.Add(\"\" + (u.Length + u.IndexOf('c')));")]
    [InlineData("var u = list.Count > 3 ? s : [|s.Substring(1)|]; list.Add(\"\" + (u.Length + u.IndexOf('c')));")]
    [InlineData("var u = list.Count > 3 ? [|s.Substring(1, 2)|] : [|s.Trim()|]; list.Add(\"\" + (u.Length + u.IndexOf('c')));")]
    public Task TwoCasesOfOneText_AreOneFinding(string statements) => VerifyAsync(Method("for (; ; ) { " + statements + " }"));

    [Fact]
    public Task Message_OfAStringThatIsOnlyCut_NamesTheCut() => Verify.VerifyAnalyzerAsync(
        "class C { void M(string[] all, string x) { while (true) { all[0] = {|#0:x.Substring(1).Trim()|}; all[1] = {|#1:x[1..].Substring(2)|}; } "
            + "} }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'Substring' makes a string that only 'string.Trim' reads; this allocates memory (in a loop (line 1))"),
        Verify.Diagnostic().WithLocation(1).WithSeverity(DiagnosticSeverity.Warning)
            .WithMessage("'[..]' makes a string that only 'string.Substring' reads; this allocates memory (in a loop (line 1))"));

    [Theory]
    [InlineData("for (var i = 0; i < t.Length; i++) n += t[i];", "'string.Length' and an element access read")]
    [InlineData("n = int.Parse(t) + (t == \"x\" ? 1 : 0);", "'int.Parse' and a comparison read")]
    [InlineData("n = int.Parse(t) + (t == \"x\" ? 1 : 0) + t.IndexOf('c');", "'int.Parse' and others like it read")]
    [InlineData("n = t.Length + t.Length;", "'string.Length' reads")]
    public Task Message_NamesAllThatReads(string statement, string reads) => Verify.VerifyAnalyzerAsync(
        "class C { int M(string[] all, int k) { var n = 0; foreach (var s in all) { var t = {|#0:s.Substring(k)|}; " + statement + " } return n; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'Substring' makes a string that only " + reads + "; this allocates memory (in a loop (line 1))"));

    [Fact]
    public Task Message_OfAStringThatAMethodOfTheProjectReadsToo_SaysThatItHasToChange() => Verify.VerifyAnalyzerAsync(
        "class C { bool M(string[] all, int k) { foreach (var s in all) { var t = {|#0:s.Substring(k)|}; if (t == \"*\" || IsToken(t)) return true; } "
            + "return false; } static bool IsToken(string t) { foreach (var c in t) if (c == ' ') return false; return true; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'Substring' makes a string that only 'C.IsToken' and a comparison read, which an overload for spans could do; this allocates memory "
                + "(in a loop (line 1))"));

    [Theory]
    [InlineData("int.Parse([|s.Substring(1)|])")]
    [InlineData("byte.Parse([|s.Substring(1, 2)|], System.Globalization.NumberStyles.HexNumber)")]
    public Task SubstringWhereTheSdkSeesNoOverload_IsReported(string expression) => VerifyExpressionAsync(expression);

    [Theory]
    [InlineData("int.Parse([|Encoding.ASCII.GetString(x)|])")]
    [InlineData("ulong.TryParse([|Encoding.UTF8.GetString(x, 1, 2)|], out _)")]
    [InlineData("[|Encoding.ASCII.GetString(x)|] == \"RIFF\"")]
    [InlineData("[|Encoding.ASCII.GetString(x)|] != [|Encoding.ASCII.GetString(y)|]")]
    public Task BytesThatAreDecodedToBeParsedOrCompared_AreReported(string expression) => VerifyAsync(OfBytes(expression));

    [Theory]
    [InlineData("Encoding.ASCII.GetString(x)")]
    [InlineData("Encoding.ASCII.GetString(x) + \"!\"")]
    [InlineData("Encoding.ASCII.GetString(x) == null")]
    [InlineData("Encoding.ASCII.GetString(x).Length")]
    [InlineData("Encoding.ASCII.GetString(x).StartsWith('a')")]
    [InlineData("own.GetString(x) == \"RIFF\"")]
    [InlineData("new Version(Encoding.ASCII.GetString(x))")]
    public Task BytesThatAreDecodedForAText_AreNotReported(string expression) => VerifyAsync(OfBytes(expression));

    [Theory]
    [InlineData("foreach (var x in all) { switch ([|System.Text.Encoding.ASCII.GetString(x, 0, 4)|]) { case \"RIFF\": n++; break; } }")]
    [InlineData("foreach (var x in all) n += [|System.Text.Encoding.ASCII.GetString(x)|] switch { \"RIFF\" => 1, _ => 0 };")]
    [InlineData("foreach (var x in all) { switch (System.Text.Encoding.ASCII.GetString(x)) { case { Length: 4 }: n++; break; } }")]
    public Task BytesThatAreDecodedForASwitch_AreReportedInALoop(string statement) =>
        VerifyAsync("class C { static int M(byte[][] all) { var n = 0; " + statement + " return n; } }");

    [Fact]
    public Task DecodedTextThatIsAlsoKept_IsNotReported() => VerifyAsync(
        "class C { static string s_kept; static int M(byte[] x) { var s = System.Text.Encoding.UTF8.GetString(x); s_kept = s; return int.Parse(s); } }");

    [Fact]
    public Task Message_OfDecodedBytesSaysThatTheyCouldBeRead() => Verify.VerifyAnalyzerAsync(
        "class C { int M(byte[] x) { var s = {|#0:System.Text.Encoding.UTF8.GetString(x)|}; return int.Parse(s); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'GetString' makes a string that only 'int.Parse' reads, which could read the bytes; this allocates memory (not known to be hot)"));

    private static string OfBytes(string expression) =>
        "using System; using System.Text; class Own { public string GetString(byte[] x) => null; } "
            + "class C { static object M(byte[] x, byte[] y, Own own) => " + expression + "; }";

    [Theory]
    [InlineData("[|s.ToUpperInvariant()|].GetHashCode()")]
    [InlineData("[|s.Substring(1)|].GetHashCode() * 31")]
    public Task StringThatIsOnlyHashed_IsReported(string expression) => VerifyExpressionAsync(expression);

    [Theory]
    [InlineData("int.Parse([|m.Groups[1].Value|])")]
    [InlineData("[|m.Value|] == \"x\"")]
    [InlineData("[|m.Groups[\"k\"].Captures[0].Value|].Length")]
    [InlineData("int.Parse([|m.Value.Trim()|])")]
    [InlineData("[|m.Value.Substring(1)|]")]
    [InlineData("[|m.Value.Trim()|]")]
    public Task MatchedPart_IsReported(string expression) => VerifyAsync(OfMatch(expression));

    [Theory]
    [InlineData("m.Value")]
    [InlineData("m.Value + \"!\"")]
    [InlineData("m.Name == \"x\"")]
    [InlineData("own.Value == \"x\"")]
    [InlineData("(object)m.Value == own")]
    public Task MatchedPartThatIsNeeded_IsNotReported(string expression) => VerifyAsync(OfMatch(expression));

    private static string OfMatch(string expression) =>
        "using System.Text.RegularExpressions; class Own { public string Value { get; } public string ValueSpan { get; } } "
        + "class C { void M(Match m, Own own) { for (; ; ) System.GC.KeepAlive(" + expression + "); } }";

    [Theory]
    [InlineData("[|s.Substring(1)|] + t")]
    [InlineData("t + \"-\" + [|s[1..]|]")]
    [InlineData("'a' + [|s.Substring(1)|]")]
    [InlineData("char.ToUpper(s[0]) + [|s.Substring(1)|]")]
    [InlineData("[|s.Substring(0, 1)|] + t + s.Substring(1)")]
    [InlineData("[|s.Substring(1).Trim()|] + t")]
    [InlineData("string.Concat([|s.Substring(0, 2)|], t, s.Substring(3))")]
    [InlineData("$\"{[|s.Substring(1)|]}, {t}\"")]
    [InlineData("$\"{[|s[..2]|],5}{[|s[3..]|]}\"")]
    [InlineData("b.Append($\"{[|s.Substring(1)|]}, {t}\")")]
    [InlineData("b.Append($\"{[|s.Substring(1)|]}\")")]
    [InlineData("$\"{[|s.Substring(1)|],5}\"")]
    [InlineData("list.Contains(t + [|s.Substring(1)|])")]
    public Task PartThatIsJoined_IsReported(string expression) => VerifyExpressionAsync(expression);

    [Theory]
    [InlineData("s.Trim() + t")]
    [InlineData("$\"{s.Trim()}{t}\"")]
    [InlineData("$\"{s.Substring(1)}\"")]
    [InlineData("s.Replace(\"a\", \"b\").Substring(1) + t")]
    [InlineData("s + t + s + t + s.Substring(1)")]
    [InlineData("s.Substring(1) + map.Count")]
    [InlineData("s.Substring(1) + b")]
    [InlineData("string.Concat(s.Substring(1), (object)t)")]
    [InlineData("b.Append(s.Substring(1) + t)")]
    [InlineData("(FormattableString)$\"{s.Substring(1)}\"")]
    [InlineData("(IFormattable)$\"{s.Substring(1)}\"")]
    [InlineData("(t == null ? s.Substring(1) : s) + t")]
    public Task OtherPart_IsNotReported(string expression) => VerifyExpressionAsync(expression);

    [Fact]
    public Task Message_OfAPartThatIsJoined_WarnsWhereAStringIsSpared() => Verify.VerifyAnalyzerAsync(
        "class C { void M(string[] all, string x, string y) { while (true) { all[0] = {|#0:x.Substring(1)|} + y; "
            + "all[1] = $\"{{|#1:x.Substring(2)|}}{y}\"; } } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'Substring' makes a string that only a concatenation reads; this allocates memory (in a loop (line 1))"),
        Verify.Diagnostic().WithLocation(1).WithSeverity(DiagnosticSeverity.Warning)
            .WithMessage("'Substring' makes a string that only an interpolated string reads; this allocates memory (in a loop (line 1))"));

    [Fact]
    public Task PartInAStringThatWaits_IsNotReported() => VerifyAsync(
        """
        using System.Threading.Tasks;
        class C
        {
            async Task<string> M(string s, Task<string> other) => $"{s.Substring(1)}{await other}";
        }
        """);

    [Fact]
    public Task PartThatIsKeptAndJoined_IsNotReported() => VerifyBodyAsync(
        """
        var part = s.Substring(1);
        list.Add(part);
        return part + t;
        """);

    [Fact]
    public Task PartThatIsJoinedWithoutSpans_IsNotReported() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "class C { string M(string s) => s.Substring(1) + \"x\" + $\"{s.Substring(2)}\"; }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("foreach (var s in list) sum += Own([|s.Substring(1)|]);")]
    [InlineData("foreach (var s in list) { var part = [|s.Trim()|]; if (part.Length > 0) sum += Own(part); }")]
    [InlineData("foreach (var s in list) sum += [|s.Trim()|].ToNumber();")]
    [InlineData("foreach (var s in list) sum += Keeps(s.Substring(1));")]
    [InlineData("foreach (var s in list) sum += Virtual([|s.Substring(1)|]);")]
    public Task PartThatAMethodOfTheProjectReads_IsASuggestionInHotCode(string body) => VerifyAsync(
        $$"""
        using System.Collections.Generic;
        static class E
        {
            public static int ToNumber(this string text) { var n = 0; foreach (var c in text) n = n * 10 + c - '0'; return n; }
        }
        class C
        {
            string _last;
            int Own(string text) { var n = 0; for (var i = 0; i < text.Length; i++) n += text[i]; return n; }
            int Keeps(string text) { _last = text; return text.Length; }
            protected virtual int Virtual(string text) => text.Length;
            public int M(List<string> list) { var sum = 0; {{body}} return sum; }
        }
        """);

    [Fact]
    public Task ParameterThatGetsAPartOfItself_IsFollowed() => VerifyBodyAsync(
        """
        s = s.Length > 3 ? [|s.Substring(3)|] : s;
        return int.TryParse(s, out var n) ? n : 0;
        """);

    [Fact]
    public Task Message_NamesWhatJoinsOrReads() => Verify.VerifyAnalyzerAsync(
        """
        class C
        {
            int Own(string text) => text[0];
            string M(string s) => s.Substring(1) + "x";
            string N(string s) => $"{s.Substring(1)}x";
            int O(string[] list)
            {
                var sum = 0;
                foreach (var s in list) sum += Own(s.Substring(1));
                return sum;
            }
        }
        """,
        Verify.Diagnostic().WithSpan(4, 27, 4, 41).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'Substring' makes a string that only a concatenation reads; this allocates memory (not known to be hot)"),
        Verify.Diagnostic().WithSpan(5, 30, 5, 44).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'Substring' makes a string that only an interpolated string reads; this allocates memory (not known to be hot)"),
        Verify.Diagnostic().WithSpan(9, 44, 9, 58).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage(
                "'Substring' makes a string that only 'C.Own' reads, which an overload for spans could do; this allocates memory (in a loop (line 9))"));

    [Theory]
    [InlineData("int.TryParse(s.Substring(1), out _)")]
    [InlineData("int.Parse(s.Substring(1), null)")]
    [InlineData("b.Append(s.Substring(1, 2))")]
    [InlineData("s.ToLowerInvariant() == \"x\"")]
    [InlineData("s.ToUpper().Contains(\"X\")")]
    [InlineData("t.AsSpan().SequenceEqual(s[1..])")]
    public Task ReportedBySdk_IsNotReported(string expression) => VerifyExpressionAsync(expression);

    [Theory]
    [InlineData("[|s + t|] == \"x\"")]
    [InlineData("t.StartsWith([|$\"{s}.\"|], StringComparison.Ordinal)")]
    [InlineData("[|string.Concat(s, t)|].Length")]
    [InlineData("(s + t).Contains(\"x\")")]
    [InlineData("t.StartsWith($\"{s}.\")")]
    public Task TextThatIsJoinedToBeAsked_IsReported(string expression) => VerifyExpressionAsync(expression);

    [Theory]
    [InlineData("var own = [|\"- \" + s|]; return t.StartsWith(own, StringComparison.Ordinal) ? 1 : 0;")]
    [InlineData("var own = [|s + \".\"|]; if (t == own || t.EndsWith(own, StringComparison.OrdinalIgnoreCase)) return own.Length; return 0;")]
    [InlineData("foreach (var x in list) { var own = [|$\"{x}.\"|]; if (t.EndsWith(own, StringComparison.Ordinal)) return 1; } return 0;")]
    [InlineData("var own = s + \".\"; foreach (var x in list) if (x.EndsWith(own, StringComparison.Ordinal)) return 1; return 0;")]
    [InlineData("var own = s + \".\"; if (t.EndsWith(own, StringComparison.Ordinal)) return own; return 0;")]
    [InlineData("var own = s + \".\"; return t.EndsWith(own, StringComparison.Ordinal) ? 1 : t.IndexOf(own, StringComparison.Ordinal);")]
    [InlineData("var own = s + \".\"; return t.EndsWith(own) ? 1 : 0;")]
    public Task JoinedTextInALocalThatIsCompared_IsReported(string body) => VerifyBodyAsync(body);

    [Theory]
    [InlineData("foreach (var x in list) if ([|x.ToLower()|].EndsWith(t)) return 1; return 0;")]
    [InlineData("foreach (var x in list) if (string.Equals([|x.ToUpperInvariant()|], t)) return 1; return 0;")]
    [InlineData("foreach (var x in list) { var lower = [|x.ToLowerInvariant()|]; if (lower == t) return 1; } return 0;")]
    [InlineData("foreach (var x in list) { var lower = x.ToLowerInvariant(); if (lower == t) return lower; } return 0;")]
    [InlineData("foreach (var x in list) if (x.ToLower().StartsWith(t) || x.ToLower().Equals(t)) return 1; return 0;")]
    public Task ChangeOfCaseThatTheSdkDoesNotSee_IsReportedInALoop(string body) => VerifyBodyAsync(body);

    [Fact]
    public Task ReassignedParameter_IsReportedAtTheLastStep() => VerifyBodyAsync(
        """
        s = s.Replace(",", null);
        s = [|s.Trim()|];
        return string.IsNullOrEmpty(s) ? 0 : int.TryParse(s, out var n) ? n : 0;
        """);

    [Fact]
    public Task SingleUseLocals_AreFollowed() => VerifyBodyAsync(
        """
        var x = s.Trim();
        var y = [|x.Substring(1)|];
        return int.Parse(y);
        """);

    [Fact]
    public Task LocalBeforeSubstringArgument_IsAChainOfTwo() => VerifyBodyAsync(
        """
        var a = s.Trim();
        return int.Parse([|a.Substring(1)|]);
        """);

    [Fact]
    public Task LocalThatIsAlsoReturned_IsNotReported() => VerifyBodyAsync(
        """
        var a = s.Trim();
        return int.TryParse(a, out _) ? (object)a : null;
        """);

    [Theory]
    [InlineData("cut.Replace(\"ab\", \"c\")")]
    [InlineData("cut.Replace(\"ab\", \"c\").ToUpper()")]
    public Task LocalWhoseTextIsRewritten_IsNotReported(string result) => VerifyBodyAsync(
        $$"""
        var cut = s.Substring(1);
        if (string.IsNullOrEmpty(cut))
            return 0;
        list.Add({{result}});
        return 1;
        """);

    [Fact]
    public Task LocalThatIsCaptured_IsNotReported() => VerifyBodyAsync(
        """
        var a = s.Trim();
        Func<bool> f = () => int.TryParse(a, out _);
        return int.Parse(a);
        """);

    [Fact]
    public Task ParameterReadAtTheNextRound_IsNotReported() => VerifyBodyAsync(
        """
        while (s.Length > 1)
        {
            list.Add(s);
            s = s.Substring(1);
            if (s == "x")
                return 1;
        }
        return 0;
        """);

    [Fact]
    public Task LocalOfEachRound_IsReported() => VerifyBodyAsync(
        """
        foreach (var part in list)
        {
            var x = [|part.Trim()|];
            if (x == "x")
                return 1;
        }
        return 0;
        """);

    [Fact]
    public Task ParameterPassedByReference_IsNotReported() => VerifyBodyAsync(
        """
        s = s.Trim();
        Change(ref s);
        return int.Parse(s);

        static void Change(ref string text) => text += "1";
        """);

    [Fact]
    public Task ValueOverwrittenBeforeItEscapes_IsReported() => VerifyBodyAsync(
        """
        s = [|s.Trim()|];
        if (int.TryParse(s, out var n))
            return n;
        s = t;
        return s;
        """);

    [Fact]
    public Task ValueKeptInABranch_IsNotReported() => VerifyBodyAsync(
        """
        s = s.Trim();
        if (int.TryParse(s, out var n))
            return n;
        if (n == 1)
            s = t;
        return s;
        """);

    [Fact]
    public Task HelperThatMapsThroughACharArray_IsAStepAndAFinding() => VerifyAsync(
        """
        using System;
        class C
        {
            int M(string str)
            {
                str = str.Replace(",", null);
                str = [|Narrow(str).Trim()|];
                return str.IsNullOrEmpty() ? 0 : int.TryParse(str, out var n) ? n : 0;
            }

            static string Narrow(string str)
            {
                var ch = str.ToCharArray();
                for (var i = 0; i < ch.Length; i++)
                {
                    if (ch[i] == 0x3000)
                        ch[i] = (char)0x20;
                }

                return [|new string(ch)|];
            }
        }

        static class Texts
        {
            public static bool IsNullOrEmpty(this string value) => value == null || value.Length <= 0;
        }
        """);

    [Fact]
    public Task HelperThatTestsForEmptinessOnTwoLines_OnlyReads() => VerifyAsync(
        """
        class C
        {
            int M(string s)
            {
                s = [|s.Trim()|];
                return s.IsNullOrEmpty() ? 0 : int.Parse(s);
            }
        }

        static class Texts
        {
            public static bool IsNullOrEmpty(this string value) =>
                value == null
                    || value.Length /* no more */ == 0;
        }
        """);

    [Fact]
    public Task HelperThatKeepsItsArgument_IsNotReported() => VerifyAsync(
        """
        class C
        {
            string _last;

            int M(string s)
            {
                s = s.Trim();
                return Keep(s) ? int.Parse(s) : 0;
            }

            bool Keep(string s) => (_last = s) != null;
        }
        """);

    [Fact]
    public Task CharArrayToWhichTextIsCopied_IsReported() => VerifyBodyAsync(
        """
        var a = s.ToCharArray();
        s.AsSpan(0, 2).CopyTo(a);
        s.CopyTo(0, a, 1, 2);
        return [|new string(a)|];
        """);

    [Fact]
    public Task CharArrayThatEscapes_IsNotReported() => VerifyBodyAsync(
        """
        var a = s.ToCharArray();
        new Random(1).Shuffle(a);
        return new string(a);
        """);

    [Fact]
    public Task CharArrayWhereNoStringCreateExists_IsNotReported() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "class C { string M(string s) { var a = s.ToCharArray(); a[0] = 'x'; return new string(a); } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task OnlyTheStringOverloadExists_ParserIsReportedAndAppendOnceMoreThanSubstring() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode =
            """
            using System.Text;
            class C
            {
                void M(string s, StringBuilder b)
                {
                    int.Parse([|s.Trim()|]);
                    int.Parse([|s.Substring(1)|]);
                    b.Append([|s.Trim().Substring(1, 2)|]);
                    Own.Parse(s.Trim());
                }
            }
            class Own { public static Own Parse(string text) => new Own(); }
            """,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("throw new Exception(int.Parse(s.Trim()).ToString());")]
    [InlineData("System.Linq.Expressions.Expression<Func<string, bool>> e = x => x.Trim() == \"a\"; return e;")]
    [InlineData("const string A = \"a\" + \"b\"; return int.Parse(A);")]
    [InlineData("goto End; End: s = s.Trim(); return int.Parse(s);")]
    public Task ColdOrConstantCode_IsNotReported(string body) => VerifyBodyAsync(body);

    [Theory]
    [InlineData("return int.Parse(s.Replace(")]
    [InlineData("s = s.Replace(; return int.Parse(s);")]
    [InlineData("return s[..] == ;")]
    [InlineData("return Missing.Parse(s.Trim());")]
    [InlineData("var a = s.Trim(); return a.")]
    public Task IncompleteCode_IsNoProblem(string body) => new Verify.Test
    {
        TestCode = Method(body),
        CompilerDiagnostics = CompilerDiagnostics.None,
        TestBehaviors = TestBehaviors.SkipSuppressionCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Message_NamesStepsReaderAndHeat() => Verify.VerifyAnalyzerAsync(
        """
        class C
        {
            void M(string[] list)
            {
                foreach (var s in list)
                    int.Parse(s.Replace("_", "").Trim());
            }
        }
        """,
        Verify.Diagnostic().WithSpan(6, 23, 6, 48).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'Replace' and 'Trim' make up to 2 objects that only 'int.Parse' reads; this allocates memory (in a loop (line 5))"));

    [Theory]
    [InlineData("return 2;", "'Substring' and 'ToUpper' make up to 2 objects that only a switch on constants reads")]
    [InlineData("return s[1] + 2;", "'Substring' and 'ToUpper' make up to 2 objects that only a switch on constants reads")]
    [InlineData("throw new System.Exception(key);", "'ToUpper' makes a string that only a switch on constants reads")]
    [InlineData("throw new System.Exception($\"no {key}\");", "'ToUpper' makes a string that only a switch on constants reads")]
    public Task Message_LeavesOutAStringThatIsNeededLater(string otherwise, string message) => Verify.VerifyAnalyzerAsync(
        "class C { int M(string s) { var key = s.Substring(1); switch ({|#0:key.ToUpper()|}) { case \"A\": return 1; default: " + otherwise + " } } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage(message + "; this allocates memory (not known to be hot)"));

    [Fact]
    public Task KnownLength_GivesBytes() => Verify.VerifyAnalyzerAsync(
        "class C { bool M(string s, string t) => s.Substring(1, 3) == t; }",
        Verify.Diagnostic().WithSpan(1, 41, 1, 58).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'Substring' makes a string that only a comparison reads; this allocates 32 B (not known to be hot)"));

    [Theory]
    [InlineData("public int Parse(string s) => int.Parse({|#0:s.Substring(1).TrimEnd()|});", DiagnosticSeverity.Info)]
    [InlineData("int M(string s) { var n = 0; foreach (var c in s) n += int.Parse({|#0:s.Substring(n).TrimEnd()|}); return n; }", DiagnosticSeverity.Warning)]
    public Task SeveralStrings_WarnWhereMoreThanTheMemberTellsThatItRunsOften(string member, DiagnosticSeverity severity) =>
        Verify.VerifyAnalyzerAsync("public class C { " + member + " }", new DiagnosticResult("ALLOC301", severity).WithLocation(0));

    private static Task VerifyExpressionAsync(string expression) => VerifyBodyAsync($"return {expression};");

    private static Task VerifyBodyAsync(string body) => VerifyAsync(Method(body));

    private static Task VerifyAsync(string source) => new Verify.Test { TestCode = source }.RunAsync(TestContext.Current.CancellationToken);

    private static string Method(string body) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.Text;
        using System.Text.RegularExpressions;
        class C
        {
            object M(string s, string t, StringBuilder b, List<string> list, Dictionary<string, int> map)
            {
                {{body}}
            }
        }
        """;
}
