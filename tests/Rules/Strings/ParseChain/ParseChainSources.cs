using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer,
    Allocations.CodeFixes.Rules.Strings.ParseChain.ParseChainCodeFix>;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>The sources around the snippets of the tests of ALLOC301, and the ways to verify them.</summary>
internal static class ParseChainSources
{
    /// <summary>Checks the fix one by one and by Fix All; an unsafe one by its title instead, because Fix All leaves it alone.</summary>
    public static Task VerifyAsync(string before, string after, string? difference = null) => new Verify.Test
    {
        TestCode = before,
        FixedCode = after,
        CodeFixTestBehaviors = difference is null ? CodeFixTestBehaviors.None : CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = (action, verifier) =>
        {
            verifier.Equal(difference is not null, action.EquivalenceKey!.EndsWith('!'), action.Title);
            verifier.True(difference is null || action.Title.EndsWith("(" + difference + ")", StringComparison.Ordinal), action.Title);
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    public static Task NoFixAsync(string body)
    {
        var source =
            $$"""
            using System;
            class C
            {
                object M(string s, object o)
                {
                    if (s == null)
                        return null;
                    {{body}}
                }

                static int Read(string text) => text.Length;
            }
            """;
        return new Verify.Test { TestState = { Sources = { source } }, FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    public static string TwoLoops(string first, string second, string before, string between, string after) =>
        $$"""
        using System;
        class C
        {
            int M(string text)
            {
                var sum = 0;
                {{before}}foreach (var a in text.Split(';'))
                    sum += int.Parse({{first}});
                {{between}}foreach (var b in text.Split(','))
                    sum -= int.Parse({{second}});
                return sum;
            }
        {{after}}}
        """;

    public static string Asynchronous(string member) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.Globalization;
        using System.Threading.Tasks;
        class C
        {
            Task<NumberStyles> P() => Task.FromResult(NumberStyles.Any);

            {{member}}
        }
        """;

    public static string Source(string expression, string guard = "if (t == null) return null;") =>
        $$"""
        using System;
        using System.IO;
        using System.Linq;
        using System.Text;
        static class C
        {
            static object M(string s, string t, object o, StringBuilder b)
            {
                {{guard}}
                return {{expression}};
        #pragma warning disable CS0162
                return null;
            }

            static int Own(string text) => 1;
            static int Own(ReadOnlySpan<char> text) => 2;
            static void Change(ref string text) => text = null;
            static int Length(this string text, int n) => n;
            static bool Empty(this string text) => text == "";
            static string Narrow(string text)
            {
                return text;
            }
        }
        """;

    public static string Guarded(string body) =>
        $$"""
        using System;
        using System.Globalization;
        using System.Text;
        class C
        {
            object M(string s, StringBuilder b)
            {
                if (s == null) return null;
                {{body.Replace("\n", "\n        ")}}
            }
        }
        """;

    public const string RemoveChar =
        """
            private static ReadOnlySpan<char> RemoveChar(ReadOnlySpan<char> source, char value, Span<char> scratch)
            {
                var length = source.IndexOf(value);
                if (length < 0)
                {
                    return source;
                }

                if (scratch.Length < source.Length)
                {
                    scratch = new char[source.Length];
                }

                source.Slice(0, length).CopyTo(scratch);
                foreach (var c in source.Slice(length + 1))
                {
                    if (c != value)
                    {
                        scratch[length++] = c;
                    }
                }

                return scratch.Slice(0, length);
            }
        """;

    public const string ReplaceChar =
        """
            private static ReadOnlySpan<char> ReplaceChar(ReadOnlySpan<char> source, char oldValue, char newValue, Span<char> scratch)
            {
                var first = source.IndexOf(oldValue);
                if (first < 0)
                {
                    return source;
                }

                if (scratch.Length < source.Length)
                {
                    scratch = new char[source.Length];
                }

                source.CopyTo(scratch);
                for (var i = first; i < source.Length; i++)
                {
                    if (scratch[i] == oldValue)
                    {
                        scratch[i] = newValue;
                    }
                }

                return scratch.Slice(0, source.Length);
            }
        """;
}
