using Allocations.Analyzers.Rules.Delegates.UnneededTask;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Delegates.UnneededTask.UnneededTaskAnalyzer>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Delegates.UnneededTask.UnneededTaskAnalyzer>;

namespace Allocations.Tests.Delegates.UnneededTask;

/// <summary>What ALLOC405 reports, what it says, and where it is silent.</summary>
public sealed class UnneededTaskTests
{
    [Fact]
    public Task SourceThatOneCallCompletes_IsReportedOutsideWarmCode() => Verify.VerifyAnalyzerAsync(
        "using System.Threading.Tasks; static class C { "
        + "internal static Task<int> Of(int n) { var s = [|new TaskCompletionSource<int>()|]; s.SetResult(n); return s.Task; } "
        + "internal static Task<int> Of(bool b) { var s = new TaskCompletionSource<int>(); if (b) s.SetResult(1); else s.SetCanceled(); return s.Task; } }");

    [Theory]
    [InlineData("Task<string> M() => [|Task.FromResult(\"none\")|];")]
    [InlineData("Task<int> M() => [|Task.FromResult(9)|];")]
    [InlineData("Task<int> M() => [|Task.FromResult(-2)|];")]
    [InlineData("Task<long> M() => [|Task.FromResult(1L)|];")]
    [InlineData("Task<char> M() => [|Task.FromResult('a')|];")]
    [InlineData("Task<double> M() => [|Task.FromResult(-0.0)|];")]
    [InlineData("Task<decimal> M() => [|Task.FromResult(1m)|];")]
    [InlineData("Task<DayOfWeek> M() => [|Task.FromResult(DayOfWeek.Friday)|];")]
    [InlineData("async Task<string> M(int n) => [|await Load(n)|];")]
    [InlineData("async Task<string> M(int n) { return [|await Load(n).ConfigureAwait(false)|]; }")]
    [InlineData("async Task M(int n) { [|await Load(n)|]; }")]
    [InlineData("async ValueTask<string> M(int n) => [|await Read(n)|];")]
    [InlineData("async ValueTask<string> M(int n) => [|await Load(n)|];")]
    [InlineData("async ValueTask M(int n) { if (n > 1) return; [|await Waited(n)|]; }")]
    [InlineData("async Task<string> M(int n) => [|await Made(n).ConfigureAwait(false)|];")]
    [InlineData("void M(int n) { Func<int, Task<string>> f = async k => [|await Load(k + n)|]; Keep(f); }")]
    [InlineData("void M(int n) { Keep(Get()); async Task<string> Get() => [|await Load(n)|]; }")]
    [InlineData("async Task<string> M(int n) { Keep(n); return [|await Load(n)|]; }")]
    [InlineData("async Task<string> M(int n) { if (n < 0) throw new Exception(); if (n > 1) return [|await Load(n)|]; else { return await Load(1); } }")]
    [InlineData("async Task M(int n) { Keep(n); if (n < 0) { [|await Load(n)|]; } else if (n > 9) throw new Exception(); else await Load(1); }")]
    [InlineData("async Task M(int n) { if (n > 1) [|await Load(n)|]; }")]
    [InlineData("async Task M(int n) { if (n > 1) [|await Load(n)|]; else Keep(n); }")]
    [InlineData("async Task M(int n) { if (n > 1) { [|await Load(n)|]; return; } await Load(1); }")]
    [InlineData("async Task M(int n) { if (n > 1) return; Keep(n); [|await Load(n).Configured()|]; }")]
    [InlineData("async Task<string> M(int n) { if (n > 1) return null; return [|await Load(n)|]; }")]
    [InlineData("void M(int n) => Run(async () => { lock (Texts) { n++; } return [|await Load(n)|]; });")]
    [InlineData(
        "string _text; async Task<string> G(int n) { if (_text != null) return [|_text|]; return _text = await Load(n); } async Task M() => "
            + "Keep(await G(1));")]
    [InlineData(
        "internal async Task<string> G(string s) { if (s.Length > 1) { return [|s|]; } Keep(await Load(1)); return s; } async Task M() => "
            + "Keep(await G(\"\"));")]
    [InlineData(
        "async Task M(int n) { Keep(await G(n).ConfigureAwait(false)); async Task<int> G(int k) { if (k > 1) return [|k|]; Keep(await "
            + "Load(k)); return 2; } }")]
    [InlineData("async Task<int> M(int n) { var text = await [|Read(n).AsTask()|]; return text.Length; }")]
    [InlineData("async Task<bool> M(Task t) { if (await [|Task.WhenAny(t, Task.Delay(9))|] != t) throw new TimeoutException(); return true; }")]
    [InlineData("async Task M(Task t, CancellationToken c) { if (await [|Task.WhenAny(t, Task.Delay(9, c))|] == t) Keep(t); }")]
    [InlineData("async Task M(Task t) { var d = await [|Task.WhenAny(Task.Delay(9), t)|].ConfigureAwait(false); if (d == t) Keep(d); }")]
    [InlineData("async Task<int> M(int n) => (await [|Read(n).AsTask()|].ConfigureAwait(false)).Length;")]
    public Task TaskThatNothingNeeds_IsReported(string member) => VerifyAtAnyHeat.VerifyAnalyzerAsync(In(member));

