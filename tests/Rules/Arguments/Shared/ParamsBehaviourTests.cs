using Allocations.Analyzers.Rules.Arguments.ParamsArray;
using Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi;
using Allocations.CodeFixes.Rules.Arguments.ParamsArray;
using Allocations.CodeFixes.Rules.Arguments.ParamsOnlyApi;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Arguments.Shared;

/// <summary>What the safe fixes of ALLOC101 and ALLOC102 make, run against what they found.</summary>
public sealed class ParamsBehaviourTests
{
    private const string Source = """
        using System;
        using System.Collections.Generic;

        public static class C
        {
            private static int s_effects;

            public static int Loop(string text, params string[] others)
            {
                var found = 0;
                foreach (var other in others)
                {
                    if (other == null)
                        continue;
                    if (other.Length > 3)
                        break;
                    found += string.CompareOrdinal(text, other) == 0 ? 100 : other.Length;
                }

                return found;
            }

            public static int Index(string text, params string[] others)
            {
                var last = others[others.Length - 1];
                for (var i = 0; i < others.Length; i++)
                {
                    if (others[i] == text)
                        return i;
                }

                return last.Length;
            }

            public static int Guarded(string text, params string[] others)
            {
                if (text == null)
                    throw new ArgumentException("text");
                if (others == null || others.Length == 0)
                    return -1;
                s_effects++;
                return others[0].Length + others.Length;
            }

            public static string Thrown(string text, params string[] others)
            {
                ArgumentNullException.ThrowIfNull(others);
                return Text(others) + text;
            }

            public static string OnlySpan(string text, params string[] others) => Text(others);

            private static string Text(ReadOnlySpan<string> texts) => string.Join("|", texts.ToArray());

            public static string One(string a, string b)
            {
                var result = new List<string>();
                for (var round = 0; round < 1; round++)
                {
                    result.Add(Loop(a, b).ToString());
                    result.Add(Loop(a, (string)null).ToString());
                    result.Add(Loop(a, "k1").ToString());
                    result.Add(Guarded(a, b ?? "").ToString());
                    result.Add(Thrown(a, b).ToString());
                    result.Add(OnlySpan(a, b));
                    result.Add(Index(a, b).ToString());
                }

                return string.Join(",", result) + s_effects;
            }

            public static string Several(string a, string b)
            {
                var result = "";
                for (var round = 0; round < 2; round++)
                    result += Loop(a, b, a) + Guarded(a, b ?? "", a) + Thrown(a, b, a) + OnlySpan(a, a, b) + Index(a, a, b) + Loop(a, "x", "yy")
                        + OnlySpan(a, a, "b");
                return result;
            }

            public static int LoopArray(string a, string[] b) => Loop(a, b);
            public static int IndexArray(string a, string[] b) => Index(a, b);
            public static int GuardedArray(string a, string[] b) => Guarded(a, b);
            public static string ThrownArray(string a, string[] b) => Thrown(a, b);
            public static string OnlySpanArray(string a, string[] b) => OnlySpan(a, b);

            public static int Bytes(string a, string b)
            {
                var sum = 0;
                for (var round = 0; round < 1; round++)
                    sum += Loop(a, b);
                return sum;
            }

            public static int ConstantBytes(string a)
            {
                var sum = 0;
                for (var round = 0; round < 1; round++)
                    sum += Loop(a, "k1", "k2", null);
                return sum;
            }
        }
        """;

    private static readonly string?[] Texts = [null, "", "k1", "k2", "long text", "\0", "İ"];

    [Fact]
    public async Task AddedOverloads_BehaveAsTheArrayDid()
    {
        var changed = await AppliedFix.SafeAsync<ParamsArrayAnalyzer, ParamsArrayCodeFix>(Source);

        Compare(changed);
        Assert.Contains("int Loop(string text, string other)", changed, StringComparison.Ordinal);
        Assert.Equal(32, BytesOf(Source, "Bytes"));
        Assert.Equal(0, BytesOf(changed, "Bytes"));
    }

    [Fact]
    public async Task OverloadsAtTheDeclaration_BehaveAsTheArrayDid()
    {
        const string Api = """
            public static class C
            {
                public static int Count(params string[] texts) { var sum = 0; foreach (var text in texts) sum += text.Length; return sum; }
                public static int Array(string[] texts) => Count(texts);
                public static int One(string a) => Count(a);
                public static int Another(string a) => Count(a) + 1;
            }
            """;
        var changed = await AppliedFix.SafeAsync<ParamsOnlyApiAnalyzer, ParamsOnlyApiCodeFix>(Api);

        SameBehaviour.VerifyOnTexts(Api, changed, LanguageVersion.Latest, "One", "Another");
        SameBehaviour.Verify(Api, changed, [[null], [Array.Empty<string>()], [new string?[] { null }], [new[] { "a", "b" }]], LanguageVersion.Latest, "Array");
    }

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public async Task SpanOverloads_BehaveAsTheArrayDid()
    {
        var changed = await AppliedFix.ApplyAsync<ParamsArrayAnalyzer, ParamsArrayCodeFix>(
            Source, LanguageVersion.Latest, static action => action.EquivalenceKey == "ALLOC101.span");

        Compare(changed);
        Assert.Equal(0, BytesOf(changed, "Bytes"));
        Assert.Equal(0, BytesOf(changed, "ConstantBytes"));
    }

    [Fact]
    public async Task HoistedArrays_BehaveAsNewOnesDid()
    {
        var changed = await AppliedFix.ApplyAsync<ParamsArrayAnalyzer, ParamsArrayCodeFix>(
            Source, LanguageVersion.Latest, static action => action.EquivalenceKey == "ALLOC101.hoist");

        Compare(changed);
        Assert.Equal(48, BytesOf(Source, "ConstantBytes"));
        Assert.Equal(0, BytesOf(changed, "ConstantBytes"));
    }

    private static void Compare(string changed)
    {
        var pairs = Texts.SelectMany(static a => Texts.Select(b => new object?[] { a, b })).ToArray();
        SameBehaviour.Verify(Source, changed, pairs, LanguageVersion.Latest, "One", "Several", "Bytes");
        object?[] arrays = [null, Array.Empty<string>(), new string?[] { null }, new[] { "k1" }, new[] { "k1", "long text", "k2" }, new[] { "k2", null, "k1" }];
        SameBehaviour.Verify(
            Source, changed, Texts.SelectMany(a => arrays.Select(b => new object?[] { a, b })), LanguageVersion.Latest,
            "LoopArray", "IndexArray", "GuardedArray", "ThrownArray", "OnlySpanArray");
    }

    private static long BytesOf(string source, string method)
    {
        using var code = CompiledMethods.Compile(source);
        if (method == "Bytes")
        {
            var pair = code.Delegate<Func<string, string, int>>(method);
            return AllocatedBytes.PerCall(() => pair("a", "b"));
        }

        var one = code.Delegate<Func<string, int>>(method);
        return AllocatedBytes.PerCall(() => one("a"));
    }
}
