// fixes: ALLOC405
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
[AsyncMethodBuilder(typeof(LoggedBuilder))]
struct Logged { internal Task T; public TaskAwaiter GetAwaiter() => T.GetAwaiter(); }
struct LoggedBuilder
{
    AsyncTaskMethodBuilder _b;
    public static LoggedBuilder Create() => new() { _b = AsyncTaskMethodBuilder.Create() };
    public void Start<T>(ref T s) where T : IAsyncStateMachine => _b.Start(ref s);
    public void SetStateMachine(IAsyncStateMachine s) => _b.SetStateMachine(s);
    public void SetResult() => _b.SetResult();
    public void SetException(Exception e) => _b.SetException(e);
    public Logged Task => new() { T = _b.Task };
    public void AwaitOnCompleted<A, S>(ref A a, ref S s) where A : INotifyCompletion where S : IAsyncStateMachine { Program.Log("await " + typeof(A).Name); _b.AwaitOnCompleted(ref a, ref s); }
    public void AwaitUnsafeOnCompleted<A, S>(ref A a, ref S s) where A : ICriticalNotifyCompletion where S : IAsyncStateMachine { Program.Log("await " + (a is TaskAwaiter<string> ? "task" : "other")); _b.AwaitUnsafeOnCompleted(ref a, ref s); }
}
sealed class Source
{
    string _last = "none";
    internal async Task<string> Find(int n)
    {
        if (n > 2) return _last;
        await Task.Delay(40);
        return _last = "n" + n;
    }
    internal async Logged Use() { Program.Log(await Find(1)); Program.Log(await Find(5)); }
    internal async Task<int> Sync(int n) { if (n > 3) return n; await Program.Context; return n + 1; }
    internal async Task UseSync() { Program.Log("" + await Sync(1)); Program.Log("" + await Sync(5)); try { Program.Log("" + await Sync(-1).ConfigureAwait(true)); } finally { Program.Log("end"); } }
    internal async ValueTask<int> Value(int n) { if (n > 3) return n; await Task.Delay(40); if (n < 0) throw new OperationCanceledException(); return n + 1; }
    internal async Task UseValue() { for (var i = -1; i < 6; i += 3) { try { Program.Log("" + await Value(i).AsTask()); } catch (OperationCanceledException) { Program.Log("c"); } } }
}
static class Program
{
    public static Task Context => Task.Delay(1);
    public static void Log(string s) => Console.WriteLine(s);
    static async Task Main()
    {
        await new Source().Use();
        await new Source().UseSync();
        await new Source().UseValue();
    }
}
