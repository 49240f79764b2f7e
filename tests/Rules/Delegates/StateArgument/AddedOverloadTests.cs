using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Delegates.StateArgument.StateArgumentAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.StateArgument.StateArgumentCodeFix>;
using VerifyAtDefaultHeat = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Delegates.StateArgument.StateArgumentAnalyzer>;

namespace Allocations.Tests.Delegates.StateArgument;

/// <summary>ALLOC401 where the callee is a method of the project that lacks the overload with a state.</summary>
public sealed class AddedOverloadTests
{
    [Theory]
    [InlineData(
        "void Run(Action action) => action();",
        "Run([|() => Use(text)|]);",
        "void Run<TState>(Action<TState> action, TState state) => action(state);",
        "Run(static text => Use(text), text);")]
    [InlineData(
        "internal static int Get(string key, Func<string, int> make, int other = 1) { if (make == null) return other; return make(key) + make.Invoke(\"\"); }",
        "Get(text, [|k => k.Length + number|]);",
        "internal static int Get<TState>(string key, Func<string, TState, int> make, TState state, int other = 1) { if (make == null) return other; "
            + "return make(key, state) + make.Invoke(\"\", state); }",
        "Get(text, static (k, number) => k.Length + number, number);")]
    [InlineData(
        "protected T Try<T>(System.Func<T>? run) where T : class? { lock (this) return run?.Invoke()!; }",
        "Try([|() => Name(text)|]);",
        "protected T Try<T, TState>(Func<TState, T>? run, TState state) where T : class? { lock (this) return run?.Invoke(state)!; }",
        "Try(static state => state.self.Name(state.text), (self: this, text));")]
    [InlineData(
        "void Run(Action action) => action();",
        "for (var i = 0; i < 3; i++) Run([|() => Use(text + i)|]);",
        "void Run<TState>(Action<TState> action, TState state) => action(state);",
        "for (var i = 0; i < 3; i++) Run(static state => Use(state.text + state.i), (text, i));")]
    [InlineData(
        "static void Check(object o, string name) { if (o is null) throw new ArgumentNullException(name); }\n\n    "
            + "void Run(Action action) { Check(action, nameof(action)); action(); }",
        "Run([|() => Use(text)|]);",
        "void Run<TState>(Action<TState> action, TState state) { Check(action, nameof(action)); action(state); }",
        "Run(static text => Use(text), text);")]
    [InlineData(
        "void Run(float value, int unit = 0) { } void Run(int[] all, params string[] names) { }\n\n    void Run(Action<string> action) { action(\"\"); }",
        "Run([|s => Use(s + text)|]); Run(3, 4);",
        "void Run<TState>(Action<string, TState> action, TState state) { action(\"\", state); }",
        "Run(static (s, text) => Use(s + text), text); Run(3, 4);")]
    [InlineData(
        "static bool Has(string[] all, Predicate<string> test) { foreach (var one in all) if (test(one)) return true; return false; }",
        "Has(new[] { text }, [|s => s.Length > number|]);",
        "static bool Has<TState>(string[] all, Func<string, TState, bool> test, TState state) { foreach (var one in all) if (test(one, state)) return true; "
            + "return false; }",
        "Has(new[] { text }, static (s, number) => s.Length > number, number);")]
    [InlineData(
        "delegate void Step<T>(int at, T? item, string?[] rest) where T : class;\n\n    void Run(Step<string> step) { step?.Invoke(1, null, null!); }",
        "Run([|(at, item, rest) => Use(text + at)|]);",
        "void Run<TState>(Action<int, string?, string?[], TState> step, TState state) { step?.Invoke(1, null, null!, state); }",
        "Run(static (at, item, rest, text) => Use(text + at), text);")]
    [InlineData(
        "class Func { }\n\n    delegate int Make();\n\n    int Run(Make make) => make();",
        "Run([|() => number|]);",
        "int Run<TState>(Func<TState, int> make, TState state) => make(state);",
        "Run(static number => number, number);")]
    public Task CalleeThatOnlyRunsItsDelegate_GetsAnOverload(string method, string call, string overload, string called) =>
        Verify.VerifyCodeFixAsync(Source(method, call), Source(method + "\n\n    " + overload, called));

