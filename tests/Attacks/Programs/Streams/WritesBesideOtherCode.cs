// fixes: ALLOC507
// A stream is given its capacity: what is written is null, is closed before, is sought back, is made later, or is written in a branch, a loop or a lambda.
#nullable enable
using System;
using System.IO;

static class Math
{
    public static int Max(int first, int second) => throw new InvalidOperationException();
}

sealed class Packet(byte[] head)
{
    private readonly byte[] _body = { 1, 2, 3 };

    public byte[] Write()
    {
        var stream = new MemoryStream();
        stream.Write(head);
        stream.Write(_body);
        stream.WriteByte(9);
        return stream.ToArray();
    }

    public byte[] WriteFixed()
    {
        using MemoryStream stream = new();
        stream.Write(_body);
        stream.Write(_body, 0, _body.Length);
        stream.Write(_body, 1, 2);
        return stream.ToArray();
    }
}

static class Program
{
    static byte[] Whole(byte[] head, byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        stream.Write(body, 0, body.Length);
        return stream.ToArray();
    }

    static byte[] Spans(ReadOnlySpan<byte> head, Span<byte> body)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        stream.Write(body);
        stream.Write("end"u8);
        return stream.ToArray();
    }

    static byte[] SoughtBack(byte[] head, byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        stream.Position = 1;
        stream.Write(body);
        return stream.ToArray();
    }

    static byte[] Closed(byte[] head, byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        stream.Close();
        stream.Write(body);
        return stream.ToArray();
    }

    static byte[] MadeLater(byte[] head)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        var body = new byte[stream.Length];
        stream.Write(body);
        return stream.ToArray();
    }

    static byte[] Changed(byte[] head, byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        (head, body) = (body, head);
        stream.Write(head);
        return stream.ToArray();
    }

    static byte[] Caught(byte[]? head, byte[] body)
    {
        var stream = new MemoryStream();
        try
        {
            stream.Write(head!);
        }
        catch (ArgumentNullException)
        {
            Console.Write("null ");
        }

        stream.Write(body);
        stream.Write(body);
        return stream.ToArray();
    }

    static byte[] InALambda(byte[] head, byte[] body)
    {
        Func<byte[], byte[]> write = part =>
        {
            Stream stream = new MemoryStream();
            stream.Write(part);
            stream.Write(part);
            stream.Flush();
            return ((MemoryStream)stream).ToArray();
        };
        return write(body.Length > head.Length ? body : head);
    }

    static void Try(Func<byte[]> test)
    {
        try { Console.WriteLine(Convert.ToHexString(test())); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        byte[] head = { 1, 2 };
        byte[] body = { 3, 4, 5 };
        Try(() => Whole(head, body));
        Try(() => Whole(null!, body));
        Try(() => Spans(head, body));
        Try(() => SoughtBack(head, body));
        Try(() => Closed(head, body));
        Try(() => MadeLater(head));
        Try(() => Changed(head, body));
        Try(() => Caught(null, body));
        Try(() => InALambda(head, body));
        Try(() => new Packet(head).Write());
        Try(() => new Packet(null!).Write());
        Try(() => new Packet(head).WriteFixed());
    }
}
