// silent: ALLOC502
// options: dotnet_code_quality.allocations.unsafe_fixes = true
// A span that is declared outside the block of the array is read when the array would be back in its pool.
using System;
using System.Buffers;

static class Program
{
    static int Last(int n)
    {
        Span<byte> tail = default;
        if (n > 2)
        {
            var buf = new byte[n];
            buf[n - 1] = (byte)n;
            tail = buf.AsSpan(n - 1);
        }

        Dirty(n);
        return tail[0];
    }

    static int Checked(int n)
    {
        ReadOnlySpan<byte> view = default;
        try
        {
            var buf = new byte[n];
            buf[0] = 7;
            view = buf;
        }
        finally
        {
            Dirty(n);
        }

        return view[0] + view.Length;
    }

    static void Dirty(int n)
    {
        var other = ArrayPool<byte>.Shared.Rent(n);
        Array.Fill(other, (byte)0xEE);
        ArrayPool<byte>.Shared.Return(other);
    }

    static void Main()
    {
        for (var n = 300; n < 303; n++)
            Console.WriteLine(Last(n) + Checked(n));
    }
}