    [Fact]
    public Task CalleeOfAnotherFile_GetsTheOverloadThere()
    {
        const string Head = "#nullable disable\nusing System;\n\nnamespace Runners;\n\n/// <summary>A file that is longer than the caller's.</summary>\n"
            + "public static class Runner\n{\n    public static int Count;\n\n    public static void Run(Action action, int times = 1)\n    {\n"
            + "        for (var i = 0; i < times; i++)\n            action();\n    }\n";
        const string Overload = "\n    public static void Run<TState>(Action<TState> action, TState state, int times = 1)\n    {\n"
            + "        for (var i = 0; i < times; i++)\n            action(state);\n    }\n";
        var test = new Verify.Test
        {
            TestCode = "class C { string _s; void M(int n) => Runners.Runner.Run([|() => _s += n|]); }",
            FixedCode = "class C { string _s; void M(int n) => Runners.Runner.Run(static state => state.self._s += state.n, (self: this, n)); }",
        };
        test.TestState.Sources.Add(Head + "}\n");
        test.FixedState.Sources.Add(Head + Overload + "}\n");
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("void Run(Action action) { action(); Again(action, 3); } void Again(Action action, int count) { while (count-- > 0) action(); }")]
    [InlineData("void Run(Action action) => Again(action); void Again(Action action) => Once(action); static void Once(Action action) => action?.Invoke();")]
    public Task CalleeThatHandsItsDelegateOn_NeedsSeveralOverloads(string methods) => Verify.VerifyCodeFixAsync(
        Source(methods, "Run([|() => Use(text)|]);"), Source(methods, "Run([|() => Use(text)|]);"));

    [Theory]
    [InlineData("while (true) Run([|() => Use(text)|]);")]
    [InlineData("Run(() => Use(text));")]
    [InlineData("Run(() => Use(text + new string('a', 3)));")]
    public Task OneMoreOverload_NeedsMoreThanOneLoop(string call) => VerifyAtDefaultHeat.VerifyAnalyzerAsync(
        "using System; public class C { static void Run(Action action) => action(); void Use(string text) { } "
            + "public void M(string[] all) { foreach (var text in all) { " + call + " } } }");

    [Theory]
    [InlineData("delegate void Step(ref int at);", "(ref int at) => Use(text)", "Run(Step step) { var at = 1; step(ref at); }")]
    [InlineData("delegate bool Step(out int at);", "(out int at) => { at = 1; return text == null; }", "Run(Step step) { step(out var at); }")]
    [InlineData("delegate void Step(params string[] all);", "all => Use(text)", "Run(Step step) { step(); }")]
    [InlineData("delegate void Step(int at = 1);", "at => Use(text)", "Run(Step step) { step(); }")]
    [InlineData("delegate void Step(Span<int> at);", "at => Use(text)", "Run(Step step) { step(default); }")]
    public Task DelegateThatNoActionCanStandFor_IsSilent(string type, string lambda, string method) =>
        Verify.VerifyAnalyzerAsync(Source(type + "\n\n    void " + method, "Run(" + lambda + ");"));

    [Theory]
    [InlineData("void Run(Action action) { action(); Again(action); } void Again(Action action) => _kept = action; Action _kept;")]
    [InlineData("void Run(Action action) { action(); Again(action); } protected virtual void Again(Action action) => action();")]
    [InlineData("void Run(Action action) { action(); Again(action); } "
        + "async void Again(Action action) { await System.Threading.Tasks.Task.Yield(); action(); }")]
    [InlineData("void Run(Action action) { action(); Again(action); } "
        + "System.Collections.Generic.IEnumerable<int> Again(Action action) { action(); yield break; }")]
    [InlineData("void Run(Action action) { action(); new System.Threading.Thread(action.Invoke).Start(); }")]
    public Task CalleeThatGivesItsDelegateAway_IsSilent(string methods) => Verify.VerifyAnalyzerAsync(Source(methods, "Run(() => Use(text));"));

