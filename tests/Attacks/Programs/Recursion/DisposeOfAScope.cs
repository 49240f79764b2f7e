// silent: ALLOC501
// The end of a using statement disposes of the next scope.
using System;

sealed class Scope : IDisposable
{
    public static int Sum;

    public Scope Inner;
    public int Depth;

    public void Dispose()
    {
        var scratch = new int[110];
        scratch[Depth % 110] = Depth;
        using (Inner)
        {
            Sum += scratch[Depth % 110];
        }
    }
}

static class Program
{
    static void Main()
    {
        Scope scope = null;
        for (var i = 0; i < 400; i++)
            scope = new Scope { Inner = scope, Depth = i };
        scope.Dispose();
        Console.WriteLine(Scope.Sum);
    }
}
