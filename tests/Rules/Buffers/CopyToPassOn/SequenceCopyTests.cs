using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.CopyToPassOn.CopyToPassOnCodeFix>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

public sealed class SequenceCopyTests
{
    [Fact]
    public Task Message_OfASequence_NamesTheReader() => Verify.VerifyAnalyzerAsync(
        Method("_ = string.Join(\", \", {|#0:items.ToArray()|});"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ToArray' allocates memory for a copy that 'Join' could read in place (not known to be hot)"));

    [Fact]
    public Task Message_OfCharacters_SaysWhereTheyAre() => Verify.VerifyAnalyzerAsync(
        Method("foreach (var c in {|#0:text.ToCharArray()|}) n += c;"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ToCharArray' allocates memory for characters that can be read in the string (not known to be hot)"));

    [Fact]
    public Task Message_OfCharactersForAnOwnMethod_NamesIt() => Verify.VerifyAnalyzerAsync(
        Method("n = IsValid({|#0:text.ToCharArray()|}, text.Length) ? 1 : 0;"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ToCharArray' allocates memory for a copy that 'IsValid' could read in place if it took a string (not known to be hot)"));

    [Fact]
    public Task Message_OfAListForAnOwnMethod_SaysThatItCouldTakeAnInterface() => Verify.VerifyAnalyzerAsync(
        OwnReader("Total({|#0:items.ToList()|})"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ToList' allocates memory for a copy that 'Total' could read in place if it took an interface (not known to be hot)"));

    [Theory]
    [InlineData("Total([|items.ToList()|])")]
    [InlineData("Total([|list.ToList()|])")]
    [InlineData("First([|items.ToList()|])")]
    public Task ListForAnOwnMethodThatReads_IsReported(string call) => Verify.VerifyCodeFixAsync(OwnReader(call), OwnReader(call));

    [Theory]
    [InlineData("Keep(items.ToList())")]
    [InlineData("Fill(items.ToList())")]
    [InlineData("Any(items.ToList())")]
    [InlineData("Total(items.Where(i => i > 1).ToList())")]
    [InlineData("Total(linked.ToList())")]
    public Task ListForAnOwnMethodThatNeedsIt_IsSilent(string call) => Verify.VerifyAnalyzerAsync(OwnReader(call));

    private static string OwnReader(string call) => $$"""
        using System.Collections.Generic;
        using System.Linq;
        class C
        {
            private List<int> kept;
            int M(int[] items, List<int> list, LinkedList<int> linked) => {{call}};
            private static int Total(List<int> values) { var sum = 0; foreach (var value in values) sum += value; return sum; }
            private static int First(List<int> values) => values.Count == 0 ? 0 : values[0];
            private int Keep(List<int> values) { kept = values; return 0; }
            private static int Fill(List<int> values) { values.Add(1); return values.Count; }
            protected virtual int Any(List<int> values) => values.Count;
        }
        """;

    [Theory]
    [InlineData("n = IsShort([|text.ToCharArray()|]) ? 1 : 0;")]
    [InlineData("n = IsValid([|text.ToCharArray()|], 1) ? 1 : 0;")]
    [InlineData("var cs = [|text.ToCharArray()|]; n = IsOpen(cs, cs.Length) ? 1 : 0;")]
    public Task CharactersForAnOwnMethodThatReads_AreReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("_ = string.Join(\", \", [|items.ToArray()|]);", "_ = string.Join(\", \", items);")]
    [InlineData("_ = string.Concat([|items.ToList()|]);", "_ = string.Concat(items);")]
    [InlineData(
        "_ = string.Join(\"|\", [|items.Where(i => i.Length > n).Select(i => i + n).ToArray()|]);",
        "_ = string.Join(\"|\", items.Where(i => i.Length > n).Select(i => i + n));")]
    [InlineData("_ = string.Join(\"|\", [|numbers.Select(i => i + 1).ToList()|]);", "_ = string.Join(\"|\", numbers.Select(i => i + 1));")]
    [InlineData(
        "var local = new List<string>(); _ = string.Join(\"|\", [|local.ToArray()|]);",
        "var local = new List<string>(); _ = string.Join(\"|\", local);")]
    [InlineData("_ = string.Join(\",\", [|map.Keys.ToArray()|]);", "_ = string.Join(\",\", map.Keys);")]
    [InlineData("_ = string.Join(\",\", [|concurrent.Keys.ToArray()|]);", "_ = string.Join(\",\", concurrent.Keys);")]
    [InlineData("_ = new List<string>([|items.ToArray()|]);", "_ = new List<string>(items);")]
    [InlineData("_ = new HashSet<int>([|map.Values.ToList()|]);", "_ = new HashSet<int>(map.Values);")]
    [InlineData("var all = new List<int>(); all.AddRange([|map.Values.ToArray()|]);", "var all = new List<int>(); all.AddRange(map.Values);")]
    [InlineData("_ = [|items.ToArray()|].ToList();", "_ = items.ToList();")]
    [InlineData("_ = [|numbers.ToList()|].Max();", "_ = numbers.Max();")]
    [InlineData(
        "var local = new List<int>(); _ = [|local.Select(i => (i * 2) + n).ToArray()|].Sum();",
        "var local = new List<int>(); _ = local.Select(i => (i * 2) + n).Sum();")]
    [InlineData(
        "var pairs = new (int N, string T)[2]; _ = [|pairs.Select(i => i.N).ToArray()|].Sum();",
        "var pairs = new (int N, string T)[2]; _ = pairs.Select(i => i.N).Sum();")]
    [InlineData("_ = [|items.Select(double.Parse).ToArray()|].Sum();", "_ = items.Select(double.Parse).Sum();")]
    [InlineData("_ = [|items.Select(int.Parse).ToArray()|].Average();", "_ = items.Select(int.Parse).Average();")]
    [InlineData(
        "var local = new List<string>(); _ = Enumerable.Contains([|local.ToArray()|], text);",
        "var local = new List<string>(); _ = Enumerable.Contains(local, text);")]
    public Task CopyThatTheFrameworkReads_BecomesTheSequence(string use, string changed) => Verify.VerifyCodeFixAsync(Method(use), Method(changed));

    [Theory]
    [InlineData("if (text != null) foreach (var c in [|text.ToCharArray()|]) n += c;", "if (text != null) foreach (var c in text) n += c;")]
    [InlineData("foreach (char c in [|text.Trim().ToCharArray()|]) n += c;", "foreach (char c in text.Trim()) n += c;")]
    [InlineData("if (text != null) n = [|text.ToCharArray()|].All(char.IsUpper) ? 1 : 0;", "if (text != null) n = text.All(char.IsUpper) ? 1 : 0;")]
    [InlineData("if (text != null) _ = [|text.ToCharArray()|].Select(c => n += c);", "if (text != null) _ = text.Select(c => n += c);")]
    [InlineData("if (text != null) _ = new HashSet<char>([|text.ToCharArray()|]);", "if (text != null) _ = new HashSet<char>(text);")]
    [InlineData("n = [|text.ToCharArray()|][n];", "n = text[n];")]
    [InlineData("n = [|text.ToCharArray()|].Length;", "n = text.Length;")]
    [InlineData(
        "if (text == null) return; char[] cs = [|text.ToCharArray()|]; for (var i = 0; i < cs.Length; i++) n += cs[i];",
        "if (text == null) return; string cs = text; for (var i = 0; i < cs.Length; i++) n += cs[i];")]
    [InlineData("var cs = [|n.ToString().ToCharArray()|]; foreach (var c in cs) n += c;", "var cs = n.ToString(); foreach (var c in cs) n += c;")]
    [InlineData(
        "char[] cs; cs = [|n.ToString().ToCharArray()|]; foreach (var c in cs) n += c;",
        "string cs; cs = n.ToString(); foreach (var c in cs) n += c;")]
    [InlineData(
        "while (n > 3) { char[] cs = null; n--; cs = [|n.ToString().ToCharArray()|]; n += cs[0] + cs.Length; }",
        "while (n > 3) { string cs = null; n--; cs = n.ToString(); n += cs[0] + cs.Length; }")]
    public Task CharactersThatAreOnlyRead_AreReadInTheString(string use, string changed) => Verify.VerifyCodeFixAsync(Method(use), Method(changed));

    [Theory]
    [InlineData(
        "if (own != null) _ = string.Join<Own>(\", \", [|own.ToArray()|]);",
        "if (own != null) _ = string.Join<Own>(\", \", own);",
        "the elements' own code must not change the sequence")]
    [InlineData(
        "_ = string.Join(\", \", [|fixedList.ToArray()|]);",
        "_ = string.Join(\", \", fixedList);",
        "null is treated as empty or throws another exception")]
    [InlineData(
        "var all = new List<string>(); all.AddRange([|items.ToList()|]);",
        "var all = new List<string>(); all.AddRange(items);",
        "elements that were added before one fails stay")]
    [InlineData("n = [|text.ToCharArray()|].Count(char.IsDigit);", "n = text.Count(char.IsDigit);", "null is treated as empty or throws another exception")]
    [InlineData(
        "UtfBytes([|text.ToCharArray()|], 0, text.Length);",
        "UtfBytes(text, 0, text.Length);",
        "another overload of 'UtfBytes' is called; null is treated as empty or throws another exception")]
    [InlineData(
        "var cs = [|text.ToCharArray()|]; n = 3; foreach (var c in cs) n += c;",
        "var cs = text; n = 3; foreach (var c in cs) n += c;",
        "null fails where the characters are read")]
    [InlineData(
        "var local = new List<string>(); local.Add(text); Count([|local.ToArray()|]);",
        "var local = new List<string>(); local.Add(text); Count(local);",
        "the sequence must not change during the call")]
    [InlineData(
        "var local = new List<string>(); n = [|local.ToArray()|].All(i => i.Length > n) ? 1 : 0;",
        "var local = new List<string>(); n = local.All(i => i.Length > n) ? 1 : 0;",
        "the function that it is given must not change the sequence")]
    [InlineData(
        "var local = fixedList; if (local != null) n = [|local.ToArray()|].Count(IsDropped);",
        "var local = fixedList; if (local != null) n = local.Count(IsDropped);",
        "the function that it is given must not change the sequence")]
    [InlineData(
        "var local = new List<string>(); text = [|local.ToArray()|].First(i => i.Length > n);",
        "var local = new List<string>(); text = local.First(i => i.Length > n);",
        "the function that it is given must not change the sequence")]
    [InlineData(
        "_ = Enumerable.Contains([|items.Select(i => i + n).ToArray()|], text);",
        "_ = Enumerable.Contains(items.Select(i => i + n), text);",
        "elements after the one that decides are not computed")]
    [InlineData(
        "_ = items.SequenceEqual([|items.Select(i => i + n).ToList()|]);",
        "_ = items.SequenceEqual(items.Select(i => i + n));",
        "elements after the one that decides are not computed; what computes the other sequence must not change this one")]
    [InlineData(
        "System.Globalization.CultureInfo.CurrentCulture = null; _ = string.Join(\"|\", [|numbers.Select(i => i + n).ToArray()|]);",
        "System.Globalization.CultureInfo.CurrentCulture = null; _ = string.Join(\"|\", numbers.Select(i => i + n));",
        "what computes the elements must not change the culture")]
    [InlineData(
        "var late = new List<string>(); _ = string.Join(\"|\", [|late.Select(i => { late.Add(i); return i; }).ToArray()|]);",
        "var late = new List<string>(); _ = string.Join(\"|\", late.Select(i => { late.Add(i); return i; }));",
        "what computes the elements must not change the sequence")]
    [InlineData(
        "n = [|numbers.Select(i => { Console.Write(i); return i; }).ToList()|].Sum();",
        "n = numbers.Select(i => { Console.Write(i); return i; }).Sum();",
        "what computes the elements must not change the sequence; elements after an overflow are not computed")]
    [InlineData("_ = [|numbers.ToList()|].Sum();", "_ = numbers.Sum();", "elements after an overflow are not computed")]
    [InlineData(
        "n = [|items.Select(int.Parse).ToArray()|].Sum();", "n = items.Select(int.Parse).Sum();", "elements after an overflow are not computed")]
    [InlineData(
        "n = [|items.Select(i => 9 / i.Length).ToArray()|].Sum();",
        "n = items.Select(i => 9 / i.Length).Sum();",
        "elements after an overflow are not computed")]
    [InlineData(
        "_ = [|items.Select(double.Parse).ToArray()|].Min();",
        "_ = items.Select(double.Parse).Min();",
        "elements after the one that decides are not computed")]
    [InlineData(
        "n = [|items.OrderBy(i => i.Length).ToArray()|].Count();",
        "n = items.OrderBy(i => i.Length).Count();",
        "elements that are only counted may not be computed")]
    public async Task CopyThatMayMatter_IsOfferedWithItsReason(string use, string changed, string reason)
    {
        var title = await new Verify.Test
        {
            TestCode = Method(use),
            FixedCode = Method(changed),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (" + reason + ")", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("n = [|map.Values.ToArray()|].Any() ? 1 : 0;", "n = map.Values.Any() ? 1 : 0;")]
    [InlineData("n = [|map.Values.ToArray()|].First();", "n = map.Values.First();")]
    [InlineData("n = [|map.Values.ToArray()|].ElementAt(n);", "n = map.Values.ElementAt(n);")]
    public Task CopyOfACollectionThatAnOperatorLooksAt_BecomesTheCollection(string use, string changed) =>
        Verify.VerifyCodeFixAsync(Method(use), Method(changed));

    [Theory]
    [InlineData("n = [|items.ToArray()|].Length;")]
    [InlineData("n = [|map.Keys.ToList()|].Count;")]
    [InlineData("var all = [|items.ToArray()|]; if (all.Length == 0) return; n = all.Length;")]
    [InlineData("var all = [|map.Keys.ToList()|]; Func<int> late = () => all.Count;")]
    [InlineData("var cs = [|text.ToCharArray()|]; n = cs.Length;")]
    [InlineData("char[] cs; cs = [|text.ToCharArray()|]; Func<int> late = () => cs.Length;")]
    [InlineData("string[] all; all = [|items.ToArray()|]; n = all.Length;")]
    [InlineData("List<string> all = default; n = 2; all = [|items.ToList()|]; if (all.Count == n) return;")]
    public Task CopyOfWhichOnlyTheLengthIsRead_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("var all = items.ToArray(); if (all.Length == 0) return; _kept = all;")]
    [InlineData("var all = items.ToArray();")]
    [InlineData("var all = items.ToArray(); n = all.Length; all = null;")]
    [InlineData("var all = items.ToArray(); n = all[n].Length;")]
    [InlineData("n = items.ToArray().Length + items.Where(i => i.Length > n).ToArray().Length;")]
    [InlineData("n = items.Where(i => i.Length > n).ToArray().Length;")]
    [InlineData("var all = items.Where(i => i.Length > n).ToArray(); n = all.Length;")]
    [InlineData("n = concurrent.ToArray().Length;")]
    [InlineData("n = items.AsQueryable().ToArray().Length;")]
    public Task CopyThatIsReadOrAQuerysResult_IsNotMeasuredAlone(string use) => Verify.VerifyAnalyzerAsync(
        Method(use).Replace("n = items.ToArray().Length", "n = [|items.ToArray()|].Length", StringComparison.Ordinal));

    [Theory]
    [InlineData("char[] cs; if (n > 1) cs = text.ToCharArray(); else cs = n.ToString().ToCharArray(); foreach (var c in cs) n += c;")]
    [InlineData("char[] cs = null; if (n > 1) cs = text.ToCharArray(); if (n > 1) n = cs[0];")]
    [InlineData("char[] cs = null; n = cs == null ? 1 : 2; cs = text.ToCharArray(); n = cs[0];")]
    [InlineData("char[] cs = null; while (n < 9) { if (cs != null) n += cs[0]; cs = text.ToCharArray(); }")]
    [InlineData("char[] cs; cs = text.ToCharArray(); n = cs[0]; cs = n.ToString().ToCharArray(); n = cs[0];")]
    [InlineData("char[] cs; cs = text.ToCharArray(); n = cs[0]; Set(out cs);")]
    [InlineData("char[] cs = null; n = Late(); cs = text.ToCharArray(); n = Late(); int Late() => cs == null ? 0 : cs[0];")]
    [InlineData("char[] cs = s_all; cs = text.ToCharArray(); n = cs[0];")]
    [InlineData("char[] cs = null; again: if (cs != null) n = cs[0]; cs = text.ToCharArray(); if (n < 9) goto again;")]
    [InlineData("char[] cs; char[] other = cs = text.ToCharArray(); n = cs[0]; other[0] = 'x';")]
    [InlineData("s_all = text.ToCharArray(); n = s_all[0];")]
    [InlineData("char[] cs; cs = text.ToCharArray(); Func<int> late = () => cs[0];")]
    [InlineData("string[] all = null; n = all == null ? 1 : all.Length; all = items.ToArray(); n = all.Length;")]
    public Task LocalThatMayHoldSomethingElse_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("_ = items.ToArray().First();")]
    [InlineData("n = fixedList.ToArray().All(i => fixedList.Remove(i)) ? 1 : 0;")]
    [InlineData("n = set.ToList().Any(i => set.Remove(i)) ? 1 : 0;")]
    public Task CopyThatAnOperatorLooksAt_MayBeASnapshot(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData(
        "var all = new List<string>(); all.Add(text); Keep([|all.ToArray()|]);",
        "var all = new List<string>(); all.Add(text); Keep(all);",
        "'Keep' may keep the collection, and see that it is no array")]
    [InlineData(
        "var all = new List<string> { text }; if (n > 1) _kept = new Kept([|all.ToArray()|]);",
        "var all = new List<string> { text }; if (n > 1) _kept = new Kept(all);",
        "'new Kept' may keep the collection, and see that it is no array; another overload of 'Kept' is called")]
    public Task CollectionThatIsGivenAway_IsOfferedWithItsReason(string use, string changed, string reason) =>
        CopyThatMayMatter_IsOfferedWithItsReason(use, changed, reason);

    [Theory]
    [InlineData("var all = new List<string>(); Keep(all.ToArray()); all.Add(text);")]
    [InlineData("var all = new List<string>(); while (n++ < 3) { all.Add(text); Keep(all.ToArray()); }")]
    [InlineData("var all = new List<string>(); _kept = all; Keep(all.ToArray());")]
    [InlineData("var all = new List<string>(); Func<int> late = () => all.Count; Keep(all.ToArray());")]
    [InlineData("var all = items.ToList(); Keep(all.ToArray());")]
    [InlineData("List<string> all = fixedList; Keep(all.ToArray());")]
    [InlineData("var all = new List<string>(); _kept = new System.Collections.ObjectModel.ReadOnlyCollection<string>(all.ToArray());")]
    [InlineData("var all = new List<string>(); AsArray(all.ToArray());")]
    public Task CollectionThatOthersMaySee_IsCopied(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("_any = all", "var all = new List<string>(); all.Add(s); return new K([|all.ToArray()|]);")]
    [InlineData("_all = all.ToArray()", "var all = [|new List<string>()|]; all.Add(s); return new K(all.ToArray());")]
    [InlineData("_any = new List<string>(all)", "var all = [|new List<string>()|]; all.Add(s); return new K(all.ToArray());")]
    public Task OverloadThatCopiesItself_SavesNothing(string takes, string body) => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; using System.Linq; class K { string[] _all; object _any; public K(string[] all) => _all = all; "
            + "public K(IEnumerable<string> all) => " + takes + "; } class C { K M(string s) { " + body + " } }");

    [Fact]
    public Task Message_OfACollectionThatIsGivenAway_SaysWhoCouldTakeIt() => Verify.VerifyAnalyzerAsync(
        Method("var all = new List<string>(); Keep({|#0:all.ToArray()|});"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'ToArray' allocates memory for a copy of a collection that nothing else uses; 'Keep' could take the collection (not known to be hot)"));

    [Theory]
    [InlineData("_kept = items.ToArray();")]
    [InlineData("Keep(items.ToArray());")]
    [InlineData("Run(fixedList.ToArray());")]
    [InlineData("Count(fixedList.ToArray());")]
    [InlineData("Count(items.ToArray());")]
    [InlineData("_ = items.Except(fixedList.ToList());")]
    [InlineData("_ = items.Concat(fixedList.ToArray());")]
    [InlineData("fixedList.AddRange(fixedList.ToArray());")]
    [InlineData("fixedList.AddRange(fixedList.Select(i => i + n).ToArray());")]
    [InlineData("var dead = set.Where(i => i > n); set.ExceptWith(dead.ToList());")]
    [InlineData("set.ExceptWith(set.Where(i => i > n).ToArray());")]
    [InlineData("set.ExceptWith(numbers.ToArray());")]
    [InlineData("_ = Enumerable.Contains(items.ToArray(), text);")]
    [InlineData("_ = Enumerable.Contains(map.Keys.ToArray(), text);")]
    [InlineData("_ = Enumerable.Contains(items.AsEnumerable().ToArray(), text);")]
    [InlineData("_ = fixedList.ToArray().Max(i => { fixedList.Remove(i); return i; });")]
    [InlineData("fixedList.ToList().ForEach(i => fixedList.Remove(i));")]
    [InlineData("System.Threading.Tasks.Parallel.ForEach(fixedList.ToArray(), i => fixedList.Remove(i));")]
    [InlineData("_ = string.Join(\",\", concurrent.ToArray());")]
    [InlineData("_ = string.Join(\",\", items.AsQueryable().ToArray());")]
    [InlineData("_ = string.Join(\",\", ImmutableArray.Create(text).ToArray());")]
    [InlineData("_ = new HashSet<int>(numbers.Select(i => i + 1).ToList());")]
    [InlineData("_ = new System.Collections.ObjectModel.ReadOnlyCollection<string>(fixedList.ToList());")]
    [InlineData("_ = new System.Collections.ObjectModel.Collection<string>(fixedList.ToList());")]
    [InlineData("_ = System.IO.File.WriteAllLinesAsync(text, fixedList.ToArray());")]
    [InlineData("System.IO.File.WriteAllLines(text, items.ToArray());")]
    [InlineData("System.Linq.Expressions.Expression<Func<string>> e = () => string.Join(\",\", items.ToArray());")]
    [InlineData("throw new Exception(string.Join(\", \", items.ToArray()));")]
    public Task CopyWithAPurpose_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("_ = text.Split(\" ,\".ToCharArray());")]
    [InlineData("_ = text.Trim(text.ToCharArray());")]
    [InlineData("n = text.IndexOfAny(text.ToCharArray());")]
    [InlineData("var cs = text.ToCharArray(); cs[0] = 'x'; n = cs[1];")]
    [InlineData("var cs = text.ToCharArray(); Array.Reverse(cs); n = cs[0];")]
    [InlineData("var cs = text.ToCharArray(); _kept = cs;")]
    [InlineData("var cs = text.ToCharArray(); Func<int> f = () => cs[0];")]
    [InlineData("var cs = text.ToCharArray(); n = cs[1..3].Length;")]
    [InlineData("var cs = text.ToCharArray(); fixed (char* p = cs) n = *p;")]
    [InlineData("foreach (ref var c in text.ToCharArray().AsSpan()) c = 'x';")]
    [InlineData("text.ToCharArray()[0] = 'x';")]
    [InlineData("Set(text.ToCharArray());")]
    [InlineData("Fill(text.ToCharArray());")]
    [InlineData("FillList(text.ToCharArray());")]
    [InlineData("_ = string.Join(\",\", text.ToCharArray());")]
    public Task CharactersThatAreChangedOrASet_AreNotReported(string use) => Verify.VerifyAnalyzerAsync(
        Method(use).Replace("void M(", "unsafe void M(", StringComparison.Ordinal));

    [Fact]
    public Task WithoutSpans_SequencesAreReported() => new Verify.Test
    {
        TestCode = "using System.Collections.Generic; using System.Linq; "
            + "class C { string M(IEnumerable<string> items) => string.Join(\",\", [|items.ToArray()|]); }",
        FixedCode = "using System.Collections.Generic; using System.Linq; class C { string M(IEnumerable<string> items) => string.Join(\",\", items); }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task BrokenLines_StayWhereTheyAre() => Verify.VerifyCodeFixAsync(
        Method("_ = string.Join(\n            \", \",\n            [|items\n                .Where(i => i != null)\n                .ToArray()|]); // all"),
        Method("_ = string.Join(\n            \", \",\n            items\n                .Where(i => i != null)); // all"));

    [Theory]
    [InlineData("_ = string.Join(\", \", [|items /* all */ .ToArray()|]);")]
    [InlineData("char[] cs = [|text.ToCharArray()|], other = null; foreach (var c in cs) n += c; n += other.Length;")]
    public Task CopyThatCannotBeTakenAway_GetsNoFix(string use) => Verify.VerifyCodeFixAsync(Method(use), Method(use));

    private static string Method(string body) =>
        """
        using System;
        using System.Collections.Concurrent;
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using System.Linq;
        class Own { }
        class Kept
        {
            readonly object _all;
            public Kept(params string[] all) => _all = all;
            public Kept(IEnumerable<string> all) => _all = all;
        }
        class C
        {
            object _kept;
            static char[] s_all;
            readonly List<string> fixedList = new List<string>();
            readonly HashSet<int> set = new HashSet<int>();
            readonly ConcurrentDictionary<string, int> concurrent = new ConcurrentDictionary<string, int>();
            readonly Dictionary<string, int> map = new Dictionary<string, int>();
            void Keep(IEnumerable<string> all) => _kept = all;
            static void Set(out char[] all) => all = s_all;
            void AsArray(string[] all) => _kept = all;
            void Run(IEnumerable<string> all) { foreach (var item in all) fixedList.Remove(item); }
            static int Count(IEnumerable<string> all) { var count = 0; foreach (var item in all) count += item.Length; return count; }
            static bool IsValid(char[] cs, int length) { for (var i = 0; i < length; i++) if (cs[i] == '/') return false; return true; }
            public virtual bool IsOpen(char[] cs, int length) => length > 0 && cs[0] == '/';
            static bool IsShort(IReadOnlyList<char> cs) => cs.Count < 3 || cs[0] == '/';
            static void FillList(IList<char> cs) => cs[0] = 'x';
            static void Set(char[] all) => s_all = all;
            static void Set(string text) { }
            static void Fill(char[] cs) => cs[0] = 'x';
            static void UtfBytes(char[] source, int offset, int length) { }
            static void UtfBytes(string source, int offset, int length) { }
            bool IsDropped(string key) => fixedList.Remove(key);
            void M(int n, IEnumerable<string> items, IEnumerable<int> numbers, List<Own> own, string text)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);
}
