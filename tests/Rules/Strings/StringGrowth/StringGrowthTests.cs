using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.StringGrowth.StringGrowthAnalyzer,
    Allocations.CodeFixes.Rules.Strings.StringGrowth.StringGrowthCodeFix>;

namespace Allocations.Tests.Strings.StringGrowth;

/// <summary>What ALLOC303 reports and what it leaves alone.</summary>
public sealed class StringGrowthTests
{
    [Theory]
    [InlineData("s += x")]
    [InlineData("s += i")]
    [InlineData("s = s + x")]
    [InlineData("s = s + x + i")]
    [InlineData("s = (s + \",\") + x")]
    [InlineData("s = $\"{s}{x}\"")]
    [InlineData("s = $\"{s},{i:x}\"")]
    [InlineData("s = string.Concat(s, x)")]
    [InlineData("s = string.Concat(s, \",\", x)")]
    [InlineData("s = x + s")]
    [InlineData("s = x + \",\" + s")]
    [InlineData("s = $\"{x}{s}\"")]
    [InlineData("s = string.Concat(x, s)")]
    public Task AppendInLoop_IsReported(string append) => Verify.VerifyAnalyzerAsync(InLoop($"[|{append}|];"));

    [Theory]
    [InlineData("while (n-- > 0) { [|s += x|]; }")]
    [InlineData("do { [|s += x|]; } while (n-- > 0);")]
    [InlineData("for (; n > 0; n--, [|s += x|]) { }")]
    [InlineData("foreach (var c in x) { Take(s += c); }")]
    [InlineData("var all = \"\"; foreach (var c in x) { all = s += c; } Take(all);")]
    [InlineData("foreach (var c in x) { if (c == 'a') [|s += c|]; }")]
    [InlineData("foreach (var c in x) { switch (c) { case 'a': [|s += c|]; break; default: break; } }")]
    [InlineData("foreach (var c in x) { foreach (var d in x) { [|s += d|]; break; } }")]
    [InlineData("foreach (var c in x) { [|s += c|]; if (c == 'a') break; }")]
    [InlineData("foreach (var c in x) { [|s += c|]; if (c == 'a') continue; break; }")]
    [InlineData("foreach (var c in x) { if (s.Length > 9) { Take(s); s = \"\"; } [|s += c|]; }")]
    [InlineData("foreach (var c in x) { [|s += c|]; foreach (var d in x) s += d; s += \"_\"; }")]
    [InlineData("foreach (var c in x) { foreach (var d in x) [|s += d|]; s += c; }")]
    public Task AnyLoop_IsReported(string loop) => Verify.VerifyAnalyzerAsync(InMethod(loop));

    [Theory]
    [InlineData("all.Aggregate(\"\", (s, x) => [|s + x|])", "string.Concat(all.Select(x => x))")]
    [InlineData("all.Aggregate(string.Empty, (s, x) => [|s + x.Length.ToString(\"x2\")|])", "string.Concat(all.Select(x => x.Length.ToString(\"x2\")))")]
    [InlineData("all.Where(x => x != null).Aggregate(\"\", (s, x) => [|s + (x + \",\")|]).Trim()", null)]
    [InlineData("all.Aggregate((s, x) => [|s + \",\" + x|])", null)]
    [InlineData("all.Aggregate(\"<\", (s, x) => [|s + x|])", null)]
    [InlineData("all.Aggregate(\"\", (s, x) => [|s + x.Length|])", null)]
    [InlineData("all.Aggregate(\"\", (s, x) => [|s + x.Substring(s.Length)|])", null)]
    [InlineData("all.Aggregate(\"\", (s, x) => [|$\"{s},{x}\"|])", null)]
    [InlineData("all.Aggregate(\"\", (s, x) => s.Length == 0 ? x : [|s + \",\" + x|])", null)]
    [InlineData("all.Aggregate(\"\", (s, x) => { return [|string.Concat(s, x)|]; }, s => s.Length)", null)]
    public Task Aggregate_IsALoop(string before, string? after) => Verify.VerifyCodeFixAsync(InAggregate(before), InAggregate(after ?? before));

