// silent: ALLOC507
// Extensions named like members of a stream that do not look at its buffer do look at it.
using System;
using System.IO;

static class Extensions
{
    public static void Flush(this MemoryStream stream, bool all) => Console.WriteLine("flushed " + stream.Capacity + all);

    public static int Length(this MemoryStream stream) => stream.Capacity;

    public static string ToArray(this MemoryStream stream, string separator) => stream.Capacity + separator + stream.Length;
}

static class Program
{
    static byte[] Flushed(byte[] head, byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        stream.Write(body);
        stream.Flush(true);
        return stream.ToArray();
    }

    static int Measured(byte[] head, byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        stream.Write(body);
        return stream.Length();
    }

    static string Told(byte[] head, byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        stream.Write(body);
        return stream.ToArray("/");
    }

    static void Main()
    {
        Console.WriteLine(Flushed(new byte[200], new byte[300]).Length);
        Console.WriteLine(Measured(new byte[200], new byte[300]));
        Console.WriteLine(Told(new byte[200], new byte[300]));
    }
}
