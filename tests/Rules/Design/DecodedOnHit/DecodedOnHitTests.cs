using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Design.DecodedOnHit.DecodedOnHitAnalyzer>;

namespace Allocations.Tests.Design.DecodedOnHit;

public sealed class DecodedOnHitTests
{
    [Theory]
    [InlineData("public Row Get(string key) => _map.TryGetValue(key, out var json) ? JsonSerializer.[|Deserialize<Row>(json)|] : null;")]
    [InlineData("public T Get<T>(string key) => JsonSerializer.[|Deserialize<T>(_map[key], s_options)|];")]
    [InlineData("public object Get(string key, Type type) => JsonSerializer.[|Deserialize(_map[key], type)|];")]
    [InlineData("public Row Get(string key) => JsonSerializer.[|Deserialize<Row>(_map[key].Trim().AsSpan())|];")]
    [InlineData("public Row Get(string key) => JsonSerializer.[|Deserialize<Row>(_bytes[key])|];")]
    [InlineData("public Row Get(string key) => JsonSerializer.[|Deserialize<Row>(Encoding.UTF8.GetString(_bytes[key]))|];")]
    [InlineData("public Row Get(string key) { string json; if (!_map.TryGetValue(key, out json)) return null; "
        + "return JsonSerializer.[|Deserialize<Row>(json)|]; }")]
    [InlineData("public Row Get(string key) { if (!_map.TryGetValue(key, out var json)) { json = Load(key); _map[key] = json; } "
        + "return JsonSerializer.[|Deserialize<Row>(json)|]; }")]
    [InlineData("public Row Get(string key) { var json = _map.GetValueOrDefault(key); json ??= Load(key); return JsonSerializer.[|Deserialize<Row>(json)|]; }")]
    [InlineData("public Row Get(string key) => _map.GetValueOrDefault(key) is { } json ? JsonSerializer.[|Deserialize<Row>(json)|] : null;")]
    [InlineData("public Row Get(string key) => _objects[key] is string json ? JsonSerializer.[|Deserialize<Row>(json)|] : null;")]
    [InlineData("public Row Get(string key) => JsonSerializer.[|Deserialize<Row>(Find(key))|]; private string Find(string key) => _map[key];")]
    [InlineData("public Row Get(string key) => TryFind(key, out var json) ? JsonSerializer.[|Deserialize<Row>(json)|] : null; "
        + "private static bool TryFind(string key, out string json) => s_map.TryGetValue(key, out json);")]
    [InlineData("private bool TryGetText(string key, out string json) { if (_map.ContainsKey(key)) { json = _map[key]; return true; } "
        + "json = null; return false; } "
        + "public Row Get(string key) => TryGetText(key, out var json) ? JsonSerializer.[|Deserialize<Row>(json)|] : null;")]
    [InlineData("public Row Get(string key) => [|Decode(_map[key])|]; private static Row Decode(string json) => json is null ? null : "
        + "JsonSerializer.Deserialize<Row>(json);")]
    [InlineData("public Row Get(string key) { using var reader = new StringReader(_map[key]); return (Row)s_xml.[|Deserialize(reader)|]; }")]
    [InlineData("public XElement Get(string key) => XElement.[|Parse(_map[key])|];")]
    [InlineData("public Regex Get(string key) => [|new Regex(_map[key])|];")]
    [InlineData("public Row Get(string key, string part) => JsonSerializer.[|Deserialize<Row>(_maps[part][key])|];")]
    [InlineData("private readonly Dictionary<string, (string Json, int Age)> _rows = new(); public Row Get(string key) => _rows.TryGetValue(key, out var row) "
        + "&& row.Age < 3 ? JsonSerializer.[|Deserialize<Row>(row.Json)|] : null;")]
    [InlineData("private sealed record Entry(string Json); private readonly Dictionary<string, Entry> _rows = new(); "
        + "public Row Get(string key) => JsonSerializer.[|Deserialize<Row>(_rows[key].Json)|];")]
    public Task LookedUpTextThatIsDecoded_IsReported(string member) => VerifyAsync(member);

    [Theory]
    [InlineData("foreach (var part in keys) foreach (var key in keys) Use(Convert.[|FromBase64String(_map[key])|]);")]
    [InlineData("foreach (var part in keys) foreach (var key in keys) Use([|new Uri(_map[key])|]);")]
    [InlineData("foreach (var part in keys) foreach (var key in keys) Use(_map[key].[|Split(',')|]);")]
    [InlineData("foreach (var key in keys) foreach (var part in keys) Use(int.[|Parse(_map[key])|]);")]
    [InlineData("foreach (var key in keys) foreach (var part in keys) Use(DateTime.[|ParseExact(_map[key], \"s\", null)|]);")]
    public Task SmallerResults_AreReportedWhereTheyAreMadeOften(string statement) =>
        VerifyAsync("private void Use(object value) { } public void Run(List<string> keys) { " + statement + " }");