    [Theory]
    [InlineData("Task<bool> M() => [|Task.FromResult(true)|];")]
    [InlineData("Task<int> M() => [|Task.FromResult(0)|];")]
    [InlineData("Task<string> M() => [|Task.FromResult<string>(null)|];")]
    [InlineData("Task<bool> M(bool known) => Task.FromResult(known);")]
    public Task TaskThatAnOlderFrameworkDoesNotKeep_IsReported(string member) => new VerifyAtAnyHeat.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "using System.Threading.Tasks; class C { " + member + " }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("Task<bool> M() => Task.FromResult(true);")]
    [InlineData("Task<int> M() => Task.FromResult(8);")]
    [InlineData("Task<int> M() => Task.FromResult(-1);")]
    [InlineData("Task<long> M() => Task.FromResult(0L);")]
    [InlineData("Task<double> M() => Task.FromResult(0.0);")]
    [InlineData("Task<decimal> M() => Task.FromResult(0m);")]
    [InlineData("Task<DayOfWeek> M() => Task.FromResult(DayOfWeek.Sunday);")]
    [InlineData("Task<string> M() => Task.FromResult<string>(null);")]
    [InlineData("Task<object> M() => Task.FromResult<object>(3);")]
    [InlineData("Task<string> M(string text) => Task.FromResult(text);")]
    [InlineData("ValueTask<string> M() => ValueTask.FromResult(\"none\");")]
    [InlineData("Task<string> M(int n) => Load(n);")]
    [InlineData("async Task<string> M(int n) { if (n > 1) Keep(await Load(n)); return await Load(n); }")]
    [InlineData("async Task<string> M(int n) { using var s = new System.IO.MemoryStream(); if (n > 1) return await Load(n); return await Load(1); }")]
    [InlineData("async Task<string> M(int n) { if (n > 1) { lock (Texts) { } } using (new System.IO.MemoryStream()) { return await Load(n); } }")]
    [InlineData("async Task<string> M(int n) { foreach (var text in Texts) { return await Load(text.Length); } throw null; }")]
    [InlineData("async Task M(int n) { if (n > 1) await Load(n); Keep(n); }")]
    [InlineData("async Task M(Task t) { await Task.WhenAny(t, Task.Delay(9)); Keep(t); }")]
    [InlineData("async Task M(Task t, Task u) { if (await Task.WhenAny(t, u) == t) Keep(t); }")]
    [InlineData("async Task M(Task t, CancellationTokenSource c) { if (await Task.WhenAny(t, Task.Delay(9, c.Token)) == t) c.Cancel(); }")]
    [InlineData("async Task M(Task t, CancellationToken c) { if (await Task.WhenAny(t, Task.Delay(Timeout.Infinite, c)) == t) Keep(t); }")]
    [InlineData("async Task M(Task t, CancellationToken c) { if (await Task.WhenAny(t, Task.Delay(Timeout.InfiniteTimeSpan, c)) == t) Keep(t); }")]
    [InlineData("async Task M(Task t, Task u) { if (await Task.WhenAny(t, u, Task.Delay(9)) == t) Keep(t); }")]
    [InlineData("async Task M(int n) { if (n > 1) { await Load(n); Keep(n); return; } await Load(1); }")]
    [InlineData("async Task M(int n) { if (n > 1) { await Load(n); Keep(n); } }")]
    [InlineData("async Task M(int n) { switch (n) { case 1: await Load(n); break; } Keep(n); }")]
    [InlineData("async Task M(int n) { if (n > 1) return; await Later.Wrapped(Load(n)); }")]
    [InlineData("async Task<string> M(int n) { if (n > 1) return (await Load(n)).Trim(); return await Load(1); }")]
    [InlineData("async Task M(int n) { while (true) { await Load(n); } }")]
    [InlineData("async Task<object> M(int n) { if (n > 1) return await Load(n); return await Box(n); }")]
    [InlineData("async Task<string> M(int n) { await foreach (var text in Each()) Keep(text); return await Load(n); }")]
    [InlineData("async Task<string> M(int n) { try { return await Load(n); } catch { return null; } }")]
    [InlineData("async Task<string> M(int n) { using var s = new System.IO.MemoryStream(); return await Load(n); }")]
    [InlineData("async Task<object> M(int n) => await Load(n);")]
    [InlineData("async ValueTask<object> M(int n) => await Load(n);")]
    [InlineData("async Task<string> M(int n) => await Read(n);")]
    [InlineData("async Task<object> M(int n) => await Made(n);")]
    [InlineData("async Task<string> M(int n) => await Overridden(n);")]
    [InlineData("async Task<string> M(int n) => await Pooled(n);")]
    [InlineData("async Task M(int n) { await Made(n); }")]
    [InlineData("async ValueTask<string> M(int n) { if (n > 1) return Texts[n]; return await Load(n); }")]
    [InlineData("async ValueTask M(int n) { await Read(n); }")]
    [InlineData("async Task<string> M(int n) => await Load((await Load(n)).Length);")]
    [InlineData("async void M(int n) => await Load(n);")]
    [InlineData("async Task M() => await Task.Yield();")]
    [InlineData("async Task<string> M(Task<string> task) => await task;")]
    [InlineData("[AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))] async ValueTask<string> M(int n) => await Read(n);")]
    [InlineData("async Task<int> M(int n) { var task = Read(n).AsTask(); return (await task).Length; }")]
    [InlineData("async Task<int> M(ValueTask<string> text) => (await text.AsTask()).Length;")]
    [InlineData("Task<string> M(int n) => Read(n).AsTask();")]
    [InlineData("async Task<string> M(int n) => await Missing(n); Task<int> N() => Task.FromResult(missing);")]
    public Task TaskThatIsNeededOrKept_IsSilent(string member) => new VerifyAtAnyHeat.Test
    {
        TestCode = In(member),
        CompilerDiagnostics = Microsoft.CodeAnalysis.Testing.CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("Task<int> M(int n) { var source = [|new TaskCompletionSource<int>()|]; source.SetResult(n); return source.Task; }")]
    [InlineData(
        "Task M(int n) { var source = [|new TaskCompletionSource<int>()|]; if (n > 1) source.TrySetCanceled(); else source.SetResult(n); "
            + "return source.Task; }")]
    [InlineData("Task M(int n, Exception e) { TaskCompletionSource<object> source = [|new()|]; source.SetException(e); return source.Task; }")]
    [InlineData(
        "void M() => Run(() => { var s = [|new TaskCompletionSource<string>()|]; try { s.SetResult(\"\"); } catch (Exception e) { "
            + "s.SetException(e); } return s.Task; });")]
    public Task SourceOfACompleteTask_IsReported(string member) => VerifyAtAnyHeat.VerifyAnalyzerAsync(In(member));

