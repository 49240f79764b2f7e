// silent: ALLOC503
// A part of a rented array is read by Take, a range, a segment or a sequence with its count.
#nullable enable
using System;
using System.Buffers;
using System.Linq;

public static class Program
{
    static int Sequence(int n)
    {
        var a = ArrayPool<byte>.Shared.Rent(n);
        a.AsSpan(0, n).Fill(1);
        var s = new ReadOnlySequence<byte>(a, 0, n);
        var t = new ArraySegment<byte>(a, 0, n);
        var u = ((ReadOnlySpan<byte>)a)[..n];
        n = (int)s.Length + t.Count + u[0] + a.Take(n).Sum(x => x) + a[..n].Length;
        ArrayPool<byte>.Shared.Return(a);
        return n;
    }

    static void Main()
    {
        Console.WriteLine(Sequence(2));
    }
}
