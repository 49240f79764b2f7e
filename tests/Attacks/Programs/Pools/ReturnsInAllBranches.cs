// silent: ALLOC503
// Each branch of an if, each section of a switch, or one of two opposite conditions returns a rented array: every path does.
#nullable enable
using System;
using System.Buffers;

public static class Program
{
    static int Chained(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n + 1);
        a[0] = n;
        var first = a[0];
        if (n == 1)
            ArrayPool<int>.Shared.Return(a);
        else if (n == 2)
            ArrayPool<int>.Shared.Return(a, clearArray: true);
        else
            ArrayPool<int>.Shared.Return(a);
        return first;
    }

    static int Switched(int n)
    {
        var buffer = ArrayPool<int>.Shared.Rent(n + 1);
        switch (n)
        {
            case 0:
                ArrayPool<int>.Shared.Return(buffer);
                return 0;
            case 1:
                ArrayPool<int>.Shared.Return(buffer);
                break;
            default:
                buffer[0] = n;
                n = buffer[0];
                ArrayPool<int>.Shared.Return(buffer);
                break;
        }

        return n;
    }

    static int ReturnedOnce(int n, bool isEarly)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        a[0] = n;
        var first = a[0];
        if (isEarly)
            ArrayPool<int>.Shared.Return(a);
        first++;
        if (!isEarly)
            ArrayPool<int>.Shared.Return(a);
        return first;
    }

    static void Main()
    {
        Console.WriteLine(Chained(1) + Chained(2) + Chained(3));
        Console.WriteLine(Switched(0) + Switched(1) + Switched(5));
        Console.WriteLine(ReturnedOnce(3, true) + ReturnedOnce(3, false));
    }
}