    [Theory]
    [InlineData("Task<int> M(int n) { var source = new TaskCompletionSource<int>(); Keep(source); source.SetResult(n); return source.Task; }")]
    [InlineData("Task<int> M(int n) { var source = new TaskCompletionSource<int>(); Run(() => { source.SetResult(n); return null; }); return source.Task; }")]
    [InlineData("Task<int> M(int n) { var source = new TaskCompletionSource<int>(); return source.Task; }")]
    [InlineData("void M(int n) { var source = new TaskCompletionSource<int>(); source.SetResult(n); Keep(source.Task); }")]
    [InlineData("Task<int> M(int n) { var source = new TaskCompletionSource<int>(n); source.SetResult(n); return source.Task; }")]
    [InlineData(
        "TaskCompletionSource<int> _source; Task<int> M(int n) { var source = new TaskCompletionSource<int>(); _source = source; "
            + "source.SetResult(n); return source.Task; }")]
    [InlineData("async Task<Task<int>> M(int n) { var source = new TaskCompletionSource<int>(); await Load(n); source.SetResult(n); return source.Task; }")]
    [InlineData("Task<int> M(int n) { var source = new Missing.TaskCompletionSource<int>(); source.SetResult(n); return source.Task; }")]
    public Task SourceThatOthersMayComplete_IsSilent(string member) => new VerifyAtAnyHeat.Test
    {
        TestCode = In(member),
        CompilerDiagnostics = Microsoft.CodeAnalysis.Testing.CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("if (_text != null) return _text; return _text = await Load(n);", "Keep(G(1)); await G(1);")]
    [InlineData("if (_text != null) return _text; return _text = await Load(n);", "var task = G(1); await task;")]
    [InlineData("if (_text != null) return _text; return _text = await Load(n);", "Func<int, Task<string>> g = G; await G(1); Keep(g);")]
    [InlineData("if (_text != null) return _text; return _text = await Load(n);", "await Task.WhenAll(G(1), G(2));")]
    [InlineData("if (_text != null) return _text; return _text = await Load(n);", "")]
    [InlineData("if (n < 1) return string.Empty; return _text = await Load(n);", "await G(1);")]
    [InlineData("if (n < 1) return null; return _text = await Load(n);", "await G(1);")]
    [InlineData("if (n < 1) return \"none\"; return _text = await Load(n);", "await G(1);")]
    [InlineData("_text = await Load(n); if (n < 1) return _text; return _text = await Load(n);", "await G(1);")]
    public Task MethodWhoseTaskIsNeeded_IsSilent(string body, string caller) =>
        VerifyAtAnyHeat.VerifyAnalyzerAsync(In("string _text; async Task<string> G(int n) { " + body + " } async Task M(int n) { " + caller + " Keep(n); }"));

