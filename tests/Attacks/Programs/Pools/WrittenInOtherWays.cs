// silent: ALLOC503
// Rented arrays that are written by references, deconstruction, and in the order in which code runs, not in which it stands.
using System;
using System.Buffers;
using System.Runtime.CompilerServices;

public struct Cell { public int Value; public int Other; public void Set(int v) { Value = v; Other = v; } }

public static class Program
{
    static int ByReference(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(3);
        ref var first = ref a[0];
        first = n;
        (a[1], a[2]) = (n, n);
        var sum = a[0] + a[1] + a[2];
        ArrayPool<int>.Shared.Return(a);
        return sum;
    }

    static int ByMember(int n)
    {
        var a = ArrayPool<Cell>.Shared.Rent(3);
        a[0].Set(n);
        a[1].Value = n;
        var sum = a[0].Value + a[1].Value;
        ArrayPool<Cell>.Shared.Return(a);
        return sum;
    }

    static int InALoop(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        for (var i = 0; i < n; a[i] = i, i++) { }
        var j = 0;
        do
        {
            if (j != 0 && a[j] == 2)
                break;
        }
        while (++j < n);
        ArrayPool<int>.Shared.Return(a);
        return j;
    }

    static int ByOut(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        int.TryParse("12", out a[0]);
        Unsafe.Add(ref a[0], 1) = 5;
        var sum = a[0] + a[1];
        ArrayPool<int>.Shared.Return(a);
        return sum;
    }

    static void Main() => Console.WriteLine(ByReference(2) + ByMember(3) + InALoop(4) + ByOut(2));
}
