// fixes: ALLOC501
// Temporary arrays are viewed by ref structs, enumerators, formatters and methods that return what they are given.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    ref struct Reader(ReadOnlySpan<byte> bytes)
    {
        private readonly ReadOnlySpan<byte> _bytes = bytes;
        private int _at;

        public bool Next(out byte value)
        {
            value = _at < _bytes.Length ? _bytes[_at] : (byte)0;
            return _at++ < _bytes.Length;
        }

        public readonly ReadOnlySpan<byte> Rest => _bytes.Slice(Math.Min(_at, _bytes.Length));
    }

    static int Read(string text)
    {
        var bytes = new byte[8];
        for (var i = 0; i < text.Length && i < bytes.Length; i++)
            bytes[i] = (byte)text[i];
        var reader = new Reader(bytes);
        var sum = 0;
        while (reader.Next(out var value))
            sum = sum * 3 + value;
        return sum;
    }

    static byte[] s_kept = [];

    static int Kept(string text)
    {
        var bytes = new byte[4];
        bytes[0] = (byte)text.Length;
        Keep(bytes);
        return s_kept[0];
    }

    static void Keep(byte[] bytes) => s_kept = bytes;

    static ReadOnlySpan<byte> Rest(string text)
    {
        var bytes = new byte[4];
        bytes[1] = (byte)(text.Length + 1);
        var reader = new Reader(bytes);
        reader.Next(out _);
        return reader.Rest;
    }

    static int Sorted(string text)
    {
        var numbers = new int[6];
        for (var i = 0; i < numbers.Length; i++)
            numbers[i] = (text.Length * 7 + i * 5) % 11;
        Array.Sort(numbers);
        return numbers[0] * 100 + numbers[5] + Array.IndexOf(numbers, 5);
    }

    static int Deconstructed(string text)
    {
        var numbers = new[] { text.Length, 2, 3 };
        var (a, b) = (numbers[0], numbers[2]);
        (numbers[0], numbers[1]) = (numbers[1], numbers[0]);
        return a + b * 10 + numbers[0] * 100 + numbers[^2] * 1000;
    }

    static int Captured(string text)
    {
        var numbers = new int[3];
        Func<int> sum = () => numbers[0] + numbers[1];
        numbers[0] = text.Length;
        numbers[1] = 4;
        return sum();
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Read(text), () => Kept(text), () => Rest(text)[0], () => Sorted(text), () => Deconstructed(text), () => Captured(text) })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
