// silent: ALLOC503
// The length of a rented array is asked as room, as a capacity, as a limit, and where the pool gives just that length.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net.Sockets;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
static class Lengths
{
    public static int Room(ReadOnlySpan<byte> data)
    {
        var array = ArrayPool<byte>.Shared.Rent(10);
        var n = Math.Min(array.Length, data.Length);
        data[..n].CopyTo(array);
        var sum = 0;
        for (var i = 0; i < n; i++) sum += array[i];
        ArrayPool<byte>.Shared.Return(array);
        return sum;
    }
    public static long Hashed(Stream stream)
    {
        var array = ArrayPool<byte>.Shared.Rent(100);
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        try
        {
            for (int read; (read = stream.Read(array, 0, array.Length)) > 0;)
                hash.AppendData(array, 0, read);
            return hash.GetHashAndReset()[0];
        }
        finally { ArrayPool<byte>.Shared.Return(array); }
    }
    public static string Decoded(Stream stream)
    {
        var bytes = ArrayPool<byte>.Shared.Rent(5);
        var chars = ArrayPool<char>.Shared.Rent(5);
        var decoder = Encoding.UTF8.GetDecoder();
        var text = new StringBuilder();
        try
        {
            int read;
            do
            {
                read = stream.Read(bytes, 0, bytes.Length);
                var at = 0;
                bool completed;
                do
                {
                    decoder.Convert(bytes, at, read - at, chars, 0, chars.Length, read == 0, out var used, out var made, out completed);
                    at += used;
                    text.Append(chars, 0, made);
                } while (!completed);
            } while (read > 0);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(bytes);
            ArrayPool<char>.Shared.Return(chars);
        }
        return text.ToString();
    }
    public static string Line(TextReader reader)
    {
        var chars = ArrayPool<char>.Shared.Rent(3);
        var count = 0;
        try
        {
            int c;
            while ((c = reader.Read()) >= 0 && c != '\n')
            {
                if (count >= chars.Length)
                {
                    var more = ArrayPool<char>.Shared.Rent(chars.Length + 1);
                    Buffer.BlockCopy(chars, 0, more, 0, chars.Length * sizeof(char));
                    ArrayPool<char>.Shared.Return(chars);
                    chars = more;
                }
                chars[count++] = (char)c;
            }
            return new string(chars.AsSpan(0, count).TrimEnd('\r'));
        }
        finally { ArrayPool<char>.Shared.Return(chars); }
    }
    public static int Cleared(int n)
    {
        var array = ArrayPool<int>.Shared.Rent(n);
        Array.Clear(array, 0, array.Length);
        for (var i = 0; i < n; i++)
            array[i]++;
        var sum = array.AsSpan(0, n).ToArray().Sum();
        ArrayPool<int>.Shared.Return(array);
        return sum;
    }
    public static int Flags(int n)
    {
        var seen = ArrayPool<bool>.Shared.Rent(n);
        seen.AsSpan(0, n).Clear();
        var count = 0;
        for (var i = 2; i < n; i++)
        {
            if (seen[i]) continue;
            count++;
            for (var j = i; j < n; j += i) seen[j] = true;
        }
        ArrayPool<bool>.Shared.Return(seen);
        return count;
    }
    public static int Table(int n)
    {
        var table = ArrayPool<int>.Shared.Rent((n + 1) * (n + 1));
        try
        {
            for (var i = 0; i <= n; i++)
            {
                table[i] = i;
                table[i * (n + 1)] = i;
            }
            for (var i = 1; i <= n; i++)
                for (var j = 1; j <= n; j++)
                    table[i * (n + 1) + j] = 1 + Math.Min(table[(i - 1) * (n + 1) + j], table[i * (n + 1) + j - 1]);
            return table[n * (n + 1) + n];
        }
        finally { ArrayPool<int>.Shared.Return(table); }
    }
    public static string Formatted(double value)
    {
        var size = 2;
        for (; ; size *= 2)
        {
            var chars = ArrayPool<char>.Shared.Rent(size);
            try
            {
                if (value.TryFormat(chars, out var written, "F20", System.Globalization.CultureInfo.InvariantCulture))
                    return new string(chars, 0, written);
                size = chars.Length;
            }
            finally { ArrayPool<char>.Shared.Return(chars); }
        }
    }
    public static int Window(IEnumerable<int> items)
    {
        var ring = ArrayPool<int>.Shared.Rent(4);
        var count = 0;
        var best = 0;
        try
        {
            foreach (var item in items)
            {
                ring[count++ % 4] = item;
                if (count >= 4)
                    best = Math.Max(best, ring[0] + ring[1] + ring[2] + ring[3]);
            }
        }
        finally { ArrayPool<int>.Shared.Return(ring); }
        return best;
    }
    public static async Task<int> Both(Stream stream)
    {
        var one = ArrayPool<byte>.Shared.Rent(4);
        var two = ArrayPool<byte>.Shared.Rent(4);
        try
        {
            var reading = stream.ReadAsync(one, 0, one.Length);
            var read = await reading;
            var other = stream.ReadAsync(two.AsMemory(0, 4)).AsTask();
            await Task.WhenAll(reading, other);
            return read > 0 ? one[0] + await other : 0;
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(one);
            ArrayPool<byte>.Shared.Return(two);
        }
    }
    public static int Values(params ReadOnlySpan<int> items)
    {
        var array = ArrayPool<int>.Shared.Rent(items.Length);
        items.CopyTo(array);
        var part = array.AsMemory(0, items.Length);
        part.Span.Sort();
        var sum = 0;
        for (int i = 0, n = items.Length; i < n; ++i) sum = sum * 10 + part.Span[i];
        ArrayPool<int>.Shared.Return(array);
        return sum;
    }
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(string.Join(",", Lengths.Room([1, 2, 3]), Lengths.Hashed(new MemoryStream(new byte[300])), Lengths.Decoded(new MemoryStream(Encoding.UTF8.GetBytes("äöü and more of it, 한국"))), Lengths.Line(new StringReader("a line of some length\r\nx"))));
        Console.WriteLine(string.Join(",", Lengths.Cleared(3), Lengths.Flags(30), Lengths.Table(4), Lengths.Formatted(1.5), Lengths.Window([1, 5, 2, 8, 3]), Lengths.Both(new MemoryStream([1, 2, 3, 4, 5])).Result, Lengths.Values(3, 1, 2)));
    }
}
