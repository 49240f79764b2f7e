using Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;
using Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>A builder or collection that a loop gives a new one in the place of one that no other code holds.</summary>
public sealed class RenewedCollectionTests
{
    [Theory]
    [InlineData(
        "var b = new StringBuilder(); foreach (var c in text) { if (c == ',') { Use(b.ToString()); b = [|new StringBuilder()|]; continue; } b.Append(c); }",
        "var b = new StringBuilder(); foreach (var c in text) { if (c == ',') { Use(b.ToString()); b.Clear(); continue; } b.Append(c); }")]
    [InlineData(
        "List<char> l = new List<char>(8); foreach (var c in text) { l.Add(c); if (l.Count > 3) l = [|new List<char>()|]; } Use(l.Count);",
        "List<char> l = new List<char>(8); foreach (var c in text) { l.Add(c); if (l.Count > 3) l.Clear(); } Use(l.Count);")]
    [InlineData(
        "var s = new HashSet<char>(); while (text != null) { foreach (var c in text) s.Add(c); Use(s.Count); /* next */ s = [|new HashSet<char>()|]; }",
        "var s = new HashSet<char>(); while (text != null) { foreach (var c in text) s.Add(c); Use(s.Count); /* next */ s.Clear(); }")]
    public Task NewObjectForAnOldOne_IsClearedInstead(string before, string after) => Verify.VerifyCodeFixAsync(In(before), In(after));

    [Theory]
    [InlineData("var b = new List<char>(); foreach (var c in text) { b.Add(c); Use(b); b = new List<char>(); }")]
    [InlineData("var b = new List<char>(); foreach (var c in text) { b.Add(c); _kept = b; b = new List<char>(); }")]
    [InlineData("var b = new List<char>(); foreach (var c in text) { Func<int> f = () => b.Count; Use(f()); b = new List<char>(); }")]
    [InlineData("var b = _kept; foreach (var c in text) { b.Add(c); b = new List<char>(); }")]
    [InlineData("List<char> b; foreach (var c in text) { b = new List<char>(); b.Add(c); Use(b.Count); }")]
    [InlineData("List<char> b = null; foreach (var c in text) { b = new List<char>(); b.Add(c); Use(b.Count); }")]
    [InlineData("var b = new List<char>(); foreach (var c in text) { b.Add(c); if (c == 'a') { b = new List<char>(); break; } }")]
    [InlineData("var b = new List<char>(); b.Add('a'); foreach (var c in b) { Use(c); b = new List<char>(); }")]
    [InlineData("var b = new List<char>(); foreach (var c in text) { Use(c); b = new List<char>(text); }")]
    [InlineData("var b = new List<char>(); foreach (var c in text) { Use(c); b = new List<char> { c }; }")]
    [InlineData("var b = new List<char>(); foreach (var c in text) { Use(b = new List<char>()); }")]
    [InlineData("var b = new HashSet<string>(_comparer); foreach (var c in text) { b.Add(text); b = new HashSet<string>(); }")]
    [InlineData("IList<char> b = new List<char>(); foreach (var c in text) { b.Add(c); b = new List<char>(); }")]
    [InlineData("var b = new List<char>(); b.Add('a'); b = new List<char>(); Use(b.Count);")]
    [InlineData("var b = new List<char>(); foreach (var c in text) { b.Add(c); Use(b.GetEnumerator()); b = new List<char>(); }")]
    public Task ObjectThatIsHeldOrDiffers_IsSilent(string body) => Verify.VerifyAnalyzerAsync(In(body));

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        const string Code = """
            using System; using System.Collections.Generic; using System.Linq; using System.Text;
            public static class Methods
            {
                public static string Fields(string text, int most)
                {
                    var fields = new List<string>();
                    var item = new StringBuilder("<");
                    var seen = new HashSet<char>();
                    var last = new Stack<int>();
                    for (var i = 0; i < text.Length; i++)
                    {
                        if (text[i] == ',')
                        {
                            fields.Add(item.ToString() + seen.Count + last.Count);
                            item = new StringBuilder();
                            seen = new HashSet<char>();
                            continue;
                        }
                        item.Append(text[i]);
                        seen.Add(text[i]);
                        last.Push(i);
                        if (last.Count > most)
                            last = new Stack<int>();
                    }
                    fields.Add(item.ToString());
                    return string.Join("|", fields) + seen.Count + (last.Count > 0 ? last.Pop() : -1);
                }
            }
            """;
        var fixedSource = await AppliedFix.SafeAsync<LoopInvariantAllocationAnalyzer, LoopInvariantAllocationCodeFix>(Code, LanguageVersion.CSharp10);
        Assert.Contains("item.Clear()", fixedSource, StringComparison.Ordinal);
        Assert.Contains("seen.Clear()", fixedSource, StringComparison.Ordinal);
        Assert.Contains("last.Clear()", fixedSource, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Code,
            fixedSource,
            from text in new[] { null, "", ",", "a,b", "abc,,dd,", ",,x" } from most in new[] { -1, 0, 2 } select new object?[] { text, most },
            LanguageVersion.CSharp10,
            "Fields");
    }

    private static string In(string body) => $$"""
        using System;
        using System.Collections.Generic;
        using System.Text;

        class C
        {
            List<char> _kept;
            IEqualityComparer<string> _comparer;
            void Use(object value) => GC.KeepAlive(value);
            void M(string text)
            {
                {{body}}
            }
        }
        """;
}