    [Fact]
    public Task Documentation_TellsOfTheState() => Verify.VerifyCodeFixAsync(
        Source("/// <summary>Runs it.</summary>\n    /// <param name=\"action\">What to run.</param>\n    public void Run(Action action)\n    {\n"
            + "        // Now.\n        action();\n    } // end", "Run([|() => Use(text)|]);"),
        Source("/// <summary>Runs it.</summary>\n    /// <param name=\"action\">What to run.</param>\n    public void Run(Action action)\n    {\n"
            + "        // Now.\n        action();\n    } // end\n\n"
            + "    /// <summary>Runs it.</summary>\n    /// <param name=\"action\">What to run.</param>\n"
            + "    /// <param name=\"state\">What 'action' is given each time.</param>\n"
            + "    public void Run<TState>(Action<TState> action, TState state)\n    {\n"
            + "        // Now.\n        action(state);\n    }", "Run(static text => Use(text), text);"));

    [Fact]
    public Task MethodBesideOthersOnItsLine_HasTheOverloadThereToo() => Verify.VerifyCodeFixAsync(
        Source("int _kept; void Run(Action action) => action(); int Kept => _kept;", "Run([|() => Use(text)|]);"),
        Source("int _kept; void Run(Action action) => action(); void Run<TState>(Action<TState> action, TState state) => action(state); int Kept => _kept;",
            "Run(static text => Use(text), text);"));

    [Fact]
    public Task SeveralCalls_ShareOneOverload() => Verify.VerifyCodeFixAsync(
        Source("void Run(Action action) => action();", "Run([|() => Use(text)|]); Run([|() => Use(number)|]);"),
        Source("void Run(Action action) => action();\n\n    void Run<TState>(Action<TState> action, TState state) => action(state);",
            "Run(static text => Use(text), text); Run(static number => Use(number), number);"));

