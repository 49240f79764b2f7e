// silent: ALLOC503
// A rented array is given to the caller under a condition and returned under the opposite one.
#nullable enable
using System;
using System.Buffers;

public static class Program
{
    static int Conditional(int n, bool isKept, out int[]? kept)
    {
        var buffer = ArrayPool<int>.Shared.Rent(3);
        buffer[0] = n;
        kept = isKept ? buffer : null;
        if (!isKept)
            ArrayPool<int>.Shared.Return(buffer);
        return n;
    }

    static void Main()
    {
        Console.WriteLine(Conditional(3, true, out var k) + k![0]);
        Console.WriteLine(Conditional(4, false, out k));
    }
}
