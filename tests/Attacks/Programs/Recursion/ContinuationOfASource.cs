// silent: ALLOC501
// stack: 256
// What waits for a task goes on inside SetResult as long as there is stack for it.
#nullable enable
using System;
using System.Linq;
using System.Threading.Tasks;

static class Waiting
{
    public static int Inline;
    private static readonly int s_main = Environment.CurrentManagedThreadId;
    public static readonly TaskCompletionSource<int>[] Sources = Enumerable.Range(0, 400).Select(_ => new TaskCompletionSource<int>()).ToArray();

    public static async Task Wait(int k)
    {
        await Sources[k].Task;
        if (Environment.CurrentManagedThreadId == s_main)
            Inline++;
        Program.Walk(k - 1);
    }
}

static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++)
            buffer[i] = (byte)i;
        if (n <= 0)
            return 1;
        Waiting.Sources[n].SetResult(n);
        return buffer[n % 400];
    }

    static void Main()
    {
        for (var i = 0; i < 400; i++)
            _ = Waiting.Wait(i);
        Walk(150);
        Console.WriteLine(Waiting.Inline);
    }
}
