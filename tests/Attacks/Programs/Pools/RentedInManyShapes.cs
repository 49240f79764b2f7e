// refuses: ALLOC503
// Rented arrays that are read too far, kept, returned twice or on some paths only: each fix would change what the program prints.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;

sealed class Exact : ArrayPool<byte>
{
    private readonly Stack<byte[]> _returned = new();

    public int Lent { get; private set; }

    public override byte[] Rent(int minimumLength)
    {
        Lent++;
        return new byte[minimumLength];
    }

    public override void Return(byte[] array, bool clearArray = false)
    {
        Lent--;
        _returned.Push(array);
    }
}

static class Program
{
    private static readonly Exact s_pool = new();

    static int WholeArray(ArrayPool<byte> pool, int n)
    {
        var buffer = pool.Rent(n);
        var stream = new MemoryStream();
        stream.Write(buffer, 0, buffer.Length);
        pool.Return(buffer);
        return (int)stream.Length;
    }

    static int EachElement(ArrayPool<byte> pool, int n)
    {
        var buffer = pool.Rent(n);
        buffer.AsSpan().Clear();
        var sum = 0;
        foreach (var b in buffer)
            sum += b + 1;
        pool.Return(buffer);
        return sum;
    }

    static int Skipped(ArrayPool<byte> pool, int n)
    {
        var buffer = pool.Rent(n);
        buffer[0] = 1;
        if (n > 3)
            return 0;
        var first = buffer[0];
        pool.Return(buffer);
        return first;
    }

    static string Last(ArrayPool<byte> pool, int n)
    {
        var buffer = pool.Rent(n);
        Array.Fill(buffer, (byte)n);
        var last = buffer[^1] + "," + buffer.Length + "," + buffer.Count(b => b == n);
        pool.Return(buffer);
        return last;
    }

    static async Task<int> Awaited(ArrayPool<byte> pool, int n)
    {
        var buffer = pool.Rent(n);
        Array.Fill(buffer, (byte)1);
        await Task.Yield();
        using var stream = new MemoryStream();
        await stream.WriteAsync(buffer);
        if (stream.Length > 4)
            return -1;
        pool.Return(buffer);
        return (int)stream.Length;
    }

    static int Thrown(ArrayPool<byte> pool, int n)
    {
        var buffer = pool.Rent(n);
        buffer[0] = (byte)(10 / n);
        if (n > 2)
            return buffer[0];
        pool.Return(buffer);
        return n;
    }

    static void Try(Func<object> test)
    {
        try { Console.WriteLine(test()); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        foreach (var n in new[] { 1, 3, 5 })
        {
            Try(() => WholeArray(s_pool, n));
            Try(() => EachElement(s_pool, n));
            Try(() => Skipped(s_pool, n));
            Try(() => Last(s_pool, n));
            Try(() => Awaited(s_pool, n).Result);
            Try(() => Thrown(s_pool, n - 1));
        }

        Console.WriteLine(s_pool.Lent);
    }
}
