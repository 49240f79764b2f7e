// silent: ALLOC501
// An event has a method of this class as its handler, which raises the event again.
using System;

sealed class Source
{
    public event Action<int> Changed;

    public void Raise(int n) => Changed?.Invoke(n);
}

static class Program
{
    static readonly Source Source = new Source();
    static int s_sum;

    static void Main()
    {
        Source.Changed += OnChanged;
        Source.Raise(300);
        Console.WriteLine(s_sum);
    }

    static void OnChanged(int n)
    {
        var scratch = new int[120];
        scratch[n % 120] = n;
        if (n > 0)
            Source.Raise(n - 1);
        s_sum += scratch[n % 120];
    }
}