    [Theory]
    [InlineData("void Run<TState>(Action<TState> action, TState state) { Use(1); action(state); }", "Pass a state to the lambda")]
    [InlineData("void Run<TState>(Action<TState> action, TState state) { action(state); }",
        "Pass a state to the lambda ('Run' is taken to hand on what it is given)")]
    public Task OverloadThatIsThere_IsTheSameMethod(string overload, string title)
    {
        var method = "void Run(Action action) { Use(1); action(); } " + overload;
        return new Verify.Test
        {
            TestCode = Source(method, "Run([|() => Use(text)|]);"),
            FixedCode = Source(method, "Run(static text => Use(text), text);"),
            BatchFixedState = { Sources = { Source(method, title.EndsWith(')') ? "Run([|() => Use(text)|]);" : "Run(static text => Use(text), text);") },
                MarkupHandling = Microsoft.CodeAnalysis.Testing.MarkupMode.Allow },
            CodeActionVerifier = (action, verifier) => verifier.Equal(title, action.Title),
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("Action _kept; void Run(Action action) => _kept = action;", "Run(() => Use(text));")]
    [InlineData("Action _kept; void Run(Action action) { _kept = action + null; action(); }", "Run(() => Use(text));")]
    [InlineData("void Run(Action action) => Later(action); void Later(Action action) { }", "Run(() => Use(text));")]
    [InlineData("virtual void Run(Action action) => action();", "Run(() => Use(text));")]
    [InlineData("async System.Threading.Tasks.Task Run(Action action) { await System.Threading.Tasks.Task.Yield(); action(); }", "_ = Run(() => Use(text));")]
    [InlineData("System.Collections.Generic.IEnumerable<int> Run(Func<int> action) { yield return action(); }", "Run(() => number);")]
    [InlineData("void Run(Action action) { void Inner() => action(); Inner(); }", "Run(() => Use(text));")]
    [InlineData("void Run(Action action) { if (action.Target != null) action(); }", "Run(() => Use(text));")]
    [InlineData("void Run(Action action) => action(); void Run(Action action, int times) { }", "Run(() => Use(text));")]
    [InlineData("void Run(Action action) => action(); void Run(object action, int times) { }", "Run(() => Use(text));")]
    [InlineData("void Run(Action action) => action(); void Run<T>(int times, T action) { }", "Run(() => Use(text));")]
    [InlineData("void Run(Action action) => action(); void Run(params object[] all) { }", "Run(() => Use(text));")]
    [InlineData("void Run(Action action) => action(); void Run(int n, System.Linq.Expressions.Expression<Action> action) { }", "Run(() => Use(text));")]
    [InlineData(
        "object _kept; void Check(object o) { _kept = o; } void Run(Action action) { Check(action); action(); }", "Run(() => Use(text));")]
    [InlineData("virtual void Check(object o) { } void Run(Action action) { Check(action); action(); }", "Run(() => Use(text));")]
    [InlineData("void Run(params Action[] actions) { foreach (var action in actions) action(); }", "Run(() => Use(text));")]
    [InlineData("void Run(Action action = null) => action();", "Run(() => Use(text));")]
    [InlineData("void Run(Action action) => action();", "Run(() => text = \"\"); Use(text);")]
    [InlineData("void Run(Action action) { }", "Run(() => Use(text));")]
    [InlineData("void Run(Action action) => action();", "for (var i = 0; i < 3; i++) Run(() => Use(text + i++));")]
    [InlineData("void Run(Action action) => action();", "for (var i = 0; i < 3; i++) { void Next() => i++; Run(() => { Next(); Use(text + i); }); }")]
    [InlineData("object Run(Func<object> action) => action();", "for (var i = 0; i < 3; i++) { Run(() => new Func<int>(() => i)); }")]
    [InlineData("virtual void Run(Action action) => action();", "for (var i = 0; i < 3; i++) Run(() => Use(text + i));")]
    public Task CalleeThatCannotHandOnAState_IsSilent(string method, string call)
    {
        var code = Source(method.Replace("virtual void", "protected virtual void", StringComparison.Ordinal), call);
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Theory]
    [InlineData("public void Run(all::Action action) => action();", "Run([|() => Use(text)|]);")]
    [InlineData("public void Act(Action action) => action();", "Act([|() => Use(text)|]);")]
    public Task OverloadThatCannotBeWritten_HasNoFix(string method, string call)
    {
        var code = "using all = System;\n" + Source(method, call)
            + "static class Extensions { public static void Act(this C c, Action a) => a(); "
            + "public static void Act<T>(this C c, Action<T> a, T b, int d = 1) { } }";
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Theory]
    [InlineData("x > 0 ? Run([|y => Again(y - 1) + number|], x) : 0", "x > 0 ? Run(static (y, self) => self.Again(y - 1) + self.number, this, x) : 0", false)]
    [InlineData("Run([|y => number - y|], x)", "Run(static (y, self) => self.number - y, this, x)", true)]
    public async Task LambdaThatMayRunAgain_NeedsMoreStack(string call, string called, bool isSafe)
    {
        const string Method = "int number;\n    int Run(Func<int, int> run, int x) => run(x);";
        var title = await new Verify.Test
        {
            TestCode = Source(Method + " int Again(int x) => " + call + ";", ""),
            FixedCode = Source(
                Method + "\n\n    int Run<TState>(Func<int, TState, int> run, TState state, int x) => run(x, state); int Again(int x) => " + called + ";", ""),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);
        Assert.Equal("Add an overload of 'Run' that hands a state to the lambda" + (isSafe ? "" : " (recursion needs more stack)"), title);
    }

    [Theory]
    [InlineData("Told += Tell;", " ('Tell' is another function in the overload)")]
    [InlineData("Tell();", "")]
    public async Task LocalFunctionThatBecomesADelegate_IsAnother(string statement, string difference)
    {
        var body = "{ void Tell() { } " + statement + " return run(";
        var title = await new Verify.Test
        {
            TestCode = Source("event Action Told;\n    int Run(Func<int> run) " + body + "); }", "Run([|() => number|]);"),
            FixedCode = Source(
                "event Action Told;\n    int Run(Func<int> run) " + body + "); }\n\n    int Run<TState>(Func<TState, int> run, TState state) "
                    + body + "state); }",
                "Run(static number => number, number);"),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);
        Assert.Equal("Add an overload of 'Run' that hands a state to the lambda" + difference, title);
    }

    [Theory]
    [InlineData("Run(null, text);")]
    [InlineData("Run(Take, text);")]
    public Task OverloadThatAnotherCallWouldMean_IsNotAdded(string call)
    {
        var code = Source(
            "void Run(Action<int> run, object other = null) => run?.Invoke(1); void Take(int a) { } void Take(int a, string b) { }",
            "Run([|x => Use(number)|]); " + call);
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Fact]
    public Task OverloadThatNoOtherCallMeans_IsAdded() => Verify.VerifyCodeFixAsync(
        Source("void Run(Action<int> run, object other = null) => run?.Invoke(1); static void Take(int a) { }", "Run([|x => Use(number)|]); Run(Take, text);"),
        Source("void Run(Action<int> run, object other = null) => run?.Invoke(1);\n\n    void Run<TState>(Action<int, TState> run, TState state, "
            + "object other = null) => run?.Invoke(1, state); static void Take(int a) { }",
            "Run(static (x, number) => Use(number), number); Run(Take, text);"));

    [Theory]
    [InlineData("public int Get() => ++_n;", "own.Get()")]
    [InlineData("[System.Diagnostics.CodeAnalysis.UnscopedRef] public ref int Get() => ref _n;", "own.Get()++")]
    public Task StructThatAMemberChangesOrGivesAway_IsCaptured(string member, string value)
    {
        var code = Source(
            "int Run(Func<int> run) => run(); struct Own { int _n; public Own(int n) { _n = n; } " + member + " }",
            "var own = new Own(number); Run(() => " + value + "); Use(own.Get());");
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Fact]
    public Task StructThatAMemberReads_IsTheState() => Verify.VerifyCodeFixAsync(
        Source("int Run(Func<int> run) => run();", "var own = new Own(number); Run([|() => own.Get()|]); Use(own.Get());")
            + "struct Own { int _n; public Own(int n) { _n = n; } public int Get() => _n; }",
        Source("int Run(Func<int> run) => run();\n\n    int Run<TState>(Func<TState, int> run, TState state) => run(state);",
            "var own = new Own(number); Run(static own => own.Get(), own); Use(own.Get());")
                + "struct Own { int _n; public Own(int n) { _n = n; } public int Get() => _n; }");

    [Fact]
    public Task OneLoop_IsEnough() => VerifyAtDefaultHeat.VerifyAnalyzerAsync(
        Source("void Run(Action action) => action();", "foreach (var one in text) { Run([|() => Use(one)|]); } Run(() => Use(number));"));

    [Fact]
    public async Task Overloads_BehaveTheSame()
    {
        const string Code =
            """
            using System;
            using System.Text;
            public static class P
            {
                static int Guarded(Func<int, int> run, int times)
                {
                    if (run is null)
                        throw new ArgumentNullException(nameof(run));
                    var sum = 0;
                    try
                    {
                        for (var i = 0; i < times; i++)
                            sum = unchecked(sum * 31 + run(i));
                    }
                    catch (DivideByZeroException)
                    {
                        return run(1) - 1;
                    }

                    return sum;
                }

                static void Said(StringBuilder trace, Action<string> say)
                {
                    trace.Append('[');
                    say?.Invoke("a");
                    say("b");
                    trace.Append(']');
                }

                public static string M(int n)
                {
                    var trace = new StringBuilder();
                    var k = n & 7;
                    var sum = Guarded(i => 100 / (i == 1 ? 1 : i - k + 1) + n, k + 2);
                    Said(trace, text => trace.Append(text).Append(n).Append(sum));
                    for (var i = 0; i < 3; i++)
                    {
                        var j = i * n;
                        Said(trace, text => trace.Append(j).Append(text));
                    }

                    return trace.ToString() + sum;
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<
            Allocations.Analyzers.Rules.Delegates.StateArgument.StateArgumentAnalyzer,
            Allocations.CodeFixes.Rules.Delegates.StateArgument.StateArgumentCodeFix>(Code);

        Assert.Contains("static int Guarded<TState>(Func<int, TState, int> run, TState state, int times)", changed, StringComparison.Ordinal);
        Assert.Contains("static void Said<TState>(StringBuilder trace, Action<string, TState> say, TState state)", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Code,
            changed,
            new[] { 0, 1, 2, 3, 5, 7, 8, 9, 100, -1, int.MaxValue, int.MinValue }.Select(static n => new object?[] { n }),
            LanguageVersion.Latest,
            "M");
    }

    private static string Source(string method, string statements) =>
        $$"""
        #nullable enable annotations
        using System;

        class C
        {
            {{method.Replace("Action? ", "Action ", StringComparison.Ordinal)}}

            static void Use(object value) { }
            string Name(string text) => text + GetHashCode();
            void M(string text, int number)
            {
                {{statements}}
            }
        }

        """;
}
