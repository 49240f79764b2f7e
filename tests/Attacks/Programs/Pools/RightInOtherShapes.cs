// silent: ALLOC503
// Rented arrays that are used as they should be: in wrappers, writers, conditions, tuples, spans, handlers, functions and state machines.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

sealed class Writer : IBufferWriter<byte>, IDisposable
{
    private byte[] _buffer = ArrayPool<byte>.Shared.Rent(16);
    private int _written;
    public ReadOnlySpan<byte> Written => _buffer.AsSpan(0, _written);
    public void Advance(int count) => _written += count;
    public Memory<byte> GetMemory(int sizeHint = 0) { Grow(sizeHint); return _buffer.AsMemory(_written); }
    public Span<byte> GetSpan(int sizeHint = 0) { Grow(sizeHint); return _buffer.AsSpan(_written); }
    private void Grow(int sizeHint)
    {
        sizeHint = Math.Max(sizeHint, 1);
        if (_buffer.Length - _written >= sizeHint)
            return;
        var larger = ArrayPool<byte>.Shared.Rent(Math.Max(_buffer.Length * 2, _written + sizeHint));
        _buffer.AsSpan(0, _written).CopyTo(larger);
        var old = _buffer;
        _buffer = larger;
        ArrayPool<byte>.Shared.Return(old);
    }
    public void Dispose()
    {
        var old = Interlocked.Exchange(ref _buffer, null!);
        if (old is not null)
            ArrayPool<byte>.Shared.Return(old);
    }
}

readonly struct Rented<T> : IDisposable
{
    private readonly T[] _array;
    private readonly int _length;
    public Rented(int length) => (_array, _length) = (ArrayPool<T>.Shared.Rent(length), length);
    public Span<T> Span => _array.AsSpan(0, _length);
    public void Dispose() => ArrayPool<T>.Shared.Return(_array, RuntimeHelpers.Contains<T>());
    private static class RuntimeHelpers { public static bool Contains<TItem>() => System.Runtime.CompilerServices.RuntimeHelpers.IsReferenceOrContainsReferences<TItem>(); }
}

ref struct Builder
{
    private char[]? _rented;
    private Span<char> _chars;
    private int _at;
    public Builder(Span<char> initial) { _chars = initial; }
    public void Append(char c)
    {
        if (_at == _chars.Length)
        {
            var larger = ArrayPool<char>.Shared.Rent(_chars.Length * 2);
            _chars.CopyTo(larger);
            var old = _rented;
            _chars = _rented = larger;
            if (old != null)
                ArrayPool<char>.Shared.Return(old);
        }
        _chars[_at++] = c;
    }
    public override string ToString()
    {
        var text = _chars[.._at].ToString();
        var old = _rented;
        this = default;
        if (old != null)
            ArrayPool<char>.Shared.Return(old);
        return text;
    }
}

static class Pooled
{
    static readonly ConcurrentBag<byte[]> s_own = new();
    static readonly ArrayPool<byte> s_pool = ArrayPool<byte>.Create();

