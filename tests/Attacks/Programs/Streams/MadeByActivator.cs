// refuses: ALLOC104, ALLOC501
// A factory of the framework makes an object of the class that a type argument names: its override keeps what it is given.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;

sealed class KeepingStream : MemoryStream
{
    public List<byte[]> Kept { get; } = [];

    public override void Write(byte[] buffer, int offset, int count)
    {
        Kept.Add(buffer);
        base.Write(buffer, offset, count);
    }
}

sealed class FixedRandom : Random
{
    public override void NextBytes(byte[] buffer) => Array.Fill(buffer, (byte)7);
}

static class Program
{
    static void Main()
    {
        var kept = (KeepingStream)Blocks<KeepingStream>(3);
        Console.WriteLine(string.Join(",", kept.Kept.Select(block => block[0])));
        Console.WriteLine(Key<FixedRandom>());
    }

    static Stream Blocks<T>(int count)
        where T : Stream
    {
        Stream target = Activator.CreateInstance<T>();
        for (var i = 0; i < count; i++)
        {
            var block = new byte[600];
            block[0] = (byte)i;
            target.Write(block, 0, 600);
        }

        return target;
    }

    static int Key<T>()
        where T : Random
    {
        Random random = Activator.CreateInstance<T>();
        var bytes = new byte[4];
        random.NextBytes(bytes);
        return bytes[0] == 7 && bytes[3] == 7 ? 1 : 0;
    }
}
