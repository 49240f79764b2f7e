// refuses: ALLOC501
// silent: ALLOC104
// Arrays are pinned, and a pointer into one is used after the array was forgotten by its variable.
using System;

static unsafe class Program
{
    static int Pinned(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var buffer = new byte[8];
            fixed (byte* p = buffer)
            {
                p[i] = 5;
                byte* q = p + i;
                buffer = null;
                sum += *q;
            }
        }

        return sum;
    }

    static int Empty()
    {
        var empty = new byte[0];
        fixed (byte* p = empty) return p == null ? 1 : 2;
    }

    static int Null(bool none)
    {
        var array = none ? null : new int[1];
        fixed (int* p = array) return p == null ? 3 : 4;
    }

    static void Main() { Console.WriteLine(Pinned(4) + " " + Empty() + Null(true) + Null(false)); }
}
