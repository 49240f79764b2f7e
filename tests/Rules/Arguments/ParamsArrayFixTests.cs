using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<Allocations.Analyzers.Rules.Arguments.ParamsArrayAnalyzer, Allocations.CodeFixes.Rules.Arguments.ParamsArrayCodeFix>;

namespace Allocations.Tests.Arguments;

/// <summary>The overloads that ALLOC101 adds beside methods of one declaration.</summary>
public sealed class ParamsArrayFixTests
{
    private const string Single = "ALLOC101.single";
    private const string Span = "ALLOC101.span";

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
    public Task GenericExpressionBody_KeepsTypeParametersAndConstraints() => VerifyAsync(
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
    public Task NullGuards_StayWithTheArray() => VerifyAsync(
        """
        using System;

        class C
        {
            static int Total(string name, params int[] values)
            {
                if (name == null)
                    throw new ArgumentNullException(nameof(name));
                // Nothing to add.
                if (values == null || values.Length == 0) return 0;

                var total = 0;
                for (var i = 0; i < values.Length; i++)
                    total += values[i];
                return total;
            }

            static void M()
            {
                while (true)
                    [|Total("", 1)|];
            }
        }
        """,
        """
        using System;

        class C
        {
            static int Total(string name, params int[] values)
            {
                if (name == null)
                    throw new ArgumentNullException(nameof(name));
                // Nothing to add.
                if (values == null || values.Length == 0) return 0;
                return TotalCore(name, values);
            }

            static int Total(string name, int value) => TotalCore(name, new ReadOnlySpan<int>(in value));

            private static int TotalCore(string name, ReadOnlySpan<int> values)
            {
                if (name == null)
                    throw new ArgumentNullException(nameof(name));

                var total = 0;
                for (var i = 0; i < values.Length; i++)
                    total += values[i];
                return total;
            }

            static void M()
            {
                while (true)
                    Total("", 1);
            }
        }
        """);

    [Fact]
    public Task PassedOnAsSpan_KeepsAnEmptySpanForNull() => VerifyAsync(
        """
        using System;

        class C
        {
            static int Sum(ReadOnlySpan<int> values) => values.Length;
            static int Sum2(params int[] values) => Sum(values);

            static void M()
            {
                while (true)
                    [|Sum2(1)|];
            }
        }
        """,
        """
        using System;

        class C
        {
            static int Sum(ReadOnlySpan<int> values) => values.Length;
            static int Sum2(params int[] values) => Sum2Core(values);

            static int Sum2(int value) => Sum2Core(new ReadOnlySpan<int>(in value));

            private static int Sum2Core(ReadOnlySpan<int> values) => Sum(values);

            static void M()
            {
                while (true)
                    Sum2(1);
            }
        }
        """);

    [Fact]
    public Task AnotherEffectBeforeTheArray_IsUnsafe() => VerifyAsync(
        """
        class C
        {
            int _calls;

            void Add(params int[] values)
            {
                _calls++;
                foreach (var value in values)
                    _calls += value;
            }

            void M()
            {
                while (true)
                    [|Add(1)|];
            }
        }
        """,
        """
        class C
        {
            int _calls;

            void Add(params int[] values) => AddCore(new System.ReadOnlySpan<int>(values, 0, values.Length));

            void Add(int value) => AddCore(new System.ReadOnlySpan<int>(in value));

            private void AddCore(System.ReadOnlySpan<int> values)
            {
                _calls++;
                foreach (var value in values)
                    _calls += value;
            }

            void M()
            {
                while (true)
                    Add(1);
            }
        }
        """,
        title: "Add a single-argument overload of 'Add' (a null array fails before anything else is done)");

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

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public Task SeveralItems_GetASpanOverload() => VerifyAsync(
        """
        using System;

        class C
        {
            /// <summary>Looks for a text.</summary>
            public static bool Any(string text, params string[] others)
            {
                foreach (var other in others)
                {
                    if (text == other)
                        return true;
                }

                return false;
            }

            static void M(string s)
            {
                while (true)
                    [|Any(s, "a", "b")|];
            }
        }
        """,
        """
        using System;

        class C
        {
            /// <summary>Looks for a text.</summary>
            public static bool Any(string text, params string[] others) => Any(text, new ReadOnlySpan<string>(others, 0, others.Length));

            /// <summary>Looks for a text.</summary>
            public static bool Any(string text, params ReadOnlySpan<string> others)
            {
                foreach (var other in others)
                {
                    if (text == other)
                        return true;
                }

                return false;
            }

            static void M(string s)
            {
                while (true)
                    Any(s, "a", "b");
            }
        }
        """,
        key: Span);

    [Fact]
    public Task OlderLanguage_GetsNoSpanOverload()
    {
        const string Source = """
            class C
            {
                static int Count(params int[] items) => items.Length;
                static void M() { while (true) [|Count(1, 2)|]; }
            }
            """;
        return new Verify.Test { TestCode = Source, FixedCode = Source, CodeActionEquivalenceKey = Span, LanguageVersion = LanguageVersion.CSharp11 }.RunAsync(TestContext.Current.CancellationToken);
    }

    private static string Windows(string text) => text.Replace("\r\n", "\n", StringComparison.Ordinal).Replace("\n", "\r\n", StringComparison.Ordinal);

    private static Task VerifyAsync(string source, string fixedSource, string key = Single, string? title = null) => new Verify.Test
    {
        TestCode = source,
        FixedCode = SpanText.Of(fixedSource),
        CodeActionEquivalenceKey = title is null ? key : key + "!",
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CompilerDiagnostics = CompilerDiagnostics.Errors,
        CodeFixTestBehaviors = title is null ? CodeFixTestBehaviors.None : CodeFixTestBehaviors.SkipFixAllCheck,
        SolutionTransforms = { (solution, id) => solution.WithProjectCompilationOptions(id, ((CSharpCompilationOptions)solution.GetProject(id)!.CompilationOptions!).WithAllowUnsafe(true)) },
    }.RunAsync(TestContext.Current.CancellationToken);
}
