// silent: ALLOC503
// A ref struct that the array is given to returns it when it is disposed of.
#nullable enable
using System;
using System.Buffers;

public ref struct Lease
{
    public int[] Items;

    public Lease(int[] items) => Items = items;

    public void Dispose() => ArrayPool<int>.Shared.Return(Items);
}

public static class Program
{
    static int ByLeaseOrNot(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        if (n > 3)
        {
            using var lease = new Lease(a);
            return 2;
        }

        ArrayPool<int>.Shared.Return(a);
        return 1;
    }

    static int ByLease(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        using var lease = new Lease(a);
        a[0] = n;
        return a[0];
    }

    static void Main()
    {
        Console.WriteLine(ByLeaseOrNot(5) + ByLeaseOrNot(1) + ByLease(2));
    }
}
