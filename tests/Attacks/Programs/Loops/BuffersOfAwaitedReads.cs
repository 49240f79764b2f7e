// fixes: ALLOC104
// One array for all awaited reads: short reads leave zeros behind, a failed one does not leak into the next, and what keeps its array gets its own.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

sealed class Keeping : MemoryStream
{
    public List<byte[]> Kept { get; } = new();

    public Keeping() : base(new byte[] { 1, 2, 3, 4, 5, 6, 7 }) { }

    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        Kept.Add(buffer);
        return base.ReadAsync(buffer, offset, count, cancellationToken);
    }
}

static class Program
{
    static async Task<string> Short(byte[] data)
    {
        var stream = new MemoryStream(data);
        var text = "";
        while (stream.Position < stream.Length)
        {
            var block = new byte[4];
            var read = await stream.ReadAsync(block, 0, block.Length);
            text += read + ":" + block[0] + block[1] + block[2] + block[3] + " ";
        }

        return text;
    }

    static async Task<string> Failed(byte[] data)
    {
        var stream = new MemoryStream(data);
        var text = "";
        for (var i = 0; i < 4; i++)
        {
            var block = new byte[3];
            try
            {
                await stream.ReadAsync(block, 0, i == 1 ? 4 : 3).ConfigureAwait(false);
            }
            catch (ArgumentException)
            {
                text += "failed ";
            }

            block[2] += 1;
            text += block[0] + "," + block[1] + "," + block[2] + " ";
        }

        return text;
    }

    static async Task<string> Kept(Stream stream)
    {
        for (var i = 0; i < 3; i++)
        {
            var block = new byte[2];
            if (await stream.ReadAsync(block, 0, 2) == 0)
                break;
        }

        return string.Join(";", ((Keeping)stream).Kept.Select(block => string.Join(",", block)));
    }

    static async Task<string> Sent(int n)
    {
        var channel = Channel.CreateUnbounded<byte[]>();
        for (var i = 0; i < n; i++)
        {
            var block = new byte[2];
            block[0] = (byte)i;
            await channel.Writer.WriteAsync(block);
        }

        channel.Writer.Complete();
        var text = "";
        await foreach (var block in channel.Reader.ReadAllAsync())
            text += block[0] + " ";
        return text;
    }

    static async Task Main()
    {
        Console.WriteLine(await Short(new byte[] { 1, 2, 3, 4, 5, 6 }));
        Console.WriteLine(await Failed(new byte[] { 1, 2, 3, 4, 5, 6, 7, 8 }));
        Console.WriteLine(await Kept(new Keeping()));
        Console.WriteLine(await Sent(3));
    }
}