    [Theory]
    [InlineData("List<string>", "x.Trim()", null)]
    [InlineData("List<string>", "Plain(x)", null)]
    [InlineData("List<string>", "Add(all, x)", "a list that is changed meanwhile throws")]
    [InlineData("List<string>", "all.Remove(x).ToString()", "a list that is changed meanwhile throws")]
    [InlineData("IEnumerable<string>", "Keep(x)", "a list that is changed meanwhile throws")]
    [InlineData("string[]", "Keep(x)", null)]
    [InlineData("string[]", "M(new[] { x })", "recursion needs more stack")]
    [InlineData("string[]", "Between(x)", "recursion needs more stack")]
    public async Task AggregateWhoseFunctionIsSeen_IsUnsafe(string type, string item, string? difference)
    {
        var code = "using System.Collections.Generic; using System.Linq; public class C { static string _last; "
            + "static string Keep(string x) => _last = x; "
            + "static string Add(List<string> all, string x) { all.Add(x); return x; } static string Plain(string x) => x.Trim(); "
            + "static string Between(string x) => M(new[] { x }); "
            + "public static string M(" + type + " all) => CALL; public static string M(object other) => \"\"; }";
        var title = await new Verify.Test
        {
            TestCode = code.Replace("CALL", "all.Aggregate(\"\", (s, x) => [|s + " + item + "|])", StringComparison.Ordinal),
            FixedCode = code.Replace("CALL", "string.Concat(all.Select(x => " + item + "))", StringComparison.Ordinal),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);
        Assert.Equal("Join the texts of all items at once" + (difference is null ? "" : " (" + difference + ")"), title);
    }

    [Theory]
    [InlineData("List<string>", "List<string>", false)]
    [InlineData("IEnumerable<string>", "List<string>", false)]
    [InlineData("List<string>", "HashSet<string>", true)]
    public async Task AggregateOfAListOfTheProject_AsksItInAnotherWay(string type, string baseType, bool isSafe)
    {
        var code = "using System.Collections.Generic; using System.Linq; public class C { static string M(" + type + " all) => CALL; } "
            + "class Twice : " + baseType + ", IEnumerable<string> { IEnumerator<string> IEnumerable<string>.GetEnumerator() => null; }";
        var title = await new Verify.Test
        {
            TestCode = code.Replace("CALL", "all.Aggregate(\"\", (s, x) => [|s + x|])", StringComparison.Ordinal),
            FixedCode = code.Replace("CALL", "string.Concat(all.Select(x => x))", StringComparison.Ordinal),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);
        Assert.Equal(
            "Join the texts of all items at once" + (isSafe ? "" : " (a 'Twice' may give other elements when it is asked in another way)"), title);
    }

    [Fact]
    public Task AggregateOfATypeWithASelectOfItsOwn_HasNoFix()
    {
        const string Code = "using System; using System.Collections.Generic; using System.Linq; "
            + "class Bag : List<string> { public string[] Select(Func<string, string> f) => new[] { f(\"\") }; } "
            + "class C { object M(Bag all) => all.Aggregate(\"\", (s, x) => [|s + x.Trim()|]); }";
        return Verify.VerifyCodeFixAsync(Code, Code);
    }

    [Theory]
    [InlineData("all.Aggregate(\"\", (s, x) => x + s)")]
    [InlineData("all.Aggregate(\"\", (s, x) => x.Length > s.Length ? x : s)")]
    [InlineData("all.Aggregate(0, (n, x) => n + x.Length)")]
    [InlineData("all.Aggregate(\"\", (s, x) => x + \",\" + x)")]
    [InlineData("all.AsQueryable().Aggregate(\"\", (s, x) => s + x)")]
    public Task AggregateThatDoesNotGrow_IsSilent(string call) => Verify.VerifyAnalyzerAsync(InAggregate(call));

    private static string InAggregate(string call) => "using System.Linq; class C { object M(string[] all) => " + call + "; }";

