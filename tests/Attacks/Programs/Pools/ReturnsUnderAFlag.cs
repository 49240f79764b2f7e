// silent: ALLOC503
// A rented array is returned once: a variable says whether it was.
using System;
using System.Buffers;

public static class Program
{
    static int Flag(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n + 1);
        var isReturned = false;
        try
        {
            buffer[0] = (byte)n;
            var first = buffer[0];
            ArrayPool<byte>.Shared.Return(buffer);
            isReturned = true;
            return first / n;
        }
        finally
        {
            if (!isReturned)
                ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    static void Main()
    {
        Console.WriteLine(Flag(3));
        try { Flag(0); } catch (DivideByZeroException) { Console.WriteLine("zero"); }
    }
}
