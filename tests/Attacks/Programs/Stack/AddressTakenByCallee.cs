// refuses: ALLOC504
// A method, or the constructor of a builder, keeps a bare pointer to the stack memory that it is given as a span.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

public unsafe ref struct Builder
{
    private readonly byte* _first;

    public Builder(Span<byte> memory) => _first = (byte*)Unsafe.AsPointer(ref MemoryMarshal.GetReference(memory));

    public void Set(int i, byte b) => _first[i] = b;
}

public static class Program
{
    static object s_other;

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
        var builder = new Builder(span);
        Collect();
        builder.Set(3, 7);
        return span[3];
    }

    static void Main()
    {
        Console.WriteLine(Write(30));
        Console.WriteLine(Write(3000));
    }
}
