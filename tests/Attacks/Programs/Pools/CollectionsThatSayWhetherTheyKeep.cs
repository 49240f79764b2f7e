// silent: ALLOC503
// A rented array is given to a collection of the framework whose method tells by a bool or number that it keeps it, and returned when it is taken out.
using System;
using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading.Channels;

public static class Program
{
    static readonly ConcurrentDictionary<int, byte[]> s_table = new();
    static readonly HashSet<byte[]> s_set = new();
    static readonly Channel<byte[]> s_channel = Channel.CreateUnbounded<byte[]>();
    static readonly BlockingCollection<byte[]> s_blocking = new();

    static void ToTable(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n);
        buffer[0] = 1;
        s_table.TryAdd(n, buffer);
    }

    static void ToSet(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n);
        buffer[0] = 1;
        s_set.Add(buffer);
    }

    static bool ToChannel(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n);
        buffer[0] = 1;
        return s_channel.Writer.TryWrite(buffer);
    }

    static bool ToBlocking(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n);
        buffer[0] = 1;
        return s_blocking.TryAdd(buffer);
    }

    static void Main()
    {
        ToTable(3);
        ToSet(4);
        Console.WriteLine(ToChannel(5));
        Console.WriteLine(ToBlocking(6));
        foreach (var b in s_table.Values) ArrayPool<byte>.Shared.Return(b);
        foreach (var b in s_set) ArrayPool<byte>.Shared.Return(b);
        while (s_channel.Reader.TryRead(out var b)) ArrayPool<byte>.Shared.Return(b);
        while (s_blocking.TryTake(out var b)) ArrayPool<byte>.Shared.Return(b);
    }
}
