using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Design.ReferenceDenseMap.ReferenceDenseMapAnalyzer>;

namespace Allocations.Tests.Design.ReferenceDenseMap;

public sealed class ReferenceDenseMapTests
{
    private const string Get = " public object Get(string key) => _map.TryGetValue(key, out var value) ? value : null;";

    [Theory]
    [InlineData("private static readonly Dictionary<string, byte[]> [|_map|] = new(); public void Set(string key) => _map[key] = null;" + Get)]
    [InlineData("private readonly ConcurrentDictionary<string, string> [|_map|] = new(); public void Set(string key) => _map.TryAdd(key, key);" + Get)]
    [InlineData("private readonly ConcurrentDictionary<string, Entry> [|_map|] = new(); public Entry Set(string key) => _map.GetOrAdd(key, k => new Entry());")]
    [InlineData("private readonly Dictionary<string, Entry> [|_map|] = new(); public void Set(string key) { lock (_map) _map.Add(key, null); } "
        + "public Entry Get(string key) { lock (_map) return _map[key]; }")]
    [InlineData("private static IDictionary<string, int[]> [|_map|] { get; } = new Dictionary<string, int[]>(); "
        + "static void Set(string key) => _map.Add(key, null);" + Get)]
    public Task MapThatGrowsAndLivesLong_IsReported(string members) => VerifyAsync(members);

    [Theory]
    [InlineData("private readonly Dictionary<string, byte[]> _map = new(); public void Set(string key) => _map[key] = null;" + Get)]
    [InlineData("private static readonly Dictionary<string, int> _map = new(); public void Set(string key) => _map[key] = 1;" + Get)]
    [InlineData("private static readonly Dictionary<int, byte[]> _map = new(); public void Set(int key) => _map[key] = null; "
        + "public object Get(int key) => _map[key];")]
    [InlineData("private static readonly Dictionary<string, Func<int>> _map = new(); public void Set(string key) => _map[key] = null;" + Get)]
    [InlineData("private static readonly Dictionary<string, Type> _map = new(); public void Set(string key) => _map[key] = null;" + Get)]
    [InlineData("private static readonly Dictionary<string, List<byte>> _map = new(); public void Set(string key) => _map[key] = null;" + Get)]
    [InlineData("private static readonly Dictionary<string, object> _map = new(); public void Set(string key) => _map[key] = null;" + Get)]
    [InlineData("private static readonly Dictionary<string, C> _map = new(); private List<int> _parts; public void Set(string key) => _map[key] = null;" + Get)]
    [InlineData("private static readonly Dictionary<string, object[]> _map = new(); public void Set(string key) => _map[key] = null;" + Get)]
    [InlineData("internal static readonly Dictionary<string, byte[]> _map = new(); public void Set(string key) => _map[key] = null;" + Get)]
    [InlineData("private static readonly Dictionary<string, byte[]> _map = new(); public void Set(string key) => _map[\"a\"] = null;" + Get)]
    [InlineData("private static readonly Dictionary<string, byte[]> _map = new() { [Environment.NewLine] = null };" + Get)]
    [InlineData("private static readonly Dictionary<string, byte[]> _map = new(); static C() { foreach (var key in Environment.GetCommandLineArgs()) "
        + "_map.Add(key, null); }" + Get)]
    [InlineData("private static readonly Dictionary<string, byte[]> _map = new(); public void Set(string key) => _map[key] = null;")]
    [InlineData("private static Dictionary<string, byte[]> _map = new(); public void Set(string key) => throw new Exception(_map[key] = null);"
        + " class Exception : System.Exception { public Exception(byte[] value) { } }" + Get)]
    [InlineData("private static readonly HashSet<string> _map = new(); public bool Set(string key) => _map.Add(key);")]
    public Task OtherMaps_AreSilent(string members) => VerifyAsync(members);

    [Fact]
    public Task Message_TellsTheValues() => VerifyAsync(
        "private static readonly Dictionary<string, byte[]> {|#0:_map|} = new(); public void Set(string key) => _map[key] = null;" + Get,
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'_map' keeps a key and a 'byte[]' for each entry, all of which the garbage collector follows; a cache of millions of entries does better "
                + "with their bytes in one array (not known to be hot)"));

    [Fact]
    public Task Incomplete_IsSilent() => VerifyAsync(
        "private static Dictionary<string, {|CS0246:Missing|}> _map; public void Set(string key) => _map[{|CS0103:missing|}] = null;" + Get);

    private static Task VerifyAsync(string members, params DiagnosticResult[] expected)
    {
        var test = new Verify.Test
        {
            TestCode = "using System; using System.Collections.Concurrent; using System.Collections.Generic;\npublic class C\n{\n    " + members
                + "\n}\npublic sealed class Entry { public byte[] Value; public DateTime Expires { get; set; } }\n",
        };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\ndotnet_diagnostic.ALLOC904.severity = suggestion\n"));
        test.ExpectedDiagnostics.AddRange(expected);
        return test.RunAsync(TestContext.Current.CancellationToken);
    }
}
