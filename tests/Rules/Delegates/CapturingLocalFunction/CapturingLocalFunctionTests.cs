using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Delegates.CapturingLocalFunction.CapturingLocalFunctionAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.CapturingLocalFunction.CapturingLocalFunctionCodeFix>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Delegates.CapturingLocalFunction.CapturingLocalFunctionAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.CapturingLocalFunction.CapturingLocalFunctionCodeFix>;

namespace Allocations.Tests.Delegates.CapturingLocalFunction;

/// <summary>Where ALLOC406 reports, what it says and what its fix does.</summary>
public sealed class CapturingLocalFunctionTests
{
    [Fact]
    public Task SlowPathThatIsAsynchronous_IsGivenWhatItNeeds() => VerifyFixAsync(
        """
        Task Write(string text, CancellationToken token, int times)
        {
            if (times == 0)
                return Task.CompletedTask;
            return Core();

            async Task [|Core|]()
            {
                await Task.Delay(times, token);
                Console.Write(text);
            }
        }
        """,
        """
        Task Write(string text, CancellationToken token, int times)
        {
            if (times == 0)
                return Task.CompletedTask;
            return Core(text, times, token);

            static async Task Core(string text, int times, CancellationToken token)
            {
                await Task.Delay(times, token);
                Console.Write(text);
            }
        }
        """);

    [Fact]
    public Task IteratorBehindAGuard_IsGivenWhatItNeeds() => VerifyFixAsync(
        """
        IEnumerable<int> Range(int from, int to)
        {
            if (from > to) throw new ArgumentException();
            return Iterate(1);
            IEnumerable<int> [|Iterate|](int step) { for (var i = from; i < to; i += step) yield return i + _n; }
        }
        """,
        """
        IEnumerable<int> Range(int from, int to)
        {
            if (from > to) throw new ArgumentException();
            return Iterate(1, from, to);
            IEnumerable<int> Iterate(int step, int from, int to) { for (var i = from; i < to; i += step) yield return i + _n; }
        }
        """);

    [Fact]
    public Task FunctionsThatShareAClosure_AreGivenTheirPartsTogether() => VerifyFixAsync(
        """
        Task Both(bool first, string text, int n)
        {
            return first ? A() : B();
            async Task [|A|]() { await Task.Delay(n); Console.Write(text); }
            async Task B() { await Task.Delay(1); Console.Write(text); }
        }
        """,
        """
        Task Both(bool first, string text, int n)
        {
            return first ? A(text, n) : B(text);
            static async Task A(string text, int n) { await Task.Delay(n); Console.Write(text); }
            static async Task B(string text) { await Task.Delay(1); Console.Write(text); }
        }
        """);

    [Fact]
    public Task CommentOfTheLastParameter_StaysBehindIt() => VerifyFixAsync(
        """
        Task Walk(string text)
        {
            return Down(3 /* steps */);
            async Task [|Down|](int n /* left */) { await Task.Delay(n); if (n > 0) await Down(n - 1); Console.Write(text); }
        }
        """,
        """
        Task Walk(string text)
        {
            return Down(3 /* steps */, text);
            static async Task Down(int n /* left */, string text) { await Task.Delay(n); if (n > 0) await Down(n - 1, text); Console.Write(text); }
        }
        """);

    [Fact]
    public Task Recursion_PassesTheValuesOn() => VerifyFixAsync(
        """
        Task Walk(string text)
        {
            return Down(3);
            async Task [|Down|](int n) { await Task.Delay(n); if (n > 0) await Down(n - 1); Console.Write(text); }
        }
        """,
        """
        Task Walk(string text)
        {
            return Down(3, text);
            static async Task Down(int n, string text) { await Task.Delay(n); if (n > 0) await Down(n - 1, text); Console.Write(text); }
        }
        """);

    [Theory]
    [InlineData("Task M(int n) { n++; return Core(); async Task [|Core|]() { await Task.Delay(n); } }")]
    [InlineData("Task M(int n) { n *= 2; return n < 0 ? Task.CompletedTask : Core(); async Task [|Core|]() { while (n > 0) await Task.Delay(n--); } }")]
    [InlineData("async Task M(int[] all) { foreach (var n in all) { var m = n; await Core(m--); async Task [|Core|](int k) { await Task.Delay(m++ + k); } } }")]
    [InlineData("Task M(int n) { Show(); return Core(); async Task [|Core|]() { await Task.Delay(n); } void Show() => Console.Write(n); }")]
    [InlineData("Task M(int n) { return Core(); async Task [|Core|]() { await Task.Delay(n); Static(); } static void Static() { } }")]
    [InlineData("Task M(int n) { return Core(); async Task [|Core|]() { await Task.Delay(n); Log(); } void Log() => Console.Write(_n); }")]
    [InlineData("Task M(int n) { return Core(); async Task [|Core|]() { await Task.Delay(n); A(); } void A() => B(); void B() => Console.Write(1); }")]
    [InlineData("Task M(int n) { { var m = n; return Core(); async Task [|Core|]() { await Task.Delay(m); } } }")]
    public Task ValuesThatStay_AreReported(string member) => VerifyAtAnyHeat.VerifyAnalyzerAsync(Class(member));

