// silent: ALLOC501, ALLOC104
// Weak references, finalizers, tables of weak keys and handles look at what a fix would share, hoist, or make a value.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

static class Program
{
    static readonly ConditionalWeakTable<object, string> s_table = new();
    static readonly List<WeakReference<StringBuilder>> s_weak = [];

    static int Attached(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var builder = new StringBuilder();
            builder.Append(i);
            s_table.Add(builder, "x" + i);
            sum += builder.Length;
        }
        return sum;
    }

    static int Weak(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var builder = new StringBuilder();
            builder.Append(i);
            s_weak.Add(new(builder));
            sum += builder.Length;
        }
        GC.KeepAlive(s_weak);
        return sum + s_weak.Count;
    }

    static int Handle(int n)
    {
        var buffer = new byte[16];
        var handle = GCHandle.Alloc(buffer, GCHandleType.Pinned);
        Marshal.WriteByte(handle.AddrOfPinnedObject(), n, 7);
        handle.Free();
        return buffer[n];
    }

    static int Element(int n)
    {
        var buffer = new byte[16];
        Marshal.WriteByte(Marshal.UnsafeAddrOfPinnedArrayElement(buffer, n), 7);
        return buffer[n];
    }

    static int Data(int n)
    {
        var buffer = new int[16];
        ref var first = ref MemoryMarshal.GetArrayDataReference(buffer);
        Unsafe.Add(ref first, n) = 7;
        return buffer[n];
    }

    static int Plain(int n)
    {
        var buffer = new int[16];
        buffer[n] = 7;
        ref var first = ref buffer[0];
        Unsafe.Add(ref first, n) += 1;
        return buffer[n];
    }

    static int Bytes(int n)
    {
        var buffer = new int[4];
        buffer[1] = n;
        var sum = 0;
        foreach (var b in MemoryMarshal.AsBytes(buffer.AsSpan()))
            sum += b;
        foreach (var s in MemoryMarshal.Cast<int, short>(buffer))
            sum += s;
        Buffer.SetByte(buffer, 3, 1);
        return sum + buffer[0] + Buffer.ByteLength(buffer) + buffer.Rank + buffer.GetLowerBound(0) + (int)buffer.LongLength;
    }

    static bool Held(int n)
    {
        var buffer = new int[4];
        buffer[0] = n;
        var weak = new WeakReference(buffer);
        GC.KeepAlive(buffer);
        return weak.IsAlive || buffer[0] > n;
    }

    static int Kept(int n)
    {
        var buffer = new int[4];
        buffer[n & 3] = n;
        var sum = buffer[0] + buffer[1] + buffer[2];
        GC.KeepAlive(buffer);
        return sum;
    }

    static int Locked(int n)
    {
        var buffer = new int[4];
        lock (buffer)
        {
            buffer[n & 3] = n;
        }
        return buffer[0] + buffer[1] + RuntimeHelpers.GetHashCode(buffer) * 0;
    }

    static void Main()
    {
        for (var n = 0; n < 4; n++)
            Console.WriteLine($"{Attached(n)} {Weak(n)} {Handle(n)} {Element(n)} {Data(n)} {Plain(n)} {Bytes(n)} {Held(n)} {Kept(n)} {Locked(n)}");
    }
}
