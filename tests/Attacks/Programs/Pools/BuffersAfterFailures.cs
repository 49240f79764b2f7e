// refuses: ALLOC502
// Arrays that are long are rented, while the code fails, returns early, hands views out, and is asked again within itself.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Sum(string text, int length)
    {
        var buffer = new byte[length];
        for (var i = 0; i < text.Length; i++)
            buffer[i] = (byte)text[i];
        var sum = 0;
        foreach (var b in buffer)
            sum += b;
        return sum;
    }

    static int Fails(string text, int length)
    {
        var buffer = new int[length];
        buffer[text.Length] = 5;
        if (text.Length == 1)
            return buffer[1];
        for (var i = 0; i < buffer.Length; i++)
            buffer[i] += 10 / text.Length;
        return buffer[0] + buffer[length - 1];
    }

    static ReadOnlySpan<byte> View(string text, int length)
    {
        var buffer = new byte[length];
        buffer[0] = (byte)text.Length;
        return buffer.AsSpan(0, 1);
    }

    static int Again(string text, int length)
    {
        var buffer = new char[length];
        text.CopyTo(0, buffer, 0, text.Length);
        var inner = length > 600 ? Again(text + "x", length - 100) : 0;
        return buffer[0] + buffer[text.Length] + inner + new string(buffer).Trim('\0').Length;
    }

    static string Text(string text, int length)
    {
        var buffer = new char[length];
        Array.Fill(buffer, 'q', 0, text.Length);
        return new string(buffer, 0, text.Length + 1) + buffer.Length;
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Sum(text, 5000), () => Sum(text, -1), () => Sum(text, 1), () => Fails(text, 3000), () => Fails(text, text.Length), () => View(text, 4000)[0], () => Again(text, 900), () => Text(text, 2000) })
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
