using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.ParamsArray.ParamsArrayAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.ParamsArray.ParamsArrayCodeFix>;

namespace Allocations.Tests.Arguments.ParamsArray;

/// <summary>The overloads with a <c>params</c> span that ALLOC101 adds.</summary>
public sealed class ParamsSpanOverloadTests
{
    private const string Span = "ALLOC101.span";

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public Task SeveralItems_GetASpanOverload() => OverloadFix.RunAsync(
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
        Span);

    [Theory(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    [InlineData("if (n > 0) M(n - 1);", true)]
    [InlineData("if (n > 0) Between(n - 1);", true)]
    [InlineData("if (n > 0) Other.M(n - 1);", false)]
    public Task SpanInACallerThatComesBack_IsUnsafe(string inner, bool comesBack)
    {
        const string Code = """
            class Other
            {
                internal static int M(int n) => n;
            }

            class C
            {
                HEADER
                {
                    var sum = numbers.Length;
                    foreach (var number in numbers)
                        sum += number;
                    return sum;
                }

                static void Between(int n) => M(n);

                static void M(int n)
                {
                    while (true)
                    {
                        INNER
                        CALL;
                    }
                }
            }
            """;
        return OverloadFix.RunAsync(
            Code.Replace("HEADER", "static int Sum(params int[] numbers)", StringComparison.Ordinal)
                .Replace("INNER", inner, StringComparison.Ordinal).Replace("CALL", "[|Sum(n, 2)|]", StringComparison.Ordinal),
            Code.Replace(
                    "HEADER",
                    "static int Sum(params int[] numbers) => Sum(new System.ReadOnlySpan<int>(numbers, 0, numbers.Length));\n\n"
                        + "    static int Sum(params System.ReadOnlySpan<int> numbers)",
                    StringComparison.Ordinal)
                .Replace("INNER", inner, StringComparison.Ordinal).Replace("CALL", "Sum(n, 2)", StringComparison.Ordinal),
            comesBack ? Span + "!" : Span,
            title: "Add an overload of 'Sum' with 'params ReadOnlySpan<int>'" + (comesBack ? " (recursion needs more stack)" : ""));
    }

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
        return new Verify.Test { TestCode = Source, FixedCode = Source, CodeActionEquivalenceKey = Span, LanguageVersion = LanguageVersion.CSharp11 }.RunAsync(
            TestContext.Current.CancellationToken);
    }
}
