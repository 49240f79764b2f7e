// refuses: ALLOC504
// The address of stack memory is kept as a number behind the 'fixed' statement, where it stays good, and that of an array does not.
using System;

public static class Program
{
    public static unsafe int Write(int length)
    {
        var other = new byte[1000];
        Span<byte> span = stackalloc byte[length];
        nint kept = 0;
        fixed (byte* first = span)
            kept = (nint)first;
        for (var i = 0; i < 2000; i++)
            other = new byte[500 + i];
        GC.Collect(2, GCCollectionMode.Forced, blocking: true, compacting: true);
        ((byte*)kept)[3] = 7;
        return span[3] + other[0];
    }

    static void Main()
    {
        Console.WriteLine(Write(30));
        Console.WriteLine(Write(3000));
    }
}