    public static int Text(string text, Stream stream)
    {
        byte[]? rented = null;
        var most = Encoding.UTF8.GetMaxByteCount(text.Length);
        Span<byte> bytes = most <= 8 ? stackalloc byte[8] : (rented = ArrayPool<byte>.Shared.Rent(most));
        try
        {
            var written = Encoding.UTF8.GetBytes(text, bytes);
            stream.Write(bytes[..written]);
            return written;
        }
        finally
        {
            if (rented is { } array)
                ArrayPool<byte>.Shared.Return(array);
        }
    }
    public static async Task<int> Copy(Stream from, Stream to, CancellationToken token = default)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(64);
        var total = 0;
        try
        {
            int read;
            while ((read = await from.ReadAsync(buffer.AsMemory(), token).ConfigureAwait(false)) != 0)
            {
                await to.WriteAsync(new ReadOnlyMemory<byte>(buffer, 0, read), token).ConfigureAwait(false);
                total += read;
            }
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(buffer, clearArray: true);
        }
        return total;
    }
    public static bool TryRead(Stream stream, int n, [NotNullWhen(true)] out byte[]? array, out int read)
    {
        var buffer = s_pool.Rent(n);
        read = stream.ReadAtLeast(buffer, n, throwOnEndOfStream: false);
        if (read < n)
        {
            s_pool.Return(buffer);
            array = null;
            return false;
        }
        array = buffer;
        return true;
    }
    public static (byte[] Array, int Length) Taken(int n)
    {
        var array = ArrayPool<byte>.Shared.Rent(n);
        array.AsSpan(0, n).Fill(1);
        return (array, n);
    }
    public static ArraySegment<byte> Segment(int n)
    {
        var array = ArrayPool<byte>.Shared.Rent(n);
        new Random(1).NextBytes(array.AsSpan(0, n));
        return new ArraySegment<byte>(array, 0, n);
    }
    public static int Grown(IEnumerable<int> items)
    {
        var array = ArrayPool<int>.Shared.Rent(2);
        var count = 0;
        foreach (var item in items)
        {
            if (count == array.Length)
            {
                var larger = ArrayPool<int>.Shared.Rent(array.Length * 2);
                Array.Copy(array, larger, count);
                ArrayPool<int>.Shared.Return(array);
                array = larger;
            }
            array[count++] = item;
        }
        var sum = 0;
        foreach (var item in array.AsSpan(0, count))
            sum += item;
        ArrayPool<int>.Shared.Return(array);
        return sum;
    }
    public static string Switched(int kind, int n)
    {
        var chars = ArrayPool<char>.Shared.Rent(n);
        switch (kind)
        {
            case 0:
                chars.AsSpan(0, n).Fill('a');
                break;
            case 1 when n > 2:
                "xyz".CopyTo(chars);
                goto case 0;
            case 2:
                ArrayPool<char>.Shared.Return(chars);
                return "two";
            default:
                ArrayPool<char>.Shared.Return(chars);
                throw new ArgumentException("kind");
        }
        var text = new string(chars, 0, n);
        ArrayPool<char>.Shared.Return(chars);
        return text;
    }
    public static int Sorted(int[] items)
    {
        var copy = ArrayPool<int>.Shared.Rent(items.Length);
        try
        {
            items.CopyTo(copy, 0);
            Array.Sort(copy, 0, items.Length);
            Array.Reverse(copy, 0, items.Length);
            return copy[items.Length / 2] + Array.IndexOf(copy, 3, 0, items.Length) + copy.AsSpan(0, items.Length).IndexOf(3);
        }
        finally { ArrayPool<int>.Shared.Return(copy); }
    }
    public static async IAsyncEnumerable<int> Streamed(int n)
    {
        var array = ArrayPool<int>.Shared.Rent(n);
        try
        {
            for (var i = 0; i < n; i++)
            {
                array[i] = i;
                await Task.Yield();
                yield return array[i];
            }
        }
        finally { ArrayPool<int>.Shared.Return(array); }
    }
    public static void Posted(ChannelWriter<(byte[] Data, int Length)> writer, int n)
    {
        var array = ArrayPool<byte>.Shared.Rent(n);
        array.AsSpan(0, n).Clear();
        if (!writer.TryWrite((array, n)))
            ArrayPool<byte>.Shared.Return(array);
    }
    public static int Nested(int n)
    {
        var outer = ArrayPool<int>.Shared.Rent(n);
        try
        {
            var inner = ArrayPool<int>.Shared.Rent(n);
            try
            {
                for (var i = 0; i < n; i++) { outer[i] = i; inner[n - 1 - i] = outer[i]; }
                (outer, inner) = (inner, outer);
                return outer[0] * 10 + inner[0];
            }
            finally { ArrayPool<int>.Shared.Return(inner); }
        }
        finally { ArrayPool<int>.Shared.Return(outer); }
    }
    public static int Local(int n)
    {
        var array = ArrayPool<int>.Shared.Rent(n);
        Fill();
        var sum = Sum(array.AsSpan(0, n));
        Done(ref array!);
        return sum;
        void Fill() { for (var i = 0; i < n; i++) array[i] = i + 1; }
        static int Sum(ReadOnlySpan<int> items) { var sum = 0; foreach (var item in items) sum += item; return sum; }
        static void Done(ref int[]? items) { if (items is not null) ArrayPool<int>.Shared.Return(items); items = null; }
    }
    public static int ByLambda(int n)
    {
        var array = ArrayPool<int>.Shared.Rent(n);
        Action release = () => ArrayPool<int>.Shared.Return(array);
        try { array[0] = n; return array[0]; }
        finally { release(); }
    }
    public static int Retried(int n)
    {
        var size = 1;
        while (true)
        {
            var array = ArrayPool<byte>.Shared.Rent(size);
            try
            {
                if (array.Length >= n)
                {
                    array[n - 1] = 7;
                    return array[n - 1];
                }
                size = array.Length * 2;
            }
            finally { ArrayPool<byte>.Shared.Return(array); }
        }
    }
    public static int Goto(int n)
    {
        var array = ArrayPool<int>.Shared.Rent(n + 1);
        var result = -1;
        if (n == 0) goto done;
        array[0] = n;
        if (n == 1) { result = array[0]; goto done; }
        array[1] = n * 2;
        result = array[1];
    done:
        ArrayPool<int>.Shared.Return(array);
        return result;
    }
    public static int Owned(int n)
    {
        if (!s_own.TryTake(out var array) || array.Length < n)
            array = new byte[n];
        array[0] = (byte)n;
        s_own.Add(array);
        return array[0];
    }
    public static bool Equal(Stream one, Stream two, int n)
    {
        byte[] a = ArrayPool<byte>.Shared.Rent(n), b = ArrayPool<byte>.Shared.Rent(n);
        try
        {
            one.ReadExactly(a, 0, n);
            two.ReadExactly(b.AsSpan(0, n));
            return a.AsSpan(0, n).SequenceEqual(b.AsSpan(0, n));
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(a);
            ArrayPool<byte>.Shared.Return(b);
        }
    }
    public static string Hex(ReadOnlySpan<byte> bytes)
    {
        var chars = ArrayPool<char>.Shared.Rent(bytes.Length * 2);
        if (!Convert.TryToHexString(bytes, chars, out var written))
        {
            ArrayPool<char>.Shared.Return(chars);
            return "";
        }
        var text = chars.AsSpan(0, written).ToString();
        ArrayPool<char>.Shared.Return(chars);
        return text;
    }
    public static unsafe int Pinned(int n)
    {
        var array = ArrayPool<int>.Shared.Rent(n);
        fixed (int* p = array)
        {
            for (var i = 0; i < n; i++) p[i] = i;
            n = p[n - 1];
        }
        ArrayPool<int>.Shared.Return(array);
        return n;
    }
    public static int Memory(int n)
    {
        using var owner = MemoryPool<int>.Shared.Rent(n);
        var span = owner.Memory.Span[..n];
        span.Fill(2);
        return span.Length + span[0];
    }
    public static int Tuples(int n)
    {
        var (array, length) = Taken(n);
        var sum = 0;
        for (var i = 0; i < length; i++) sum += array[i];
        ArrayPool<byte>.Shared.Return(array);
        return sum;
    }
    public static int Using(int n)
    {
        using var rented = new Rented<int>(n);
        rented.Span.Fill(n);
        return rented.Span.Length;
    }
    public static int Condition(int n)
    {
        var array = n > 3 ? ArrayPool<int>.Shared.Rent(n) : new int[n];
        array[0] = n;
        var first = array[0];
        if (n > 3)
            ArrayPool<int>.Shared.Return(array);
        return first;
    }
    public static int Rows(int n)
    {
        var rows = ArrayPool<int[]>.Shared.Rent(n);
        for (var i = 0; i < n; i++) rows[i] = ArrayPool<int>.Shared.Rent(i + 1);
        var sum = 0;
        for (var i = 0; i < n; i++) { rows[i][i] = i; sum += rows[i][i]; ArrayPool<int>.Shared.Return(rows[i]); }
        ArrayPool<int[]>.Shared.Return(rows, clearArray: true);
        return sum;
    }
    public static long Hash(string text)
    {
        var array = ArrayPool<byte>.Shared.Rent(text.Length * 2);
        MemoryMarshal.AsBytes(text.AsSpan()).CopyTo(array);
        long hash = 17;
        var count = text.Length * 2;
        for (var i = 0; i < array.Length; i++)
        {
            if (i == count) break;
            hash = hash * 31 + array[i];
        }
        ArrayPool<byte>.Shared.Return(array);
        return hash;
    }
}

