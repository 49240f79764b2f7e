// refuses: ALLOC504
// The pointer of a 'fixed' statement is an argument of a method that keeps it.
using System;

public static unsafe class Program
{
    static byte* s_kept;
    static object s_other;

    static void Keep(byte* first) => s_kept = first;

    static void Collect()
    {
        for (var i = 0; i < 2000; i++)
            s_other = new byte[500 + i];
        GC.Collect(2, GCCollectionMode.Forced, blocking: true, compacting: true);
    }

    public static int Write(int length)
    {
        s_other = new byte[1000];
        Span<byte> span = stackalloc byte[length];
        fixed (byte* first = span)
            Keep(first);
        Collect();
        s_kept[3] = 7;
        return span[3];
    }

    static void Main()
    {
        Console.WriteLine(Write(30));
        Console.WriteLine(Write(3000));
    }
}
