// silent: ALLOC503
// A 'foreach' over a rented array leaves at the count, or at the item that ends it.
using System;
using System.Buffers;

public static class Program
{
    static int Counted(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n);
        buffer.AsSpan(0, n).Fill(2);
        int sum = 0, count = 0;
        foreach (var b in buffer)
        {
            if (count++ == n)
                break;
            sum += b;
        }

        ArrayPool<byte>.Shared.Return(buffer);
        return sum;
    }

    static void Main() => Console.WriteLine(Counted(3));
}
