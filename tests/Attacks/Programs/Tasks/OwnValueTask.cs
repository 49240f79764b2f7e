// refuses: ALLOC405
// A type of the program that is called ValueTask.
using System;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;
using Own;
namespace Own
{
    [AsyncMethodBuilder(typeof(Builder<>))]
    public struct ValueTask<T> { public Task<T> Inner; public TaskAwaiter<T> GetAwaiter() { Console.Write("own "); return Inner.GetAwaiter(); } public ConfiguredTaskAwaitable<T> ConfigureAwait(bool b) => Inner.ConfigureAwait(b); }
    public struct Builder<T>
    {
        private AsyncTaskMethodBuilder<T> _b;
        public static Builder<T> Create() => new() { _b = AsyncTaskMethodBuilder<T>.Create() };
        public void Start<S>(ref S s) where S : IAsyncStateMachine => _b.Start(ref s);
        public void SetStateMachine(IAsyncStateMachine s) { }
        public void SetResult(T r) => _b.SetResult(r);
        public void SetException(Exception e) => _b.SetException(e);
        public ValueTask<T> Task => new() { Inner = _b.Task };
        public void AwaitOnCompleted<A, S>(ref A a, ref S s) where A : INotifyCompletion where S : IAsyncStateMachine => _b.AwaitOnCompleted(ref a, ref s);
        public void AwaitUnsafeOnCompleted<A, S>(ref A a, ref S s) where A : ICriticalNotifyCompletion where S : IAsyncStateMachine => _b.AwaitUnsafeOnCompleted(ref a, ref s);
    }
    static class Program
    {
        static string s_known;
        static async Task<string> Get(int n) { if (s_known != null) return s_known; await System.Threading.Tasks.Task.Yield(); return s_known = "a"; }
        static async Task<int> All(int n) { var k = 0; for (var i = 0; i < n; i++) k += (await Get(i)).Length; return k; }
        static void Main() => Console.WriteLine(All(3).Result);
    }
}
