// silent: ALLOC503
// Callees cut the array that they are given, or stop at the element that ends it, before they read it to its end.
#nullable enable
using System;
using System.Buffers;

public static class Program
{
    static int s_count = 2;

    static int SumOf(byte[] bytes)
    {
        bytes = bytes[..s_count];
        var sum = 0;
        foreach (var b in bytes)
            sum += b;
        return sum;
    }

    static int ResizedSumOf(byte[] bytes)
    {
        Array.Resize(ref bytes, s_count);
        var sum = 0;
        for (var i = 0; i < bytes.Length; i++)
            sum += bytes[i];
        return sum;
    }

    static int TextLength(byte[] bytes)
    {
        var length = 0;
        foreach (var b in bytes)
        {
            if (b == 0)
                break;
            length++;
        }

        return length;
    }

    static int CutByCallee()
    {
        var a = ArrayPool<byte>.Shared.Rent(2);
        a[0] = 1;
        a[1] = 2;
        var sum = SumOf(a);
        ArrayPool<byte>.Shared.Return(a);
        return sum;
    }

    static int ResizedByCallee()
    {
        var a = ArrayPool<byte>.Shared.Rent(2);
        a[0] = 1;
        a[1] = 2;
        var sum = ResizedSumOf(a);
        ArrayPool<byte>.Shared.Return(a);
        return sum;
    }

    static int EndedByZero()
    {
        var a = ArrayPool<byte>.Shared.Rent(3);
        a[0] = 1;
        a[1] = 0;
        var sum = TextLength(a);
        ArrayPool<byte>.Shared.Return(a);
        return sum;
    }

    static void Main()
    {
        Console.WriteLine(CutByCallee() + ResizedByCallee() + EndedByZero());
    }
}
