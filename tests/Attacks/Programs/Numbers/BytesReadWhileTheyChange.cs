// fixes: ALLOC506
// Numbers go through arrays of bytes that are reversed, cut, kept, written meanwhile, or too short.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;

static class Program
{
    static readonly List<string> Log = new();

    static int Bits(int n) => BitConverter.ToInt32(BitConverter.GetBytes(n), 0) + BitConverter.GetBytes(n)[0] + BitConverter.GetBytes((short)n).Length;

    static float Single(int n) => BitConverter.ToSingle(BitConverter.GetBytes(n), 0);

    static double Double(long n) => BitConverter.ToDouble(BitConverter.GetBytes(n), 0);

    static int Reversed(int n)
    {
        var bytes = BitConverter.GetBytes(n);
        Array.Reverse(bytes);
        return BitConverter.ToInt32(bytes, 0);
    }

    static int Cut(int n) => BitConverter.ToInt16(BitConverter.GetBytes(n), 2) + BitConverter.ToUInt16(BitConverter.GetBytes(n), 1);

    static int TooShort(int n) => BitConverter.ToInt32(BitConverter.GetBytes((short)n), 0);

    static int Negative(int n) => BitConverter.ToInt32(BitConverter.GetBytes(n), n);

    static string Written(int n)
    {
        using var stream = new MemoryStream();
        stream.Write(BitConverter.GetBytes(n), 0, 4);
        stream.Write(BitConverter.GetBytes((double)n++));
        stream.Write(BitConverter.GetBytes(n == 3), 0, 1);
        return Convert.ToHexString(stream.ToArray()) + n;
    }

    static int Copied(int n)
    {
        var target = new byte[10];
        BitConverter.GetBytes(n).CopyTo(target, 2);
        Array.Copy(BitConverter.GetBytes((long)n), 0, target, 1, 8);
        Buffer.BlockCopy(BitConverter.GetBytes((char)n), 0, target, 4, 2);
        return target[1] + target[2] * 3 + target[5] * 7 + target[9];
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Bits(text.Length - 2), () => Single(text.Length - 2), () => Double(-text.Length), () => Reversed(text.Length), () => Cut(text.Length * 70000), () => TooShort(1), () => Negative(text.Length - 1), () => Written(text.Length), () => Copied(text.Length * 1000) })
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
