using Allocations.Analyzers.Rules.Arguments.SingleItemCollection;
using Allocations.CodeFixes.Rules.Arguments.SingleItemCollection;
using Allocations.Tests.Arguments.Shared;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.SingleItemCollection.SingleItemCollectionAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.SingleItemCollection.SingleItemCollectionCodeFix>;

namespace Allocations.Tests.Arguments.SingleItemCollection;

/// <summary>Overloads for one item that ALLOC103 adds to methods that only walk through a collection.</summary>
public sealed class SingleItemOverloadTests
{
    [Fact]
    public Task BodyThatIsOneLoop_IsSplit() => VerifyAsync(
        Hot("Walk(prefix, [|new[] { s }|]);", """
            /// <summary>Writes.</summary>
            /// <param name="items">What.</param>
            private void Walk(string prefix, IEnumerable<string> items)
            {
                foreach (var item in items) // each
                {
                    // Empty ones are left out.
                    if (item.Length == 0)
                        continue;
                    for (var i = 0; i < 2; i++)
                    {
                        if (i == 1)
                            continue;
                        Console.WriteLine(prefix + item);
                    }

                    // Done.
                }
            }
            """),
        Hot("Walk(prefix, s);", """
            /// <summary>Writes.</summary>
            /// <param name="items">What.</param>
            private void Walk(string prefix, IEnumerable<string> items)
            {
                foreach (var item in items) // each
                {
                    Walk(prefix, item);
                }
            }

            /// <summary>Writes.</summary>
            /// <param name="item">What.</param>
            private void Walk(string prefix, string item)
            {
                // Empty ones are left out.
                if (item.Length == 0)
                    return;
                for (var i = 0; i < 2; i++)
                {
                    if (i == 1)
                        continue;
                    Console.WriteLine(prefix + item);
                }

                // Done.
            }
            """));

    [Theory]
    [InlineData(
        "Walk([|new List<string> { s }|]);",
        "Walk(s);",
        "void Walk(List<string> items)",
        "foreach (string item in items)",
        "void Walk(string item)",
        "Walk(item)")]
    [InlineData(
        "Walk<int>([|new[] { s.Length }|]);",
        "Walk<int>(s.Length);",
        "static void Walk<T>(IReadOnlyList<T> items) where T : struct",
        "foreach (var item in items)",
        "static void Walk<T>(T item) where T : struct",
        "Walk<T>(item)")]
    [InlineData(
        "this.Walk([|new string[] { s }|], ref _count);",
        "this.Walk(s, ref _count);",
        "internal void Walk(System.Collections.Generic.IEnumerable<string> items, ref int count)",
        "foreach (var item in items)",
        "internal void Walk(string item, ref int count)",
        "Walk(item, ref count)")]
    [InlineData(
        "Walk([|new object[] { s }|]);",
        "Walk(s);",
        "void Walk(IEnumerable<object> items, int times = 1)",
        "foreach (var item in items)",
        "void Walk(object item, int times = 1)",
        "Walk(item, times)")]
    public Task Loop_BecomesAnOverload(string call, string fixedCall, string method, string loop, string overload, string inner) => VerifyAsync(
        Hot(call, $$"""
            {{method}}
            {
                {{loop}}
                    Console.WriteLine(item);
            }
            """),
        Hot(fixedCall, $$"""
            {{method}}
            {
                {{loop}}
                    {{inner}};
            }

            {{overload}}
            {
                Console.WriteLine(item);
            }
            """));

    [Fact]
    public Task BodyThatWalksThroughAnArray_TakesASpan() => VerifyAsync(
        Hot("_count += Total([|new[] { s }|]);", """
            internal static int Total(string[] items)
            {
                var n = 0;
                for (var i = 0; i < items.Length; i++)
                    n += items[i].Length;
                return n;
            }
            """),
        SpanText.Of(Hot("_count += Total(s);", """
            internal static int Total(string[] items) => TotalCore(new ReadOnlySpan<string>(items, 0, items.Length));

            internal static int Total(string item) => TotalCore(new ReadOnlySpan<string>(in item));

            private static int TotalCore(ReadOnlySpan<string> items)
            {
                var n = 0;
                for (var i = 0; i < items.Length; i++)
                    n += items[i].Length;
                return n;
            }
            """)));

