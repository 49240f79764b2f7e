// silent: ALLOC503
// Behind the return of a rented array only the length and the name of a span of it are asked for, which no other user can change.
#nullable enable
using System;
using System.Buffers;

public static class Program
{
    static int LengthOfAView(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        var part = a.AsSpan(0, n);
        part.Fill(2);
        ArrayPool<int>.Shared.Return(a);
        return part.Length;
    }

    static string NameOfAView(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        var part = a.AsSpan(0, n);
        part.Fill(2);
        ArrayPool<int>.Shared.Return(a);
        return nameof(part) + nameof(a);
    }

    static void Main()
    {
        Console.WriteLine(LengthOfAView(2) + NameOfAView(2));
    }
}
