using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Design.BenchmarkOverhead.BenchmarkOverheadAnalyzer>;

namespace Allocations.Tests.Design.BenchmarkOverhead;

public sealed class BenchmarkOverheadTests
{
    [Theory]
    [InlineData("public int Get() => _map[[|\"k\" + _n|]];")]
    [InlineData("public void Set() => _map[[|$\"k{_n++}\"|]] = 1;")]
    [InlineData("public bool Get() => _map.TryGetValue([|_n.ToString()|], out _);")]
    [InlineData("public bool Get() => _map.ContainsKey([|string.Format(\"{0}\", _n)|]);")]
    [InlineData("public void Get() { for (var i = 0; i < _n; i++) _map.TryAdd([|\"k\" + i|], i); }")]
    [InlineData("public int Get() { var key = [|\"k\" + _n|]; return _map[key]; }")]
    [InlineData("public void Get() { foreach (var name in _names) _map.Remove([|$\"{name}:id\"|]); }")]
    [InlineData("public void Get() => GC.KeepAlive(_map[[|\"k\" + _random.Next(9)|]]);")]
    public Task KeyMadeForLookUp_IsReported(string benchmark) => VerifyAsync(benchmark);

    [Theory]
    [InlineData("public int Get() => _map[_names[_n]];")]
    [InlineData("public int Get() => _map[\"k\" + \"1\"];")]
    [InlineData("public string Get() => \"k\" + _n;")]
    [InlineData("public void Get() => GC.KeepAlive($\"k{_n}\");")]
    [InlineData("public int Get() => _map[Name() + _n]; private string Name() => \"\";")]
    [InlineData("public int Get() => _map[\"k\" + _n] + Name().Length; private string Name() => \"\";")]
    [InlineData("public int Get() => _map[\"k\" + Guid.NewGuid()];")]
    [InlineData("public string Get() { var key = \"k\" + _n; _map.Remove(key); return key; }")]
    [InlineData("public int Get() { var map = new Dictionary<string, int>(); map.TryAdd(\"k\" + _n, 1); return map.Count; }")]
    [InlineData("public int Get() => int.Parse($\"{_n}\");")]
    [InlineData("public int Get() => _map.TryGetValue(\"k\" + _n, out var a) ? a : throw new InvalidOperationException(Name()); string Name() => \"\";")]
    public Task KeyThatIsThere_OrMayBeTheSubject_IsSilent(string benchmark) => VerifyAsync(benchmark);

    [Fact]
    public Task KeysThatTwoBenchmarksCompare_AreSilent() => VerifyAsync(
        "public int Made() => _map[\"k\" + _n]; [Benchmark] public int Plain() => _map[_names[_n]];");

    [Fact]
    public Task BenchmarksThatAllMakeTheirKeys_AreReported() => VerifyAsync(
        "public int Made() => _map[[|\"k\" + _n|]]; [Benchmark] public bool Other() { var key = [|\"o\" + _n|]; return _map.Remove(key); }");

    [Theory]
    [InlineData("[GlobalSetup]")]
    [InlineData("[IterationSetup]")]
    [InlineData("")]
    public Task SetUpAndOtherMethods_AreSilent(string attribute) => VerifyAsync(
        "public void Nothing() { } " + attribute + " public int SetUp() => _map[\"k\" + new Random(1).Next(9)];");

    [Theory]
    [InlineData("public int Get() => _map[_names[[|new Random()|].Next(_names.Length)]];")]
    [InlineData("public void Add() { var random = [|new Random(1)|]; for (var i = 0; i < 9; i++) _list.Add(random.Next()); }")]
    [InlineData("public void Add() { Random random = [|new(1)|]; var at = random.Next(9) + 1; _list.RemoveAt(at); }")]
    public Task GeneratorWhoseNumbersAreInput_IsReported(string benchmark) => VerifyAsync(benchmark);

    [Theory]
    [InlineData("public int Next() => new Random().Next();")]
    [InlineData("public Random Make() => new Random(1);")]
    [InlineData("public int Sum() { var random = new Random(1); var sum = 0; for (var i = 0; i < 9; i++) sum += random.Next(); return sum; }")]
    [InlineData("public void Next() => GC.KeepAlive(new Random().Next());")]
    [InlineData("public void Next() => _consumer.Consume(new Random().Next());")]
    [InlineData("public void Fill() => new Random(1).NextBytes(new byte[9]);")]
    [InlineData("public void Pass() => Take(new Random(1)); private void Take(Random random) { }")]
    [InlineData("public void Add() => _list.Add(_random.Next());")]
    [InlineData("public void Add() { var random = new Random(1); _list.Add(random.Next()); Take(random); } private void Take(Random random) { }")]
    public Task GeneratorThatIsKept_OrMayBeTheSubject_IsSilent(string benchmark) => VerifyAsync(benchmark);

