using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<Allocations.Analyzers.Rules.Arguments.ParamsArrayAnalyzer, Allocations.CodeFixes.Rules.Arguments.ParamsArrayCodeFix>;

namespace Allocations.Tests.Arguments;

/// <summary>The overloads that ALLOC101 adds beside methods of one declaration.</summary>
public sealed class ParamsArrayFixTests
{
    private const string Single = "ALLOC101.single";

    [Fact]
    public Task ExtensionMethod_GetsAnOverload_ThatAllCallsBindTo() => new Verify.Test
    {
        TestCode = """
            using System;

            static class Text
            {
                // Not documented.
                public static bool In(this string value, params string[] others) // compares
                {
                    foreach (var other in others)
                    {
                        if (value == other) // equal
                            return true;
                    }

                    return false;
                }
            }

            class C
            {
                void M(string[] lines, string[] all)
                {
                    foreach (var line in lines)
                    {
                        line.[|In(line)|];
                        Text.[|In(line, "a")|];
                        line.In(all);
                    }
                }
            }
            """,
        FixedCode = SpanText.Of("""
            using System;

            static class Text
            {
                // Not documented.
                public static bool In(this string value, params string[] others) => InCore(value, new ReadOnlySpan<string>(others, 0, others.Length));

                public static bool In(this string value, string other) => InCore(value, new ReadOnlySpan<string>(in other));

                private static bool InCore(string value, ReadOnlySpan<string> others) // compares
                {
                    foreach (var other in others)
                    {
                        if (value == other) // equal
                            return true;
                    }

                    return false;
                }
            }

            class C
            {
                void M(string[] lines, string[] all)
                {
                    foreach (var line in lines)
                    {
                        line.In(line);
                        Text.In(line, "a");
                        line.In(all);
                    }
                }
            }
            """),
        CodeActionEquivalenceKey = Single,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task GenericExpressionBody_KeepsTypeParametersAndConstraints() => OverloadFix.VerifyAsync(
        """
        #nullable enable
        class C<TOwner>
        {
            public virtual void N() { }

            internal unsafe int Count<T>(ref T first, out int n, params T?[] items) where T : class => n = items.Length;

            void M(string s)
            {
                while (true)
                    [|Count(ref s, out _, s)|];
            }
        }
        """,
        """
        #nullable enable
        class C<TOwner>
        {
            public virtual void N() { }

            internal unsafe int Count<T>(ref T first, out int n, params T?[] items) where T : class => CountCore<T>(ref first, out n, new System.ReadOnlySpan<T?>(items, 0, items.Length));

            internal unsafe int Count<T>(ref T first, out int n, T? item) where T : class => CountCore<T>(ref first, out n, new System.ReadOnlySpan<T?>(in item));

            private unsafe int CountCore<T>(ref T first, out int n, System.ReadOnlySpan<T?> items) where T : class => n = items.Length;

            void M(string s)
            {
                while (true)
                    Count(ref s, out _, s);
            }
        }
        """);

    [Fact]
    public Task WindowsLineEnds_AreKept() => new Verify.Test
    {
        TestCode = Windows("""
            class C
            {
                /** <param name="keys">Many.</param> */
                static int Count(params string[] keys)
                {
                    return keys.Length;
                }

                static void M(string s)
                {
                    while (true)
                        [|Count(s)|];
                }
            }
            """),
        FixedCode = Windows(SpanText.Of("""
            class C
            {
                /** <param name="keys">Many.</param> */
                static int Count(params string[] keys) => CountCore(new System.ReadOnlySpan<string>(keys, 0, keys.Length));

                /** <param name="key">Many.</param> */
                static int Count(string key) => CountCore(new System.ReadOnlySpan<string>(in key));

                private static int CountCore(System.ReadOnlySpan<string> keys)
                {
                    return keys.Length;
                }

                static void M(string s)
                {
                    while (true)
                        Count(s);
                }
            }
            """)),
        CodeActionEquivalenceKey = Single,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Windows(string text) => text.Replace("\r\n", "\n", StringComparison.Ordinal).Replace("\n", "\r\n", StringComparison.Ordinal);
}
