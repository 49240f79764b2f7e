using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.StringGrowth.StringGrowthAnalyzer,
    Allocations.CodeFixes.Rules.Strings.StringGrowth.StringGrowthCodeFix>;

namespace Allocations.Tests.Strings.StringGrowth;

/// <summary>What the fix of ALLOC303 leaves, and where it is not offered.</summary>
public sealed class StringGrowthFixTests
{
    [Theory]
    [InlineData("s += x", "sBuilder.Append(x)")]
    [InlineData("s += x + \",\"", "sBuilder.Append(x).Append(\",\")")]
    [InlineData("s = s + x + i", "sBuilder.Append(x).Append(i)")]
    [InlineData("s += (x + i) + (i + 1)", "sBuilder.Append(x).Append(i).Append(i + 1)")]
    [InlineData("s += i + 1 + x", "sBuilder.Append(i + 1).Append(x)")]
    [InlineData("s += checked(i + 1) + x", "sBuilder.Append(checked(i + 1)).Append(x)")]
    [InlineData("s += unchecked(x + (i + 1))", "sBuilder.Append(x).Append(unchecked(i + 1))")]
    [InlineData("s += \"a\" + \"b\" + x", "sBuilder.Append(\"a\" + \"b\").Append(x)")]
    [InlineData("s = string.Concat(s, \",\", x)", "sBuilder.Append(\",\").Append(x)")]
    [InlineData("s = string.Concat(s, i)", "sBuilder.Append(i)")]
    [InlineData("s = $\"{s},{i:x}\"", "sBuilder.Append($\",{i:x}\")")]
    [InlineData("s = $\"{s},{{\"", "sBuilder.Append(\",{\")")]
    [InlineData("s += $\"{x}-{i}\"", "sBuilder.Append($\"{x}-{i}\")")]
    [InlineData("s += 'c'", "sBuilder.Append('c')")]
    [InlineData("s += 1.5", "sBuilder.Append(1.5)")]
    [InlineData("s += day", "sBuilder.Append(day.ToString())")]
    [InlineData("s += kind", "sBuilder.Append(kind)")]
    [InlineData("s += maybe", "sBuilder.Append(maybe)")]
    [InlineData("s += any", "sBuilder.Append(any)")]
    [InlineData("s += null + x", "sBuilder.Append(x)")]
    [InlineData("s += i > 1 ? x : null", "sBuilder.Append(i > 1 ? x : null)")]
    [InlineData("s += x /* why */ + i", "sBuilder.Append(x /* why */ ).Append(i)")]
    [InlineData("s += x + /* why */ i", "sBuilder.Append(x + /* why */ i)")]
    public Task Append_IsRewritten(string before, string after) => Verify.VerifyCodeFixAsync(InLoop("[|" + before + "|]; // all"), Fixed(after + "; // all"));

    [Theory]
    [InlineData("s += array")]
    [InlineData("s += text")]
    [InlineData("s += s")]
    [InlineData("s += s.Length")]
    [InlineData("if (s.Length > 0) s += \",\"")]
    [InlineData("s += x; if (i == 3) return s")]
    [InlineData("s += x; if (i == 3) goto end")]
    [InlineData("s += x; System.Action a = () => Take(s)")]
    [InlineData("s += x; Change(ref s)")]
    public Task OtherUse_HasNoFix(string statements)
    {
        var reported = statements.Contains("s += x;") ? statements.Replace("s += x;", "[|s += x|];")
            : statements.StartsWith("if") ? "if (s.Length > 0) [|s += \",\"|]"
            : statements.StartsWith("Take") ? "Take([|s += x|])"
            : "[|" + statements + "|]";
        var code = InLoop(reported + ";").Replace("return s;", statements.Contains("goto") ? "end: return s;" : "return s;");
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Fact]
    public Task Field_HasNoFix()
    {
        const string Code = "class C { private string _s = \"\"; void M(string[] all) { foreach (var x in all) [|_s += x|]; } }";
        return Verify.VerifyCodeFixAsync(Code, Code);
    }

    [Fact]
    public Task CapturedLocal_HasNoFix()
    {
        const string Code =
            """
            class C
            {
                string M(string[] all)
                {
                    var s = "";
                    string Get() => s;
                    foreach (var x in all) [|s += x|];
                    return Get();
                }
            }
            """;
        return Verify.VerifyCodeFixAsync(Code, Code);
    }

