// Variables whose names have no letter, after which a fix would name what it declares.
// fixes: ALLOC104
using System;
using System.Collections.Generic;
using System.IO;

static class Program
{
    static readonly object _ = new();

    static int Array(string text)
    {
        char[] ___ = { ',', ';', '.' };
        return text.IndexOfAny(___);
    }

    static int Items(string text)
    {
        var n = 0;
        foreach (var ____ in new[] { "a", "b", "c" })
            n += text.IndexOf(____, StringComparison.Ordinal);
        return n;
    }

    static long Number(int _, int __)
    {
        var stream = new MemoryStream();
        stream.Write(BitConverter.GetBytes(_), 0, 4);
        stream.Write(BitConverter.GetBytes(__), 0, 4);
        return stream.ToArray()[4];
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Array("ab;c" + i) + Items("abc" + i) + Number(i, i + 1) + (_ is null ? 1 : 0));
    }
}
