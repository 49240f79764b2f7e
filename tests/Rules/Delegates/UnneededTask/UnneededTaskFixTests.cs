using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Delegates.UnneededTask.UnneededTaskAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.UnneededTask.UnneededTaskCodeFix>;

namespace Allocations.Tests.Delegates.UnneededTask;

/// <summary>What the fixes of ALLOC405 write, and which of them is safe.</summary>
public sealed class UnneededTaskFixTests
{
    private const string AtOnce = "Return the task without awaiting it (the caller gets the task of the call itself; exceptions before it are thrown at once; "
        + "values of 'AsyncLocal' stay set)";

    [Theory]
    [InlineData(
        "private async Task<string> M(int n) => [|await Load(n)|];",
        "private Task<string> M(int n) => Load(n);")]
    [InlineData(
        "static async /* why */ Task<string> M(int n)\n    {\n        // Loads it.\n        return [|await Load(n).ConfigureAwait(false)|];\n    }",
        "static /* why */ Task<string> M(int n)\n    {\n        // Loads it.\n        return Load(n);\n    }")]
    [InlineData("async Task M(int n) { [|await Load(n)|]; }", "Task M(int n) { return Load(n); }")]
    [InlineData("void M(int n) => Run(async () => [|await Load(n)|]);", "void M(int n) => Run(() => Load(n));")]
    [InlineData("void M(int n) => Run(async delegate { return [|await Load(n)|]; });", "void M(int n) => Run(delegate { return Load(n); });")]
    [InlineData(
        "async Task<string> M(int n)\n    {\n        if (n < 0)\n            throw new Exception();\n        if (n > 1)\n"
            + "            return [|await Load(n)|];\n"
            + "        return await Load(1).ConfigureAwait(false); // first\n    }",
        "Task<string> M(int n)\n    {\n        if (n < 0)\n            throw new Exception();\n        if (n > 1)\n            return Load(n);\n"
            + "        return Load(1); // first\n    }")]
    [InlineData(
        "async Task M(int n) { if (n < 0) { [|await Load(n)|]; } else await Load(1); }",
        "Task M(int n) { if (n < 0) { return Load(n); } else return Load(1); }")]
    [InlineData(
        "async Task M(int n)\n    {\n        if (n > 1)\n            [|await Load(n).Configured()|]; // later\n    }",
        "Task M(int n)\n    {\n        if (n > 1)\n            return Load(n); // later\n        return Task.CompletedTask;\n    }")]
    [InlineData(
        "async Task M(int n)\n    {\n        if (n > 1)\n        {\n            [|await Load(n)|];\n        }\n    }",
        "Task M(int n)\n    {\n        if (n > 1)\n        {\n            return Load(n);\n        }\n        return Task.CompletedTask;\n    }")]
    [InlineData(
        "async Task M(int n) { if (n > 1) return; [|await Load(n)|]; }",
        "Task M(int n) { if (n > 1) return Task.CompletedTask; return Load(n); }")]
    [InlineData(
        "async Task M(int n) { if (n > 1) { [|await Load(n)|]; return; } if (n > 2) Texts[0] = null; else await Load(1); }",
        "Task M(int n) { if (n > 1) { return Load(n); } if (n > 2) Texts[0] = null; else return Load(1); return Task.CompletedTask; }")]
    [InlineData(
        "async Task<string> M(int n) { if (n > 1) return n > 3 ? null : \"a\"; return [|await Load(n)|]; }",
        "Task<string> M(int n) { if (n > 1) return Task.FromResult<string>(n > 3 ? null : \"a\"); return Load(n); }")]
    [InlineData(
        "async ValueTask<string> M(int n) { if (n > 1) return \"a\"; return [|await Read(n)|]; }",
        "ValueTask<string> M(int n) { if (n > 1) return new ValueTask<string>(\"a\"); return Read(n); }")]
    [InlineData("async ValueTask<string> M(int n) => [|await Load(n)|];", "ValueTask<string> M(int n) => new ValueTask<string>(Load(n));")]
    [InlineData("async Task<string> M(int n) => [|await Read(n).ConfigureAwait(false)|];", "Task<string> M(int n) => Read(n).AsTask();")]
    [InlineData(
        "async ValueTask M(int n) { if (n < 3) return; [|await Later.Wait(n)|]; }",
        "ValueTask M(int n) { if (n < 3) return default; return new ValueTask(Later.Wait(n)); }")]
    [InlineData(
        "async ValueTask M(int n) { if (n < 3) return; [|await Done(n)|]; }",
        "ValueTask M(int n) { if (n < 3) return default; return Done(n); }")]
    [InlineData(
        "void M(int n) => Start(async () => { if (n > 1) [|await Load(n)|]; });",
        "void M(int n) => Start(() => { if (n > 1) return Load(n); return Task.CompletedTask; });")]
    public Task FunctionThatOnlyAwaits_ReturnsTheTask(string before, string after) => UnsafeAsync(In("", before), In("", after), AtOnce);

