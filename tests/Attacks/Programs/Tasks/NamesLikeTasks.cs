// fixes: ALLOC405
// Types and methods of the program that only have the names, extensions on value tasks, and precedence around an await.
using System;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace Own
{
    public struct ValueTask
    {
        public Task<int> AsTask() => Task.FromResult(41);
        public TaskAwaiter<string> GetAwaiter() => Task.FromResult("own").GetAwaiter();
    }

    static class Extensions
    {
        public static Task<int> AsTask(this ValueTask<int> task, int more) => Task.FromResult(more);
    }

    static class Program
    {
        static ValueTask Mine() => default;
        static async ValueTask<int> Read(int n) => await new ValueTask<int>(n);
        static async ValueTask<ValueTask<int>> Nested(int n) { await Task.Yield(); return Read(n); }
        static System.Threading.Tasks.ValueTask Nothing() => default;

        static async Task<string> All(int n)
        {
            var mine = await Mine().AsTask();
            var more = await Read(n).AsTask(7);
            var sum = -await Read(n).AsTask() + (await Nested(n).AsTask()).Result + (await (await Nested(n + 1).AsTask()).AsTask());
            await Nothing().AsTask();
            var text = $"{await Read(n + 2).AsTask():D3}" + (await Read(n).AsTask()).ToString() + (object)await Read(n).AsTask();
            checked { sum += (await Read(n).AsTask()) switch { 1 => 10, _ => 20 }; }
            return mine + "," + more + "," + sum + text;
        }

        static void Main()
        {
            for (var n = 0; n < 3; n++)
                Console.WriteLine(All(n).Result);
        }
    }
}
