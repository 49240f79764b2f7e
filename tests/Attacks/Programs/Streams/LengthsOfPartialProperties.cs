// fixes: ALLOC507
// What is written is asked for by properties that do more, in another part, by the field keyword, or by a conversion.
#nullable enable
using System;
using System.IO;

readonly struct Part(byte[] bytes)
{
    public static implicit operator byte[](Part part) { Console.Write("c"); return part.Bytes; }
    public byte[] Bytes => bytes;
}

sealed partial class Packet
{
    public partial byte[] Head { get; }
    public byte[] Body { get { Console.Write("b"); return field; } } = new byte[400];
    public byte[] Tail { get; init; } = new byte[200];
}

sealed partial class Packet
{
    public partial byte[] Head { get { Console.Write("h"); return new byte[300]; } }
}

sealed class Packer
{
    public int OfParts(Packet packet)
    {
        var stream = new MemoryStream();
        stream.Write(packet.Head);
        stream.Write(packet.Tail);
        return stream.ToArray().Length;
    }

    public int OfFields(Packet packet)
    {
        var stream = new MemoryStream();
        stream.Write(packet.Body);
        stream.Write(packet.Tail);
        return stream.ToArray().Length;
    }

    public int OfConversions(Part part, byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write((byte[])part);
        stream.Write(body);
        return stream.ToArray().Length;
    }

    public int OfPlain(byte[] head, byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(head);
        stream.Write(body);
        return stream.ToArray().Length;
    }
}

static class Program
{
    static void Main()
    {
        var packer = new Packer();
        Console.WriteLine(packer.OfParts(new Packet()) + packer.OfFields(new Packet()) + packer.OfConversions(new Part(new byte[5]), new byte[300]));
        Console.WriteLine(packer.OfPlain(new byte[300], new byte[10]));
    }
}
