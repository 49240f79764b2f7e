using Allocations.Analyzers.Rules.Collections.LinqInHotCode;
using Allocations.CodeFixes.Rules.Collections.LinqInHotCode;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Collections.LinqInHotCode.LinqInHotCodeAnalyzer,
    Allocations.CodeFixes.Rules.Collections.LinqInHotCode.LinqInHotCodeCodeFix>;

namespace Allocations.Tests.Collections.LinqInHotCode;

/// <summary>Chains that one call does with less: where ALLOC602 says so, and what its fix writes.</summary>
public sealed class ShorterChainTests
{
    [Theory]
    [InlineData("[|sequence.Where(x => x > k).Any()|]", "sequence.Any(x => x > k)")]
    [InlineData("[|sequence.Where(x => x > 2).First()|]", "sequence.First(x => x > 2)")]
    [InlineData("[|numbers.Where(x => x > 2).FirstOrDefault()|]", "numbers.FirstOrDefault(x => x > 2)")]
    [InlineData("[|numbers.Where(x => x > 2).Where(x => x < k).Count()|]", "numbers.Where(x => x > 2).Count(x => x < k)")]
    [InlineData("[|Enumerable.Where(sequence, x => x > 2).First()|]", "Enumerable.First(sequence, x => x > 2)")]
    [InlineData("[|numbers.Where(IsMine).Single()|]", "numbers.Single(IsMine)")]
    [InlineData("[|numbers.Select(x => x * k).Sum()|]", "numbers.Sum(x => x * k)")]
    [InlineData("[|numbers.Select(x => x * 2L).Max()|]", "numbers.Max(x => x * 2L)")]
    [InlineData("[|numbers.Select(x => x.ToString()).Min()|]", "numbers.Min(x => x.ToString())")]
    [InlineData("[|sequence.Where(x => x > k).ToArray()|].Length", "sequence.Count(x => x > k)")]
    [InlineData("[|sequence.Where(x => x > k).ToList()|].Count + k", "sequence.Count(x => x > k) + k")]
    [InlineData("sequence?.First() + [|sequence.Where(x => x > 2).Count()|]", "sequence?.First() + sequence.Count(x => x > 2)")]
    [InlineData("maybe?[0] ?? (object)[|sequence.Where(x => x > 2).LongCount()|]", "maybe?[0] ?? (object)sequence.LongCount(x => x > 2)")]
    public Task OperatorThatTakesTheFunction_IsShorterAtAnyHeat(string before, string after) =>
        Verify.VerifyCodeFixAsync(In(before), In(after));

