using Microsoft.CodeAnalysis;
using Allocations.Analyzers.Rules.Strings.SplitToLook;
using Allocations.CodeFixes.Rules.Strings.SplitToLook;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.SplitToLook.SplitToLookAnalyzer,
    Allocations.CodeFixes.Rules.Strings.SplitToLook.SplitToLookCodeFix>;

namespace Allocations.Tests.Strings.SplitToLook;

/// <summary>What ALLOC302 reports, what its fix leaves, and where neither is right.</summary>
public sealed class SplitToLookTests
{
    private const string Missing = " (a missing part is empty instead of an exception)";

    [Theory]
    [InlineData("n += {|#0:line.Split(',')|}.Length;", "only their number is used")]
    [InlineData("var p = {|#0:line.Split(',')|}; n += p[0].Length + p[2].Length;", "only the parts 0, 2 are used")]
    [InlineData("var p = {|#0:line.Split(',')|}; n += p[^1].Length;", "only the last part is used")]
    [InlineData("var p = {|#0:line.Split(',')|}; n += p[p.Length - 1].Length;", "only the last part is used")]
    [InlineData("var p = {|#0:line.Split(',')|}; if (p.Length > 1) n += p[p.Length - 1].Length;", "only some parts are used")]
    [InlineData("if (System.Array.IndexOf({|#0:line.Split(',')|}, \"x\") >= 0) n++;", "each part is only compared")]
    [InlineData("n += System.Linq.Enumerable.First({|#0:line.Split(',')|}).Length;", "only part 0 is used")]
    [InlineData("if (System.Linq.Enumerable.Contains({|#0:line.Split(',')|}, \"x\")) n++;", "each part is only compared")]
    [InlineData("var p = {|#0:line.Split(',')|}; foreach (var part in p) n += int.Parse(part);", "each part is only read")]
    [InlineData("foreach (var part in {|#0:line.Split(',')|}) n += Size(part);", "each part is only read, by a method that could take a span")]
    [InlineData("foreach (var part in {|#0:line.Split(',')|}) if (part != \"x\") lines[n++] = part.Substring(1);", "each part is only read or cut")]
    [InlineData("var p = {|#0:line.Split(',')|}; n += p[^1].Length + p[0].Length;", "only some parts are used")]
    [InlineData("n += System.Linq.Enumerable.Count({|#0:line.Split(',')|}, part => part.Length > 1);", "each part is only read")]
    public Task Message_SaysWhatIsUsed(string body, string used) => new CSharpAnalyzerVerifier<SplitToLookAnalyzer>.Test
    {
        TestCode = "class C { int M(string[] lines, int n) { foreach (var line in lines) while (true) {\n" + body + " } return n; } "
            + "static int Size(string s) => s.Length; }",
        ExpectedDiagnostics =
        {
            CSharpAnalyzerVerifier<SplitToLookAnalyzer>.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage("'Split' makes an array and a string for each part, but " + used + "; this allocates memory (in a loop (line 1, depth 2))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("n += [|line.Split(',')|].Length;")]
    [InlineData("n += int.Parse([|line.Split(',')|][1]);")]
    [InlineData("foreach (var part in [|line.Split(',')|]) n += int.Parse(part);")]
    [InlineData("foreach (var part in [|line.Split(',')|]) { if (part == \"x\" || part.StartsWith('y')) n++; }")]
    [InlineData("foreach (var part in [|line.Split(',')|]) n += int.Parse(part.Trim().Substring(1));")]
    [InlineData("foreach (var part in [|line.Split(',')|]) if (IsWord(part)) n++;")]
    [InlineData("foreach (var part in [|line.Split(',')|]) Keep(part.Substring(1));")]
    [InlineData("foreach (var part in [|line.Split(',')|]) { if (part == \"x\") continue; Keep(part[2..].Split('=')); }")]
    [InlineData("foreach (var part in [|line.Split(',')|]) { var at = part.IndexOf('='); Keep(part.Substring(0, at) + part.Substring(at + 1)); }")]
    [InlineData("foreach (var part in [|line.Split(',')|]) { var rest = part.Substring(1); if (rest.Length > 0) Keep(rest); }")]
    [InlineData("foreach (var part in [|line.Split(',')|]) { var p = part; p = p.Trim(); n += int.Parse(p); }")]
    [InlineData("foreach (var part in [|line.Split(',')|]) { var p = part.Trim(); if (p.Length > 0 && p != \"x\") n++; }")]
    [InlineData("var p = [|line.Split(',')|]; foreach (var part in p) n += int.Parse(part);")]
    [InlineData("var p = [|line.Split(',')|]; if (p.Length < 2) continue; foreach (var part in p) if (IsWord(part.Trim()) || part == \"x\") n++;")]
    [InlineData("var p = [|line.Split(',')|]; for (var i = 0; i < p.Length; i++) n += int.Parse(p[i]);")]
    [InlineData("var p = [|line.Split(',')|]; for (int i = 0; i < p.Length; ++i) { var part = p[i].Trim(); if (part == \"x\") n += p[i].Length; }")]
    [InlineData("var p = [|line.Split(',')|]; if (p.Length < 2) continue; for (var i = 0; i < p.Length; i++) Keep(p[i].Substring(1));")]
    [InlineData("var p = [|line.Split(',')|]; n += int.Parse(p[0]); foreach (var part in p) n += int.Parse(part);")]
    [InlineData("var p = [|line.Split(separators)|]; Keep(p[0]); n += p.Length;")]
    [InlineData("var p = [|line.Split(',')|]; Keep(p[^1]);")]
    [InlineData("var p = [|line.Split(',')|]; if (p.Length > 1) Keep(p[^1] + p[0]);")]
    [InlineData("Keep(System.Linq.Enumerable.Last([|line.Split(',')|]));")]
    [InlineData("if (System.Linq.Enumerable.Contains([|line.Split(',')|], \"x\")) n++;")]
    [InlineData("var p = [|line.Split(',')|]; Keep(p[p.Length - 1]);")]
    [InlineData("n += System.Linq.Enumerable.Count([|line.Split(',')|], part => part.Length > 0);")]
    [InlineData("if (System.Linq.Enumerable.Any([|line.Split(',')|], part => part == \"x\" || part.StartsWith('y'))) n++;")]
    [InlineData("if (System.Linq.Enumerable.All([|line.Split(',')|], part => { return int.TryParse(part.Trim(), out _); })) n++;")]
    [InlineData("n += System.Linq.Enumerable.Sum([|line.Split(',')|], (string part) => int.Parse(part));")]
    [InlineData("Keep(System.Linq.Enumerable.Select([|line.Split(',')|], part => int.Parse(part)));")]
    [InlineData("var p = [|line.Split(',')|]; if (p.Length > 1) n += System.Linq.Enumerable.Max(p, part => part.Length);")]
    [InlineData("foreach (var pair in [|line.Split('&')|]) { var kv = [|pair.Split('=')|]; if (kv.Length == 2) Keep(kv[0] + kv[1]); }")]
    [InlineData("foreach (var pair in [|line.Split('&')|]) n += int.Parse([|pair.Split('=')|][1]);")]
    [InlineData("foreach (var pair in [|line.Split('&')|]) { var p = pair; var kv = [|p.Trim().Split('=')|]; Keep(kv[0]); }")]
    [InlineData("foreach (var row in [|line.Split(';')|]) foreach (var cell in [|row.Split(',')|]) n += int.Parse(cell);")]
    [InlineData("var rows = [|line.Split(';')|]; foreach (var row in rows) { if (row.Length > 0) n += [|row.Split(',')|].Length; }")]
    public Task PartsThatAreLookedAt_AreReported(string body) => Verify.VerifyAnalyzerAsync(InLoop(body));

    [Theory]
    [InlineData("Keep(line.Split(','));")]
    [InlineData("var p = line.Split(','); Keep(p); n += p.Length;")]
    [InlineData("var p = line.Split(','); n += p[n].Length;")]
    [InlineData("var p = line.Split(','); p[0] = \"x\"; n += p[0].Length;")]
    [InlineData("var p = line.Split(','); for (var i = 0; i < p.Length; i++) Keep(p[i]);")]
    [InlineData("var p = line.Split(','); for (var i = 0; i < p.Length; i++) p[i] = \"\";")]
    [InlineData("var p = line.Split(','); for (var i = 0; i < p.Length; i++) n += int.Parse(p[i]) * i;")]
    [InlineData("var p = line.Split(','); for (var i = 1; i < p.Length; i++) n += int.Parse(p[i]);")]
    [InlineData("var p = line.Split(','); for (var i = 0; i < n; i++) n += int.Parse(p[i]);")]
    [InlineData("var p = line.Split(','); for (var i = 0; i < p.Length; i++) n += int.Parse(lines[i]) + p[i].Length;")]
    [InlineData("var p = line.Split(','); for (var i = 0; i < p.Length; i++) { n += p[i].Length; i++; }")]
    [InlineData("var p = line.Split(','); foreach (var x in p) Keep(x);")]
    [InlineData("var p = line.Split(','); foreach (var x in p) { n += int.Parse(x); Keep(x); }")]
    [InlineData("var p = line.Split(','); foreach (var x in p) n += int.Parse(x); Keep(p[0]);")]
    [InlineData("var p = line.Split(','); foreach (var x in p) n += int.Parse(x); Keep(p);")]
    [InlineData("var p = line.Split(','); foreach (var x in lines) { n += p.Length; Keep(p); }")]
    [InlineData("var p = line.Split(','); foreach (var x in p) n += int.Parse(line);")]
    [InlineData("foreach (var part in line.Split(',')) Keep(part);")]
    [InlineData("foreach (var part in line.Split(',')) { Keep(part.Substring(1)); Keep(part); }")]
    [InlineData("foreach (var part in line.Split(',')) { var p = part; Keep(p); }")]
    [InlineData("foreach (var part in line.Split(',')) { var p = part; p = p.Trim(); if (p.Length > 0) Keep(p); }")]
    [InlineData("foreach (var part in line.Split(',')) { var p = part; Func<int> f = () => p.Length; n += f(); }")]
    [InlineData("var last = \"\"; foreach (var part in line.Split(',')) { if (part.Length > last.Length) last = part; } Keep(last);")]
    [InlineData("foreach (var part in line.Split(',')) { Action a = () => n += part.Length; a(); }")]
    [InlineData("foreach (var part in line.Split(',')) n++;")]
    [InlineData("var p = line.Split(','); Func<int> f = () => p.Length; n += f();")]
    [InlineData("var p = line.Split(','); ref var first = ref p[0]; n += first.Length;")]
    [InlineData("var p = line.Split(','); Keep(p[^2]);")]
    [InlineData("var p = line.Split(','); p[^1] = line; Keep(p[0]);")]
    [InlineData("var p = line.Split(','); p[p.Length - 1] = line; Keep(p[0]);")]
    [InlineData("var p = line.Split(','); var q = new int[2]; Keep(p[q.Length - 1]);")]
    [InlineData("var p = line.Split(','); Keep(p[p.Length - 2]);")]
    [InlineData("Keep(Array.IndexOf(new[] { line.Split(',') }, null));")]
    [InlineData("foreach (var x in System.Linq.Enumerable.Reverse(line.Split(','))) Keep(x);")]
    [InlineData("Keep(System.Linq.Enumerable.First(line.Split(','), part => part.Length > 1));")]
    [InlineData("Keep(System.Linq.Enumerable.ToList(line.Split(',')));")]
    [InlineData("if (n < 0) throw new Exception(line.Split(',')[0]);")]
    [InlineData("n += System.Linq.Enumerable.Count(line.Split(','), part => Array.IndexOf(lines, part) > 0);")]
    [InlineData("Keep(System.Linq.Enumerable.Select(line.Split(','), part => part + \"x\"));")]
    [InlineData("n += System.Linq.Enumerable.Sum(line.Split(','), part => { Func<int> f = () => part.Length; return f(); });")]
    [InlineData("if (System.Linq.Enumerable.Any(line.Split(','), _ => n > 3)) n++;")]
    [InlineData("Keep(System.Linq.Enumerable.Where(line.Split(','), part => part.Length > 0));")]
    [InlineData("Keep(System.Linq.Enumerable.Max(line.Split(','), part => part.Length > 3 ? part : null));")]
    [InlineData("n += System.Linq.Enumerable.Count(lines, part => part.Length > 0);")]
    [InlineData("foreach (var pair in line.Split('&')) { var kv = pair.Split('='); Keep(kv); }")]
    [InlineData("foreach (var pair in line.Split('&')) { var kv = [|pair.Split('=')|]; Keep(kv[0]); Keep(pair); }")]
    [InlineData("foreach (var pair in line.Split('&')) foreach (var x in pair.Split('=')) Keep(x);")]
    [InlineData("var t = line; foreach (var row in t.Split(';')) { t = row; Keep(t); }")]
    [InlineData("var t = line; while (n < 9) { foreach (var row in t.Split(';')) t = row; }")]
    [InlineData("var t = line; while (n < 9) { foreach (var row in t.Split(';')) { t = row; foreach (var x in t.Split(',')) t = x; } }")]
    public Task PartsThatAreNeeded_AreSilent(string body) => Verify.VerifyAnalyzerAsync(InLoop(body));

    [Theory]
    [InlineData("{ n += System.IO.File.ReadAllText(s).Split('\\n').Length; }")]
    [InlineData("{ n += [|System.IO.File.ReadAllText(s).Split(',')|].Length; }")]
    public Task LinesOfAFile_AreLeftToTheRuleForFiles(string loop) =>
        Verify.VerifyAnalyzerAsync("class C { int M(string s) { var n = 0; while (n < 9) " + loop + " return n; } }");

    [Fact]
    public Task StringsThatRemain_NeedALoop() => CSharpAnalyzerVerifier<SplitToLookAnalyzer>.VerifyAnalyzerAsync(
        "class C { int M(string s) => Keep(s.Split(',')[1]); int N(string[] all) { var n = 0; "
            + "foreach (var s in all) n += Keep([|s.Split(';')|][1]) + int.Parse([|s.Split(',')|][1]); return n; } "
            + "string _kept; int Keep(string s) { _kept = s; return 1; } }");

    [Theory(Skip = "Needs C# 14.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp14))]
    [InlineData("if ([|line.Split(',')|].Contains(\"x\")) n++;")]
    [InlineData("if ([|line.Split(',')|].SequenceEqual([|line.Split(';')|])) n++;")]
    public Task PartsThatASpanCompares_AreReported(string body) => new Verify.Test
    {
        TestCode = InLoop(body),
        LanguageVersion = RoslynFacts.CSharp14,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("','", "Split($, ',')")]
    [InlineData("\", \"", "Split($, \", \")")]
    [InlineData("',', StringSplitOptions.TrimEntries", "Split($, ',', StringSplitOptions.TrimEntries)")]
    [InlineData("',', ';'", "SplitAny($, \",;\")")]
    public Task GuardedParts_AreSplitIntoRangesBeforeTheLoop(string arguments, string split) => Verify.VerifyCodeFixAsync(
        InLoop(
            $$"""
            var p = [|line.Split({{arguments}})|]; // two
                        if (p.Length != 2 || p[0] == "") continue;
                        Keep(p[1]);
            """),
        InLoop(
            $$"""
            var pCount = line.AsSpan().{{split.Replace("$", "pRanges")}}; // two
                        if (pCount != 2 || line[pRanges[0]] == "") continue;
                        Keep(line[pRanges[1]]);
            """,
            "Span<Range> pRanges = stackalloc Range[4];"));

    [Fact]
    public Task FirstPart_IsAlwaysThere() => Verify.VerifyCodeFixAsync(
        InHot("if (line is null) return 0; var p = [|line.Split(',')|];\n        return int.Parse(p[0]);"),
        InHot(
            "if (line is null) return 0; Span<Range> pRanges = stackalloc Range[2];\n        line.AsSpan().Split(pRanges, ',');\n"
                + "        return int.Parse(line[pRanges[0]]);"));

    [Fact]
    public Task PartThatEitherOfTwoLengthsHas_IsThere() => Verify.VerifyCodeFixAsync(
        InHot("if (line is null) return 0; var p = [|line.Split(',')|];\n        return p.Length == 2 || p.Length == 3 ? int.Parse(p[1]) : 0;"),
        InHot(
            "if (line is null) return 0; Span<Range> pRanges = stackalloc Range[5];\n        var pCount = line.AsSpan().Split(pRanges, ',');\n"
                + "        return pCount == 2 || pCount == 3 ? int.Parse(line[pRanges[1]]) : 0;"));

    [Theory]
    [InlineData(
        "if (line is null) return 0; var p = [|line.Split(',')|];\n        return p.Length == 1 || p.Length == 3 ? int.Parse(p[1]) : 0;",
        "if (line is null) return 0; Span<Range> pRanges = stackalloc Range[5];\n        var pCount = line.AsSpan().Split(pRanges, ',');\n"
            + "        return pCount == 1 || pCount == 3 ? int.Parse(line[pRanges[1]]) : 0;",
        Missing)]
    [InlineData(
        "if (line is null) return 0; var p = [|line.Split(',')|];\n        return int.Parse(p[1]);",
        "if (line is null) return 0; Span<Range> pRanges = stackalloc Range[3];\n        line.AsSpan().Split(pRanges, ',');\n"
            + "        return int.Parse(line[pRanges[1]]);",
        Missing)]
    [InlineData(
        "if (line is null) return 0; var p = [|line.Split(',', StringSplitOptions.RemoveEmptyEntries)|];\n        return int.Parse(p[0]);",
        "if (line is null) return 0; Span<Range> pRanges = stackalloc Range[2];\n"
            + "        line.AsSpan().Split(pRanges, ',', StringSplitOptions.RemoveEmptyEntries);\n        return int.Parse(line[pRanges[0]]);",
        Missing)]
    [InlineData(
        "var p = [|line.Split(',')|];\n        return p.Length > 3 ? 1 : 0;",
        "Span<Range> pRanges = stackalloc Range[5];\n        var pCount = line.AsSpan().Split(pRanges, ',');\n        return pCount > 3 ? 1 : 0;",
        " (null is treated as empty)")]
    public Task PartThatMayBeMissing_IsUnsafe(string before, string after, string difference) => new Verify.Test
    {
        TestCode = InHot(before),
        FixedCode = InHot(after),
        BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { InHot(before) } },
        CodeActionVerifier = (action, verifier) => verifier.Equal("Split into ranges" + difference, action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("var p = [|line.Split(',')|]; n += p.Length;")]
    [InlineData("n += [|line.Split(',', StringSplitOptions.RemoveEmptyEntries)|].Length;")]
    [InlineData("n += [|line.Split(',', ';')|].Length;")]
    [InlineData("n += [|line.Split(/* all */ ',')|].Length;")]
    [InlineData("while ([|line.Split(',')|][0] == \"\") n++;")]
    [InlineData("Func<string> f = () => [|line.Split(',')|][0]; f();")]
    [InlineData("var t = line; Keep((t = \"a\") + [|t.Split(',')|][0]);")]
    [InlineData("var t = line; foreach (var part in [|t.Split(',')|]) { n += part.Length; t = \"\"; }")]
    [InlineData("var t = line; Action a = () => t = \"\"; foreach (var part in [|t.Split(',')|]) { n += part.Length; a(); }")]
    [InlineData("foreach (var part in [|line.Split(separators)|]) n += part.Length;")]
    [InlineData("foreach (var part in [|line.Split(',', 2)|]) n += part.Length;")]
    [InlineData("foreach (var part /* each */ in [|line.Split(',')|]) n += part.Length;")]
    [InlineData("if (n > 0) foreach (var part in [|line.Trim().Split(',')|]) n += part.Length;")]
    [InlineData("var p = [|line.Split(',', 2)|]; if (p.Length == 2) Keep(p[1]);")]
    [InlineData("var p = [|line.Split()|]; if (p.Length == 2) Keep(p[1]);")]
    [InlineData("var p = [|line.Split(separators)|]; if (p.Length == 2) Keep(p[1]);")]
    [InlineData("var t = line; var p = [|t.Split(',')|]; t = \"\"; if (p.Length == 2) Keep(p[1]);")]
    [InlineData("var p = [|line.Trim().Split(',')|]; if (p.Length == 2) Keep(p[1]);")]
    [InlineData("var p = [|line.Split(',')|]; if (p.Length == 200) Keep(p[1]);")]
    [InlineData("try { n++; } finally { var p = [|line.Split(',')|]; if (p.Length == 2) Keep(p[1]); }")]
    [InlineData("var p = [|line.Split(',')|]; if (p.Length == 2) n += M(lines, p[1].ToCharArray());")]
    [InlineData("var p = [|line.Split(',')|]; if (p.Length == 2) Keep(p[0] + p[1]);")]
    [InlineData("var p = [|line.Split(',')|]; if (p.Length == 3) Keep(p[0] + p[1] + p[2].Trim());")]
    public Task OtherShape_HasNoFix(string body)
    {
        var code = InLoop(body);
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Theory]
    [InlineData(
        "foreach (var part in [|line.Split(',')|])\n            {\n                // Sum.\n                n += part.Length;\n            }",
        "foreach (var partRange in line.AsSpan().Split(','))\n            {\n                var part = line[partRange];\n                // Sum.\n"
            + "                n += part.Length;\n            }")]
    [InlineData(
        "foreach (string part in [|line.Split(\", \")|]) // all\n                n += part.Length; // it\n            n++;",
        "foreach (var partRange in line.AsSpan().Split(\", \"))\n            {\n                string part = line[partRange]; // all\n"
            + "                n += part.Length; // it\n            }\n            n++;")]
    [InlineData(
        "foreach (var part in [|line.Split(',', ';')|]) n += part.Length;",
        "foreach (var partRange in line.AsSpan().SplitAny(\",;\")) { var part = line[partRange]; n += part.Length; }")]
    [InlineData(
        "foreach (var part in [|line.Split(',', StringSplitOptions.RemoveEmptyEntries)|]) { n += part.Length; }",
        "foreach (var partRange in line.AsSpan().Split(',')) { var part = line[partRange]; if (part.Length == 0) continue; n += part.Length; }")]
    [InlineData(
        "foreach (var part in [|line.Split(',', StringSplitOptions.TrimEntries)|]) { n += part.Length; }",
        "foreach (var partRange in line.AsSpan().Split(',')) { var part = line[partRange].Trim(); n += part.Length; }")]
    [InlineData(
        "foreach (var part in [|line.Trim().Split(',')|]) { n += part.Length; }",
        "var text = line.Trim();\n            foreach (var partRange in text.AsSpan().Split(',')) { var part = text[partRange]; n += part.Length; }")]
    [InlineData(
        "foreach (var part in [|(line + n).Split(',')|]) { n += part.Length; }",
        "var text = line + n;\n            foreach (var partRange in text.AsSpan().Split(',')) { var part = text[partRange]; n += part.Length; }")]
    [InlineData(
        "var partRange = 1; foreach (var part in [|line.Split(',')|]) { n += part.Length + partRange; }",
        "var partRange = 1; foreach (var partRange2 in line.AsSpan().Split(',')) { var part = line[partRange2]; n += part.Length + partRange; }")]
    public Task PartsOfALoop_AreTakenByTheirRanges(string body, string expected) => Verify.VerifyCodeFixAsync(InLoop(body), InLoop(expected));

    [Fact]
    public Task LoopWhereTheLibraryCannotEnumerateASpan_HasNoFix() => new Verify.Test
    {
        TestCode = InLoop("foreach (var part in [|line.Split(',')|]) n += part.Length;"),
        FixedCode = InLoop("foreach (var part in [|line.Split(',')|]) n += part.Length;"),
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    [InlineData("n += part.Length;", true)]
    [InlineData("n += part.Length; await Task.Yield();", false)]
    public Task LoopOfAnAsyncMethod_IsFixedWhereItDoesNotSuspend(string body, bool isFixed)
    {
        string Code(string loop) =>
            "using System;\nusing System.Threading.Tasks;\nclass C { async Task<int> M(string[] lines) { var n = 0; foreach (var line in lines) { " + loop
                + " } await Task.Yield(); return n; } }";
        var before = Code("foreach (var part in [|line.Split(',')|]) { " + body + " }");
        return new Verify.Test
        {
            TestCode = before,
            FixedCode = isFixed ? Code("foreach (var partRange in line.AsSpan().Split(',')) { var part = line[partRange]; " + body + " }") : before,
            LanguageVersion = LanguageVersion.Preview,
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("n += [|line.Split(',')|].Length;", "n += line.AsSpan().Count(',') + 1;")]
    [InlineData("if ([|line.Split(\"--\")|].Length > n) n++;", "if ((line.AsSpan().Count(\"--\") + 1) > n) n++;")]
    [InlineData("n += [|(line + n).Split(',')|].Length * 2;", "n += ((line + n).AsSpan().Count(',') + 1) * 2;")]
    public Task NumberOfParts_IsCounted(string body, string expected) => Verify.VerifyCodeFixAsync(InLoop(body), InLoop(expected));

    [Theory]
    [InlineData(
        "Keep([|line.Split(',')|][0]);",
        "line.AsSpan().Split(lineRanges, ',');\n            Keep(line[lineRanges[0]]);",
        "Span<Range> lineRanges = stackalloc Range[2];")]
    [InlineData(
        "// First.\n            if ([|line.Split(',')|][0] == \"a\")\n                n++;",
        "line.AsSpan().Split(lineRanges, ',');\n            // First.\n            if (line[lineRanges[0]] == \"a\")\n                n++;",
        "Span<Range> lineRanges = stackalloc Range[2];")]
    [InlineData(
        "Keep([|line.Split(',')|][0]);\n            Keep([|line.Split(';')|][0]);",
        "line.AsSpan().Split(lineRanges, ',');\n            Keep(line[lineRanges[0]]);\n            line.AsSpan().Split(lineRanges2, ';');\n"
            + "            Keep(line[lineRanges2[0]]);",
        "Span<Range> lineRanges = stackalloc Range[2];\n        Span<Range> lineRanges2 = stackalloc Range[2];")]
    public Task PartWhereItIsSplit_IsTakenByItsRange(string body, string expected, string before) =>
        Verify.VerifyCodeFixAsync(InLoop(body), InLoop(expected, before));

    [Theory]
    [InlineData(
        "Keep([|line.Split(',')|][1]);",
        "lineRanges.Clear();\n            line.AsSpan().Split(lineRanges, ',');\n            Keep(line[lineRanges[1]]);",
        "Span<Range> lineRanges = stackalloc Range[3];")]
    [InlineData(
        "var p = [|line.Split(',')|];\n            Keep(p[1]);",
        "pRanges.Clear();\n            line.AsSpan().Split(pRanges, ',');\n            Keep(line[pRanges[1]]);",
        "Span<Range> pRanges = stackalloc Range[3];")]
    public Task PartThatMayBeMissingInALoop_IsUnsafeAndNeverTheOneBefore(string body, string expected, string before) => new Verify.Test
    {
        TestCode = InLoop(body),
        FixedCode = InLoop(expected, before),
        BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { InLoop(body) } },
        CodeActionVerifier = (action, verifier) => verifier.Equal("Split into ranges" + Missing, action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task WindowsLineBreaksInALoopOverParts_AreKept() => Verify.VerifyCodeFixAsync(
        InLoop(
            "foreach (var part in [|line.Split(',')|])\n                n += part.Length;\n            n++;\n"
                + "            foreach (var part in [|line.Split(';')|])\n            {\n                n += part.Length;\n            }").ReplaceLineEndings(
                    "\r\n"),
        InLoop(
            "foreach (var partRange in line.AsSpan().Split(','))\n            {\n                var part = line[partRange];\n"
                + "                n += part.Length;\n            }\n            n++;\n            foreach (var partRange in line.AsSpan().Split(';'))\n"
                + "            {\n                var part = line[partRange];\n                n += part.Length;\n            }").ReplaceLineEndings("\r\n"));

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public async Task SafeFixesOfLoopsAndPlaces_BehaveTheSame()
    {
        const string Source =
            """
            using System;

            static class C
            {
                static long Loop(string s)
                {
                    var result = 0L;
                    for (var i = 0; i < 2; i++)
                    {
                        foreach (var part in s.Split(','))
                            result = result * 31 + part.Length;
                        foreach (var part in s.Split("1"))
                        {
                            if (part == "") continue;
                            if (part.StartsWith('\u0130')) break;
                            result = result * 31 + part.Length;
                        }
                    }

                    return result;
                }

                static long Options(string s)
                {
                    var result = 0L;
                    for (var i = 0; i < 2; i++)
                    {
                        foreach (var part in s.Split(' ', StringSplitOptions.RemoveEmptyEntries)) result = result * 37 + part.Length;
                        foreach (var part in s.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries))
                            result = result * 31 + part.Length;
                        foreach (var part in s.Split(',', StringSplitOptions.TrimEntries)) result = result * 31 + part.Length;
                        foreach (string part in s.Split(' ', '=', '\t')) result = result * 41 + part.Length;
                        foreach (var part in s.Trim().Split("\r\n")) result = result * 43 + part.Length;
                    }

                    return result;
                }

                static long Places(string s)
                {
                    var result = 0L;
                    for (var i = 0; i < 2; i++)
                    {
                        result = result * 31 + s.Split(',')[0].Length;
                        if (s.Split(' ', '=')[0].Length > i) result++;
                    }

                    return result;
                }

                static int Counts(string s)
                {
                    var result = 0;
                    for (var i = 0; i < 2; i++)
                    {
                        if (s is null) return -1;
                        result += s.Split(',').Length;
                        result += s.Split("1").Length * 3;
                        if (s.Split(' ').Length > 2) result++;
                    }

                    return result;
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(Source, LanguageVersion.Preview);

        Assert.DoesNotContain("s.Split", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("Trim().Split", changed, StringComparison.Ordinal);
        SameBehaviour.VerifyOnTexts(Source, changed, LanguageVersion.Preview, "Loop", "Options", "Places", "Counts");
    }

    [Fact]
    public async Task UnsafeCount_CountsNullAsEmpty()
    {
        const string Source = "static class C { static int M(string s) { var n = 0; for (var i = 0; i < 1; i++) n += s.Split(',').Length; return n; } }";
        var changed = await AppliedFix.ApplyAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(Source, LanguageVersion.CSharp11, static _ => true);

        SameBehaviour.Verify(Source, changed, [["a,b"], [""], [",,"]], LanguageVersion.CSharp11, "M");
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(changed);
        Assert.Equal(typeof(NullReferenceException), before.Call("M", [null]).Exception);
        Assert.Equal(1, after.Call("M", [null]).Value);
    }

    [Fact]
    public Task PartsInAnAsyncMethod_HaveNoFix()
    {
        const string Code = "using System.Threading.Tasks; class C { async Task<int> M(string[] all) { var n = 0; "
            + "foreach (var s in all) { if (s is null) continue; var p = [|s.Split(',')|]; await Task.Yield(); if (p.Length == 2) n += p[1].Length; } "
            + "return n; } }";
        return Verify.VerifyCodeFixAsync(Code, Code);
    }

    [Fact]
    public Task WindowsLineBreaksAndSeveral_AreFixedAtOnce() => Verify.VerifyCodeFixAsync(
        InLoop(
            "var p = [|line.Split(',')|];\n            if (p.Length > 1) Keep(p[1]);\n            var q = [|line.Split(';')|];\n"
                + "            if (q.Length > 1) Keep(q[1]);").ReplaceLineEndings("\r\n"),
        InLoop(
            "var pCount = line.AsSpan().Split(pRanges, ',');\n            if (pCount > 1) Keep(line[pRanges[1]]);\n"
                + "            var qCount = line.AsSpan().Split(qRanges, ';');\n            if (qCount > 1) Keep(line[qRanges[1]]);",
            "Span<Range> pRanges = stackalloc Range[3];\n        Span<Range> qRanges = stackalloc Range[3];").ReplaceLineEndings("\r\n"));

    [Fact]
    public Task LibraryThatCannotSplitSpans_IsSilent() => new Verify.Test
    {
        TestCode = "class C { int M(string[] all) { var n = 0; foreach (var s in all) n += s.Split(',').Length; return n; } }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public async Task SafeFix_BehavesTheSame()
    {
        const string Source =
            """
            using System;

            static class C
            {
                static string Commas(string s)
                {
                    var result = "";
                    for (var i = 0; i < 2; i++)
                    {
                        if (s is null) return null;
                        var p = s.Split(',');
                        result += (p[0] == "" ? "-" : "+") + p[0].Length;
                        if (p.Length == 2) result += p[1];
                        else if (p.Length >= 3) result += p[1] + "/" + p[2].Length + (p.Length > 3);
                    }

                    return result;
                }

                static string Options(string s)
                {
                    var result = "";
                    for (var i = 0; i < 2; i++)
                    {
                        if (s is null) return null;
                        var p = s.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
                        if (p.Length is 1) result += "one";
                        var q = s.Split("1", StringSplitOptions.RemoveEmptyEntries);
                        if (q.Length < 2 || p.Length != 2) continue;
                        result += p[0].Length + p[1] + q[1] + (q.Length == 2 ? "=" : ">");
                    }

                    return result;
                }

                static string Any(string s)
                {
                    var result = "";
                    while (s != null && result.Length == 0)
                    {
                        var p = s.Split(' ', '=', '\t', '"');
                        result = p[0].Length + "," + (p.Length > 1 && p[1] != "" ? p[1] : "none");
                        if (p.Length == 0) throw new Exception();
                        result += ";";
                    }

                    return result;
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(Source, LanguageVersion.CSharp11);

        Assert.DoesNotContain("s.Split", changed, StringComparison.Ordinal);
        SameBehaviour.VerifyOnTexts(Source, changed, LanguageVersion.CSharp11, "Commas", "Options", "Any");
    }

    [Fact]
    public async Task UnsafeFix_GivesAnEmptyPartWhereOneIsMissing()
    {
        const string Source = "using System.Collections.Generic; static class C { public static List<string> All(IEnumerable<string> all) { "
            + "var r = new List<string>(); foreach (var s in all) r.Add(M(s)); return r; } static string M(string s) { var p = s.Split(','); return p[1]; } }";
        var changed = await AppliedFix.ApplyAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(Source, LanguageVersion.CSharp11, static _ => true);

        SameBehaviour.Verify(Source, changed, [["a,b"], ["a,b,c"], [","]], LanguageVersion.CSharp11, "M");
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(changed);
        Assert.Equal(typeof(IndexOutOfRangeException), before.Call("M", "a").Exception);
        Assert.Equal("", after.Call("M", "a").Value);
    }

    [Fact]
    public async Task Fix_SavesWhatThePageSays()
    {
        const string Code = "static class C { static int M(string s) { var n = 0; for (var i = 0; i < 1; i++) { if (s is null) return 0; "
            + "var p = s.Split(','); if (p.Length == 3) n += p[1].Length; } return n; } }";
        var changed = await AppliedFix.SafeAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(Code, LanguageVersion.CSharp11);
        using var before = CompiledMethods.Compile(Code);
        using var after = CompiledMethods.Compile(changed);
        var old = before.Delegate<Func<string, int>>("M");
        var now = after.Delegate<Func<string, int>>("M");

        Assert.Equal([144, 32], new[] { AllocatedBytes.PerCall(() => old("abcd,efgh,ijkl")), AllocatedBytes.PerCall(() => now("abcd,efgh,ijkl")) });
    }

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("foreach (var part in [|line.Split(',')|]) n += int.Parse(part);")]
    [InlineData("var p = [|line.Split(',')|]; if (p.Length > 1) n += p[1].Length;")]
    public Task ParameterThatIsAField_MayChange(string body) => new Verify.Test
    {
        TestCode = "using System; class C(string line) { void Other() => line = null; int M(int n) { while (n < 9) { " + body + " } return n; } }",
        FixedCode = "using System; class C(string line) { void Other() => line = null; int M(int n) { while (n < 9) { " + body + " } return n; } }",
        LanguageVersion = RoslynFacts.CSharp12,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string InHot(string body) =>
        "using System; class C { public override int GetHashCode() => M(\"\");\n"
            + "    static int Get(string[] all) { var n = 0; foreach (var x in all) n += M(x); return n; }\n"
            + "    static int M(string line)\n    {\n        " + body + "\n    } }\n";

    private static string InLoop(string body, string before = "")
    {
        if (before.Length > 0)
            before = "\n        " + before;
        return
            $$"""
            using System;

            class C
            {
                static void Keep(object any) { }

                static bool IsWord(string text) => text.Length > 2 && text[0] != '-';

                static int M(string[] lines, char[] separators)
                {
                    var n = 0;{{before}}
                    foreach (var line in lines)
                    {
                        if (line is null) continue;
                        {{body}}
                    }

                    return n;
                }
            }
            """;
    }
}
