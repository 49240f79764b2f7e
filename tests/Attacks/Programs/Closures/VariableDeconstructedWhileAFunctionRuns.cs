// silent: ALLOC406
// A captured variable gets another value by a deconstruction that converts, nested, by a method, or through a reference, while the function still runs.
#nullable enable
using System;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

readonly struct Pair(int a, long b)
{
    public void Deconstruct(out int first, out long second) => (first, second) = (a, b);
}

static class Program
{
    static async Task<string> Converting(int n)
    {
        long kept = n;
        var gate = new TaskCompletionSource();
        var task = Core();
        (kept, _) = (n + 1, "x");
        gate.SetResult();
        return await task;

        async Task<string> Core()
        {
            await gate.Task;
            return "c" + kept;
        }
    }

    static async Task<string> ByMethod(int n)
    {
        long kept = n;
        var gate = new TaskCompletionSource();
        var task = Core();
        (_, kept) = new Pair(n, n + 2);
        gate.SetResult();
        return await task;

        async Task<string> Core()
        {
            await gate.Task;
            return "m" + kept;
        }
    }

    static async Task<string> Nested(int n)
    {
        object kept = n;
        var gate = new TaskCompletionSource();
        var task = Core();
        int other;
        (other, (kept, _)) = (1, (n + 3, 2));
        gate.SetResult();
        return await task + other;

        async Task<string> Core()
        {
            await gate.Task;
            return "n" + kept;
        }
    }

    static async Task<string> ByReference(int n)
    {
        var gate = new TaskCompletionSource();
        var task = Core();
        Set(ref n);
        gate.SetResult();
        return await task;

        static void Set(ref int n) => Unsafe.AsRef(in n) = 9;

        async Task<string> Core()
        {
            await gate.Task;
            return "r" + n;
        }
    }

    static async Task<string> ByReadOnlyReference(int n)
    {
        var gate = new TaskCompletionSource();
        var task = Core();
        Change();
        gate.SetResult();
        return await task;

        void Change() => Unsafe.AsRef(in n) = 9;

        async Task<string> Core()
        {
            await gate.Task;
            return "o" + n;
        }
    }

    static void Main()
    {
        Console.WriteLine(Converting(1).Result + ByMethod(2).Result + Nested(3).Result + ByReference(4).Result + ByReadOnlyReference(5).Result);
    }
}
