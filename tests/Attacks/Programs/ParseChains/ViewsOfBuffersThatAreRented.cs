// fixes: ALLOC301
// Strings of rented, cleared and reused buffers are parsed, compared and kept by spans.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Rented(string text)
    {
        var buffer = ArrayPool<char>.Shared.Rent(16);
        text.CopyTo(0, buffer, 0, Math.Min(16, text.Length));
        ReadOnlySpan<char> view = new string(buffer, 0, Math.Min(16, text.Length)).AsSpan();
        Array.Clear(buffer);
        ArrayPool<char>.Shared.Return(buffer);
        return int.TryParse(view, out var n) ? n : -view.Length;
    }

    static int Parsed(string text)
    {
        var buffer = ArrayPool<char>.Shared.Rent(16);
        try
        {
            text.CopyTo(0, buffer, 0, Math.Min(16, text.Length));
            return int.Parse(new string(buffer, 0, Math.Min(16, text.Length)));
        }
        finally
        {
            ArrayPool<char>.Shared.Return(buffer, clearArray: true);
        }
    }

    static string Returned(string text)
    {
        Span<char> buffer = stackalloc char[16];
        text.AsSpan(0, Math.Min(16, text.Length)).CopyTo(buffer);
        var made = buffer.Slice(0, Math.Min(16, text.Length)).ToString().Trim();
        buffer.Fill('z');
        return made + made.Length;
    }

    static int Reused(string text)
    {
        Span<char> buffer = stackalloc char[4];
        var sum = 0;
        var last = "";
        foreach (var c in text)
        {
            buffer[0] = c;
            buffer[1] = ' ';
            var word = buffer.Slice(0, 2).ToString().Trim();
            sum += word == last ? 100 : word.Length;
            last = word;
        }

        return sum;
    }

    static void Main()
    {
        foreach (var text in new[] { "1", "12", "aab", " 7", "" })
        {
            foreach (var run in new Func<object?>[] { () => Rented(text), () => Parsed(text), () => Returned(text), () => Reused(text) })
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