    [Theory]
    [InlineData(
        "Task<int> M(int n)\n    {\n        n++;\n        var source = [|new TaskCompletionSource<int>()|];\n        "
            + "source.SetResult(n);\n        return source.Task;\n    }",
        "Task<int> M(int n)\n    {\n        n++;\n        return Task.FromResult<int>(n);\n    }")]
    [InlineData(
        "Task M(string s)\n    {\n        // Done.\n        var source = [|new TaskCompletionSource<object>()|];\n        "
            + "source.SetResult(s);\n        return source.Task;\n    }",
        "Task M(string s)\n    {\n        // Done.\n        return Task.FromResult<object>(s);\n    }")]
    [InlineData(
        "Task M()\n    {\n        var source = [|new TaskCompletionSource()|];\n        source.SetResult();\n        return source.Task;\n    }",
        "Task M()\n    {\n        return Task.CompletedTask;\n    }")]
    [InlineData(
        "Task<int> M(int n)\n    {\n        var source = [|new TaskCompletionSource<int>()|];\n        "
            + "source.SetResult(n); // why\n        return source.Task;\n    }",
        "Task<int> M(int n)\n    {\n        // why\n        return Task.FromResult<int>(n);\n    }")]
    public Task SourceOfACompleteTask_IsNotMade(string before, string after) =>
        UnsafeAsync(In("", before), In("", after), "Make the task complete (calls may give the same task)");

    [Theory]
    [InlineData("private async Task<string> G(int n)", "private async ValueTask<string> G(int n)")]
    [InlineData("async /* why */ System.Threading.Tasks.Task<string> G(int n)", "async /* why */ ValueTask<string> G(int n)")]
    [InlineData("internal static async Task<string> G(int n)", "internal static async ValueTask<string> G(int n)")]
    public Task MethodThatHasItsValue_GivesAValueTask(string before, string after) => Verify.VerifyCodeFixAsync(
        In("", before + " { if (n < 2) return [|Texts[n]|]; return await Load(n); } async Task<int> M(int n) => (await G(n).ConfigureAwait(false)).Length;"),
        In("", after + " { if (n < 2) return Texts[n]; return await Load(n); } async Task<int> M(int n) => (await G(n).ConfigureAwait(false)).Length;"));

    [Theory]
    [InlineData(" { var text = Texts[0]; if (n > 1) text = await Load(n); return [|text|]; }")]
    [InlineData(" => [|Texts[n] ?? await Load(n)|];")]
    [InlineData(" { return [|Texts[n] ??= await Load(n)|]; }")]
    public Task MethodThatNeedNotAwait_GivesAValueTask(string body) => Verify.VerifyCodeFixAsync(
        In("", "async Task<string> G(int n)" + body + " async Task<int> M(int n) => (await G(n)).Length;"),
        In("", "async ValueTask<string> G(int n)" + body.Replace("[|", "").Replace("|]", "") + " async Task<int> M(int n) => (await G(n)).Length;"));

