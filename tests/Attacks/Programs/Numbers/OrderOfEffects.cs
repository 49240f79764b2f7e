// What stands before and behind the bytes in one statement has effects.
// refuses: ALLOC506
using System;
using System.IO;

static class Program
{
    static int _n = 1;
    static int Next() { Console.Write("next" + _n + " "); return _n++; }

    static void Write(Stream stream)
    {
        stream.Write(BitConverter.GetBytes(_n), 0, 4);
        stream.Write(BitConverter.GetBytes(Next()), 0, 4);
        stream.Write(BitConverter.GetBytes(_n), 0, 2);
    }

    static void Main()
    {
        var stream = new MemoryStream();
        Write(stream);
        Console.WriteLine(Convert.ToHexString(stream.ToArray()));
    }
}
