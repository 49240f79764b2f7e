// silent: ALLOC503
// A lambda or a local function gives a rented array to the method itself: nothing keeps it.
#nullable enable
using System;
using System.Buffers;

public static class Program
{
    static int GivenByLambda(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        a[0] = n;
        Func<int[]> get = () => a;
        int[] Get() => a;
        n = get()[0] + Get()[0];
        ArrayPool<int>.Shared.Return(a);
        return n;
    }

    static void Main()
    {
        Console.WriteLine(GivenByLambda(1));
    }
}