    [Theory]
    [InlineData("_own.Add(\"a\" + 1, 1);", "public void Get() => _own.[|TryGetValue(\"other\", out _)|];")]
    [InlineData("_own[\"name\"] = 1;", "public void Get() => _ = _own.[|ContainsKey(\"other\")|];")]
    [InlineData("for (var i = 0; i < 9; i++) _own[$\"key{i}\"] = i;", "public void Get() { _own.[|TryGetValue(\"value1\", out var found)|]; }")]
    [InlineData("_own = new() { [\"a\"] = 1 };", "public bool GetHit() => _own.[|TryGetValue(\"other\", out _)|];")]
    public Task LookUpOfTextThatIsNotStored_IsReported(string setUp, string benchmark) =>
        VerifyAsync(benchmark + " [GlobalSetup] public void SetUp() { " + setUp + " }");

    [Theory]
    [InlineData("_own.Add(\"other\", 1);", "public void Get() => _own.TryGetValue(\"other\", out _);")]
    [InlineData("for (var i = 0; i < 9; i++) _own[\"key\" + i] = i;", "public void Get() => _own.TryGetValue(\"key1\", out _);")]
    [InlineData("for (var i = 0; i < 9; i++) _own[i.ToString()] = i;", "public void Get() => _own.TryGetValue(\"7\", out _);")]
    [InlineData("foreach (var name in _names) _own[name] = 1;", "public void Get() => _own.TryGetValue(\"other\", out _);")]
    [InlineData("_own[\"oth\" + \"er\"] = 1;", "public void Get() => _own.TryGetValue(\"other\", out _);")]
    [InlineData("Fill(_own);", "public void Get() => _own.TryGetValue(\"other\", out _); private void Fill(object map) { }")]
    [InlineData("_own = Make();", "public void Get() => _own.TryGetValue(\"other\", out _); private Dictionary<string, int> Make() => new();")]
    [InlineData("_own = new(_map);", "public void Get() => _own.TryGetValue(\"other\", out _);")]
    [InlineData("_own.Add(\"a\", 1);", "public void GetMissing() => _own.TryGetValue(\"other\", out _);")]
    [InlineData("_own.Add(\"a\", 1);", "public bool Get() => _own.TryGetValue(\"other\", out _);")]
    [InlineData("_own.Add(\"a\", 1);", "public int Get() { _own.TryGetValue(\"other\", out var found); return found; }")]
    [InlineData("_own.Add(\"a\", 1);", "public void Get() { if (!_own.TryGetValue(\"other\", out _)) throw new Exception(); }")]
    [InlineData("_own.Add(\"a\", 1);", "public void GetHit() { if (!_own.TryGetValue(\"other\", out _)) throw new Exception(); }")]
    [InlineData("_own.Add(\"a\", 1);", "public void Get() => _own.TryGetValue(_key, out _);")]
    public Task LookUpThatMayHit_OrIsChecked_IsSilent(string setUp, string benchmark) =>
        VerifyAsync(benchmark + " [GlobalSetup] public void SetUp() { " + setUp + " }");

    [Fact]
    public Task AttributeOfAnotherFramework_IsSilent() => Verify.VerifyAnalyzerAsync(
        """
        using System;
        using System.Collections.Generic;

        class BenchmarkAttribute : Attribute { }

        class C
        {
            private readonly Dictionary<string, int> _map = new();
            private int _n;

            [Benchmark]
            public int Get() => _map["k" + _n];
        }
        """);

    [Fact]
    public Task Message_NamesTheLookUpOfAKey() => VerifyAsync(
        "public int Get() => _map[{|#0:\"k\" + _n|}];",
        "The key is made for each call of 'Dictionary[]' and measured with it; make the keys in '[GlobalSetup]' (in a benchmark)");

    [Fact]
    public Task Message_OfAGenerator() => VerifyAsync(
        "public void Add() => _list.Add({|#0:new Random()|}.Next());",
        "'new Random' is measured with the calls that take its numbers; make it, or the numbers, in '[GlobalSetup]' (in a benchmark)");

    [Fact]
    public Task Message_NamesTheTextThatIsNotStored() => VerifyAsync(
        "public void Get() => _own.{|#0:TryGetValue(\"other\", out _)|}; [GlobalSetup] public void SetUp() => _own[\"name\"] = 1;",
        "'TryGetValue' finds nothing where no set-up stores a key with 'other'; check its result (in a benchmark)",
        DiagnosticSeverity.Info);

    private static Task VerifyAsync(string benchmark, string? message = null, DiagnosticSeverity severity = DiagnosticSeverity.Warning)
    {
        var code = """
            using System;
            using System.Collections.Generic;
            using BenchmarkDotNet.Attributes;

            namespace BenchmarkDotNet.Attributes
            {
                class BenchmarkAttribute : Attribute { }
                class GlobalSetupAttribute : Attribute { }
                class IterationSetupAttribute : Attribute { }
                class Consumer { public void Consume<T>(T value) { } }
            }

            public class C
            {
                private readonly Dictionary<string, int> _map = new();
                private Dictionary<string, int> _own = new();
                private readonly List<int> _list = new();
                private readonly Random _random = new(1);
                private readonly Consumer _consumer = new();
                private string[] _names = { "a", "b" };
                private string _key = "other";
                private int _n;

                [Benchmark]
            """ + "\n    " + benchmark + "\n}\n";
        return message is null
            ? Verify.VerifyAnalyzerAsync(code)
            : Verify.VerifyAnalyzerAsync(code, Verify.Diagnostic().WithLocation(0).WithSeverity(severity).WithMessage(message));
    }
}