    [Fact]
    public Task Parameter_IsReported() => Verify.VerifyAnalyzerAsync(
        "class C { string M(string s, string[] all) { foreach (var x in all) [|s += x|]; return s; } }");

    [Fact]
    public Task PrivateField_IsReported() => Verify.VerifyAnalyzerAsync(
        "class C { private string _text = \"\"; private static string _all = \"\"; void M(string[] all) { foreach (var x in all) { [|_text += x|]; "
            + "this._text += x; [|_all += x|]; } } }");

    [Theory]
    [InlineData("if (x == \"a\") [|s += x|]; else if (x == \"b\") s += \"b\"; else s = s + \"c\";")]
    [InlineData("[|s += x|]; [|s = x + s|]; s += x;")]
    [InlineData("s = \"\"; foreach (var c in x) { [|s += c|]; s += '-'; } Take(s); foreach (var c in x) [|s += c|];")]
    [InlineData("var t = \"\"; foreach (var c in x) { [|t += c|]; [|s += c|]; t += c; } Take(t);")]
    [InlineData("foreach (var c in x) { [|s += c|]; break; } s += x; s += x;")]
    public Task AppendsToOneStringInOneLoop_AreOneFinding(string body) => Verify.VerifyAnalyzerAsync(InMethod("while (n-- > 0) { " + body + " }"));

    [Fact]
    public Task AppendInAnInnerLoop_IsToldBesideOneBeforeIt() => Verify.VerifyAnalyzerAsync(
        InMethod("while (n-- > 0) { [|s += x|]; foreach (var c in x) [|s += c|]; s += x; }"));

    [Fact]
    public Task LoopInLambda_IsReported() => Verify.VerifyAnalyzerAsync(
        "class C { System.Func<string[], string> F => all => { var s = \"\"; foreach (var x in all) [|s += x|]; return s; }; }");

    [Theory]
    [InlineData("s += x;")]
    [InlineData("foreach (var c in x) { var t = \"\"; t += c; t += x; Take(t); }")]
    [InlineData("foreach (var c in x) { s = \"\"; s += c; Take(s); }")]
    [InlineData("foreach (var c in x) { s += c; Take(s); s = null; }")]
    [InlineData("while ((s = Next()) != null) { s += x; Take(s); }")]
    [InlineData("for (s = x; s != null; s = Next()) { s += x; Take(s); }")]
    [InlineData("foreach (var c in x) { if (!Try(out s)) continue; s += c; Take(s); }")]
    public Task StringThatStartsAnew_IsSilent(string body) => Verify.VerifyAnalyzerAsync(InMethod(body));

    [Theory]
    [InlineData("foreach (var c in x) { s += c; Take(s); }")]
    [InlineData("foreach (var c in x) { Take(s); s += c; }")]
    [InlineData("foreach (var c in x) { s += c; var t = s; Take(t); }")]
    [InlineData("foreach (var c in x) { s += c; Take($\"{s}:\"); }")]
    [InlineData("foreach (var c in x) { s += c; if (s.EndsWith(x)) n++; }")]
    [InlineData("foreach (var c in x) { if (c == 'a') { s += c; Take(s); } }")]
    public Task StringThatEachIterationReads_IsSilent(string loop) => Verify.VerifyAnalyzerAsync(InMethod(loop));

    [Theory]
    [InlineData("foreach (var c in x) { s += c; if (s.Length > 3) return s; }")]
    [InlineData("foreach (var c in x) { if (c == 'a') { s += c; if (s.Length >= 7) { break; } } else n++; }")]
    [InlineData("foreach (var c in x) { if (s.Length > 3) throw new System.Exception(); s += c; }")]
    public Task StringThatStaysShort_IsSilent(string loop) => Verify.VerifyAnalyzerAsync(InMethod(loop));

