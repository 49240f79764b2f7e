using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Delegates.RepeatedDelegate.RepeatedDelegateAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.RepeatedDelegate.RepeatedDelegateCodeFix>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Delegates.RepeatedDelegate.RepeatedDelegateAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.RepeatedDelegate.RepeatedDelegateCodeFix>;

namespace Allocations.Tests.Delegates.RepeatedDelegate;

/// <summary>Where ALLOC403 reports, what it says and what its fix does.</summary>
public sealed class RepeatedDelegateTests
{
    [Theory]
    [InlineData("Func<int, int> add = [|n => n + number|]; return add(1) + add(number);", "int add(int n) => n + number; return add(1) + add(number);")]
    [InlineData("Func<int> get = [|() => { return number; }|]; return get();", "int get() { return number; } return get();")]
    [InlineData("Action<string> say = [|text => Say(text + number)|]; say(\"a\"); return 1;",
        "void say(string text) => Say(text + number); say(\"a\"); return 1;")]
    [InlineData("Func<int> get = [|() => Own() + 1|]; return get.Invoke();", "int get() => Own() + 1; return get();")]
    [InlineData("Func<string[], string> first = [|delegate(string[] all) { return all[number]; }|]; return first(Names).Length;",
        "string first(string[] all) { return all[number]; } return first(Names).Length;")]
    [InlineData("Try get = [|(string text, out int value) => int.TryParse(text + number, out value)|]; return get(\"1\", out var found) ? found : 0;",
        "bool get(string text, out int value) => int.TryParse(text + number, out value); return get(\"1\", out var found) ? found : 0;")]
    [InlineData("Func<int> get = [|() => number++|]; get(); return number;", "int get() => number++; get(); return number;")]
    [InlineData("Func<int, int, int> add = [|(arg1, arg2) => arg1 + arg2 + number|]; return add(arg2: 1, arg1: 2);",
        "int add(int arg1, int arg2) => arg1 + arg2 + number; return add(arg2: 1, arg1: 2);")]
    [InlineData("Func<int, int, int> add = [|(arg2, arg1) => arg1 - arg2 + number|]; return add(arg2: 1, arg1: 2);",
        "Func<int, int, int> add = [|(arg2, arg1) => arg1 - arg2 + number|]; return add(arg2: 1, arg1: 2);")]
    public Task LambdaThatIsOnlyCalled_BecomesALocalFunction(string before, string after) => VerifyAtAnyHeat.VerifyCodeFixAsync(In(before), In(after));

    [Theory]
    [InlineData("return Array.FindIndex(Names, [|Is|]); bool Is(string text) => text.Length > 3;",
        "return Array.FindIndex(Names, Is); static bool Is(string text) => text.Length > 3;", "")]
    [InlineData("foreach (var name in Names) Array.FindIndex(Names, [|Is|]); return Array.FindIndex(Names, Is); bool Is(string text) => true;",
        "foreach (var name in Names) Array.FindIndex(Names, Is); return Array.FindIndex(Names, Is); static bool Is(string text) => true;", "")]
    [InlineData("bool Is(string text) => text == nameof(number); return Array.FindIndex(Names, [|Is|]);",
        "static bool Is(string text) => text == nameof(number); return Array.FindIndex(Names, Is);", "")]
    [InlineData("return Array.FindIndex(Names, [|Is<string>|]); bool Is<T>(T value) => value != null;",
        "return Array.FindIndex(Names, Is<string>); static bool Is<T>(T value) => value != null;", "")]
    [InlineData("Array.ForEach(Names, [|Say|]); Action<string> kept = Say; return kept == Say ? 1 : 2; void Say(string text) { }",
        "Array.ForEach(Names, Say); Action<string> kept = Say; return kept == Say ? 1 : 2; static void Say(string text) { }",
        " (the same object is used each time)")]
    [InlineData("return Keep([|Say|]); int Say() => 2;", "return Keep(Say); static int Say() => 2;", " (the same object is used each time)")]
    public async Task LocalFunctionThatCapturesNothing_BecomesStatic(string before, string after, string difference)
    {
        var title = await new VerifyAtAnyHeat.Test { TestCode = In(before), FixedCode = In(after) }.RunForTitleAsync(TestContext.Current.CancellationToken);
        Assert.Equal("Make '" + (before.Contains("Say", StringComparison.Ordinal) ? "Say" : "Is") + "' static" + difference, title);
    }

    [Theory]
    [InlineData("return Array.FindIndex(Names, Is); static bool Is(string text) => text.Length > 3;")]
    [InlineData("return Is(\"a\") ? 1 : 0; bool Is(string text) => text.Length > number;")]
    [InlineData("foreach (var name in Names) Array.FindIndex(Names, Is); return 1; bool Is(string text) => text.Length > number;")]
    [InlineData("return System.Linq.Enumerable.Count(Names, Is); bool Is(string text) => text.Length > 2;")]
    public Task OtherLocalFunction_IsSilent(string code) => VerifyAtAnyHeat.VerifyAnalyzerAsync(In(code));

