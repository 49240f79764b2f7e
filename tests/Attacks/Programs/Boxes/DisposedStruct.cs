// A struct in a using statement that changes itself when it is disposed of.
// refuses: ALLOC204
using System;

struct Guard : IDisposable
{
    private int _n;
    public void Dispose() => Console.Write("dispose" + ++_n + " ");
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        using (IDisposable guard = new Guard()) { guard.Dispose(); guard.Dispose(); }
        using IDisposable other = new Guard();
        other.Dispose();
        Console.WriteLine();
    }
}
