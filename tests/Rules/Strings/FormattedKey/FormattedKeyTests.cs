using Microsoft.CodeAnalysis;
using Allocations.Tests.Behaviour;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Strings.FormattedKey.FormattedKeyAnalyzer>;

namespace Allocations.Tests.Strings.FormattedKey;

/// <summary>What ALLOC304 reports and what it leaves alone.</summary>
public sealed class FormattedKeyTests
{
    [Theory]
    [InlineData("n += map[[|\"k\" + i|]];")]
    [InlineData("if (map.TryGetValue([|$\"k{i}\"|], out var v)) n += v;")]
    [InlineData("if (map.ContainsKey([|i.ToString()|])) n++;")]
    [InlineData("if (map.ContainsKey([|i.ToString(\"x\")|])) n++;")]
    [InlineData("if (map.Remove([|string.Concat(\"k\", i)|])) n++;")]
    [InlineData("if (map.Remove([|string.Format(\"k{0}\", i)|])) n++;")]
    [InlineData("if (map.Remove([|\"k\" + i.ToString()|])) n++;")]
    [InlineData("n += cache.Get([|prefix + i|]); cache.Set([|prefix + i|], n);")]
    [InlineData("n += table.ContainsKey([|\"k\" + i|]) ? 1 : 0;")]
    [InlineData("var key = [|\"k\" + i|]; if (map.ContainsKey(key)) n += map[key];")]
    [InlineData("n += map[[|prefix.Substring(i)|]];")]
    [InlineData("if (map.TryGetValue([|prefix.AsSpan(i).ToString()|], out var v)) n += v;")]
    [InlineData("if (map.ContainsKey([|new string(new char[2], 0, i)|])) n++;")]
    public Task KeyForALookUp_IsReported(string body) => Verify.VerifyAnalyzerAsync(InLoop(body));

    [Theory]
    [InlineData("map[\"k\" + i] = n;")]
    [InlineData("map.Add(\"k\" + i, n);")]
    [InlineData("map.TryAdd(\"k\" + i, n);")]
    [InlineData("var key = \"k\" + i; if (!map.ContainsKey(key)) map[key] = n;")]
    [InlineData("var key = \"k\" + i; if (map.ContainsKey(key)) names.Add(key);")]
    [InlineData("n += map[prefix + \"k\"];")]
    [InlineData("n += map[names[i]];")]
    [InlineData("n += map[\"k\" + 1];")]
    [InlineData("n += map[prefix + 1.5];")]
    [InlineData("names.Add(\"k\" + i);")]
    [InlineData("map[prefix.Substring(i)] = 1;")]
    [InlineData("n += map[prefix.Trim()];")]
    [InlineData("n += cache.Get(prefix.Substring(i));")]
    [InlineData("var part = prefix.Substring(i); n += map[part]; names.Add(part);")]
    [InlineData("n += names.IndexOf(\"k\" + i);")]
    [InlineData("if (n < 0) throw new Exception(map[\"k\" + i].ToString());")]
    public Task KeyThatIsNeeded_IsSilent(string body) => Verify.VerifyAnalyzerAsync(InLoop(body));

    [Fact]
    public Task Message_OfAHash_NamesWhatTakesTheParts() => Verify.VerifyAnalyzerAsync(
        "class C { string a; int b; public override int GetHashCode() => {|#0:$\"{a}|{b}\"|}.GetHashCode(); }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "A string is made for each call of 'string.GetHashCode' and then dropped; 'HashCode.Combine' takes its parts; this allocates memory "
                + "(in 'GetHashCode', which collections and sorts call per element)"));

    [Theory]
    [InlineData("([|a + \"|\" + b|]).GetHashCode()")]
    [InlineData("[|$\"{a.GetHashCode()}|{b.GetHashCode()}\"|].GetHashCode() * 31")]
    [InlineData("([|a + b|]).GetHashCode() ^ 3")]
    public Task StringThatIsOnlyHashed_IsReportedAtAnyHeat(string hash) => Verify.VerifyAnalyzerAsync(
        "class C { static string a; static int b; int M() => " + hash + "; }");

    [Theory]
    [InlineData("a.GetHashCode()")]
    [InlineData("(\"a\" + \"b\").GetHashCode()")]
    [InlineData("$\"{b:x4}\".GetHashCode()")]
    [InlineData("(a + b).GetHashCode(System.StringComparison.OrdinalIgnoreCase)")]
    [InlineData("(a + b).Length.GetHashCode()")]
    [InlineData("(a + b + a + b + a + b + a + b + a).GetHashCode()")]
    [InlineData("throw new System.Exception((a + b).GetHashCode().ToString())")]
    public Task OtherHash_IsSilent(string hash) => Verify.VerifyAnalyzerAsync(
        "class C { static string a; static int b; int M() => " + hash + "; }");

    [Fact]
    public Task OutsideALoop_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; class C { int M(Dictionary<string, int> map, int i) => map[\"k\" + i]; }");

    [Fact]
    public Task Benchmark_IsLeftToTheRuleOfBenchmarks() => Verify.VerifyAnalyzerAsync(
        """
        using System;
        using System.Collections.Generic;

        namespace BenchmarkDotNet.Attributes { class BenchmarkAttribute : Attribute { } }

        class C
        {
            private readonly Dictionary<string, int> _map = new();
            private int _n;

            [BenchmarkDotNet.Attributes.Benchmark]
            public int Read() => _map["k" + _n++];
        }
        """);

    [Theory]
    [InlineData("Dictionary<string, int>", "Dictionary.ContainsKey", "'GetAlternateLookup' finds it by characters")]
    [InlineData("IDictionary<string, int>", "IDictionary.ContainsKey", "make the keys once where they repeat")]
    public Task Message_PointsToWhatTheTypeOffers(string type, string member, string advice)
    {
        var test = new Verify.Test
        {
            TestCode = "using System.Collections.Generic; class C { bool M(" + type
                + " map, int n) { var any = false; for (var i = 0; i < n; i++) any |= map.ContainsKey({|#0:\"k\" + i|}); return any; } }",
        };
        test.ExpectedDiagnostics.Add(Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithArguments(member, advice, "memory", "in a loop (line 1)"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public void Key_TakesWhatThePageSays()
    {
        using var code = CompiledMethods.Compile(
            "using System.Collections.Generic; static class C { static bool M(Dictionary<string, int> map, int i) => map.ContainsKey(\"key\" + i); "
                + "static bool Made(Dictionary<string, int> map, string key) => map.ContainsKey(key); }");
        var formatted = code.Delegate<Func<Dictionary<string, int>, int, bool>>("M");
        var made = code.Delegate<Func<Dictionary<string, int>, string, bool>>("Made");
        var map = new Dictionary<string, int> { ["key12345"] = 1 };

        Assert.Equal([72, 0], new[] { AllocatedBytes.PerCall(() => formatted(map, 12345)), AllocatedBytes.PerCall(() => made(map, "key12345")) });
    }

    private static string InLoop(string body) =>
        $$"""
        using System;
        using System.Collections;
        using System.Collections.Generic;

        interface ICache
        {
            int Get(string key);
            void Set(string key, int value);
        }

        class C
        {
            int M(Dictionary<string, int> map, Hashtable table, ICache cache, List<string> names, string prefix, int count)
            {
                var n = 0;
                for (var i = 0; i < count; i++)
                {
                    {{body}}
                }

                return n;
            }
        }
        """;
}
