using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.CopyToPassOn.CopyToPassOnCodeFix>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>Dictionaries and sets that are copied so that items can be removed from them.</summary>
public sealed class RemovedItemsTests
{
    private const string Reason = "nothing may be added in the loop";

    [Fact]
    public Task Message_SaysThatTheCopyIsNotNeeded() => Verify.VerifyAnalyzerAsync(
        In("foreach (var key in {|#0:_map.Keys.ToList()|}) _map.Remove(key);"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'ToList' allocates memory for a copy that is not needed to remove items while a loop goes through them (not known to be hot)"));

    [Theory]
    [InlineData("foreach (var key in [|_map.Keys.ToList()|]) _map.Remove(key);", "foreach (var key in _map.Keys) _map.Remove(key);")]
    [InlineData(
        "foreach (var key in [|map.Keys.ToArray()|]) if (map[key] > 3) map.Remove(key);",
        "foreach (var key in map.Keys) if (map[key] > 3) map.Remove(key);")]
    [InlineData(
        "foreach (var pair in [|map.ToList()|]) { if (pair.Value < n) { map.Remove(pair.Key); n++; } }",
        "foreach (var pair in map) { if (pair.Value < n) { map.Remove(pair.Key); n++; } }")]
    [InlineData(
        "foreach (string key in [|map.Keys.ToArray()|]) if (key.Length > n && map.Remove(key, out var old)) n -= old;",
        "foreach (string key in map.Keys) if (key.Length > n && map.Remove(key, out var old)) n -= old;")]
    [InlineData(
        "foreach (var key in [|new List<string>(map.Keys)|]) if (key.Length > n) map.Remove(key);",
        "foreach (var key in map.Keys) if (key.Length > n) map.Remove(key);")]
    [InlineData("foreach (var x in [|set.ToArray()|]) if (x > n) set.Remove(x);", "foreach (var x in set) if (x > n) set.Remove(x);")]
    [InlineData(
        "foreach (var x in [|set.ToArray()|]) { Console.WriteLine(x); set.Remove(x); }", "foreach (var x in set) { Console.WriteLine(x); set.Remove(x); }")]
    [InlineData(
        "foreach (var x in [|set.ToArray()|]) { if (list.Contains(x)) { list.Add(x); set.Remove(x); } }",
        "foreach (var x in set) { if (list.Contains(x)) { list.Add(x); set.Remove(x); } }")]
    public Task CopyForRemovals_IsLeftOut(string statement, string changed) => Verify.VerifyCodeFixAsync(In(statement), In(changed));

    [Theory]
    [InlineData(
        "foreach (var key in [|_map.Keys.ToList()|]) { Log(key); _map.Remove(key); }", "foreach (var key in _map.Keys) { Log(key); _map.Remove(key); }")]
    [InlineData(
        "foreach (var key in [|_map.Keys.ToList()|]) { map.Add(key, 1); _map.Remove(key); }",
        "foreach (var key in _map.Keys) { map.Add(key, 1); _map.Remove(key); }")]
    [InlineData(
        "var same = (IDictionary<string, int>)map; foreach (var key in [|map.Keys.ToList()|]) { same.Add(key + 1, 1); map.Remove(key); }",
        "var same = (IDictionary<string, int>)map; foreach (var key in map.Keys) { same.Add(key + 1, 1); map.Remove(key); }")]
    [InlineData(
        "foreach (var key in [|map.Keys.ToList()|]) { done(key); map.Remove(key); }", "foreach (var key in map.Keys) { done(key); map.Remove(key); }")]
    public async Task LoopThatMayAddItems_NamesTheDifference(string statement, string changed)
    {
        var title = await new Verify.Test
        {
            TestCode = In(statement),
            FixedCode = In(changed),
            CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (" + Reason + ")", title, StringComparison.Ordinal);
    }

    [Fact]
    public Task CopyInASet_HasOneOfWhatItsComparerFindsEqual() =>
        Verify.VerifyAnalyzerAsync(In("foreach (var x in new HashSet<int>(set)) set.Remove(x);"));

    [Fact]
    public Task KeyOfAnotherObject_IsNotThatOfTheIteration() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; using System.Linq; class Node { public Node Key { get; set; } } class C { void M(HashSet<Node> nodes) "
            + "{ foreach (var node in nodes.ToList()) nodes.Remove(node.Key); } }");

    [Fact]
    public async Task CopyOfWhatMayBeNull_NamesTheDifference()
    {
        var title = await new Verify.Test
        {
            TestCode = In("foreach (var x in [|other.ToArray()|]) other.Remove(x);"),
            FixedCode = In("foreach (var x in other) other.Remove(x);"),
            CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
            CompilerDiagnostics = CompilerDiagnostics.None,
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (null throws another exception)", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("foreach (var key in map.Keys.ToList()) map[key] = 1;")]
    [InlineData("foreach (var key in map.Keys.ToList()) { map.Remove(key); map.Add(key + 1, 1); }")]
    [InlineData("foreach (var key in map.Keys.ToList()) { map.Remove(key); map[key + 1]++; }")]
    [InlineData("foreach (var key in map.Keys.ToList()) { map.Remove(key); Take(ref map); }")]
    [InlineData("foreach (var key in map.Keys.ToList()) { map.Remove(key); map = _map; }")]
    [InlineData("foreach (var key in map.Keys.ToList()) { map.Remove(key + 1); }")]
    [InlineData("foreach (var key in map.Keys.ToList()) { map.Clear(); }")]
    [InlineData("foreach (var key in map.Keys.ToList()) { Use(map); map.Remove(key); }")]
    [InlineData("foreach (var key in map.Keys.ToList()) { Action later = () => map.Remove(key); later(); }")]
    [InlineData("foreach (var key in map.Keys.ToList()) { await Task.Yield(); map.Remove(key); }")]
    [InlineData("foreach (var key in map.Keys.ToList()) map.Remove(map.Keys.First());")]
    [InlineData("foreach (var key in Map.Keys.ToList()) Map.Remove(key);")]
    [InlineData("foreach (var x in sorted.ToList()) sorted.Remove(x);")]
    [InlineData("foreach (var x in list.ToList()) list.Remove(x);")]
    [InlineData("foreach (var x in new List<int>(list)) list.Remove(x);")]
    [InlineData("foreach (var key in new List<string>(map.Keys) { \"a\" }) map.Remove(key);")]
    [InlineData("foreach (var key in new Queue<string>(map.Keys)) map.Remove(key);")]
    [InlineData("foreach (var x in shared.Keys.ToList()) shared.TryRemove(x, out _);")]
    [InlineData("var keys = map.Keys.ToList(); foreach (var x in keys) map.Remove(x); Use(keys);")]
    public Task CopyThatIsNeeded_IsNotReported(string statement) => Verify.VerifyAnalyzerAsync(In(statement));

    [Fact]
    public Task WhereARemovalEndsTheEnumeration_IsNotReported() => new Verify.Test
    {
        TestCode = "using System.Linq; using System.Collections.Generic; class C { void M(Dictionary<int, int> map) { foreach (var k in map.Keys.ToList()) "
            + "map.Remove(k); } }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string In(string statement) =>
        "#nullable enable\nusing System; using System.Collections.Concurrent; using System.Collections.Generic; using System.Linq;\n"
            + "using System.Threading.Tasks;\n\nclass C\n{\n"
            + "    private readonly Dictionary<string, int> _map = new();\n    private Dictionary<string, int> Map => new(_map);\n"
            + "    void Log(string key) => _map.Add(key + key, 1);\n    void Use(object value) { }\n    void Take(ref Dictionary<string, int> map) { }\n"
            + "    async Task M(Dictionary<string, int> map, HashSet<int> set, SortedSet<int> sorted, List<int> list, Action<string> done,\n"
            + "        ConcurrentDictionary<string, int> shared, HashSet<int>? other, int n)\n    {\n        " + statement + "\n    }\n}\n";
}
