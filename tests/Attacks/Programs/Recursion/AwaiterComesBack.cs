// silent: ALLOC501
// The awaiter comes back when it is given the rest of the method.
using System;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

readonly struct Later(int n) : INotifyCompletion
{
    public Later GetAwaiter() => this;

    public bool IsCompleted => false;

    public void GetResult() { }

    public void OnCompleted(Action continuation)
    {
        Program.Walk(n);
        continuation();
    }
}

static class Program
{
    static int s_sum;

    static async void Start(int n)
    {
        await new Later(n);
        s_sum++;
    }

    public static void Walk(int n)
    {
        var scratch = new byte[480];
        scratch[n % 480] = (byte)n;
        if (n > 0)
            Start(n - 1);
        s_sum += scratch[n % 480];
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Walk(300);
            Console.WriteLine(s_sum);
        }
    }
}