    [Theory]
    [InlineData("[|numbers.Where(x => x > k).Count()|] > 0", "numbers.Any(x => x > k)")]
    [InlineData("[|numbers.Where(x => x > k).Count()|] != 0", "numbers.Any(x => x > k)")]
    [InlineData("[|list.Where(x => x > k).Count()|] >= 1", "list.Any(x => x > k)")]
    [InlineData("0 < ([|numbers.Where(x => x > k).LongCount()|])", "numbers.Any(x => x > k)")]
    [InlineData("[|numbers.Where(x => x > k).Count()|] == 0", "!numbers.Any(x => x > k)")]
    [InlineData("1 > [|list.Where(x => x > k).Count()|] && k > 2", "!list.Any(x => x > k) && k > 2")]
    [InlineData("[|numbers.Where(x => x > k).ToArray()|].Length <= 0", "!numbers.Any(x => x > k)")]
    public Task CountThatIsComparedWithNone_IsAny(string before, string after) => new Verify.Test
    {
        TestCode = In(before),
        FixedCode = In(after),
        CodeActionEquivalenceKey = "ALLOC602.OneCall",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("[|sequence.Where(x => x > k).Count()|] > 0", "sequence.Any(x => x > k)")]
    [InlineData("[|numbers.Where(IsMine).Count()|] > 0", "numbers.Any(IsMine)")]
    [InlineData("[|numbers.Where(x => 1 / x > k).Count()|] == 0", "!numbers.Any(x => 1 / x > k)")]
    [InlineData("[|objects.Where(x => x.GetHashCode() > k).Count()|] > 0", "objects.Any(x => x.GetHashCode() > k)")]
    [InlineData("[|numbers.Where(x => x > 2).Where(x => x < k).Count()|] > 0", "numbers.Where(x => x > 2).Any(x => x < k)")]
    public async Task AnyThatLeavesOutWhatACountRuns_SaysSoInTheTitle(string before, string after)
    {
        var title = await new Verify.Test
        {
            TestCode = In(before),
            FixedCode = In(after),
            CodeActionEquivalenceKey = "ALLOC602.OneCall!",
            BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { In(before) } },
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith("Call 'Any' (stops at the first match)", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[|numbers.Where(x => x > k).Count()|] > 1", "numbers.Count(x => x > k) > 1")]
    [InlineData("[|numbers.Where(x => x > k).Count()|] < 0", "numbers.Count(x => x > k) < 0")]
    [InlineData("[|numbers.Where(x => x > k).Count()|] + 0", "numbers.Count(x => x > k) + 0")]
    [InlineData("[|numbers.Where(x => x > k).Count()|] > k", "numbers.Count(x => x > k) > k")]
    public Task OtherComparison_StaysACount(string before, string after) => Verify.VerifyCodeFixAsync(In(before), In(after));

    [Fact]
    public Task Message_OfACountThatIsComparedWithNone_NamesAny() => new Verify.Test
    {
        TestCode = Warm("{|#0:sequence.Where(x => x > k).Count()|} > 0"),
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                "'Where.Count' allocates memory for an iterator, a delegate and a closure, of which 'Any' needs less "
                    + "(in 'Equals', which collections and sorts call per element)"),
        },
        CodeActionEquivalenceKey = "none",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("sequence.Where((x, i) => x > i).First()")]
    [InlineData("sequence.Where(x => x > 2).Last()")]
    [InlineData("sequence.Where(x => x > 2).FirstOrDefault(3)")]
    [InlineData("sequence.Where(x => x > 2).Sum()")]
    [InlineData("sequence.Select(x => x + 1).First()")]
    [InlineData("sequence.Select<int, int>(x => x + 1).Sum()")]
    [InlineData("sequence.OfType<int>().First()")]
    [InlineData("list.Where(x => x > 2).ToList()")]
    [InlineData("list.Any(x => x > k)")]
    public Task OtherChain_IsNoShorter(string chain) => Verify.VerifyAnalyzerAsync(In(chain));

    [Theory]
    [InlineData("[|list.Where(x => x > k).ToList()|]", "list.FindAll(x => x > k)")]
    [InlineData("[|list.Select(x => x + k).ToList()|]", "list.ConvertAll(x => x + k)")]
    [InlineData("[|list.Where(x => x > k).Any()|]", "list.Exists(x => x > k)")]
    [InlineData("[|list.Where(x => x > k).FirstOrDefault()|]", "list.Find(x => x > k)")]
    [InlineData("maybe?[|.Where(x => x > 2).ToList()|]", "maybe?.FindAll(x => x > 2)")]
    public Task MethodOfTheList_IsShorterInWarmCode(string before, string after) => VerifyWarmAsync(before, after, ReferenceAssemblies.Net.Net90);

