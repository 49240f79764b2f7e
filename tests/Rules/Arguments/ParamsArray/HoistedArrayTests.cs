using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.ParamsArray.ParamsArrayAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.ParamsArray.ParamsArrayCodeFix>;

namespace Allocations.Tests.Arguments.ParamsArray;

/// <summary>Arrays that ALLOC101 makes once.</summary>
public sealed class HoistedArrayTests
{
    [Fact]
    public Task Constants_BecomeAStaticField() => VerifyAsync(
        """
        class C
        {
            const string Last = "c";

            // Looks.
            static bool In(string text, params string[] others)
            {
                foreach (var other in others)
                {
                    if (other == text)
                        return true;
                }

                return false;
            }

            void M(string s)
            {
                while (true)
                    C.[|In(s, /* one */ "a", null, Last /* last */)|]; // call
            }
        }
        """,
        """
        class C
        {
            const string Last = "c";

            private static readonly string[] InOthers = { "a", null, Last };

            // Looks.
            static bool In(string text, params string[] others)
            {
                foreach (var other in others)
                {
                    if (other == text)
                        return true;
                }

                return false;
            }

            void M(string s)
            {
                while (true)
                    C.In(s, /* one */ InOthers /* last */); // call
            }
        }
        """);

    [Fact]
    public Task ItemsThatDoNotChangeInTheLoops_BecomeALocalBeforeTheOutermost() => VerifyAsync(
        """
        class C
        {
            static int Count(params string[] items) => items.Length;

            void M(string a, string b)
            {
                var c = a + b;

                // Twice.
                for (var i = 0; i < 9; i++)
                {
                    while (a != null)
                        [|Count(items: c)|];
                }
            }
        }
        """,
        """
        class C
        {
            static int Count(params string[] items) => items.Length;

            void M(string a, string b)
            {
                var c = a + b;
                var items2 = new string[] { c };

                // Twice.
                for (var i = 0; i < 9; i++)
                {
                    while (a != null)
                        Count(items: items2);
                }
            }
        }
        """);

    [Theory]
    [InlineData("Count(i.ToString())", "static")]
    [InlineData("Count(a)", "static", "a = null;")]
    [InlineData("Count(a)", "static", "System.Action change = () => a = null; change();")]
    [InlineData("Count(local)", "static", "var local = i.ToString();")]
    [InlineData("Count(_field)", "static")]
    [InlineData("Objects(1)", "static")]
    [InlineData("Objects(i)", "static")]
    [InlineData("Count(\"a\")", "virtual")]
    [InlineData("Keep(\"a\")", "static")]
    [InlineData("string.Concat(\"a\", \"b\", a, \"c\", i.ToString())", "static")]
    public Task ItemsThatChangeOrCalleeThatMayKeepThem_StayWhereTheyAre(string call, string modifier, string before = "")
    {
        var source = $$"""
            public class C
            {
                string _field;
                static string[] s_kept;
                public {{modifier}} int Count(params string[] items) => items.Length;
                static int Objects(params object[] items) => items.Length;
                static void Keep(params string[] items) => s_kept = items;

                void M(string a)
                {
                    for (var i = 0; i < 9; i++)
                    {
                        {{before}}
                        _ = [|{{call}}|];
                    }
                }
            }
            """.Replace("[|string.Concat", "string.[|Concat", System.StringComparison.Ordinal).Replace("_ = [|Keep", "[|Keep", System.StringComparison.Ordinal);
        var test = new Verify.Test
        {
            TestCode = source,
            FixedCode = source,
            CodeActionEquivalenceKey = "ALLOC101.hoist",
            LanguageVersion = Microsoft.CodeAnalysis.CSharp.LanguageVersion.CSharp11,
        };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.minimum_heat = unknown\n"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("Count(root)", "var roots = new string[] { root };", "Count(roots)")]
    [InlineData("Starts(root, entry)", "var starts = new string[] { root, entry };", "Starts(starts)")]
    [InlineData("Count(entry)", "var entries = new string[] { entry };", "Count(entries)")]
    public Task Local_IsNamedAfterItsContentOrTheParameter(string call, string local, string changed)
    {
        string Source(string before, string called) => $$"""
            class C
            {
                static int Count(params string[] items) => items.Length;
                static int Starts(params string[] starts) => starts.Length;

                static void M(string root, string entry)
                {
            {{before}}        for (var i = 0; i < 9; i++)
                        {{called}};
                }
            }
            """;
        return VerifyAsync(Source("", "[|" + call + "|]"), Source("        " + local + "\n", changed));
    }

    [Theory]
    [InlineData("starts", "CountStarts")]
    [InlineData("items", "CountItems")]
    public Task Field_IsNamedAfterTheCalleeAndItsParameter(string parameter, string field)
    {
        string Source(string before, string items) => $$"""
            class C
            {
            {{before}}    static int Count(params string[] {{parameter}}) => {{parameter}}.Length;

                static void M()
                {
                    while (true)
                        {{items}};
                }
            }
            """;
        return VerifyAsync(
            Source("", "[|Count(\"a\", \"b\")|]"),
            Source("    private static readonly string[] " + field + " = { \"a\", \"b\" };\n\n", "Count(" + field + ")"));
    }

    [Theory]
    [InlineData("[|Starts(\"a\", \"b\")|];")]
    [InlineData("[|Starts(s, s)|];")]
    [InlineData("foreach (var c in [|Starts(s, s)|]) { }")]
    public Task StraightCode_KeepsItsArrays(string statement)
    {
        var source = $$"""
            class C
            {
                static string Starts(params string[] starts) { foreach (var start in starts) { } return ""; }

                void Loop() { while (true) M(""); }
                void M(string s) { {{statement}} }
            }
            """;
        return new Verify.Test { TestCode = source, FixedCode = source, CodeActionEquivalenceKey = "ALLOC101.hoist" }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    private static Task VerifyAsync(string source, string fixedSource) => new Verify.Test
    {
        TestCode = source,
        FixedCode = fixedSource,
        CodeActionEquivalenceKey = "ALLOC101.hoist",
    }.RunAsync(TestContext.Current.CancellationToken);
}