    [Theory]
    [InlineData(
        "Task<string> G(int n) { if (n < 2) return [|Task.FromResult(Texts[n])|]; return Slow(n); }",
        "ValueTask<string> G(int n) { if (n < 2) return new ValueTask<string>(Texts[n]); return new ValueTask<string>(Slow(n)); }")]
    [InlineData(
        "static System.Threading.Tasks.Task<string> G(int n)\n    {\n        // There.\n        return [|Task.FromResult<string>(Texts[n])|]; // now\n    }",
        "static ValueTask<string> G(int n)\n    {\n        // There.\n        return new ValueTask<string>(Texts[n]); // now\n    }")]
    [InlineData("Task<string> G(int n) => [|Task.FromResult(Texts[n])|];", "ValueTask<string> G(int n) => new ValueTask<string>(Texts[n]);")]
    public Task MethodThatMakesATaskOfItsValue_GivesAValueTask(string before, string after) => Verify.VerifyCodeFixAsync(
        In("", before + MoreOfResult), In("", after + MoreOfResult));

    [Theory]
    [InlineData("Task.FromResult<object>(null)", "new ValueTask<object>(result: null)")]
    [InlineData("Task.FromResult<object>(default /* none */)", "new ValueTask<object>(result: default /* none */)")]
    [InlineData("Task.FromResult<object>(Slow(n))", "new ValueTask<object>(result: Slow(n))")]
    [InlineData("Task.FromResult<object>(\"a\")", "new ValueTask<object>(\"a\")")]
    public Task ValueThatCouldBeATask_IsNamedAsTheResult(string before, string after) => Verify.VerifyCodeFixAsync(
        In("", "Task<object> G(int n) { if (n < 2) return [|Task.FromResult<object>(Texts[n])|]; return " + before + "; }" + MoreOfObject),
        In("", "ValueTask<object> G(int n) { if (n < 2) return new ValueTask<object>(Texts[n]); return " + after + "; }" + MoreOfObject));

    private const string MoreOfObject =
        " static async Task<object> Slow(int n) { await Task.Yield(); return Texts[n]; } async Task<int> M(int n) => (await G(n)).GetHashCode();";

    [Fact]
    public Task TaskOfACall_MayBeNull() => UnsafeAsync(
        In("", "Task<string> G(int n) { if (n < 2) return [|Task.FromResult(Texts[n])|]; return Load(n); }" + MoreOfResult),
        In("", "ValueTask<string> G(int n) { if (n < 2) return new ValueTask<string>(Texts[n]); return new ValueTask<string>(Load(n)); }" + MoreOfResult),
        "Give a 'ValueTask' (a task that is null fails where it is returned)");

    [Theory]
    [InlineData("if (n < 2) return [|Task.FromResult(Texts[n])|]; var task = Slow(n); return task;")]
    [InlineData("if (n < 2) return [|Task.FromResult(result: Texts[n])|]; return null;")]
    [InlineData("if (n < 2) return [|Task.FromResult(result: Texts[n])|]; return Slow(n);")]
    public Task OtherTasks_AreNotPutIntoAValueTask(string body)
    {
        var code = In("", "Task<string> G(int n) { " + body + " }" + MoreOfResult);
        return Verify.VerifyCodeFixAsync(code, code);
    }

    private const string MoreOfResult =
        " static async Task<string> Slow(int n) { await Task.Yield(); return Texts[n]; } async Task<int> M(int n) => (await G(n)).Length;";

    [Fact]
    public Task MethodThatComesBackToItself_NeedsMoreStackForAValueTask() => UnsafeAsync(
        In("", "async Task<string> G(int n) { if (n < 2) return [|Texts[n]|]; await Task.Yield(); return await G(n - 1); }"),
        In("", "async ValueTask<string> G(int n) { if (n < 2) return Texts[n]; await Task.Yield(); return await G(n - 1); }"),
        "Give a 'ValueTask' (recursion needs more stack)");

    [Theory]
    [InlineData("struct S { int _n; ", "Task<string> M() => ", "; the struct is changed and not a copy)")]
    [InlineData("readonly struct S { ", "Task<string> M() => ", ")")]
    [InlineData("struct S { int _n; ", "readonly Task<string> M() => ", ")")]
    [InlineData("struct S { int _n; ", "static Task<string> M() => ", ")")]
    public Task MethodOfAStruct_ChangesIt(string type, string method, string end) => UnsafeAsync(
        In("", type + method.Replace("Task<", "async Task<") + "[|await C.Load(1)|]; }"),
        In("", type + method + "C.Load(1); }"),
        AtOnce[..^1] + end);