    [Theory]
    [InlineData("[|list.Any(x => x > k)|]", "list.Exists(x => x > k)")]
    [InlineData("[|list.All(x => x > k)|]", "list.TrueForAll(x => x > k)")]
    [InlineData("[|list.FirstOrDefault(x => x > k)|]", "list.Find(x => x > k)")]
    public async Task OperatorsOfNewerFrameworks_TakeNoEnumerator(string before, string after)
    {
        await VerifyWarmAsync(before, after, ReferenceAssemblies.Net.Net80);
        var newer = before.Replace("[|", "{|#0:", StringComparison.Ordinal).Replace("|]", "|}", StringComparison.Ordinal);
        await new Verify.Test
        {
            ReferenceAssemblies = ReferenceAssemblies.Net.Net90,
            TestCode = Warm(newer),
            ExpectedDiagnostics =
            {
                Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                    "'" + before[7..before.IndexOf('(', StringComparison.Ordinal)] + "' allocates 88 B for a delegate and a closure "
                        + "(in 'Equals', which collections and sorts call per element)"),
            },
            CodeActionEquivalenceKey = "ALLOC602.OneCall",
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("[|list.Where(x => list.Remove(k)).Count()|]", "list.Count(x => list.Remove(k))")]
    [InlineData("[|list.Where(x => list.Remove(k)).Single()|]", "list.Single(x => list.Remove(k))")]
    [InlineData("[|list.Where(x => list.Remove(k)).Where(x => x > k).LongCount()|]", "list.Where(x => list.Remove(k)).LongCount(x => x > k)")]
    [InlineData("[|list.Where(x => list.Remove(k)).ToArray()|].Length", "list.Count(x => list.Remove(k))")]
    [InlineData("[|list.Where(x => { list.Clear(); return true; }).Count()|]", "list.Count(x => { list.Clear(); return true; })")]
    public async Task ConditionThatMayChangeTheList_IsSaidInTheTitle(string before, string after)
    {
        var title = await new Verify.Test
        {
            TestCode = In(before),
            FixedCode = In(after),
            CodeActionEquivalenceKey = "ALLOC602.OneCall!",
            BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { In(before) } },
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (a change of the list meanwhile is noticed otherwise)", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[|list.Where(x => x > k).Count()|]", "list.Count(x => x > k)")]
    [InlineData("[|list.Where(x => x > k).ToList()|].Count", "list.Count(x => x > k)")]
    [InlineData("[|list.Where(x => list.Remove(k)).First()|]", "list.First(x => list.Remove(k))")]
    public Task ConditionThatOnlyReads_IsSafe(string before, string after) => new Verify.Test
    {
        TestCode = In(before),
        FixedCode = In(after),
        CodeActionEquivalenceKey = "ALLOC602.OneCall",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("[|numbers.Skip(k).Take(2).ToArray()|]", "numbers.AsSpan(k, 2).ToArray()")]
    [InlineData("[|numbers.Skip(k + 1).ToArray()|]", "numbers.AsSpan(k + 1).ToArray()")]
    [InlineData("[|numbers.Take(k).ToArray()|]", "numbers.AsSpan(0, k).ToArray()")]
    [InlineData("Keep([|numbers.Take(k).ToArray()|])", "Keep(numbers.AsSpan(0, k).ToArray())")]
    [InlineData("[|maybe.Skip(k).Take(2).ToList()|]", "maybe.GetRange(k, 2)")]
    [InlineData("[|list.Take(k).ToList()|]", "list.GetRange(0, k)", "")]
    public async Task SliceOfAnArrayOrList_IsCopiedAtOnce(string before, string after, string nullDifference = "; null throws another exception")
    {
        var title = await new Verify.Test
        {
            ReferenceAssemblies = ReferenceAssemblies.Net.Net90,
            TestCode = Warm(before),
            FixedCode = Warm(after),
            CodeActionEquivalenceKey = "ALLOC602.Slice!",
            BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { Warm(before) } },
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (a part that is not all there throws" + nullDifference + ")", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("numbers.Skip(1..2 is var r ? 1 : 0).Where(x => x > 2).ToArray()")]
    [InlineData("numbers.Take(1..3).ToArray()")]
    [InlineData("numbers.Take(2).Skip(1).ToArray()")]
    [InlineData("numbers.SkipLast(2).ToArray()")]
    [InlineData("objects.Skip(2).ToArray()")]
    [InlineData("list.Skip(2).ToList()")]
    [InlineData("list.Skip(2).ToArray()")]
    [InlineData("numbers.Take(2).ToList()")]
    [InlineData("sequence.Take(2).ToArray()")]
    [InlineData("numbers.Skip(count: 2).ToArray()")]
    [InlineData("Read(numbers.Take(2).ToArray())")]
    [InlineData("numbers.Skip(2).ToArray()[0]")]
    [InlineData("k; numbers.Take(2).ToArray().CopyTo(kept, 1)")]
    public Task OtherPart_IsNoSlice(string chain) => Verify.VerifyAnalyzerAsync(Warm(chain));

    [Fact]
    public Task Message_OfASlice_NamesWhatCopiesIt() => new Verify.Test
    {
        TestCode = Warm("{|#0:numbers.Skip(k).Take(2).ToArray()|}"),
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                "'Skip.Take.ToArray' allocates memory for 2 iterators, of which 'AsSpan' needs less "
                    + "(in 'Equals', which collections and sorts call per element)"),
        },
        CodeActionEquivalenceKey = "none",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("var found = [|sequence.Where(x => x > k).ToList()|]; return found.Count == 0 ? 1 : found.Count;")]
    [InlineData("int[] found = [|numbers.Where(x => x > k).ToArray()|]; return found.Length;")]
    public Task CollectionOfWhichALocalReadsOnlyTheLength_IsCountedInstead(string statements) =>
        Verify.VerifyAnalyzerAsync(Class("public object M()", statements));

    [Theory]
    [InlineData("var found = sequence.Where(x => x > k).ToList(); return found.Count == 0 ? null : found;")]
    [InlineData("var found = sequence.Where(x => x > k).ToList(); found.Add(found.Count); return found.Count;")]
    [InlineData("var found = sequence.Where(x => x > k).ToList(); return 1;")]
    public Task CollectionThatALocalGivesOn_IsWanted(string statements) => Verify.VerifyAnalyzerAsync(Class("public object M()", statements));

    [Theory]
    [InlineData("[|list.Where(_test).ToList()|]")]
    [InlineData("[|list.Where((x, i) => x > i).ToList()|]")]
    [InlineData("[|set.Where(x => x > k).ToList()|]")]
    public Task OtherListOrFunction_HasNoMethod(string chain) =>
        Verify.VerifyAnalyzerAsync(Warm(chain.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal)));

    [Theory]
    [InlineData("[|maybe.Where(x => x > k).ToList()|]", " (a list that is null throws another exception)")]
    [InlineData("[|new List<int>(list).Where(x => x > k).ToList()|]", "")]
    [InlineData("[|new List<int>(list).Where(x => list.Remove(k)).ToList()|]", " (a list that is changed meanwhile does not throw)")]
    public Task Difference_IsSaidInTheTitle(string chain, string difference)
    {
        var before = Warm(chain);
        var after = Warm(chain.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal)
            .Replace("Where", "FindAll", StringComparison.Ordinal).Replace(".ToList()", "", StringComparison.Ordinal));
        return new Verify.Test
        {
            TestCode = before,
            FixedCode = after,
            BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { difference.Length == 0 ? after : before } },
            CodeActionEquivalenceKey = difference.Length == 0 ? "ALLOC602.OneCall" : "ALLOC602.OneCall!",
            CodeActionVerifier = (action, verifier) => verifier.Equal("Call 'FindAll'" + difference, action.Title),
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("new Own().Where(x => x > k).ToList()", "Where.ToList", "memory for an iterator, a delegate and a closure, of which 'FindAll'")]
    [InlineData("new Own().Any(x => x > k)", "Any", "memory for an enumerator, a delegate and a closure, of which 'Exists'")]
    public Task ClassDerivedFromAList_IsGoneThroughAsOneByIteratorsAlone(string chain, string operators, string objects) => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net90,
        TestCode = Warm("{|#0:" + chain + "|}") + "\npublic class Own : List<int> { }",
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                "'" + operators + "' allocates " + objects + " needs less (in 'Equals', which collections and sorts call per element)"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task VerifyWarmAsync(string before, string after, ReferenceAssemblies framework) => new Verify.Test
    {
        ReferenceAssemblies = framework,
        TestCode = Warm(before),
        FixedCode = Warm(after),
        CodeActionEquivalenceKey = "ALLOC602.OneCall",
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string In(string expression) => Class("public object M()", "return " + expression + ";");

    private static string Warm(string expression) => Class(
        "public override bool Equals(object other)", "var found = " + expression + ";\n        return Use(found);");

    private static string Class(string member, string statements) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.Linq;

        public class C
        {
            private static readonly Func<int, bool> _test;
            private static IEnumerable<int> sequence;
            private static int[] numbers;
            private static List<int> maybe;
            private static HashSet<int> set;
            private static object[] objects;
            private static int[] kept;

            {{member}}
            {
                var k = Environment.TickCount;
                var list = new List<int>(numbers);
                {{statements}}
            }

            public override int GetHashCode() => 0;

            private static bool IsMine(int number) => number > 2;

            private static bool Use(object any) => any is null;

            private static int[] Keep(int[] all) => kept = all;

            private static int Read(int[] all) => all[0];
        }
        """;
}