    [Theory]
    [InlineData("catch (System.Exception) { }")]
    [InlineData("finally { System.Console.WriteLine(s); }")]
    public Task StringThatAHandlerSees_HasNoFix(string handler)
    {
        var code =
            $$"""
            class C
            {
                string M(int[] all)
                {
                    var s = "";
                    try
                    {
                        foreach (var x in all) [|s += 1 / x|];
                    }
                    {{handler}}
                    return s;
                }
            }
            """;
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Fact]
    public Task OperandThatMayThrowInATry_IsEvaluatedBeforeAnythingIsAppended() => Verify.VerifyCodeFixAsync(
        """
        class C
        {
            string M(int[] all)
            {
                var s = "";
                foreach (var x in all)
                {
                    try { [|s += "1/" + x + "=" + 1 / x|]; }
                    catch (System.DivideByZeroException) { }
                }

                return s;
            }
        }
        """,
        """
        class C
        {
            string M(int[] all)
            {
                var s = "";
                var sBuilder = new System.Text.StringBuilder();
                foreach (var x in all)
                {
                    try { sBuilder.Append("1/" + x + "=" + 1 / x); }
                    catch (System.DivideByZeroException) { }
                }
                s = sBuilder.ToString();

                return s;
            }
        }
        """);

    [Fact]
    public Task NestedLoops_GetOneBuilderBeforeTheOutermost() => Verify.VerifyCodeFixAsync(
        """
        using System.Text;

        class C
        {
            string M(string[][] all)
            {
                var s = "";

                // every line
                foreach (var line in all)
                {
                    foreach (var x in line)
                        [|s += x|];
                    s += "\n";
                }
                return s;
            }
        }
        """,
        """
        using System.Text;

        class C
        {
            string M(string[][] all)
            {
                var s = "";

                var sBuilder = new StringBuilder();
                // every line
                foreach (var line in all)
                {
                    foreach (var x in line)
                        sBuilder.Append(x);
                    sBuilder.Append("\n");
                }
                s = sBuilder.ToString();
                return s;
            }
        }
        """);

    [Fact]
    public Task OuterLoopThatReadsTheString_LeavesTheBuilderToTheInner() => Verify.VerifyCodeFixAsync(
        """
        using System.Text;

        class C
        {
            void M(string[][] all)
            {
                string s;
                foreach (var line in all)
                {
                    s = "<";
                    foreach (var x in line) { [|s += x|]; }
                    System.Console.WriteLine(s);
                }
            }
        }
        """,
        """
        using System.Text;

        class C
        {
            void M(string[][] all)
            {
                string s;
                foreach (var line in all)
                {
                    s = "<";
                    var sBuilder = new StringBuilder(s);
                    foreach (var x in line) { sBuilder.Append(x); }
                    s = sBuilder.ToString();
                    System.Console.WriteLine(s);
                }
            }
        }
        """);