    [Theory]
    [InlineData("Task<string> GetAsync() => [|Task.FromResult(\"none\")|];", "Task<string>", "GetTask", "\"none\"", "Task<string> GetAsync() => GetTask;")]
    [InlineData("Task<int> Count { get { return [|Task.FromResult(9)|]; } }", "Task<int>", "CountTask", "9", "Task<int> Count { get { return CountTask; } }")]
    public Task TaskOfAConstant_IsKept(string before, string type, string name, string constant, string after) => UnsafeAsync(
        In("", before),
        In("private static readonly " + type + " " + name + " = Task.FromResult(" + constant + ");\n    ", after),
        "Keep the task in a static field (all calls give the same task)");

    [Theory]
    [InlineData("async Task<int> M(int n) => (await [|Read(n).AsTask()|]).Length;", "async Task<int> M(int n) => (await Read(n)).Length;")]
    [InlineData(
        "async Task<int> M(int n)\n    {\n        var text = await [|Read(n)\n            .AsTask()|].ConfigureAwait(false);\n"
            + "        return text.Length;\n    }",
        "async Task<int> M(int n)\n    {\n        var text = await Read(n).ConfigureAwait(false);\n        return text.Length;\n    }")]
    public Task AwaitedValueTask_IsAwaitedItself(string before, string after) => Verify.VerifyCodeFixAsync(In("", before), In("", after));

    [Fact]
    public Task ValueTaskOfAnySource_MayContinueElsewhere() => UnsafeAsync(
        In("", "async Task<int> M(int n) => (await [|Other(n).AsTask()|]).Length;"),
        In("", "async Task<int> M(int n) => (await Other(n)).Length;"),
        "Await the 'ValueTask' itself (what follows may run at another moment, if a source of its own completes it)");

    [Theory]
    [InlineData("async Task M(int n) { if (n > 1) { [|await Load(n)|]; /* done */ return; } await Load(1); }")]
    [InlineData("public Task<DateTime> M() => [|Task.FromResult(DateTime.UtcNow)|];")]
    [InlineData("string _text; public async Task<string> M(int n) { if (_text != null) return [|_text|]; await Task.Yield(); Texts[0] = null; return null; }")]
    [InlineData("class G<T> { Task<string> M() => [|Task.FromResult(\"none\")|]; }")]
    [InlineData("Task<string> M() { const string none = \"none\"; return [|Task.FromResult(none)|]; }")]
    [InlineData("async Task<int> M(int n) => (await [|Read(n) /* why */.AsTask()|]).Length;")]
    [InlineData("Task<int> M(int n) { var source = [|new TaskCompletionSource<int>()|]; n++; source.SetResult(n); return source.Task; }")]
    [InlineData("Task<int> M(int n, Exception e) { var source = [|new TaskCompletionSource<int>()|]; source.SetException(e); return source.Task; }")]
    [InlineData("async Task<int> M(int n) { return [|await Task.Run(() => System.Reflection.MethodBase.GetCurrentMethod().Name.Length)|]; }")]
    [InlineData(
        "async Task<string> G(int n) { if (n < 2) return [|Texts[n]|]; return await Load(n); }\n"
            + "async Task<int> M(int n) => (await G(n)).Length + typeof(C).GetMethod(\"G\").Name.Length;")]
    public Task OtherShape_HasNoFix(string member) => Verify.VerifyCodeFixAsync(In("", member), In("", member));

