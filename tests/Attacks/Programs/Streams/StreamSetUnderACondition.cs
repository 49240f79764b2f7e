// refuses: ALLOC501
// A stream that keeps arrays is set by 'Other?._target = …'.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;

sealed class KeepingStream : MemoryStream
{
    public List<byte[]> Kept { get; } = [];

    public override void Write(byte[] buffer, int offset, int count)
    {
        Kept.Add(buffer);
        base.Write(buffer, offset, count);
    }
}

sealed class Sender
{
    private Stream _target = new MemoryStream();

    public Sender? Other { get; set; }

    public void Redirect(Stream target) => Other?._target = target;

    public void Send(byte value)
    {
        var block = new byte[16];
        block[0] = value;
        block[2] = (byte)(value + 1);
        _target.Write(block, 0, 16);
    }
}

static class Program
{
    static void Main()
    {
        var kept = new KeepingStream();
        var sender = new Sender { Other = new Sender() };
        sender.Redirect(kept);
        for (byte i = 1; i < 5; i++)
        {
            sender.Send(i);
            sender.Other.Send(i);
        }

        foreach (var block in kept.Kept)
            Console.WriteLine(block.Length + " " + block[0] + block[2]);
    }
}
