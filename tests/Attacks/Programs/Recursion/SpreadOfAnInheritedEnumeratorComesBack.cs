// silent: ALLOC501
// The enumerator of what is spread is inherited, and comes back.
using System;
using System.Collections;
using System.Collections.Generic;

abstract class Base
{
    public int N;

    public Cursor GetEnumerator() => new Cursor(N);
}

sealed class Numbers : Base;

struct Cursor(int n)
{
    private bool _moved;

    public int Current => Program.Walk(n);

    public bool MoveNext() => !_moved && (_moved = true);
}

static class Program
{
    public static int Walk(int n)
    {
        var scratch = new byte[480];
        scratch[n % 480] = (byte)n;
        if (n == 0)
            return 1;
        int[] all = [.. new Numbers { N = n - 1 }];
        return all[0] + scratch[n % 480];
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Walk(600));
    }
}
