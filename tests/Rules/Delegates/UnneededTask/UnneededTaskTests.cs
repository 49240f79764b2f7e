using Allocations.Analyzers.Rules.Delegates.UnneededTask;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Delegates.UnneededTask.UnneededTaskAnalyzer>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Delegates.UnneededTask.UnneededTaskAnalyzer>;

namespace Allocations.Tests.Delegates.UnneededTask;

/// <summary>What ALLOC405 reports, what it says, and where it is silent.</summary>
public sealed class UnneededTaskTests
{
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
    [InlineData("void M(int n) { Func<int, Task<string>> f = async k => [|await Load(k + n)|]; Keep(f); }")]
    [InlineData("void M(int n) { Keep(Get()); async Task<string> Get() => [|await Load(n)|]; }")]
    [InlineData("async Task<int> M(int n) { var text = await [|Read(n).AsTask()|]; return text.Length; }")]
    [InlineData("async Task<int> M(int n) => (await [|Read(n).AsTask()|].ConfigureAwait(false)).Length;")]
    public Task TaskThatNothingNeeds_IsReported(string member) => VerifyAtAnyHeat.VerifyAnalyzerAsync(In(member));

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
    [InlineData("async Task<string> M(int n) { Keep(n); return await Load(n); }")]
    [InlineData("async Task<string> M(int n) { try { return await Load(n); } catch { return null; } }")]
    [InlineData("async Task<string> M(int n) { using var s = new System.IO.MemoryStream(); return await Load(n); }")]
    [InlineData("async Task<object> M(int n) => await Load(n);")]
    [InlineData("async ValueTask<string> M(int n) => await Load(n);")]
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
    [InlineData("Keep({|#0:Task.FromResult(\"a\")|})", "FromResult", "72 B", "for the task of a constant, which a field could hold", false)]
    [InlineData("Keep({|#0:Task.FromResult(1.5m)|})", "FromResult", "80 B", "for the task of a constant, which a field could hold", false)]
    [InlineData("Keep(await {|#0:Read(k).AsTask()|})", "AsTask", "72 B", "for a task, though a 'ValueTask' can be awaited", true)]
    public Task Message_TellsWhatIsMade(string statement, string what, string bytes, string why, bool warns) => Verify.VerifyAnalyzerAsync(
        In("async Task M(int[][] rows) { await Task.Yield(); foreach (var row in rows) foreach (var k in row)\n" + statement + "; }"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(warns ? DiagnosticSeverity.Warning : DiagnosticSeverity.Info)
            .WithMessage("'" + what + "' allocates " + bytes + " " + why + " (in a loop (line 12, depth 2))"));

    [Fact]
    public Task Message_TellsWhichFunctionOnlyAwaits() => Verify.VerifyAnalyzerAsync(
        In("[Allocations.HotPath] async Task<string> M(int n) => {|#0:await Load(n)|};")
            + "namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'M' allocates memory for a task of its own, though it only returns what it awaits ([HotPath] on M)"));

    [Theory]
    [InlineData("async Task<string> M(int n) => await Load(n);")]
    [InlineData("Task<string> M() => Task.FromResult(\"none\");")]
    public Task CodeThatIsNotKnownToRunOften_IsSilent(string member) => Verify.VerifyAnalyzerAsync(In(member));

    private static string In(string member) =>
        $$"""
        using System;
        using System.Runtime.CompilerServices;
        using System.Threading.Tasks;

        public class C
        {
            static readonly string[] Texts = { "a", "b" };
            static void Keep(object value) { }
            static void Run(Func<Task<string>> load) { }
            static Task<string> Load(int n) => Task.FromResult(Texts[n]);
            static ValueTask<string> Read(int n) => new ValueTask<string>(Texts[n]);
            {{member}}
        }
        """;
}
