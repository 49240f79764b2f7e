// refuses: ALLOC204
// stack: 256
// A local that held a box holds the struct itself, in each frame.
using System;

interface ITransform { double Apply(double x); }

struct Matrix : ITransform
{
    public double A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P;
    public double Apply(double x) => x * A + P;
}

sealed class Node
{
    public Node Next;
    public Matrix Local;

    public double Draw(double x)
    {
        ITransform transform = Local;
        x = transform.Apply(x);
        if (Next != null)
            x += Next.Draw(x / 2);
        return transform.Apply(x);
    }
}

static class Program
{
    static void Main()
    {
        Node first = null;
        for (var i = 0; i < int.Parse("1700"); i++)
            first = new Node { Next = first, Local = new Matrix { A = 0.5, P = 1 } };
        Console.WriteLine(first.Draw(1) > 0);
    }
}
