using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.CopyToPassOn.CopyToPassOnCodeFix>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>Collections that are made of a sequence, asked once where they are made, and dropped.</summary>
public sealed class AskedCollectionTests
{
    [Theory]
    [InlineData("{|#0:list.ToHashSet()|}.Contains(n)", "'ToHashSet'", "'Contains' of the list")]
    [InlineData("{|#0:set.ToList()|}.Contains(s)", "'ToList'", "'Contains' of the set")]
    [InlineData("{|#0:array.ToList()|}.IndexOf(n)", "'ToList'", "'Array.IndexOf'")]
    [InlineData("{|#0:new HashSet<int>(some)|}.Contains(n)", "'new HashSet'", "'Contains'")]
    [InlineData("{|#0:list.ToDictionary(x => x + n)|}.ContainsKey(n)", "'ToDictionary'", "'Any'")]
    public Task Message_OfACollectionThatIsAskedOnce_NamesWhatAnswers(string use, string made, string answer) => Verify.VerifyAnalyzerAsync(
        In("Use(" + use + ");"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            made + " allocates memory for a collection that is only asked once, as " + answer + " could answer (not known to be hot)"));

    [Fact]
    public Task Message_OfANewListThatIsCounted_SaysThatTheSourceKnows() => Verify.VerifyAnalyzerAsync(
        In("Use({|#0:new List<int>(array)|}.Count);"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new List' allocates memory for a copy of which only the length is read, as the source could tell (not known to be hot)"));

    [Theory]
    [InlineData("[|list.ToHashSet()|].Contains(n)", "list.Contains(n)")]
    [InlineData("[|list.ToList()|].Contains(n)", "list.Contains(n)")]
    [InlineData("[|names.ToList()|].LastIndexOf(s)", "names.LastIndexOf(s)")]
    [InlineData("[|list.ToList()|].BinarySearch(n)", "list.BinarySearch(n)")]
    [InlineData("[|list.ToList()|].IndexOf(n, 1, 2)", "list.IndexOf(n, 1, 2)")]
    [InlineData("[|array.ToList()|].IndexOf(n)", "Array.IndexOf(array, n)")]
    [InlineData("[|array.ToHashSet()|].Contains(n)", "array.Contains(n)")]
    [InlineData("[|array.ToList()|].Contains(n)", "array.Contains(n)")]
    [InlineData("[|new HashSet<int>(list)|].Contains(n)", "list.Contains(n)")]
    [InlineData("[|new Queue<int>(list)|].Contains(n)", "list.Contains(n)")]
    [InlineData("[|queue.ToHashSet()|].Contains(n)", "queue.Contains(n)")]
    [InlineData("[|s.ToHashSet()|].Contains('x')", "s.Contains('x')")]
    [InlineData("[|s.ToList()|].IndexOf('x')", "s.IndexOf('x')")]
    [InlineData("[|names.ToHashSet(StringComparer.OrdinalIgnoreCase)|].Contains(s)", "names.Contains(s, StringComparer.OrdinalIgnoreCase)")]
    [InlineData("[|set.ToHashSet(StringComparer.Ordinal)|].Contains(s)", "set.Contains(s, StringComparer.Ordinal)")]
    [InlineData("[|names.ToHashSet(null)|].Contains(s)", "names.Contains(s)")]
    [InlineData("![|list.ToHashSet()|]\n            .Contains(n)", "!list\n            .Contains(n)")]
    public Task CollectionThatIsAskedOnce_AsTheSourceItself_IsSafe(string use, string changed) =>
        Verify.VerifyCodeFixAsync(In("Use(" + use + ");"), In("Use(" + changed + ");"));

    [Theory]
    [InlineData("[|some.ToHashSet()|].Contains(n)", "some.Contains(n)",
        "a set or the keys of a table are asked by a comparer of their own; elements after the one that decides are not computed")]
    [InlineData("[|set.ToList()|].Contains(s)", "set.Contains(s)", "a set or the keys of a table are asked by a comparer of their own")]
    [InlineData("[|sorted.ToHashSet()|].Contains(s)", "sorted.Contains(s)", "a set or the keys of a table are asked by a comparer of their own")]
    [InlineData("[|map.Keys.ToList()|].Contains(s)", "map.Keys.Contains(s)", "a set or the keys of a table are asked by a comparer of their own")]
    [InlineData("[|list.Select(x => x + 1).ToHashSet()|].Contains(n)", "list.Select(x => x + 1).Contains(n)",
        "elements after the one that decides are not computed")]
    [InlineData("[|owns.ToHashSet()|].Contains(own)", "owns.Contains(own)",
        "equal elements must have equal hash codes; the elements' own code must not change the sequence")]
    [InlineData("[|owns.ToList()|].Contains(own)", "owns.Contains(own)", "the elements' own code must not change the sequence")]
    [InlineData("[|doubles.ToHashSet()|].Contains(n)", "doubles.Contains(n)", "equal elements must have equal hash codes")]
    [InlineData("[|names.ToHashSet(comparer)|].Contains(s)", "names.Contains(s, comparer)",
        "equal elements must have equal hash codes; the elements' own code must not change the sequence")]
    [InlineData("[|list.ToHashSet()|].Contains(list.Count > 3 ? Next() : n)", "list.Contains(list.Count > 3 ? Next() : n)",
        "an argument after it is evaluated before the sequence is read")]
    [InlineData("[|list.ToHashSet()|].Contains(Changing)", "list.Contains(Changing)",
        "an argument after it is evaluated before the sequence is read")]
    [InlineData("[|list.ToList()|].Exists(x => x > n)", "list.Exists(x => x > n)", "the function that it is given must not change the sequence")]
    [InlineData("[|array.ToList()|].Find(IsLarge)", "Array.Find(array, IsLarge)", "the function that it is given must not change the sequence")]
    [InlineData("[|queue.ToList()|].TrueForAll(IsLarge)", "queue.All(IsLarge)", "the function that it is given must not change the sequence")]
    [InlineData("[|queue.ToList()|].Find(IsLarge)", "queue.FirstOrDefault(IsLarge)", "the function that it is given must not change the sequence")]
    [InlineData("[|noText.ToHashSet(ofChars)|].Contains('x')", "noText.Contains('x', ofChars)",
        "equal elements must have equal hash codes; the elements' own code must not change the sequence; "
            + "null is treated as empty or throws another exception")]
    [InlineData("[|unknown.ToHashSet()|].Contains(n)", "unknown.Contains(n)", "null is treated as empty or throws another exception")]
    public async Task CollectionThatMayMatter_IsOfferedWithItsReason(string use, string changed, string reason)
    {
        var title = await new Verify.Test
        {
            TestCode = In("Use(" + use + ");"),
            FixedCode = In("Use(" + changed + ");"),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (" + reason + ")", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[|list.ToDictionary(x => x + n)|].ContainsKey(n)")]
    [InlineData("[|list.ToDictionary(x => x + n)|][n]")]
    [InlineData("[|list.ToDictionary(x => x + n)|].TryGetValue(n, out var found) ? found : 0")]
    [InlineData("[|list.ToLookup(x => x + n)|].Contains(n)")]
    [InlineData("[|list.ToLookup(x => x + n)|][n]")]
    [InlineData("[|array.ToHashSet()|].Contains(item: n)")]
    [InlineData("[|list.ToHashSet()|].Contains(/* what */ n)")]
    [InlineData("list?[|.ToHashSet()|].Contains(n)")]
    public Task CollectionThatIsAskedWhatTheCodeWouldHaveToSay_IsReportedWithoutAFix(string use) =>
        Verify.VerifyCodeFixAsync(In("Use(" + use + ");"), In("Use(" + use + ");"));

    [Theory]
    [InlineData("list.ToHashSet().Count")]
    [InlineData("new HashSet<int>(list).Count")]
    [InlineData("list.ToDictionary(x => x).Count")]
    [InlineData("list.ToHashSet().Add(n)")]
    [InlineData("list.ToHashSet().IsSubsetOf(array)")]
    [InlineData("list.ToList().Remove(n)")]
    [InlineData("list.ToList().AsReadOnly()")]
    [InlineData("list.ToList().RemoveAll(IsLarge)")]
    [InlineData("new Stack<int>(list).Peek()")]
    [InlineData("new SortedSet<string>(names).Contains(s)")]
    [InlineData("new List<int>(n).Contains(n)")]
    [InlineData("new List<int>().Contains(n)")]
    [InlineData("new List<int>(list) { 3 }.Contains(n)")]
    [InlineData("new HashSet<object>(names).Contains(s)")]
    [InlineData("array.ToList().IndexOf(n, 1)")]
    [InlineData("queue.ToList().IndexOf(n)")]
    [InlineData("points.ToHashSet().Contains(default)")]
    [InlineData("segment.ToHashSet().Contains(n)")]
    [InlineData("query.ToList().Contains(n)")]
    [InlineData("query.ToDictionary(x => x).ContainsKey(n)")]
    [InlineData("bag.ToList().Contains(n)")]
    [InlineData("hiding.ToList().Contains(n)")]
    [InlineData("list.ToList().Exists(x => list.Remove(x))")]
    [InlineData("some.ToList().Exists(IsLarge)")]
    [InlineData("(System.Linq.Expressions.Expression<Func<int, bool>>)(x => list.ToHashSet().Contains(x))")]
    public Task CollectionThatIsNeeded_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(In("Use(" + use + ");"));

    [Theory]
    [InlineData("list.ToDictionary(x => x)[n] = 3;")]
    [InlineData("var kept = list.ToHashSet(); foreach (var x in array) Use(kept.Contains(x));")]
    public Task CollectionThatIsKeptOrWritten_IsNotReported(string statement) => Verify.VerifyAnalyzerAsync(In(statement));

    private static string In(string statement) =>
        """
        #nullable enable
        using System;
        using System.Collections.Concurrent;
        using System.Collections.Generic;
        using System.Linq;
        struct Point { public int X, Y; }
        sealed class Own { public override bool Equals(object? o) => o is Own; public override int GetHashCode() => 1; }
        class Hiding : List<int> { public new bool Contains(int n) => true; }
        class C
        {
            static int s_n;
            static int Changing => s_n++;
            static int Next() => s_n++;
            static bool IsLarge(int x) => x > s_n;
            static void Use(object? o) { }
            static void M(int n, string s, List<int> list, int[] array, List<string> names, HashSet<string> set, SortedSet<string> sorted, Queue<int> queue,
                IEnumerable<int> some, Dictionary<string, int> map, List<Own> owns, Own own, List<double> doubles, StringComparer comparer,
                List<int>? unknown, string? noText, IEqualityComparer<char> ofChars,
                Point[] points, ArraySegment<int> segment, IQueryable<int> query, ConcurrentBag<int> bag, Hiding hiding)
            {
                STATEMENT
            }
        }
        """.Replace("STATEMENT", statement, StringComparison.Ordinal);
}