    [Theory]
    [InlineData("if (_text == null) _text = await Load(n); return [|_text|];")]
    [InlineData("if (_text == null) { _text = await Load(n); if (n > 1) { await Load(1); } } else { Keep(n); } return [|_text|];")]
    [InlineData("if (_text == null && await Load(n) is { } t) return t; return [|_text|];")]
    [InlineData("if (_text != null || await Load(n) != null) return [|_text|]; return \"\";")]
    [InlineData("_text ??= await Load(n); return [|_text|];")]
    [InlineData("var t = _text ?? await Load(n); return [|t|];")]
    [InlineData("var t = n > 1 ? await Load(n) : _text; return [|t|];")]
    [InlineData("return [|_text ?? await Load(n)|];")]
    [InlineData("return [|_text ??= await Load(n)|];")]
    [InlineData("return [|n > 1 ? await Load(n) : _text|];")]
    [InlineData("while (_text == null) _text = await Load(n); return [|_text|];")]
    [InlineData("while (_text is null && n > 0) { await Load(n); n--; } return [|_text|];")]
    [InlineData("while (!Has(n)) { await Load(n); } return [|_text|];")]
    [InlineData("var got = Has(n); while (!got) { await Load(n); got = true; } return [|_text|];")]
    [InlineData("var got = false; if (n > 1) got = true; while (!got) { await Load(n); got = true; } return [|_text|];")]
    [InlineData("while (_at >= _end) { _end = await Count(n); _at = 0; } return [|_text|];")]
    [InlineData("while (true) { if (_text != null) break; await Load(n); } return [|_text|];")]
    [InlineData("while (true) { if (_at == _end) { _end = await Count(n); _at = 0; } while (_at < n) _at++; if (_at < _end) return [|_text|]; }")]
    [InlineData("for (var i = 0; i < n; i++) { if (i == _end) { await Load(i); } _at += i; } return [|_text|];")]
    [InlineData("foreach (var text in Texts) { if (text == null) { await Load(n); break; } } return [|_text|];")]
    [InlineData("foreach (var text in Texts) { if (text == null) break; await Load(n); } return [|_text|];")]
    [InlineData("do { if (n > 1) await Load(n); } while (--n > 0); return [|_text|];")]
    [InlineData("switch (n) { case 1: await Load(n); break; case 2: Keep(n); break; default: throw null; } return [|_text|];")]
    [InlineData("switch (n) { case 1: await Load(n); return \"\"; default: return [|_text|]; }")]
    [InlineData("try { if (n > 1) await Load(n); return [|_text|]; } finally { Keep(n); }")]
    [InlineData("using (new System.IO.MemoryStream()) { if (n > 1) await Load(n); } return [|_text|];")]
    [InlineData("_ = n > 1 && await Count(n) > 1; return [|_text|];")]
    public Task ValueThatAWayReachesWithoutAnAwait_IsReported(string body) => VerifyAtAnyHeat.VerifyAnalyzerAsync(WithText(body));