static class Program
{
    static void Main()
    {
        using var writer = new Writer();
        for (var i = 0; i < 20; i++) { writer.GetSpan(3)[0] = (byte)i; writer.Advance(1); }
        var builder = new Builder(stackalloc char[2]);
        foreach (var c in "abcdefg") builder.Append(c);
        Console.WriteLine(writer.Written.Length + builder.ToString());
        Console.WriteLine(Pooled.Text("äbcdefghijk", new MemoryStream()) + "," + Pooled.Text("a", new MemoryStream()) + "," + Pooled.Copy(new MemoryStream(new byte[100]), new MemoryStream()).Result);
        Console.WriteLine(Pooled.TryRead(new MemoryStream(new byte[5]), 4, out var array, out var read) + "," + array!.Length.CompareTo(3) + read + Pooled.Segment(3).Count + Pooled.Grown(Enumerable.Range(0, 50)));
        Console.WriteLine(Pooled.Switched(0, 2) + Pooled.Switched(1, 3) + Pooled.Switched(2, 1) + Pooled.Sorted([3, 1, 2]) + Pooled.Streamed(3).ToBlockingEnumerable().Sum());
        Pooled.Posted(Channel.CreateBounded<(byte[], int)>(1).Writer, 3);
        Console.WriteLine(string.Join(",", Pooled.Nested(3), Pooled.Local(3), Pooled.ByLambda(2), Pooled.Retried(70), Pooled.Goto(0), Pooled.Goto(1), Pooled.Goto(2), Pooled.Owned(4)));
        Console.WriteLine(string.Join(",", Pooled.Equal(new MemoryStream(new byte[5]), new MemoryStream(new byte[5]), 3), Pooled.Hex([1, 255]), Pooled.Pinned(3), Pooled.Memory(3), Pooled.Tuples(3), Pooled.Using(3), Pooled.Condition(2), Pooled.Condition(5), Pooled.Rows(4), Pooled.Hash("abc")));
    }
}
