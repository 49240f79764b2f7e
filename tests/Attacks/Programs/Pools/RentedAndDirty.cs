// refuses: ALLOC502
// silent: ALLOC503
// Pooled arrays hold old contents and are longer than asked for; temporary ones are zero and exact.
using System;
using System.Buffers;

static class Program
{
    static int Temporary(int n)
    {
        var buffer = new byte[n];
        var sum = buffer.Length;
        foreach (var b in buffer) sum += b;
        return sum;
    }

    static int Rented(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n);
        buffer.AsSpan(0, n).Clear();
        var sum = buffer.Length >= n ? 1 : 0;
        for (var i = 0; i < n; i++) sum += buffer[i];
        ArrayPool<byte>.Shared.Return(buffer);
        return sum;
    }

    static int Run(int n) { var sum = 0; for (var i = 0; i < n; i++) sum += Temporary(1000 + i) + Rented(100 + i); return sum; }

    static void Main() { Console.WriteLine(Run(5)); }
}