    [Theory]
    [InlineData("if (n < 1) return [|n.ToString()|]; return _text = await Load(n);", true)]
    [InlineData("if (n > 1) { await Load(n); } return [|new string('a', n)|];", true)]
    [InlineData("if (n < 1) return n.ToString(); if (n < 2) return [|_text|]; return await Load(n) + n;", false)]
    public async Task ValueThatIsMadeWithoutAnAwait_IsReportedWhereAskedFor(string body, bool isMade)
    {
        await VerifyAtAnyHeat.VerifyAnalyzerAsync(WithText(body));

        var atDefault = isMade ? body.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal) : body;
        await Verify.VerifyAnalyzerAsync(In("string _text; async Task<string> G(int n) { " + atDefault + " }\n"
            + "public async Task M(int[][] rows) { foreach (var row in rows) foreach (var n in row) Keep(await G(n)); }"));
    }

    [Fact]
    public Task ValueOfAnExpressionBodyThatNeedsNoAwait_IsReported() => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        In("string _text; async Task<string> G(int n) => [|_text ??= await Load(n)|]; async Task M(int n) { Keep(await G(1)); }"));

    [Theory]
    [InlineData("if (n > 1) _text = await Load(n); else await Load(1); return _text;")]
    [InlineData("if (n > 1) return await Load(n); else if (n < 0) throw null; else await Load(1); return _text;")]
    [InlineData("if (_text == null || await Load(n) == null) throw null; return _text;")]
    [InlineData("if (n > 1 && await Load(n) == null) return _text; return await Load(1);")]
    [InlineData("if (n > 1) { await Load(n); return _text; } return \"\" + n;")]
    [InlineData("if (n > 1) { await Load(n); } return null;")]
    [InlineData("var t = n > 1 ? await Load(n) : await Load(1); return t;")]
    [InlineData("return (await Load(n)) ?? _text;")]
    [InlineData("foreach (var text in Texts) await Load(text.Length); return _text;")]
    [InlineData("for (var i = 0; i < n; i++) { _text += await Load(i); } return _text;")]
    [InlineData("while (n > 0) { _text += await Load(n); n--; } return _text;")]
    [InlineData("while (_at < _end) { _text = await Load(_at++); } return _text;")]
    [InlineData("while (Has(n)) { await Load(n); } return _text;")]
    [InlineData("while (true) { _text = await Load(n); if (_text != null) break; } return _text;")]
    [InlineData("var got = false; while (!got) { _text = await Load(n); got = _text != null; } return _text;")]
    [InlineData("bool more = true, other = false; Keep(other); while (more) { _text = await Load(n); more = _text == null; } return _text;")]
    [InlineData("while (true) { foreach (var t in Texts) if (t != null) break; await Load(n); if (n > 1) return _text; }")]
    [InlineData("do { await Load(n); } while (n > 1); return _text;")]
    [InlineData("switch (n) { case 1: await Load(n); break; default: throw null; } return _text;")]
    [InlineData("switch (await Count(n)) { case 1: break; } return _text;")]
    [InlineData("try { if (n > 1) await Load(n); return _text; } finally { await Load(1); }")]
    [InlineData("try { Keep(await Load(n)); } catch (Exception) { return _text; } return \"\" + n;")]
    [InlineData("if (n > 1) await Load(n); await using var s = new System.IO.MemoryStream(); return _text;")]
    [InlineData("if (n > 1) await Load(n); await using (new System.IO.MemoryStream()) { return _text; }")]
    [InlineData("if (n > 1) await Load(n); await foreach (var t in Each()) { return _text; } return null;")]
    public Task ValueThatOnlyAnAwaitReaches_IsSilent(string body) => new VerifyAtAnyHeat.Test
    {
        TestCode = WithText(body),
        CompilerDiagnostics = Microsoft.CodeAnalysis.Testing.CompilerDiagnostics.Errors,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task ValueThatIsThereInWarmCode_IsReported() => Verify.VerifyAnalyzerAsync(
        In("string _text; async Task<string> G(int n) { if (_text == null) _text = await Load(n); return [|_text|]; }\n"
            + "async Task<string> Seldom(int n) { if (_text == null) _text = await Load(n); return _text; }\n"
            + "public async Task M(int[][] rows) { foreach (var row in rows) foreach (var n in row) Keep(await G(n)); Keep(await Seldom(1)); }"));

    [Theory]
    [InlineData("public async Task<string> G(int n) { if (_text != null) return VALUE; return _text = await Load(n); }", "_text")]
    [InlineData("protected virtual async Task<string> G(int n) { if (_text != null) return VALUE; return _text = await Load(n); }", "_text")]
    [InlineData("public Task<string> G(int n) => VALUE;", "Task.FromResult(Texts[n])")]
    [InlineData("public Task<string> G(int n) { return VALUE; }", "Task.FromResult(n.ToString())")]
    public Task TaskThatOthersRelyOn_IsReportedWhereAskedFor(string method, string value) => Task.WhenAll(
        VerifyAtAnyHeat.VerifyAnalyzerAsync(In("string _text; " + method.Replace("VALUE", "[|" + value + "|]", StringComparison.Ordinal))),
        Verify.VerifyAnalyzerAsync(In("string _text; " + method.Replace("VALUE", value, StringComparison.Ordinal)
            + " public async Task M(int[][] rows) { foreach (var row in rows) foreach (var n in row) Keep(await G(n)); }")));

    [Theory]
    [InlineData("Task<string> G(int n) => Task.FromResult(n.ToString());", "await G(1);")]
    [InlineData("Task<string> G(int n) => n > 1 ? Task.FromResult(Texts[n]) : null;", "await G(1);")]
    [InlineData("Task<bool> G(int n) { var is1 = n == 1; return Task.FromResult(is1); }", "await G(1);")]
    [InlineData("Task G(int n) { return Task.FromResult(Texts[n]); }", "await G(1);")]
    [InlineData("Task<object> G(int n) { return Task.FromResult<object>(Texts[n]); }", "var t = G(1); await t;")]
    [InlineData("public Task<bool> G(int n) => Task.FromResult(n == 1);", "await G(1);")]
    [InlineData("Task<string> G(int n) => Task.FromResult(Texts[n]);", "Func<int, Task<string>> get = G; await get(1);")]
    public Task ResultThatIsMadeOrWhoseTaskIsNeeded_IsSilent(string method, string caller) =>
        VerifyAtAnyHeat.VerifyAnalyzerAsync(In(method + " async Task M(int n) { " + caller + " Keep(n); }"));

    [Theory]
    [InlineData("[Obsolete] async Task<string> G(int n) { if (_text != null) return _text; return _text = await Load(n); }")]
    [InlineData("async ValueTask<string> G(int n) { if (_text != null) return _text; return _text = await Load(n); }")]
    [InlineData("async Task<bool> G(int n) { var is1 = n == 1; if (is1) return is1; return (await Load(n)).Length > 1; }")]
    public Task MethodThatMayBeFoundByItsAttributeOrThatMakesNoTask_IsSilent(string method) => new VerifyAtAnyHeat.Test
    {
        TestCode = In("string _text; " + method + " async Task M(int n) { Keep(await G(1)); }"),
        CompilerDiagnostics = Microsoft.CodeAnalysis.Testing.CompilerDiagnostics.Errors,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("Keep({|#0:Task.FromResult(\"a\")|})", "FromResult", "72 B", "for the task of a constant, which a field could hold", false)]
    [InlineData("Keep({|#0:Task.FromResult(1.5m)|})", "FromResult", "80 B", "for the task of a constant, which a field could hold", false)]
    [InlineData("Keep(await {|#0:Read(k).AsTask()|})", "AsTask", "72 B", "for a task, though a 'ValueTask' can be awaited", true)]
    public Task Message_TellsWhatIsMade(string statement, string what, string bytes, string why, bool warns) => Verify.VerifyAnalyzerAsync(
        In("async Task M(int[][] rows) { await Task.Yield(); foreach (var row in rows) foreach (var k in row)\n" + statement + "; }"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(warns ? DiagnosticSeverity.Warning : DiagnosticSeverity.Info)
            .WithMessage("'" + what + "' allocates " + bytes + " " + why + " (in a loop (line 14, depth 2))"));

    [Fact]
    public Task Message_TellsWhichFunctionOnlyAwaits() => Verify.VerifyAnalyzerAsync(
        In("[Allocations.HotPath] async Task<string> M(int n) => {|#0:await Load(n)|};")
            + "namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'M' allocates memory for a task of its own, though it only returns what it awaits ([HotPath] on M)"));

    [Theory]
    [InlineData("return await Load(n);", true)]
    [InlineData("Keep(n); return await Load(n);", false)]
    [InlineData("if (n > 1) { return await Load(n); } else { return await Load(2); }", false)]
    public Task WarmFunctionThatDoesMore_IsSilent(string body, bool isReported) => Verify.VerifyAnalyzerAsync(
        In("async Task<string> G(int n) { " + (isReported ? body.Replace("await Load(n)", "[|await Load(n)|]") : body) + " }\n"
            + "public async Task M(int[][] rows) { foreach (var row in rows) foreach (var n in row) Keep(await G(n)); }"));

    [Theory]
    [InlineData("net10.0", "[HotPath] on M; newer JITs may remove it")]
    [InlineData("net8.0", "[HotPath] on M")]
    public Task Message_TellsOfTheSource(string framework, string why) => new Verify.Test
    {
        ReferenceAssemblies = framework == "net8.0"
            ? Microsoft.CodeAnalysis.Testing.ReferenceAssemblies.Net.Net80
            : Microsoft.CodeAnalysis.Testing.ReferenceAssemblies.Net.Net100,
        TestCode =
            In("[Allocations.HotPath] Task<int> M(int n) { var source = {|#0:new TaskCompletionSource<int>()|}; source.SetResult(n); return source.Task; }")
                + "namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithMessage(
                "'TaskCompletionSource' allocates 24 B beside a task that is complete when it is returned (" + why + ")"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Message_TellsWhichMethodHasItsValue() => Verify.VerifyAnalyzerAsync(
        In("string _text; async Task<string> G(int n) { if (_text != null) return {|#0:_text|}; return _text = await Load(n); }\n"
            + "public async Task M(int[][] rows) { foreach (var row in rows) foreach (var n in row) Keep(await G(n)); }"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'G' allocates 72 B for the task of a value that needs no waiting, which a 'ValueTask' would hold (called in a loop at Test0.cs:15)"));

    [Theory]
    [InlineData("async Task<string> M(int n) => await Load(n);")]
    [InlineData("Task<string> M() => Task.FromResult(\"none\");")]
    [InlineData(
        "string _text; async Task<string> G(int n) { if (_text != null) return _text; return _text = await Load(n); } async Task M() => "
            + "Keep(await G(1));")]
    public Task CodeThatIsNotKnownToRunOften_IsSilent(string member) => Verify.VerifyAnalyzerAsync(In(member));

    private static string WithText(string body) => In(
        "string _text; int _at, _end; bool Has(int n) => _at > n; async Task<int> Count(int n) { await Task.Yield(); return n; }\n"
        + "async Task<string> G(int n) { " + body + " } async Task M(int n) { Keep(await G(1)); Keep(_end); Keep(_at); }");

    private static string In(string member) =>
        $$"""
        using System;
        using System.Runtime.CompilerServices;
        using System.Threading; using System.Threading.Tasks;

        public class C
        {
            static readonly string[] Texts = { "a", "b" };
            static void Keep(object value) { }
            static void Run(Func<Task<string>> load) { }
            static Task<string> Load(int n) => Task.FromResult(Texts[n] + "");
            static ValueTask<string> Read(int n) => new ValueTask<string>(Texts[n]);
            static Task<object> Box(int n) => Task.FromResult<object>(Texts[n] + "");
            static System.Collections.Generic.IAsyncEnumerable<string> Each() => null;
            {{member}}
            static Task Waited(int n) => Task.CompletedTask;
            static async ValueTask<string> Made(int n) { await Task.Yield(); return Texts[n]; }
            public virtual async ValueTask<string> Overridden(int n) { await Task.Yield(); return Texts[n]; }
            [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
            static async ValueTask<string> Pooled(int n) { await Task.Yield(); return Texts[n]; }
        }

        static class Later
        {
            public static ConfiguredTaskAwaitable<T> Configured<T>(this Task<T> task) => task.ConfigureAwait(false);
            public static ConfiguredTaskAwaitable<T> Wrapped<T>(this Task<T> task) => task.ContinueWith(t => t.Result).ConfigureAwait(false);
        }
        """;
}