    [Theory]
    [InlineData("Walk([|new[] { s }|]);", "void Walk(IEnumerable<string> items) { var n = 0; foreach (var item in items) n++; _count = n; }")]
    [InlineData(
        "Walk([|new[] { s }|]);", "void Walk(IEnumerable<string> items) { foreach (var item in items) { if (item == null) break; Console.WriteLine(item); } }")]
    [InlineData(
        "Walk([|new[] { s }|]);",
        "void Walk(IEnumerable<string> items) { foreach (var item in items) { if (item == null) return; Console.WriteLine(item); } }")]
    [InlineData(
        "Walk([|new[] { s }|]);", "bool Walk(IEnumerable<string> items) { foreach (var item in items) { if (item == null) return true; } return false; }")]
    [InlineData("Walk([|new[] { s }|], 1);", "void Walk(IEnumerable<string> items, int n) { foreach (var item in items) { n++; Console.WriteLine(n); } }")]
    [InlineData(
        "Walk([|new[] { s }|], default);",
        "struct Counter { int _n; public int Next() => ++_n; } void Walk(IEnumerable<string> items, Counter n) { "
            + "foreach (var item in items) Console.WriteLine(n.Next()); }")]
    [InlineData("Walk([|new[] { s }|]);", "void Walk(IEnumerable<object> items) { foreach (string item in items) Console.WriteLine(item); }")]
    [InlineData("Walk([|new string[] { null }|]);", "void Walk(IEnumerable<string> items) { foreach (var item in items) Console.WriteLine(item); }")]
    [InlineData(
        "Walk([|new object[] { s }|]); Walk(s);",
        "void Walk(IEnumerable<object> items) { foreach (var item in items) Console.WriteLine(item); } "
            + "internal void Walk(IEnumerable<char> text) => _count++;")]
    [InlineData(
        "Walk([|new[] { s }|]);",
        "[Conditional2] void Walk(IEnumerable<string> items) { foreach (var item in items) Console.WriteLine(item); } "
            + "class Conditional2Attribute : Attribute { }")]
    [InlineData(
        "s.Walk([|new[] { s }|]);",
        "",
        "static class X { internal static void Walk(this string s, IEnumerable<string> items) {\n#if DEBUG\n#endif\n"
            + " foreach (var item in items) Console.WriteLine(item); } }")]
    [InlineData(
        "Walk([|new[] { s }|]);",
        "void Walk(IEnumerable<string> items) { foreach (var item in items) Console.WriteLine(item); } void Other(dynamic d) => Walk(d);")]
    [InlineData("Walk([|new[] { s }|]); Walk(null);", "void Walk(IEnumerable<string> items) { foreach (var item in items) Console.WriteLine(item); }")]
    [InlineData("Walk([|new[] { s // comment\n}|]);", "void Walk(IEnumerable<string> items) { foreach (var item in items) Console.WriteLine(item); }")]
    public Task BodyOrCallOfAnotherForm_GetsNoFix(string call, string method, string types = "")
    {
        var source = Hot(call, method) + types;
        return VerifyAsync(source, source, compilerDiagnostics: CompilerDiagnostics.None);
    }

    [Fact]
    public Task OtherCallsAndComments_StayAsTheyAre() => VerifyAsync(
        Hot("Walk(list); Walk(/* one */ [|new[] { /* it */ s }|] /* end */); Walk(new[] { s, s }); Action<string[]> all = Walk; all(null);", """
            // Not documentation.
            static void Walk(IEnumerable<string> items)
            {
                foreach (var item in items) { Console.WriteLine(item); } // last
            }
            """),
        Hot("Walk(list); Walk(/* one */ /* it */ s /* end */); Walk(new[] { s, s }); Action<string[]> all = Walk; all(null);", """
            // Not documentation.
            static void Walk(IEnumerable<string> items)
            {
                foreach (var item in items) { Walk(item); } // last
            }

            static void Walk(string item)
            { Console.WriteLine(item); }
            """),
        title: null);

    [Theory]
    [InlineData("Walk(list, depth - 1)", true)]
    [InlineData("Through(depth)", true)]
    [InlineData("list.Add(nameof(Walk))", false)]
    public Task Recursion_IsUnsafe(string inner, bool comesBack) => VerifyAsync(
        Hot("Walk([|new[] { s }|], 3);", $$"""
            void Walk(IEnumerable<string> items, int depth)
            {
                foreach (var item in items)
                {
                    if (depth > 0)
                        {{inner}};
                }
            }

            void Through(int depth) => Walk(list, depth - 1);
            """),
        Hot("Walk(s, 3);", $$"""
            void Walk(IEnumerable<string> items, int depth)
            {
                foreach (var item in items)
                {
                    Walk(item, depth);
                }
            }

            void Walk(string item, int depth)
            {
                if (depth > 0)
                    {{inner}};
            }

            void Through(int depth) => Walk(list, depth - 1);
            """),
        title: comesBack ? "Add an overload of 'Walk' for one item (recursion needs more stack)" : null);

