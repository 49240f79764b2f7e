using Allocations.Analyzers.Rules.Collections.ConcurrentSnapshot;
using Allocations.CodeFixes.Rules.Collections.ConcurrentSnapshot;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Collections.ConcurrentSnapshot.ConcurrentSnapshotAnalyzer,
    Allocations.CodeFixes.Rules.Collections.ConcurrentSnapshot.ConcurrentSnapshotCodeFix>;

namespace Allocations.Tests.Collections.ConcurrentSnapshot;

public sealed class ConcurrentSnapshotTests
{
    private const string Pairs = "ALLOC603.Pairs!", LoopUnsafe = "ALLOC603.Loop!", Loop = "ALLOC603.Loop";
    private const string Count = "ALLOC603.Count", IsEmpty = "ALLOC603.IsEmpty";

    [Theory]
    [InlineData("foreach (var key in [|map.Keys|]) n += key.Length;")]
    [InlineData("foreach (var value in [|map.Values|]) n += value;")]
    [InlineData("foreach (var pair in [|map.ToArray()|]) n += pair.Value;")]
    [InlineData("foreach (var pair in [|map.ToList()|]) n += pair.Value;")]
    [InlineData("foreach (var key in [|map.Keys.ToList()|]) n += key.Length;")]
    [InlineData("foreach (var item in [|queue.ToArray()|]) n += item;")]
    [InlineData("foreach (var item in [|stack.ToArray()|]) n += item;")]
    [InlineData("n += [|map.Keys.Count|];")]
    [InlineData("n += [|map.Values.Count()|];")]
    [InlineData("if ([|map.Keys.Any()|]) n++;")]
    [InlineData("n += [|queue.ToArray().Length|] + [|map.ToArray().Count()|];")]
    [InlineData("if ([|stack.ToArray().Any()|]) n++;")]
    [InlineData("foreach (var item in [|queue.ToArray()|].Where(i => i > n)) n += item;")]
    [InlineData("n += [|stack.ToArray()|].Select(i => i + 1).Sum();")]
    public Task CopyThatIsOnlyLookedAt_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("foreach (var pair in map) n += pair.Value;")]
    [InlineData("foreach (var item in queue) n += item;")]
    [InlineData("foreach (var item in bag.ToArray()) n += item;")]
    [InlineData("var kept = map.Keys; foreach (var key in kept) n += key.Length;")]
    [InlineData("Take(map.Values);")]
    [InlineData("var kept = map.ToArray(); n += kept.Length;")]
    [InlineData("n += (int)queue.ToArray().LongLength + queue.ToArray()[0] + bag.ToArray().Length;")]
    [InlineData("n += bag.ToArray().Select(i => i + 1).Sum() + map.ToArray().Count(p => p.Value > 1);")]
    [InlineData("n += queue.ToArray().Reverse().First();")]
    [InlineData("if (map.Keys.Contains(\"a\")) n++;")]
    [InlineData("if (map.Count == 0) n++;")]
    [InlineData("if (map.Count > 0 || queue.Count > 0) n++;")]
    [InlineData("if (map.IsEmpty) n++;")]
    [InlineData("foreach (var key in plain.Keys) n += key.Length;")]
    [InlineData("foreach (var key in plain.ToArray()) n++;")]
    [InlineData("Expression<Func<int>> tree = () => map.Keys.Count;")]
    [InlineData("throw new Exception(string.Join(\",\", map.Keys.Select(key => key)));")]
    public Task OtherUses_AreSilent(string statement) => AnalyzeAsync(statement);

    [Fact]
    public Task QueryOverACopy_IsReportedWhereHotAndOften() => Verify.VerifyAnalyzerAsync("""
        using System.Collections.Concurrent; using System.Linq;
        public class C
        {
            public int Hot(ConcurrentDictionary<string, int> map, int[][] rows)
            {
                var n = 0;
                foreach (var row in rows)
                {
                    foreach (var number in row)
                        n += [|map.Values|].Sum() + [|map.Keys|].Where(key => key.Length > number).First().Length;
                }

                return n;
            }
            public int Warm(ConcurrentDictionary<string, int> map) => map.Values.Sum();
        }
        """);

    [Fact]
    public Task OutsideWarmCode_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Concurrent; public class C { public int M(ConcurrentDictionary<string, int> map) { var n = 0; "
            + "foreach (var value in map.Values) n += value; return n + map.Keys.Count; } }");

    [Fact]
    public Task OwnClassOfThatName_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; class ConcurrentDictionary<K, V> { public List<K> Keys => null; } class C "
            + "{ int M(ConcurrentDictionary<int, int> map) { var n = 0; while (n < 9) { foreach (var key in map.Keys) n += key; } return n; } }");

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Concurrent; class C { void M(ConcurrentDictionary<int, {|CS0246:Missing|}> map) { while (true) { "
            + "var n = map.Keys.{|CS1061:Missing|}(); foreach (var x in {|CS0103:missing|}.Keys.ToArray()) { } } } }");

    [Theory]
    [InlineData(
        "foreach (var key in {|#0:map.Keys|}) n += key.Length;",
        "'Keys' copies all keys under all locks of the dictionary, which allocates memory, though a loop can go through the pairs (in a loop (line 5))")]
    [InlineData(
        "foreach (var value in {|#0:map.Values|}) n += value;",
        "'Values' copies all values under all locks of the dictionary, which allocates memory, though a loop can go through the pairs (in a loop (line 5))")]
    [InlineData(
        "foreach (var pair in {|#0:map.ToArray()|}) n += pair.Value;",
        "'ToArray' copies all pairs under all locks of the dictionary, which allocates memory, though a loop can go through the dictionary "
            + "(in a loop (line 5))")]
    [InlineData(
        "foreach (var item in {|#0:queue.ToArray()|}) n += item;",
        "'ToArray' copies all elements, which allocates memory, though its own enumerator shows the same moment (in a loop (line 5))")]
    [InlineData(
        "n += {|#0:map.Keys.Count|};",
        "'Keys' copies all keys under all locks of the dictionary, which allocates memory, though 'Count' of the collection tells their number "
            + "(in a loop (line 5))")]
    [InlineData(
        "if ({|#0:map.Values.Any()|}) n++;",
        "'Values' copies all values under all locks of the dictionary, which allocates memory, though 'IsEmpty' of the collection tells whether there is any "
            + "(in a loop (line 5))")]
    public Task Message_SaysWhatIsCopiedAndWhatWouldDo(string statement, string message) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new ConcurrentSnapshotAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Message_OfAQuery() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Concurrent; using System.Linq; public class C { [Allocations.HotPath] public int M(ConcurrentDictionary<string, int> map) "
            + "=> {|#0:map.Values|}.Sum(); } namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'Values' copies all values under all locks of the dictionary, which allocates memory, though a query can go through the pairs ([HotPath] on M)"));

    [Theory]
    [InlineData(
        "foreach (var key in [|map.Keys|])\n    n += key.Length;",
        "foreach (var pair in map)\n{\n    var key = pair.Key;\n    n += key.Length;\n}")]
    [InlineData(
        "foreach (long value in [|map.Values|])\n{\n    // each\n    n += (int)value;\n}",
        "foreach (var pair in map)\n{\n    long value = pair.Value;\n    // each\n    n += (int)value;\n}")]
    [InlineData(
        "foreach (var pair in [|map.Keys.ToArray()|]) { n += pair.Length; }",
        "foreach (var pair2 in map) { var pair = pair2.Key; n += pair.Length; }")]
    public Task LoopOverPart_GoesThroughPairs(string before, string after) =>
        FixAsync(before, after, Pairs, "Go through the pairs (what is added or removed meanwhile may be seen)");

    [Fact]
    public Task LoopOverPairs_NeedsNoCopy() => FixAsync(
        "foreach (var pair in [|map.ToArray()|]) n += pair.Value;",
        "foreach (var pair in map) n += pair.Value;",
        LoopUnsafe,
        "Go through the collection itself (what is added or removed meanwhile may be seen)");

    [Theory]
    [InlineData("foreach (var item in [|queue.ToArray()|]) n += item;", "foreach (var item in queue) n += item;")]
    [InlineData("foreach (var item in [|this.Stack.ToArray()|] /* all */) n += item;", "foreach (var item in this.Stack /* all */) n += item;")]
    public Task LoopOverOneMoment_NeedsNoCopy(string before, string after) => FixAsync(before, after, Loop);

    [Fact]
    public Task QueryOverOneMoment_NeedsNoCopy() => FixAsync(
        "foreach (var item in [|queue.ToArray()|].Where(i => i > n)) n += item;",
        "foreach (var item in queue.Where(i => i > n)) n += item;",
        "ALLOC603.Query!",
        "Query the collection itself (what is added or removed before the query runs may be seen)");

    [Theory]
    [InlineData("n += [|map.Keys.Count|] + [|map.Values.Count()|];", "n += map.Count + map.Count;")]
    [InlineData("n += [|queue.ToArray().Length|];", "n += queue.Count;")]
    public Task NumberOfElements_IsAskedOfTheCollection(string before, string after) => FixAsync(before, after, Count);

    [Theory]
    [InlineData("if ([|map.Keys.Any()|]) n++;", "if (!map.IsEmpty) n++;")]
    [InlineData("if (![|this.Stack.ToArray().Any()|]) n++;", "if (this.Stack.IsEmpty) n++;")]
    [InlineData("if (![|map.Values.Any()|] && n > 2) n++;", "if (map.IsEmpty && n > 2) n++;")]
    public Task AnyElement_IsAskedOfTheCollection(string before, string after) => FixAsync(before, after, IsEmpty);

    [Theory]
    [InlineData("foreach (var item in [|queue.ToList()|]) n += item;", " (a collection that is null throws another exception)")]
    [InlineData("foreach (var item in [|new ConcurrentQueue<int>().ToList()|]) n += item;", "")]
    public Task CopyByLinq_ThrowsForNullInItsOwnWay(string statement, string difference) => FixAsync(
        statement,
        statement.Replace("[|", "", StringComparison.Ordinal).Replace(".ToList()|]", "", StringComparison.Ordinal),
        difference.Length == 0 ? Loop : LoopUnsafe,
        "Go through the collection itself" + difference);

    [Theory]
    [InlineData(
        "Parts.ToList()",
        LoopUnsafe,
        " (a collection that is null throws another exception; a 'Twice' may give other elements when it is asked in another way)")]
    [InlineData("Parts.ToArray()", Loop, "")]
    [InlineData("new ConcurrentQueue<char>().ToList()", Loop, "")]
    public Task QueueOfTheProject_MayGiveOthersToLinq(string copy, string key, string difference) => FixAsync(
        "foreach (var item in [|" + copy + "|]) n += item;",
        "foreach (var item in " + copy.Substring(0, copy.LastIndexOf('.')) + ") n += item;",
        key,
        "Go through the collection itself" + difference);

    [Theory]
    [InlineData("n += [|own.Keys.Count|];")]
    [InlineData("if ([|own.Keys.Any()|]) n++;")]
    [InlineData("n += map?[|.Keys.Count|] ?? 0;")]
    [InlineData("foreach (var /* a */ key in [|map.Keys|]) n += key.Length;")]
    public Task PlacesThatCannotBeWrittenAnew_AreLeft(string statement) => FixAsync(statement, statement, null);

    private const string BehaviourSource = """
        using System; using System.Collections.Concurrent; using System.Linq;
        public static class Methods
        {
            public static string Moments(int[] items, int more)
            {
                var text = "";
                var queue = items == null ? null : new ConcurrentQueue<int>(items);
                var stack = new ConcurrentStack<int>(items ?? new int[2]);
                foreach (var item in queue.ToArray())
                {
                    text += item + ",";
                    if (item == more) queue.Enqueue(7);
                    queue.TryDequeue(out _);
                }
                foreach (var item in stack.ToArray())
                {
                    text += item + ";";
                    if (item == more) stack.Clear();
                    stack.Push(8);
                }
                return text + string.Join(",", queue) + stack.Count;
            }
            public static string Questions(int[] items, int more)
            {
                var map = items == null ? null : new ConcurrentDictionary<int, int>(items.Distinct().ToDictionary(i => i, i => i));
                return map.Keys.Count + "," + map.Values.Count() + map.Keys.Any() + !map.Values.Any();
            }
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<ConcurrentSnapshotAnalyzer, ConcurrentSnapshotCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.DoesNotContain("ToArray", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("Keys", fixedSource, StringComparison.Ordinal);
        int[]?[] arrays = [null, [], [1], [1, 2, 3], [3, 2, 1], [2, 2, 5]];
        SameBehaviour.Verify(
            BehaviourSource,
            fixedSource,
            from items in arrays from more in new[] { 1, 2, 9 } select new object?[] { items, more },
            LanguageVersion.CSharp10,
            "Moments",
            "Questions");
    }

    [Fact]
    public async Task UnsafePairs_MaySeeWhatIsRemoved()
    {
        const string Source = "using System.Collections.Concurrent; public static class C { public static int M(int count) { "
            + "var map = new ConcurrentDictionary<int, int>(1, 31); for (var i = 0; i < count; i++) map[i] = i; "
            + "var n = 0; foreach (var key in map.Keys) { map.TryRemove(key + 1, out _); n++; } return n; } }";
        var changed = await AppliedFix.ApplyAsync<ConcurrentSnapshotAnalyzer, ConcurrentSnapshotCodeFix>(
            Source, LanguageVersion.CSharp10, static action => action.EquivalenceKey == Pairs);
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(changed);
        Assert.Equal(9, before.Call("M", 9).Value);
        Assert.NotEqual(9, after.Call("M", 9).Value);
    }

    private static Task AnalyzeAsync(string statement) =>
        new Verify.Test { LanguageVersion = LanguageVersion.CSharp10, TestCode = Text(statement) }.RunAsync(TestContext.Current.CancellationToken);

    private static Task FixAsync(string before, string after, string? key, string? title = null) => new Verify.Test
    {
        TestCode = Text(before),
        FixedCode = Text(after),
        CodeActionEquivalenceKey = key,
        LanguageVersion = LanguageVersion.CSharp10,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key?.EndsWith('!') == true ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement) => """
        using System; using System.Collections.Concurrent; using System.Collections.Generic; using System.Linq; using System.Linq.Expressions;
        class C
        {
            void M(ConcurrentDictionary<string, int> map, ConcurrentQueue<int> queue, ConcurrentStack<int> stack, ConcurrentBag<int> bag, int n, Own own) {
        """ + "\nwhile (n < 9) {\n" + statement + "\n} }\n" + """
            void Take(object values) { }
            ConcurrentQueue<char> Parts => null;
            Dictionary<string, int> plain = new Dictionary<string, int>(); ConcurrentStack<int> Stack { get; } = new ConcurrentStack<int>();
        }
        class Twice : ConcurrentQueue<char>, IEnumerable<char> { IEnumerator<char> IEnumerable<char>.GetEnumerator() => null; }
        class Own : ConcurrentDictionary<int, int> { public new int Count => 9; public new bool IsEmpty => true; }
        """;
}
