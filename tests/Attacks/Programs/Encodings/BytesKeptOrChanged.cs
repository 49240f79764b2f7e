// silent: ALLOC306
// The bytes are kept, changed, returned, or compared.
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    static byte[] _kept;

    static int Kept(string text) { var bytes = Encoding.UTF8.GetBytes(text); _kept = bytes; bytes[0]++; return bytes.Length; }
    static bool Same(string text) => Encoding.UTF8.GetBytes(text).Equals(Encoding.UTF8.GetBytes(text));
    static IList<byte> List(string text) { IList<byte> list = Encoding.UTF8.GetBytes(text); list[0] = 66; return list; }

    static void Main()
    {
        Console.WriteLine(Kept("abc") + "" + _kept[0] + Same("a") + List("a")[0]);
    }
}