    [Fact]
    public Task StaticFunctionBeforeCSharp11_IsNoBetter() => new VerifyAtAnyHeat.Test
    {
        TestCode = In("return Array.FindIndex(Names, Is); bool Is(string text) => text.Length > 3;"),
        LanguageVersion = Microsoft.CodeAnalysis.CSharp.LanguageVersion.CSharp10,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("number > 1 ? M(number - 1) : number", " (recursion needs more stack)")]
    [InlineData("number", "")]
    [InlineData("Names.Length > 1 ? M(1) : 2", "")]
    public async Task CapturedVariables_NeedStackInRecursion(string value, string difference)
    {
        var title = await new VerifyAtAnyHeat.Test
        {
            TestCode = In("Func<int> get = [|() => " + value + "|]; return get();"),
            FixedCode = In("int get() => " + value + "; return get();"),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);
        Assert.Equal("Make 'get' a local function" + difference, title);
    }

    [Fact]
    public Task LinesAndComments_StayAsTheyAre() => VerifyAtAnyHeat.VerifyCodeFixAsync(
        In(
            """
            // Adds.
                    Func<int, int> add = [|n =>
                    {
                        // One.
                        return n + number;
                    }|]; // Done.
                    return add(1);
            """),
        In(
            """
            // Adds.
                    int add(int n)
                    {
                        // One.
                        return n + number;
                    } // Done.
                    return add(1);
            """));

    [Theory]
    [InlineData("Func<int, int> add = n => n + 1; return add(number);")]
    [InlineData("Func<int> get = () => number; Keep(get); return get();")]
    [InlineData("Func<int> get = () => number; get = () => number + 1; return get();")]
    [InlineData("Func<int> get = () => number; return get?.Invoke() ?? 0;")]
    [InlineData("Func<int> get = () => number; return number;")]
    [InlineData("Func<int> get = () => number; Func<int> other = get; return other();")]
    [InlineData("Func<System.Threading.Tasks.Task<int>> get = async () => { await System.Threading.Tasks.Task.Yield(); return number; }; return get().Result;")]
    [InlineData("int get() => number; return get();")]
    [InlineData("Func<int> get = Own; return get();")]
    [InlineData("foreach (var name in Names) Keep(() => number); return 1;")]
    [InlineData("foreach (var name in Names) Keep(() => Own()); return 1;")]
    [InlineData("foreach (var name in Names) Keep(static () => 1); return 1;")]
    [InlineData("foreach (var name in Names) number += Names.Count(other => other == name); return number;")]
    [InlineData("foreach (var name in Names) System.Threading.ThreadPool.QueueUserWorkItem(_ => Say(name)); return number;")]
    [InlineData("foreach (var name in Names) { if (name.Length > 9) Keep(() => name.Length); } return number;")]
    [InlineData("foreach (var name in Names) Known.GetOrAdd(name, k => name.Length); return number;")]
    [InlineData("foreach (var name in Names) { Func<int> get = () => Own(); number += get(); } return number;")]
    [InlineData("return Array.Exists(Names, static name => name.Length > 3) ? 1 : 0;")]
    [InlineData("return Array.Exists(Names, name => name.Length > 3) ? 1 : 0;")]
    [InlineData("if (number > 3) return 0; return Array.Exists(Names, name => name.Length > number) ? 1 : 0;")]
    [InlineData("foreach (var name in Names) Array.Exists(Names, other => other.Length > number); return 1;")]
    [InlineData("Expression<Func<bool>> tree = () => Array.Exists(Names, other => other.Length > number); return 1;")]
    [InlineData("for (var i = 0; i < number; i++) Keep(() => i + number); return 1;")]
    [InlineData("for (var i = 0; i < number; i++) Keep(() => i + Own()); return 1;")]
    [InlineData("for (var i = 0; i < number; i++) Keep(() => number); return 1;")]
    [InlineData("for (var i = 0; i < number; i++) { if (number > 9) Keep(() => i); } return 1;")]
    [InlineData("for (var i = 0; i < number; i++) { for (var j = 0; j < i; j++) Keep(() => i); } return 1;")]
    [InlineData("for (var i = 0; i < number; i++) { var n = 9; while (n-- > 0) Keep(() => i); } return 1;")]
    [InlineData("while (number < 9) { var n = number++; Say(n + \"\"); Keep(() => number); } return 1;")]
    [InlineData("while (number < 9) { number++; if (int.TryParse(Names[0], out var n)) { } Keep(() => number); } return 1;")]
    [InlineData("while (number is var n && n < 9) { Keep(() => number); } return 1;")]
    [InlineData("do { var n = number++; Say(n + \"\"); Keep(() => number); } while (number < 9); return 1;")]
    [InlineData("while (number < 9) { lock (Names) { number++; Keep(() => number); } } return 1;")]
    public Task OtherDelegate_IsSilent(string body) => VerifyAtAnyHeat.VerifyAnalyzerAsync(In(body));

