// refuses: ALLOC202
// stack: 256
// A local that held a box holds the struct itself, in each frame.
using System;
struct Matrix
{
    public double A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P;
}

sealed class Canvas
{
    private object _state = new Matrix();

    public void Set(double a) => _state = new Matrix { A = a, P = 1 };

    public double Draw(int n)
    {
        object state = _state;
        var x = ((Matrix)state).A;
        for (var i = 0; i < 1; i++)
            Set(x + n);
        if (n > 0)
            x += Draw(n - 1);
        return x + ((Matrix)state).P;
    }
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(new Canvas().Draw(int.Parse("1400")) > 0);
    }
}
