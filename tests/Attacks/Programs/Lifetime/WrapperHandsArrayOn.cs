// refuses: ALLOC104
// silent: ALLOC501, ALLOC502
// A buffered stream and a binary writer of the framework hand the array on to a stream that keeps it.
using System;
using System.Collections.Generic;
using System.IO;

sealed class KeepingStream : MemoryStream
{
    public List<byte[]> Kept { get; } = new();
    public override void Write(byte[] buffer, int offset, int count) => Kept.Add(buffer);
}

static class Program
{
    static void Main()
    {
        var inner = new KeepingStream();
        for (byte i = 1; i < 4; i++)
        {
            var buf = new byte[4096];
            buf[0] = i;
            var buffered = new BufferedStream(inner, 16);
            buffered.Write(buf, 0, buf.Length);
            buffered.Flush();
            var other = new byte[4096];
            other[0] = (byte)(i + 10);
            var writer = new BinaryWriter(inner);
            writer.Write(other, 0, other.Length);
        }

        foreach (var array in inner.Kept)
            Console.Write(array[0] + " ");
        Console.WriteLine(inner.Kept.Count);
    }
}