    [Theory]
    [InlineData("return Keep([|() => number|]);")]
    [InlineData("return Array.Exists(Names, [|name => name.Length > number|]) ? 1 : 0;")]
    [InlineData("return Array.Find(Names, [|name => name.Length > Own()|]).Length;")]
    [InlineData("var list = new System.Collections.Generic.List<int>(); list.RemoveAll([|n => n == number|]); return 1;")]
    [InlineData("return number > 3 && Array.Exists(Names, [|name => name.Length > number|]) ? 1 : 0;")]
    [InlineData("return new System.Threading.Timer([|_ => Say(\"\" + number)|]).GetHashCode();")]
    [InlineData("return new System.Lazy<int>([|() => number|]).Value;")]
    public async Task OtherLambda_IsReportedWhereItIsAskedFor(string body)
    {
        await VerifyAtAnyHeat.VerifyAnalyzerAsync(In(body));
        var silent = body.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal);
        await Verify.VerifyAnalyzerAsync(In("foreach (var name in Names) foreach (var c in name) { " + silent + " } return 1;"));
    }

    [Theory]
    [InlineData("foreach (var name in Names) { foreach (var c in name) Keep([|() => c|]); } return 1;")]
    [InlineData("foreach (var name in Names) { var text = name + number; foreach (var c in text) { var d = c; Keep([|() => d + text.Length|]); } } return 1;")]
    [InlineData("foreach (var name in Names) foreach (var c in name) { Func<int> get = [|() => c|]; number += get(); } return number;")]
    [InlineData("foreach (var name in Names) for (var i = 0; i < name.Length; i++) Keep([|() => i|]); return 1;")]
    [InlineData("for (var i = 0; i < number; i++) for (var j = 0; j < number; j++) { var k = j; Say(\"\" + k); Keep([|() => j|]); } return 1;")]
    [InlineData("while (true) { while (number > 9) { number--; Keep([|() => number|]); } }")]
    [InlineData("foreach (var name in Names) { var all = name; do { number++; Keep([|() => all.Length|]); } while (number < 9); } return 1;")]
    [InlineData("int i = 0; while (true) { for (; i < number; i++) Keep([|() => number + 1|]); }")]
    public Task LambdaOfAnIteration_IsReportedWhereItRunsOften(string body) => Verify.VerifyAnalyzerAsync(In(body));

    [Theory]
    [InlineData("foreach (var name in Names) { if (number > 9) break; Keep(() => name.Length); } return 1;")]
    [InlineData("Func<int> get = () => number; return get();")]
    [InlineData("foreach (var name in Names) { foreach (var c in name) throw new Exception(Keep(() => c).ToString()); } return 1;")]
    public Task LambdaInCodeThatIsNotHot_IsSilent(string body) => Verify.VerifyAnalyzerAsync(In(body));

    [Theory]
    [InlineData("Func<int> get = {|#0:() => number|}; return get();", "get", "88 B",
        "although it is only called", "not known to be hot; newer JITs may remove it")]
    [InlineData("for (var i = 0; i < 9; i++) Keep({|#0:() => i|}); return 1;", "Keep", "64 B", "because it captures 'i'", "in a loop (line 19)")]
    [InlineData("while (number < 9) Keep({|#0:() => number++|}); return 1;", "Keep", "64 B", "because it captures 'number'", "in a loop (line 19)")]
    [InlineData("foreach (var name in Names) Keep({|#0:() => name.Length|}); return 1;", "Keep", "88 B", "because it captures 'name'", "in a loop (line 19)")]
    [InlineData(
        "return Array.Exists(Names, {|#0:name => name.Length > number|}) ? 1 : 0;", "Exists", "24 B", "because it captures 'number'", "not known to be hot")]
    [InlineData(
        "return Array.FindIndex(Names, {|#0:Is|}); bool Is(string text) => text.Length > number;", "FindIndex", "24 B", "because it captures 'number'",
        "not known to be hot")]
    [InlineData(
        "return Array.FindIndex(Names, {|#0:Is|}); bool Is(string text) => text.Length > Own();", "FindIndex", "64 B", "because it captures 'this'",
        "not known to be hot; newer JITs may remove it")]
    [InlineData(
        "foreach (var name in Names) Keep({|#0:Is|}); return Keep(Is); int Is() => 2;", "Keep", "64 B", "because 'Is' is not static", "in a loop (line 19)")]
    [InlineData(
        "foreach (var name in Names) { Keep({|#0:Is|}); int Is() => name.Length; } return 1;", "Keep", "88 B", "because it captures 'name'",
        "in a loop (line 19)")]
    public Task Message_TellsWhyItIsMade(string body, string what, string bytes, string why, string heat) => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        In(body),
        VerifyAtAnyHeat.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "The delegate for '" + what + "' allocates " + bytes + " each time, " + why + " (" + heat + ")"));

    private static string In(string body) =>
        $$"""
        using System;
        using System.Linq;
        using System.Linq.Expressions;

        delegate bool Try(string text, out int value);

        class C
        {
            static readonly System.Collections.Concurrent.ConcurrentDictionary<string, int> Known = new();
            public string[] Names { get; set; }

            static Func<int> Kept;
            static int Keep(Func<int> get) => (Kept = get)();
            static void Say(string text) { }
            int Own() => Names.Length;

            public int M(int number)
            {
                {{body}}
            }
        }
        """;
}
