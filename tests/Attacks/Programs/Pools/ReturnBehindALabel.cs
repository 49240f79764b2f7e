// silent: ALLOC503
// The statement that returns a rented array has a label: it is passed on every path.
#nullable enable
using System;
using System.Buffers;

public static class Program
{
    static int Jumped(int n)
    {
        var buffer = ArrayPool<int>.Shared.Rent(3);
        var count = 0;
    again:
        buffer[0] = n;
        if (buffer[0] > 2)
        {
            n--;
            count++;
            goto again;
        }

        if (n == 1)
            goto end;
        count += 10;
    end:
        ArrayPool<int>.Shared.Return(buffer);
        return count;
    }

    static void Main()
    {
        Console.WriteLine(Jumped(5) + Jumped(1));
    }
}
