// silent: ALLOC507
// The capacity and the buffer of a stream are looked at.
using System;
using System.IO;

static class Program
{
    static string Grow(byte[] data)
    {
        var stream = new MemoryStream();
        stream.Write(data, 0, data.Length);
        return stream.Capacity + " " + stream.GetBuffer().Length;
    }

    static string Segment(byte[] data)
    {
        using var stream = new MemoryStream();
        stream.Write(data, 0, data.Length);
        return stream.TryGetBuffer(out var segment) ? segment.Array.Length + "" : "none";
    }

    static void Main() { Console.WriteLine(Grow(new byte[10]) + " " + Grow(new byte[1000]) + " " + Segment(new byte[300])); }
}
