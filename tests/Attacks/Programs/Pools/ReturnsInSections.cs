// silent: ALLOC503
// Sections of a switch return a rented array before they leave; a section is no block, but its statements follow each other.
#nullable enable
using System;
using System.Buffers;

public static class Program
{
    static int Section(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n + 1);
        a[0] = n;
        var first = a[0];
        switch (n)
        {
            case 0:
                ArrayPool<int>.Shared.Return(a);
                first = 5;
                return first;
            default:
                ArrayPool<int>.Shared.Return(a);
                return first;
        }
    }

    static void Main()
    {
        Console.WriteLine(Section(0) + Section(1));
    }
}
