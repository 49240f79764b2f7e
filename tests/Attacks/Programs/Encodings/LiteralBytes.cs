// fixes: ALLOC306
// Literals with escapes, a zero, a surrogate pair; one with half a pair cannot be written as bytes.
using System;
using System.IO;
using System.Text;

static class Program
{
    static void Write(Stream stream)
    {
        stream.Write(Encoding.UTF8.GetBytes("plain\t\"q\"\\"));
        stream.Write(Encoding.UTF8.GetBytes("\u00e4\ud83d\ude00\0"));
        stream.Write(Encoding.UTF8.GetBytes(@"\n""v"""));
        stream.Write(Encoding.UTF8.GetBytes("""raw "r" """));
        stream.Write(Encoding.UTF8.GetBytes("\ud800"));
        stream.Write(Encoding.ASCII.GetBytes("\u00e4sc"));
        stream.Write(Encoding.UTF8.GetBytes(""));
        stream.Write(Encoding.UTF8.GetBytes("a" + "b"));
    }

    static void Main()
    {
        var stream = new MemoryStream();
        Write(stream);
        Console.WriteLine(Convert.ToHexString(stream.ToArray()));
    }
}
