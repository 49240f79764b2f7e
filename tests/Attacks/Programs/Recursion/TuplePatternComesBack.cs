// silent: ALLOC501
// A positional pattern asks an ITuple of the program, which comes back.
using System;
using System.Runtime.CompilerServices;

sealed class Node(int n) : ITuple
{
    public int Length => 2;

    public object this[int index] => index == 0 ? Program.Walk(n) : n;
}

static class Program
{
    public static int Walk(int n)
    {
        var scratch = new byte[480];
        scratch[n % 480] = (byte)n;
        if (n == 0)
            return 1;
        object next = new Node(n - 1);
        return next is (int sum, _) ? sum + scratch[n % 480] : 0;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Walk(600));
    }
}
