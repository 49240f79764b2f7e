using Allocations.Tests.Arguments.Shared;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.ParamsArray.ParamsArrayAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.ParamsArray.ParamsArrayCodeFix>;

namespace Allocations.Tests.Arguments.ParamsArray;

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
                public static bool In(this string value, params string[] others) // compares
                {
                    foreach (var other in others)
                    {
                        if (value == other) // equal
                            return true;
                    }

                    return false;
                }

                public static bool In(this string value, string other)
                {
                    if (value == other) // equal
                        return true;

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

            internal unsafe int Count<T>(ref T first, out int n, params T?[] items) where T : class => CORE(items, 0, items.Length));

            internal unsafe int Count<T>(ref T first, out int n, T? item) where T : class => CORE(in item));

            private unsafe int CountCore<T>(ref T first, out int n, System.ReadOnlySpan<T?> items) where T : class => n = items.Length;

            void M(string s)
            {
                while (true)
                    Count(ref s, out _, s);
            }
        }
        """.Replace("CORE(", "CountCore<T>(ref first, out n, new System.ReadOnlySpan<T?>(", StringComparison.Ordinal));

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

    [Fact]
    public Task OldTarget_GetsTheOverloadFirst() => new Verify.Test
    {
        TestCode = """
            class C
            {
                internal static bool In(string text, params string[] others)
                {
                    foreach (var other in others)
                    {
                        if (other == text)
                            return true;
                    }

                    return false;
                }

                static void M(string s)
                {
                    while (true)
                        [|In(s, "a")|];
                }
            }
            """,
        FixedCode = """
            class C
            {
                internal static bool In(string text, params string[] others)
                {
                    foreach (var other in others)
                    {
                        if (other == text)
                            return true;
                    }

                    return false;
                }

                internal static bool In(string text, string other)
                {
                    if (other == text)
                        return true;

                    return false;
                }

                static void M(string s)
                {
                    while (true)
                        In(s, "a");
                }
            }
            """,
        CodeActionIndex = 0,
        LanguageVersion = LanguageVersion.CSharp7_3,
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(
        "/// <summary>Adds.</summary>\n    /// <param name=\"parsers\">Parsers to add.</param>",
        "/// <summary>Adds.</summary>\n    /// <param name=\"parser\">Parser to add.</param>")]
    [InlineData(
        "/// <summary>Adds.</summary>\n    /// <param name=\"parsers\">What to add, the parsers.</param>",
        "/// <summary>Adds.</summary>\n    /// <param name=\"parser\">What to add, the parser.</param>")]
    [InlineData("/// <summary>Adds parsers.</summary>\n    /// <param name=\"parsers\">The parsers.</param>", "/// <inheritdoc cref=\"Add{T}(T[])\"/>")]
    [InlineData("/// <param name=\"parsers\">Several parsers.</param>", "/// <inheritdoc cref=\"Add{T}(T[])\"/>")]
    public Task Documentation_SpeaksOfOne(string many, string one) => OverloadFix.VerifyAsync(
        $$"""
        class C
        {
            static int s_count;

            {{many}}
            static void Add<T>(params T[] parsers) where T : class
            {
                foreach (var parser in parsers)
                    s_count++;
            }

            static void M(string s)
            {
                while (true)
                    [|Add(s)|];
            }
        }
        """.ReplaceLineEndings("\n"),
        $$"""
        class C
        {
            static int s_count;

            {{many}}
            static void Add<T>(params T[] parsers) where T : class
            {
                foreach (var parser in parsers)
                    s_count++;
            }

            {{one}}
            static void Add<T>(T parser) where T : class
            {
                s_count++;
            }

            static void M(string s)
            {
                while (true)
                    Add(s);
            }
        }
        """.ReplaceLineEndings("\n"));

    [Fact]
    public Task LongBody_IsShared_AndKeepsWhatIsSaidOfIt() => OverloadFix.VerifyAsync(
        Shared("""
            [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
                static int Sum(params int[] numbers)
            """, call: "[|Sum(1)|]"),
        Shared("""
            [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
                static int Sum(params int[] numbers) => SumCore(new System.ReadOnlySpan<int>(numbers, 0, numbers.Length));

                [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
                static int Sum(int number) => SumCore(new System.ReadOnlySpan<int>(in number));

                [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
                private static int SumCore(System.ReadOnlySpan<int> numbers)
            """, call: "Sum(1)"));

    [Theory]
    [InlineData("Sum(new[] { 2, 3 })", true)]
    [InlineData("Through(2)", true)]
    [InlineData("Later(() => Sum(new[] { 2, 3 }))", true)]
    [InlineData("Other.Sum(2)", false)]
    [InlineData("nameof(Sum).Length", false)]
    public Task SharedBodyThatComesBackToItsMethod_IsUnsafe(string inner, bool comesBack) => OverloadFix.VerifyAsync(
        Recursive("static int Sum(params int[] numbers)", inner, "[|Sum(1)|]"),
        Recursive("""
            static int Sum(params int[] numbers) => SumCore(new System.ReadOnlySpan<int>(numbers, 0, numbers.Length));

                static int Sum(int number) => SumCore(new System.ReadOnlySpan<int>(in number));

                private static int SumCore(System.ReadOnlySpan<int> numbers)
            """, inner, "Sum(1)"),
        title: comesBack ? "Add a single-argument overload of 'Sum' (recursion needs more stack)" : null);

    private static string Recursive(string header, string inner, string call) => $$"""
        class Other
        {
            internal static int Sum(int number) => number;
        }

        class C
        {
            {{header}}
            {
                var count = numbers.Length;
                return count > 1 ? {{inner}} : 0;
            }

            static int Through(int number) => Between(number);

            static int Between(int number) => Sum(new[] { number, number });

            static int Later(System.Func<int> sum) => sum();

            static void M()
            {
                while (true)
                    {{call}};
            }
        }
        """;

    private static string Shared(string header, string call) => $$"""
        class C
        {
            {{header}}
            {
                var sum = 0;
                foreach (var number in numbers)
                    sum += number;
                if (sum > 0)
                    sum = 1;
                if (sum > 0)
                    sum = 1;
                if (sum > 0)
                    sum = 1;
                if (sum > 0)
                    sum = 1;
                return sum;
            }

            static void M()
            {
                while (true)
                    {{call}};
            }
        }
        """;

    private static string Windows(string text) => text.Replace("\r\n", "\n", StringComparison.Ordinal).Replace("\n", "\r\n", StringComparison.Ordinal);
}