    [Theory]
    [InlineData("public Row Get(string key, Dictionary<string, string> map) => JsonSerializer.Deserialize<Row>(map[key]);")]
    [InlineData("public Row Get(string key) { var map = Fill(); return JsonSerializer.Deserialize<Row>(map[key]); } "
        + "Dictionary<string, string> Fill() => new();")]
    [InlineData("public Row Get(string key) => JsonSerializer.Deserialize<Row>(Load(key));")]
    [InlineData("public Row Get(Row row) => JsonSerializer.Deserialize<Row>(row.Texts[\"a\"]);")]
    [InlineData("public Row Get(string key) { var json = _map[key]; json = Load(json); return JsonSerializer.Deserialize<Row>(json); }")]
    [InlineData("public Row Get(string key) => _rows.GetOrAdd(key, k => JsonSerializer.Deserialize<Row>(_map[k])); "
        + "ConcurrentDictionary<string, Row> _rows = new();")]
    [InlineData("Row _row; public Row Get(string key) => _row ??= JsonSerializer.Deserialize<Row>(_map[key]);")]
    [InlineData("Row _row; public Row Get(string key) { var row = JsonSerializer.Deserialize<Row>(_map[key]); _row = row; return row; }")]
    [InlineData("Dictionary<string, Row> _rows = new(); public Row Get(string key) { var row = JsonSerializer.Deserialize<Row>(_map[key]); "
        + "_rows.Add(key, row); "
        + "return row; }")]
    [InlineData("Dictionary<string, (Row, int)> _rows = new(); public void Get(string key) => _rows[key] = (JsonSerializer.Deserialize<Row>(_map[key]), 1);")]
    [InlineData("public Row Get(string key) { if (!_map.TryGetValue(key, out var json)) return null; _map.Remove(key); "
        + "return JsonSerializer.Deserialize<Row>(json); }")]
    [InlineData("public Row Get(string key) => _map.Remove(key, out var json) ? JsonSerializer.Deserialize<Row>(json) : null;")]
    [InlineData("public void Set(string key, Row row) => _map[key] = JsonSerializer.Serialize(row); "
        + "public Row Get(string key) => JsonSerializer.Deserialize<Row>(_map[key]);")]
    [InlineData("public Row Get(string key, JsonSerializerOptions options) => JsonSerializer.Deserialize<Row>(_map[key], options);")]
    [InlineData("public virtual string Find(string key) => _map[key]; public Row Get(string key) => JsonSerializer.Deserialize<Row>(Find(key));")]
    [InlineData("string Find(string key) => _map.ContainsKey(key) ? _map[key] : Load(key); "
        + "public Row Get(string key) => JsonSerializer.Deserialize<Row>(Find(key));")]
    [InlineData("static Row Decode(string json) => new Row(); public Row Get(string key) => Decode(_map[key]);")]
    [InlineData("public int Get(string key) => int.Parse(_map[key]);")]
    [InlineData("public Uri Get(string key) => new Uri(_map[key]);")]
    [InlineData("public string Get(string key) => _map[key].Trim();")]
    [InlineData("public C() => _first = JsonSerializer.Deserialize<Row>(_map[\"a\"]); private readonly Row _first;")]
    [InlineData("public Exception Get(string key) => throw new Exception(JsonSerializer.Deserialize<Row>(_map[key]).ToString());")]
    [InlineData("public System.Linq.Expressions.Expression<Func<string, Row>> Tree => key => JsonSerializer.Deserialize<Row>(_map[key], s_options);")]
    public Task OtherTextsAndResults_AreSilent(string member) => VerifyAsync(member);

    [Theory]
    [InlineData("foreach (var key in keys) Use(int.Parse(_map[key]));")]
    [InlineData("foreach (var key in keys) Use(Convert.FromBase64String(_map[key]));")]
    [InlineData("Use(JsonSerializer.Deserialize<Row>(_map[keys[0]]));")]
    public Task SmallerResults_AreSilentWhereTheyAreMadeSeldom(string statement) =>
        VerifyAsync("private void Use(object value) { } public void Run(List<string> keys) { " + statement + " }");

