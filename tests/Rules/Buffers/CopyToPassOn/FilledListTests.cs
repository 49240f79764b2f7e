using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Any = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>Lists that code only fills before it copies them to an array.</summary>
public sealed class FilledListTests
{
    [Fact]
    public Task Message_OfAKnownSize_NamesWhatTellsIt() => Verify.VerifyAnalyzerAsync(
        Method("var all = {|#0:new List<int>()|}; for (var i = 0; i < texts.Length; i++) all.Add(texts[i].Length); return all.ToArray();"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new List' allocates memory for a list that is only filled and then copied to an array; 'texts.Length' tells how long that has to be "
                + "(not known to be hot)"));

    [Fact]
    public Task Message_OfAnUnknownSize_SaysWhatIsMade() => Any.VerifyAnalyzerAsync(
        Method("var all = {|#0:new List<int>()|}; while (n-- > 0) all.Add(n); return all.ToArray();"),
        Any.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new List' allocates memory for a list that is only filled and then copied to an array (not known to be hot)"));

    [Theory]
    [InlineData("var all = [|new List<int>(n)|]; for (var i = 0; i < n; ++i) { var x = i * 2; all.Add(x); } return all.ToArray();")]
    [InlineData("List<int> all = [|new()|]; for (var i = 0; i < kept.Count; i++) { if (i > 2) n++; all.Add(n); } all.Reverse(); return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; try { for (var i = 0; i < n; i++) all.Add(i); } finally { n = 1; } _kept = all.ToArray(); return null;")]
    public Task ListThatACounterFills_IsReported(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task Message_OfItemsThatAreNamed_AddsUpTheirNumber() => Verify.VerifyAnalyzerAsync(
        Method("var all = {|#0:new List<string>(texts)|}; all.Insert(0, \"a\"); Join(all.ToArray()); return null;"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new List' allocates memory for a list that is only filled and then copied to an array; 'texts.Length + 1' tells how long that has to be "
                + "(not known to be hot)"));

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("var all = [|new List<int> { n }|]; all.AddRange(kept); return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; all.AddRange(kept); all.AddRange(_kept); return all.ToArray();")]
    [InlineData("var all = [|kept.ToList()|]; all.Add(n); return all.ToArray();")]
    [InlineData("var all = [|new List<int>(9)|]; all.Add(n); all.InsertRange(0, kept); _kept = all.ToArray(); return null;")]
    public Task ListOfItemsThatAreNamed_IsReported(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData("var all = [|new List<int>(kept)|]; all.Add(n); all.Sort(); return all.ToArray();")]
    public async Task ListOfNamedItemsThatIsOrdered_IsReportedInWarmCode(string body)
    {
        await Verify.VerifyAnalyzerAsync(Method(body).Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal));
        await Verify.VerifyAnalyzerAsync(Method(body) + " partial class C { void Often() { while (true) M(0, null, null, null); } }");
    }

    [Theory]
    [InlineData("var all = new List<int> { n }; all.AddRange(items); return all.ToArray();")]
    [InlineData("var all = new List<int> { n }; if (n > 2) all.AddRange(kept); return all.ToArray();")]
    [InlineData("var all = new List<int> { n }; foreach (var text in texts) all.AddRange(kept); return all.ToArray();")]
    [InlineData("var all = new List<int> { n }; all.AddRange(kept.FindAll(x => x > n)); return all.ToArray();")]
    [InlineData("var all = new List<int> { n }; all.AddRange(kept); Keep(all); return all.ToArray();")]
    public Task ListThatBeginsWithAnItemAndGrowsByAnUnknownNumber_IsNotReported(string body) => Any.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData("var all = [|new List<int>()|]; foreach (var text in texts) all.Add(text.Length); return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; foreach (var x in kept) { all.Add(x + all.Count); } return all.ToArray();")]
    public async Task ListThatAForeachFills_IsReportedInWarmCode(string body)
    {
        await Verify.VerifyAnalyzerAsync(Method(body).Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal));
        await Verify.VerifyAnalyzerAsync(Method(body) + " partial class C { void Often() { while (true) M(0, null, null, null); } }");
    }

    [Theory]
    [InlineData("var all = [|new List<int>()|]; foreach (var x in items) all.Add(x); return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; foreach (var x in kept) { if (x > n) all.Add(x); } return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; foreach (var x in kept) { if (x > n) continue; all.Add(x); } return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; if (n > 1) foreach (var x in kept) all.Add(x); return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; while (n-- > 0) { for (var i = 0; i < n; i++) all.Add(i); } return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; for (var i = 0; i < n; i++) { all.Add(i++); } return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; for (var i = 1; i < n; i++) { all.Add(i); } return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; for (var i = 0; i < n; i++) { all.Add(i); } all.Add(n); return all.ToArray();")]
    [InlineData("var all = [|new List<int>()|]; while (n-- > 0) { if (n == 3) return all.ToArray(); all.AddRange(kept); } return all.ToArray();")]
    public async Task ListOfUnknownSize_IsReportedWhereAskedFor(string body)
    {
        await Verify.VerifyAnalyzerAsync(Method(body).Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal));
        await Any.VerifyAnalyzerAsync(Method(body));
    }

    [Theory]
    [InlineData("var all = new List<int>(); for (var i = 0; i < n; i++) all.Add(i); var a = all.ToArray(); all.Clear(); return a;")]
    [InlineData("var all = new List<int>(); for (var i = 0; i < n; i++) all.Add(i); _all = all; return all.ToArray();")]
    [InlineData("var all = new List<int>(); for (var i = 0; i < n; i++) all.Add(i); Keep(all); return all.ToArray();")]
    [InlineData("var all = new List<int>(); for (var i = 0; i < n; i++) all.Add(i); Func<int> late = () => all.Count; return all.ToArray();")]
    [InlineData("var all = new List<int>(); for (var i = 0; i < n; i++) all.Add(i); all.RemoveAt(0); return all.ToArray();")]
    [InlineData("var all = new List<int>(); return all.ToArray();")]
    [InlineData("var all = kept.ToList(); all.Add(n); Keep(all); return all.ToArray();")]
    [InlineData("var all = kept.ToList(); all.Remove(n); return all.ToArray();")]
    [InlineData("var all = new List<int> { 1 }; all.Add(n); return all.ToArray();")]
    [InlineData("var all = new List<int>(kept); all.Add(n); foreach (var x in all) n += x; return all.ToArray();")]
    [InlineData("var all = kept; all.Add(n); return all.ToArray();")]
    [InlineData("var all = new List<int>(); all.Add(n); all = kept; return all.ToArray();")]
    [InlineData("var all = new List<int>(); while (n-- > 0) { all.Add(n); _kept = all.ToArray(); } return null;")]
    [InlineData("while (n-- > 0) { var all = new List<int>(); all.Add(n); _kept = all.ToArray(); } return null;")]
    [InlineData("var all = new Own(); all.Add(n); return all.ToArray();")]
    public Task ListThatIsUsedOtherwise_IsNotReported(string body) => Any.VerifyAnalyzerAsync(Method(body));

    private static string Method(string body) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.Linq;
        class Own { public void Add(int n) { } public int[] ToArray() => null; }
        partial class C
        {
            static int[] _kept;
            static List<int> _all;
            static List<int> s_other;
            static void Keep(List<int> all) => s_other = all;
            static string[] s_texts; static void Join(params string[] all) => s_texts = all;
            int[] M(int n, string[] texts, List<int> kept, IEnumerable<int> items) { {{body}} }
        }
        """;
}