    [Theory]
    [InlineData("Task M(int n) { var t = Core(); n++; return t; async Task Core() { await Task.Delay(n); } }")]
    [InlineData("async Task<int> M(int n) { await Core(); return n; async Task Core() { await Task.Delay(n); n++; } }")]
    [InlineData("async Task M(int n) { await Core(); await Core(); async Task Core() { await Task.Delay(n); n++; } }")]
    [InlineData("async Task M(int n) { for (var i = 0; i < 3; i++) await Core(); async Task Core() { await Task.Delay(n); n++; } }")]
    [InlineData("async Task M(int n) { for (var i = n; i < 3; i++) { await Core(); async Task Core() { await Task.Delay(1); i++; } } }")]
    [InlineData("IEnumerable<int> M(int n) { return Core(); IEnumerable<int> Core() { while (n > 0) yield return n--; } }")]
    [InlineData("Task M(int n) { Show(); return Core(); async Task Core() { await Task.Delay(n); n++; Show(); } void Show() => Console.Write(n); }")]
    [InlineData("Task M(int n) { return Core(); async Task Core() { await Task.Delay(n); Action a = () => n++; a(); } }")]
    [InlineData("Task M(int n) { return Core(); async Task Core() { await Task.Delay(n); if (n-- > 0) await Core(); } }")]
    [InlineData("Task M(int n) { return Core(); async Task Core() { await Task.Delay(n); } void Add() => n++; }")]
    [InlineData("Task M(int n) { Func<int> f = () => n; return Core(); async Task Core() { await Task.Delay(n); } }")]
    [InlineData("Task M(int n) { Func<Task> f = Core; return f(); async Task Core() { await Task.Delay(n); } }")]
    [InlineData("Task M(int n) { Func<Task> f = () => Core(); return f(); async Task Core() { await Task.Delay(n); } }")]
    [InlineData("Task M(int n) { Action f = Show; f(); return Core(); async Task Core() { await Task.Delay(n); } void Show() => Console.Write(n); }")]
    [InlineData("Task M(int n) { return Core(); async Task Core() { await Task.Delay(n); Show(); } void Show() => Console.Write(n); }")]
    [InlineData("Task M(int n) { return Core(); async Task Core() { await Task.Delay(n); A(); } void A() => B(); void B() => Console.Write(n); }")]
    [InlineData("Task M(int n) { return Core(); async Task Core(int m = 1) { await Task.Delay(n + m); } }")]
    [InlineData("Task M(int n) { return Core(m: 1); async Task Core(int m) { await Task.Delay(n + m); } }")]
    [InlineData("Task M(int n) { return Core<int>(); async Task Core<T>() { await Task.Delay(n); } }")]
    [InlineData("Task M(int n) { return Core(n); async Task Core(int n) { await Task.Delay(n); } }")]
    [InlineData("Task M(int n) { return Core(); async Task Core() { await Task.Delay(_n); } }")]
    [InlineData("Task M(int n) { return Core(); Task Core() { return Task.Delay(n); } }")]
    [InlineData("Task M(int n) { return Task.CompletedTask; async Task Core() { await Task.Delay(n); } }")]
    [InlineData("async Task M(int n) { while (n > 0) { await Core(); n--; } async Task Core() { await Task.Delay(n); } }")]
    [InlineData("Task M(string s) { var a = new { s }; return Core(); async Task Core() { await Task.Delay(a.s.Length); } }")]
    public Task ValuesThatChangeAndFunctionsThatAreMore_AreNotReported(string member) => VerifyAtAnyHeat.VerifyAnalyzerAsync(Class(member));

    [Fact]
    public Task Message_NamesWhatIsCaptured() => Verify.VerifyAnalyzerAsync(Class(
        """
        Task M(int n) { return Core(); async Task {|#0:Core|}() { await Task.Delay(n); } }
        void Loop(string all) { foreach (var n in all) M(n); }
        """),
        new DiagnosticResult("ALLOC406", DiagnosticSeverity.Info).WithLocation(0).WithMessage(
            "'Core' captures 'n' in a closure, which allocates 24 B where parameters would do (called in a loop at Test0.cs:9)"));

    [Fact]
    public Task BeforeCSharp8_AParameterCannotHaveTheName()
    {
        var source = Class("Task M(int n) { return Core(); async Task [|Core|]() { await Task.Delay(n); } }");
        return new VerifyAtAnyHeat.Test { TestCode = source, FixedCode = source, LanguageVersion = LanguageVersion.CSharp7_3 }.RunAsync();
    }

    [Theory]
    [InlineData("string? text", "text == null", "text.Length", "string text")]
    [InlineData("string? text", "false", "text?.Length ?? 0", "string? text")]
    public Task NullableVariable_IsDeclaredAsTheCompilerKnowsIt(string parameter, string guard, string use, string given) => VerifyFixAsync(
        $$"""
        #nullable enable
        Task M({{parameter}}) { if ({{guard}}) return Task.CompletedTask; return Core(); async Task [|Core|]() { await Task.Delay({{use}}); } }
        """,
        $$"""
        #nullable enable
        Task M({{parameter}}) { if ({{guard}}) return Task.CompletedTask; return Core(text); static async Task Core({{given}}) { await Task.Delay({{use}}); } }
        """);

    [Fact]
    public Task NumberThatIsKnownToBeThere_IsNotGiven()
    {
        var source = Class(
            """
            #nullable enable
            Task M(int? n) { if (n == null) return Task.CompletedTask; return Core(); async Task [|Core|]() { await Task.Delay(n.Value); } }
            """);
        return VerifyAtAnyHeat.VerifyCodeFixAsync(source, source);
    }

    private static Task VerifyFixAsync(string source, string fixedSource) => VerifyAtAnyHeat.VerifyCodeFixAsync(Class(source), Class(fixedSource));

    private static string Class(string members) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.Threading;
        using System.Threading.Tasks;
        class C
        {
            int _n = 1;
        {{members}}
        }
        """;
}