    [Fact]
    public Task MapThatThreadsShare_IsReadOften() => VerifyAsync(
        "public Row Shared(string name) => JsonSerializer.[|Deserialize<Row>(_bytes[name])|]; "
            + "public Row Plain(string name) => JsonSerializer.Deserialize<Row>(_map[name]);");

    [Theory]
    [InlineData("App.Configuration", "Deserialize<int[]>(_map[name])")]
    [InlineData("ConfigClients", "[|Deserialize<int[]>(_map[name])|]")]
    public Task PartOfAProjectForItsConfiguration_RunsRarely(string space, string call) => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Concurrent; namespace " + space + " { public class C { private readonly ConcurrentDictionary<string, string> _map = new(); "
            + "public int[] Shared(string name) => System.Text.Json.JsonSerializer." + call + "; } }");

    [Fact]
    public Task CacheOfTheFramework_IsReported() => new Verify.Test
    {
        TestCode = """
            using System.Text.Json;
            namespace Microsoft.Extensions.Caching.Memory
            {
                public interface IMemoryCache { bool TryGetValue(object key, out object value); }
                public static class CacheExtensions { public static bool TryGetValue<T>(this IMemoryCache cache, object key, out T value) => throw null; }
            }
            namespace Microsoft.Extensions.Caching.Distributed { public interface IDistributedCache { byte[] Get(string key); } }
            public class C
            {
                private readonly Microsoft.Extensions.Caching.Memory.IMemoryCache near;
                public int[] Get(string key) =>
                    Microsoft.Extensions.Caching.Memory.CacheExtensions.TryGetValue<string>(near, key, out var json)
                        ? JsonSerializer.[|Deserialize<int[]>(json)|] : null;
            }
            public class D
            {
                private readonly Microsoft.Extensions.Caching.Distributed.IDistributedCache far;
                public int[] Get(string key) => JsonSerializer.Deserialize<int[]>(far.Get(key));
            }
            """,
    }.RunAsync();

    [Theory]
    [InlineData(
        "public Row Get(string key) => JsonSerializer.{|#0:Deserialize<Row>(_map[key])|};",
        "'Deserialize' decodes what '_map' holds on each hit, which allocates a 'Row' with all that it holds; keep what is decoded "
            + "(in 'Get', which handles one item per call)")]
    [InlineData(
        "public void Run(List<string> keys) { foreach (var key in keys) foreach (var part in keys) GC.KeepAlive({|#0:new Uri(_map[key])|}); }",
        "'new Uri' decodes what '_map' holds on each hit, which allocates a 'Uri'; keep what is decoded (in a loop (line 10, depth 2))")]
    [InlineData(
        "public int Run(List<string> keys) { var n = 0; foreach (var key in keys) foreach (var part in keys) n += int.{|#0:Parse(_map[key])|}; return n; }",
        "'Parse' decodes what '_map' holds on each hit, which takes time; keep what is decoded (in a loop (line 10, depth 2))")]
    public Task Message_TellsMapAndResult(string member, string message) =>
        VerifyAsync(member, Verify.Diagnostic().WithLocation(0).WithMessage(message));

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; class C { Dictionary<string, {|CS0246:Missing|}> _map; object A(string key) => "
            + "System.Text.Json.JsonSerializer.Deserialize<{|CS0246:Row|}>(_map[key].Text); object B() => int.Parse({|CS0103:missing|}); "
            + "int D(string s) => D({|CS1503:D(s)|}); string E(string key) => E(key); object F(string key) => int.Parse(E(key)); }");

    private static Task VerifyAsync(string member, params DiagnosticResult[] expected) => Verify.VerifyAnalyzerAsync(
        """
        using System; using System.Collections.Concurrent; using System.Collections.Generic; using System.IO; using System.Text; using System.Text.Json;
        using System.Text.RegularExpressions; using System.Xml.Linq; using System.Xml.Serialization;
        public class Row { public Dictionary<string, string> Texts { get; } = new(); }
        public class C
        {
            private static readonly Dictionary<string, string> s_map = new(); private readonly Dictionary<string, string> _map = new();
            private readonly ConcurrentDictionary<string, byte[]> _bytes = new(); private readonly Dictionary<string, object> _objects = new();
            private readonly Dictionary<string, Dictionary<string, string>> _maps = new(); private static readonly JsonSerializerOptions s_options = new();
            private static readonly XmlSerializer s_xml = new(typeof(Row)); private static string Load(string key) => Environment.GetEnvironmentVariable(key);
        """ + "\n    " + member + "\n}\n",
        expected);
}
