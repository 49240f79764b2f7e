// refuses: ALLOC104, ALLOC501
// silent: ALLOC502
// A stream of the program keeps each array that it is given, and shows them at the end.
using System;
using System.Collections.Generic;
using System.IO;

sealed class KeepingStream : Stream
{
    public List<byte[]> Kept { get; } = new();
    public override bool CanRead => false;
    public override bool CanSeek => false;
    public override bool CanWrite => true;
    public override long Length => 0;
    public override long Position { get; set; }
    public override void Flush() { }
    public override int Read(byte[] buffer, int offset, int count) => 0;
    public override long Seek(long offset, SeekOrigin origin) => 0;
    public override void SetLength(long value) { }
    public override void Write(byte[] buffer, int offset, int count) => Kept.Add(buffer);
}

static class Program
{
    static void Send(Stream stream)
    {
        for (byte i = 1; i < 4; i++)
        {
            var small = new byte[16];
            small[0] = i;
            small[2] = (byte)(i + 1);
            stream.Write(small, 0, 16);
            var large = new byte[4096];
            large[0] = (byte)(i + 50);
            stream.Write(large, 0, large.Length);
        }
    }

    static void Main()
    {
        var stream = new KeepingStream();
        Send(stream);
        foreach (var array in stream.Kept)
            Console.WriteLine(array.Length + ":" + array[0] + array[2]);
    }
}
