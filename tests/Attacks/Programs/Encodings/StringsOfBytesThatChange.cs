// fixes: ALLOC301
// Bytes are decoded and texts encoded, and what they were made of is written before the result is read.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

static class Program
{
    static readonly List<string> Log = new();

    static readonly byte[] s_bytes = new byte[4];

    static string Decoded(string text)
    {
        Encoding.UTF8.GetBytes(text.AsSpan(0, Math.Min(3, text.Length)), s_bytes);
        ReadOnlySpan<char> view = Encoding.UTF8.GetString(s_bytes).AsSpan();
        s_bytes[0] = 65;
        return view[0] + "" + view.Length;
    }

    static int Parsed(string text)
    {
        var letters = text.ToCharArray();
        var encoded = Encoding.UTF8.GetBytes(new string(letters));
        Array.Fill(letters, 'z');
        return encoded.Length + (encoded.Length > 0 ? encoded[0] : 0);
    }

    static int Written(string text)
    {
        var letters = text.ToCharArray();
        using var stream = new MemoryStream();
        stream.Write(Encoding.UTF8.GetBytes(new string(letters)));
        stream.Write(Encoding.ASCII.GetBytes(new string(letters, 0, letters.Length / 2)).AsSpan());
        return (int)stream.Length + (stream.Length > 0 ? stream.ToArray()[0] : 0);
    }

    static int Compared(string text)
    {
        var letters = text.ToCharArray();
        return new string(letters) == text.Trim() ? 1 : new string(letters, 0, letters.Length / 2).Equals(text.Substring(0, text.Length / 2)) ? 2 : 3;
    }

    static void Main()
    {
        foreach (var text in new[] { "1", "\u00E4b", "\uD83D\uDE00", "\uD83D", " x" })
        {
            foreach (var run in new Func<object?>[] { () => Decoded(text), () => Parsed(text), () => Written(text), () => Compared(text) })
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
