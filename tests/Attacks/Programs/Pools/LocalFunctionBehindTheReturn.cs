// silent: ALLOC503
// A local function that uses a rented array stands behind the statement that returns it, and runs before.
using System;
using System.Buffers;

public static class Program
{
    static int Sum(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n);
        Fill();
        var first = buffer[0];
        ArrayPool<byte>.Shared.Return(buffer);
        return first;

        void Fill()
        {
            for (var i = 0; i < n; i++)
                buffer[i] = (byte)n;
        }
    }

    static void Main() => Console.WriteLine(Sum(3));
}
