// silent: ALLOC507
// An operator of the program makes an object of the stream, and tells how much room it has.
using System;
using System.IO;

sealed class Sink
{
    private readonly MemoryStream _stream;
    private Sink(MemoryStream stream) { _stream = stream; Console.Write("room " + stream.GetBuffer().Length + " "); }
    public static implicit operator Sink(MemoryStream stream) => new Sink(stream);
    public void Write(byte[] bytes) => _stream.Write(bytes);
    public byte[] ToArray() => _stream.ToArray();
}

sealed class Packer
{
    public byte[] Pack(byte[] head, byte[] body)
    {
        Sink sink = new MemoryStream();
        sink.Write(head);
        sink.Write(body);
        return sink.ToArray();
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Packer().Pack(new byte[300], new byte[200]).Length);
}