    [Fact]
    public Task SeveralStringsAndLoops_AreFixedAtOnce() => new Verify.Test
    {
        TestCode =
        """
        using System.Text;

        class C
        {
            string M(string[] all, int sBuilder)
            {
                string s = "", t = "";
                foreach (var x in all)
                {
                    [|s += x|];
                    [|t += x.Length|];
                }
                foreach (var x in all)
                    [|s += x|];
                for (var i = 0; i < sBuilder; i++)
                {
                    var u = "#";
                    foreach (var x in all)
                        [|u += x|];
                    System.Console.WriteLine(u);
                }
                return s + t;
            }
        }
        """,
        FixedCode =
        """
        using System.Text;

        class C
        {
            string M(string[] all, int sBuilder)
            {
                string s = "", t = "";
                var sBuilder2 = new StringBuilder();
                var tBuilder = new StringBuilder();
                foreach (var x in all)
                {
                    sBuilder2.Append(x);
                    tBuilder.Append(x.Length);
                }
                t = tBuilder.ToString();
                s = sBuilder2.ToString();
                var sBuilder3 = new StringBuilder(s);
                foreach (var x in all)
                    sBuilder3.Append(x);
                s = sBuilder3.ToString();
                for (var i = 0; i < sBuilder; i++)
                {
                    var u = "#";
                    var uBuilder = new StringBuilder(u);
                    foreach (var x in all)
                        uBuilder.Append(x);
                    u = uBuilder.ToString();
                    System.Console.WriteLine(u);
                }
                return s + t;
            }
        }
        """,
        BatchFixedCode =
        """
        using System.Text;

        class C
        {
            string M(string[] all, int sBuilder)
            {
                string s = "", t = "";
                var sBuilder2 = new StringBuilder();
                var tBuilder = new StringBuilder();
                foreach (var x in all)
                {
                    sBuilder2.Append(x);
                    tBuilder.Append(x.Length);
                }
                s = sBuilder2.ToString();
                t = tBuilder.ToString();
                var sBuilder3 = new StringBuilder(s);
                foreach (var x in all)
                    sBuilder3.Append(x);
                s = sBuilder3.ToString();
                for (var i = 0; i < sBuilder; i++)
                {
                    var u = "#";
                    var uBuilder = new StringBuilder(u);
                    foreach (var x in all)
                        uBuilder.Append(x);
                    u = uBuilder.ToString();
                    System.Console.WriteLine(u);
                }
                return s + t;
            }
        }
        """,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task EmbeddedLoop_IsPutIntoABlock() => Verify.VerifyCodeFixAsync(
        """
        using System.Text;

        class C
        {
            string M(string[] all)
            {
                var s = "";
                if (all.Length > 1)
                    foreach (var x in all)
                        [|s += x|];
                return s;
            }
        }
        """,
        """
        using System.Text;

        class C
        {
            string M(string[] all)
            {
                var s = "";
                if (all.Length > 1)
                {
                    var sBuilder = new StringBuilder(s);
                    foreach (var x in all)
                        sBuilder.Append(x);
                    s = sBuilder.ToString();
                }
                return s;
            }
        }
        """);

    [Fact]
    public Task WindowsLineBreaks_AreKept()
    {
        const string Before = "using System.Text;\r\nclass C\r\n{\r\n    string M(string[] all)\r\n    {\r\n        var s = \"\";\r\n"
            + "        foreach (var x in all)\r\n        {\r\n            [|s += x|];\r\n        }\r\n        return s;\r\n    }\r\n}\r\n";
        const string After = "using System.Text;\r\nclass C\r\n{\r\n    string M(string[] all)\r\n    {\r\n        var s = \"\";\r\n"
            + "        var sBuilder = new StringBuilder();\r\n        foreach (var x in all)\r\n        {\r\n            sBuilder.Append(x);\r\n        }\r\n"
            + "        s = sBuilder.ToString();\r\n        return s;\r\n    }\r\n}\r\n";
        return Verify.VerifyCodeFixAsync(Before, After);
    }

    [Fact]
    public Task AwaitBreakAndContinue_AreKept() => Verify.VerifyCodeFixAsync(
        """
        using System.Text;
        using System.Threading.Tasks;

        class C
        {
            async Task<string> M(Task<string>[] all)
            {
                var s = "<";
                foreach (var x in all)
                {
                    if (x.IsFaulted) continue;
                    [|s += "," + await x|];
                    if (x.IsCanceled) break;
                }
                return s;
            }
        }
        """,
        """
        using System.Text;
        using System.Threading.Tasks;

        class C
        {
            async Task<string> M(Task<string>[] all)
            {
                var s = "<";
                var sBuilder = new StringBuilder(s);
                foreach (var x in all)
                {
                    if (x.IsFaulted) continue;
                    sBuilder.Append(",").Append(await x);
                    if (x.IsCanceled) break;
                }
                s = sBuilder.ToString();
                return s;
            }
        }
        """);

    [Fact]
    public Task ParameterThatMayBeNull_IsFixedOneByOneOnly() => new Verify.Test
    {
        TestCode = "using System.Text;\nclass C\n{\n    string M(string s, string[] all)\n    {\n        foreach (var x in all) [|s += x|];\n"
            + "        return s;\n    }\n}\n",
        FixedCode = "using System.Text;\nclass C\n{\n    string M(string s, string[] all)\n    {\n        var sBuilder = new StringBuilder(s);\n"
            + "        foreach (var x in all) sBuilder.Append(x);\n        s = sBuilder.ToString();\n        return s;\n    }\n}\n",
        BatchFixedState =
        {
            MarkupHandling = MarkupMode.Allow,
            Sources =
            {
                "using System.Text;\nclass C\n{\n    string M(string s, string[] all)\n    {\n        foreach (var x in all) [|s += x|];\n        return s;\n"
                    + "    }\n}\n",
            },
        },
        CodeActionVerifier = static (action, verifier) => verifier.Equal(
            "Append to a StringBuilder (null becomes an empty string where nothing is appended)", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string InLoop(string statement) => InMethod("for (var i = 0; i < n; i++)\n        {\n            " + statement + "\n        }");

    private static string Fixed(string statement) =>
        InMethod("var sBuilder = new StringBuilder();\n        for (var i = 0; i < n; i++)\n        {\n            " + statement
            + "\n        }\n        s = sBuilder.ToString();");

    private static string InMethod(string body) =>
        $$"""
        using System;
        using System.Text;

        class C
        {
            string M(string x, int n, DateTime day, DayOfWeek kind, int? maybe, object any, char[] array, Text text)
            {
                var s = "";
                {{body}}
                return s;
            }

            static void Take(string text) { }
            static void Change(ref string text) { }
        }

        class Text
        {
            public static implicit operator int(Text text) => 1;
        }
        """;
}
