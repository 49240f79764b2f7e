// silent: ALLOC507
// A delegate of a member of a stream holds the stream, and with it its capacity.
using System;
using System.IO;

static class Program
{
    static int Capacity(byte[] head, byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        stream.Write(body);
        Func<byte[]> read = stream.ToArray;
        return ((MemoryStream)read.Target!).Capacity + read().Length;
    }

    static void Main() => Console.WriteLine(Capacity(new byte[200], new byte[300]));
}
