// refuses: ALLOC503
// A memory, a segment and a span of a rented array are read after the array was given back, or only their numbers are.
#nullable enable
using System;
using System.Buffers;

static class Program
{
    static int Numbers(int n)
    {
        var array = ArrayPool<int>.Shared.Rent(n);
        array.AsSpan().Clear();
        var segment = new ArraySegment<int>(array, 1, n - 1);
        var memory = array.AsMemory(0, n);
        array[1] = 7;
        var first = segment[0];
        ArrayPool<int>.Shared.Return(array);
        return segment.Count + segment.Offset + memory.Length + first + (memory.IsEmpty ? 1 : 0);
    }

    static int Throws(int n)
    {
        var array = ArrayPool<byte>.Shared.Rent(n);
        var memory = array.AsMemory(0, n);
        memory.Span.Clear();
        if (n == 3)
            throw new InvalidOperationException();
        memory.Span[0] = (byte)n;
        var sum = 0;
        foreach (var b in memory.Span)
            sum += b;
        ArrayPool<byte>.Shared.Return(array);
        return sum;
    }

    static int Sliced(int n)
    {
        var array = ArrayPool<byte>.Shared.Rent(n);
        var memory = array.AsMemory(0, n);
        var rest = memory;
        var sum = 0;
        memory.Span.Clear();
        while (rest.Length > 0)
        {
            rest.Span[0] = 1;
            rest = rest.Slice(1);
        }
        foreach (var b in memory.Span)
            sum += b;
        ArrayPool<byte>.Shared.Return(array);
        return sum;
    }

    static int Whole(int n)
    {
        var array = ArrayPool<byte>.Shared.Rent(n);
        Array.Clear(array);
        Memory<byte> memory = array;
        ArraySegment<byte> segment = array;
        array[0] = 1;
        var sum = memory.Length > n - 1 ? memory.Span[0] : 0;
        foreach (var b in segment)
            sum += b;
        ArrayPool<byte>.Shared.Return(array);
        return sum;
    }

    static int Length(int n)
    {
        var array = ArrayPool<byte>.Shared.Rent(n);
        Array.Clear(array);
        var sum = 0;
        for (var i = 0; i < array.Length; i++)
        {
            array[i] = 1;
            sum += array[i];
        }
        ArrayPool<byte>.Shared.Return(array);
        return Math.Min(sum, n);
    }

    static void Main()
    {
        for (var n = 2; n < 20; n += 5)
        {
            Console.WriteLine(Numbers(n) + " " + Sliced(n) + " " + Whole(n) + " " + Length(n));
            try { Console.WriteLine(Throws(n + 1)); } catch (InvalidOperationException) { Console.WriteLine("thrown"); }
        }
    }
}
