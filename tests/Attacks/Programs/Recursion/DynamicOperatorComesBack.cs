// silent: ALLOC501
// An operator that is bound at run time comes back.
using System;

sealed class Node(int n)
{
    public static implicit operator int(Node node) => Program.Walk(node.N);

    public static int operator +(Node node, int other) => Program.Walk(node.N) + other;

    public int N => n;
}

static class Program
{
    public static int Walk(int n)
    {
        var scratch = new byte[480];
        scratch[n % 480] = (byte)n;
        if (n == 0)
            return 1;
        dynamic next = new Node(n - 1);
        return next + (int)scratch[n % 480];
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Walk(380));
    }
}