    [Fact]
    public Task LookupByName_IsUnsafe() => VerifyAsync(
        Hot("Walk([|new[] { s }|]); if (s.Length > 9) typeof(C).GetMethod(\"Walk\");", """
            void Walk(IEnumerable<string> items)
            {
                foreach (var item in items)
                    Console.WriteLine(item);
            }
            """),
        Hot("Walk(s); if (s.Length > 9) typeof(C).GetMethod(\"Walk\");", """
            void Walk(IEnumerable<string> items)
            {
                foreach (var item in items)
                    Walk(item);
            }

            void Walk(string item)
            {
                Console.WriteLine(item);
            }
            """),
        title: "Add an overload of 'Walk' for one item (a lookup of 'Walk' by name finds two methods)");

    [Fact]
    public Task AllAtOnce_ShareOneOverload() => VerifyAsync(
        Hot("Walk([|new[] { s }|]); Walk([|new[] { prefix }|]);", """
            void Walk(IEnumerable<string> items)
            {
                foreach (var item in items)
                    Console.WriteLine(item);
            }
            """).ReplaceLineEndings("\r\n"),
        Hot("Walk(s); Walk([|new[] { prefix }|]);", """
            void Walk(IEnumerable<string> items)
            {
                foreach (var item in items)
                    Walk(item);
            }

            void Walk(string item)
            {
                Console.WriteLine(item);
            }
            """).ReplaceLineEndings("\r\n"),
        batchFixed: Hot("Walk(s); Walk(prefix);", """
            void Walk(IEnumerable<string> items)
            {
                foreach (var item in items)
                    Walk(item);
            }

            void Walk(string item)
            {
                Console.WriteLine(item);
            }
            """).ReplaceLineEndings("\r\n"));

    [Fact]
    public async Task Fixes_BehaveTheSame()
    {
        const string Source = """
            using System;
            using System.Collections.Generic;
            using System.Text;

            public static class C
            {
                public static string Text(string s)
                {
                    var all = new StringBuilder();
                    for (var i = 0; i < 3; i++)
                    {
                        var n = i;
                        Walk(all, new[] { s }, ref n);
                        Walk(all, new List<string> { s?.Trim() }, ref n);
                        all.Append(Total(new[] { s })).Append(n);
                        Walk(all, new[] { s, "b" }, ref n);
                        all.Append(Total(new[] { "a", s }));
                    }

                    return all.ToString();
                }

                private static void Walk(StringBuilder all, IEnumerable<string> items, ref int n)
                {
                    foreach (var item in items)
                    {
                        n++;
                        if (item is null || item.Length % 3 == n)
                            continue;
                        all.Append(item.ToUpperInvariant()).Append(n);
                    }
                }

                private static int Total(string[] items)
                {
                    var n = 0;
                    foreach (var item in items)
                        n += item.Length;
                    return n;
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<SingleItemCollectionAnalyzer, SingleItemCollectionCodeFix>(Source);
        Assert.Contains("Walk(all, s, ref n)", changed, StringComparison.Ordinal);
        Assert.Contains("Total(s)", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Source,
            changed,
            TextInputs.Texts.Where(static text => text is null or { Length: < 1000 }).Select(static text => new object?[] { text }),
            LanguageVersion.Latest,
            "Text");
    }

    private static Task VerifyAsync(
        string source,
        string fixedSource,
        string? title = null,
        string? batchFixed = null,
        CompilerDiagnostics compilerDiagnostics = CompilerDiagnostics.Errors)
    {
        var test = new Verify.Test
        {
            TestCode = source,
            FixedCode = fixedSource,
            CodeActionEquivalenceKey = title is null ? "ALLOC103.overload" : "ALLOC103.overload!",
            CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
            CompilerDiagnostics = compilerDiagnostics,
            CodeFixTestBehaviors = title is null ? CodeFixTestBehaviors.None : CodeFixTestBehaviors.SkipFixAllCheck,
        };
        if (batchFixed is not null)
        {
            test.FixedState.MarkupHandling = MarkupMode.Allow;
            test.BatchFixedCode = batchFixed;
        }

        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    private static string Hot(string call, string method) => $$"""
        using System;
        using System.Collections.Generic;

        public class C
        {
            int _count;
            List<string> list = new List<string>();

            void M(string s, string prefix)
            {
                while (true)
                {
                    {{call}}
                }
            }

        {{string.Join('\n', method.ReplaceLineEndings("\n").Split('\n').Select(static line => line.Length == 0 ? line : "    " + line))}}
        }
        """.ReplaceLineEndings("\n");
}