    [Theory]
    [InlineData("foreach (var c in x) { [|s += c|]; if (s.Length > 300) return s; }")]
    [InlineData("foreach (var c in x) { [|s += c|]; if (s.Length < 3) return s; }")]
    [InlineData("foreach (var c in x) { [|s += c|]; if (c == 'a') { if (s.Length > 3) return s; } }")]
    [InlineData("foreach (var c in x) { [|s += c|]; if (s.Length > 3) continue; }")]
    [InlineData("foreach (var c in x) { [|s += c|]; if (c == 'a') Take(s); }")]
    [InlineData("foreach (var c in x) { [|s += c|]; if (s.Length > 3) n++; }")]
    [InlineData("foreach (var c in x) { [|s += c|]; System.Action a = () => Take(s); }")]
    [InlineData("foreach (var c in x) { [|s += c|]; if (s[0] == c) n++; }")]
    public Task StringThatFewIterationsRead_IsReported(string loop) => Verify.VerifyAnalyzerAsync(InMethod(loop));

    [Theory]
    [InlineData("do { s += x; } while (false);")]
    [InlineData("for (var i = 0; i < 1; i++) { s += x; }")]
    [InlineData("foreach (var c in x) { s += c; break; }")]
    [InlineData("foreach (var c in x) { if (c == 'a') { s += c; break; } }")]
    [InlineData("foreach (var c in x) { if (c == 'a') { s += c; n++; return s; } }")]
    [InlineData("foreach (var c in x) { foreach (var d in x) { if (d == 'a') { s += d; return s; } } }")]
    [InlineData("foreach (var c in x) { switch (c) { case 'a': s += c; break; default: break; } break; }")]
    [InlineData("foreach (var c in x) { if (c == 'a') { s += c; throw new System.Exception(s); } }")]
    public Task LoopThatEndsAfterTheAppend_IsSilent(string loop) => Verify.VerifyAnalyzerAsync(InMethod(loop));

    [Theory]
    [InlineData("s = x + s.Length")]
    [InlineData("s = x + other")]
    [InlineData("s = $\"{x}{s:x}\"")]
    [InlineData("s = $\"{s,10}{x}\"")]
    [InlineData("s = x + i")]
    [InlineData("s = other + x")]
    [InlineData("n += i")]
    [InlineData("s = string.Concat(x, x)")]
    [InlineData("s = s.Trim()")]
    public Task OtherAssignment_IsSilent(string assignment) => Verify.VerifyAnalyzerAsync(InLoop(assignment + ";"));

    [Fact]
    public Task Others_AreSilent() => Verify.VerifyAnalyzerAsync(
        """
        using System;

        class C
        {
            public string Shared = "";
            public string Text { get; set; } = "";
            private string _own = "";
            private Action _changed;

            void M(string[] all, C other)
            {
                foreach (var x in all)
                {
                    Shared += x;
                    Text += x;
                    other._own += x;
                    _changed += () => { };
                }
            }
        }
        """);

    [Fact]
    public Task ColdCode_IsSilent() => Verify.VerifyAnalyzerAsync(
        """
        using System;

        class C
        {
            static string _names = "";
            static C()
            {
                try { }
                catch (Exception e)
                {
                    var s = "";
                    foreach (var c in e.Message) { s += c; }
                    Console.WriteLine(s);
                }
            }

            void M(string[] all)
            {
                if (all.Length == 0)
                {
                    var s = "";
                    foreach (var x in all) s += x;
                    throw new Exception(s);
                }
            }
        }
        """);

    [Fact]
    public Task Message_NamesVariableAndLoop()
    {
        var test = new Verify.Test { TestCode = "class C { void M(string[] all) { var s = \"\"; foreach (var x in all) {|#0:s += x|}; } }" };
        test.ExpectedDiagnostics.Add(Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithArguments("'s'", "memory", "in a loop (line 1)"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    private static string InLoop(string statement) => InMethod("for (var i = 0; i < n; i++) { " + statement + " }");

    private static string InMethod(string body) =>
        $$"""
        class C
        {
            string M(string x, string other, int n)
            {
                var s = "";
                {{body}}
                return s;
            }

            static void Take(string text) { }
            static string Next() => null;
            static bool Try(out string text) { text = null; return true; }
        }
        """;
}