    [Fact]
    public Task AliasOfATask_HasNoFix()
    {
        var code = "using Texts = System.Threading.Tasks.Task<string>;\n"
            + In("", "public async Texts M(int n) { if (n > 1) return null; return [|await Load(n)|]; }");
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Fact]
    public async Task MethodsThatHaveTheirValues_BehaveTheSame()
    {
        const string Code =
            """
            using System;
            using System.Threading;
            using System.Threading.Tasks;
            public static class P
            {
                static readonly AsyncLocal<int> s_local = new AsyncLocal<int>();
                static string s_last = "";

                static async Task<string> Get(int n)
                {
                    s_local.Value++;
                    if (n % 3 == 0)
                        return s_last;
                    if (n % 5 == 0)
                        throw new InvalidOperationException(n.ToString());
                    await Task.Yield();
                    return s_last = n.ToString();
                }

                static async Task<int> All(int n)
                {
                    async Task<int> Twice(int k)
                    {
                        if (k < 0)
                            return k;
                        await Task.Delay(1);
                        return k * 2;
                    }

                    var sum = 0;
                    for (var i = 0; i < 4; i++)
                    {
                        try { sum += (await Get(n + i)).Length + s_local.Value; }
                        catch (InvalidOperationException e) { sum += e.Message.Length; }
                        finally { sum += await Twice(n).ConfigureAwait(false); }
                    }

                    return sum;
                }

                public static int M(int n) { s_last = ""; return All(n).GetAwaiter().GetResult(); }
            }
            """;
        var changed = await AppliedFix.SafeAsync<
            Allocations.Analyzers.Rules.Delegates.UnneededTask.UnneededTaskAnalyzer,
            Allocations.CodeFixes.Rules.Delegates.UnneededTask.UnneededTaskCodeFix>(Code);

        Assert.Contains("ValueTask<string> Get", changed, StringComparison.Ordinal);
        Assert.Contains("ValueTask<int> Twice", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Code, changed, new[] { 0, 1, 2, 3, 4, 5, 6, 14, 15, 30, -1, -5 }.Select(static n => new object?[] { n }), LanguageVersion.Latest, "M");
    }

    [Fact]
    public async Task AwaitedValueTasks_BehaveTheSame()
    {
        const string Code =
            """
            using System;
            using System.Threading.Tasks;
            public static class P
            {
                static async ValueTask<int> Read(int n)
                {
                    if (n % 3 == 0)
                        await Task.Yield();
                    if (n % 5 == 0)
                        throw new InvalidOperationException(n.ToString());
                    return n * 2;
                }

                static async ValueTask<int> Now(int n) => n < 0 ? throw new ArgumentException("n") : await new ValueTask<int>(n);

                static async ValueTask Wait(int n) { if (n % 2 == 0) await Task.Delay(1); }

                static async Task<int> All(int n)
                {
                    var sum = 0;
                    for (var i = 0; i < 3; i++)
                    {
                        await Wait(n + i).AsTask();
                        try { sum += await Read(n + i).AsTask().ConfigureAwait(false); }
                        catch (InvalidOperationException e) { sum += e.Message.Length; }
                    }

                    return sum + await Now(n).AsTask();
                }

                public static int M(int n) => All(n).GetAwaiter().GetResult();
            }
            """;
        var changed = await AppliedFix.SafeAsync<
            Allocations.Analyzers.Rules.Delegates.UnneededTask.UnneededTaskAnalyzer,
            Allocations.CodeFixes.Rules.Delegates.UnneededTask.UnneededTaskCodeFix>(Code);

        Assert.DoesNotContain("AsTask", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Code, changed, new[] { 0, 1, 2, 3, 4, 5, 6, 14, 15, 30, -1, -5 }.Select(static n => new object?[] { n }), LanguageVersion.Latest, "M");
    }

    private static Task UnsafeAsync(string before, string after, string title) => new Verify.Test
    {
        TestCode = before,
        FixedCode = after,
        BatchFixedState = { MarkupHandling = Microsoft.CodeAnalysis.Testing.MarkupMode.Allow, Sources = { before } },
        CodeActionVerifier = (action, verifier) => verifier.Equal(title, action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string In(string field, string member) =>
        $$"""
        using System;
        using System.Threading.Tasks;

        public class C
        {
            {{field}}static readonly string[] Texts = { "a", "b" };
            static void Run(Func<Task<string>> load) { }
            static Task<string> Load(int n) => Task.FromResult(Texts[n] + "");
            static async ValueTask<string> Read(int n) { await Task.Yield(); return Texts[n]; }
            static ValueTask<string> Other(int n) => new ValueTask<string>(Texts[n]);
            static ValueTask Done(int n) => default;
            static void Start(Func<Task> load) { }
            {{member}}
        }

        static class Later
        {
            public static Task Wait(int n) => Task.CompletedTask;
            public static System.Runtime.CompilerServices.ConfiguredTaskAwaitable<T> Configured<T>(this Task<T> task) => task.ConfigureAwait(false);
        }
        """;
}
