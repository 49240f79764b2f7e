using System.Net.Sockets;
using System.Text;

namespace MiniResp.Tests;

/// <summary>What the tuned server promises beside the right answers. Runs alone, because it looks at what the process allocates.</summary>
[Collection(nameof(TunedTests))]
[CollectionDefinition(nameof(TunedTests), DisableParallelization = true)]
public sealed class TunedTests : ServerTests<TunedServer>
{
    private const int Pipeline = 30;

    private static readonly string Value = new('v', 256);
    private static readonly byte[] Batch = Encoding.Latin1.GetBytes(string.Concat(Enumerable.Repeat(RespClient.Command("GET", "key"), Pipeline)));
    private static readonly byte[] Replies = new byte[Pipeline * Bulk(Value).Length];

    [Fact]
    public async Task Pipeline_IsSentAtOnce()
    {
        using var socket = await PrepareAsync();
        var before = Server.Writes;

        Get(socket, batches: 10);

        // A batch that arrives in two pieces is answered in two.
        Assert.InRange(Server.Writes - before, 10, 20);
    }

    [Fact]
    public async Task GetHit_AllocatesNothing()
    {
        using var socket = await PrepareAsync();
        Get(socket, batches: 1000);

        // The process has other threads, which allocate now and then. What a request allocates is there each time.
        var least = long.MaxValue;
        for (var run = 0; run < 3; run++)
        {
            var before = GC.GetTotalAllocatedBytes(precise: true);
            Get(socket, batches: 1000);
            least = Math.Min(least, GC.GetTotalAllocatedBytes(precise: true) - before);
        }

        Assert.InRange(least, 0, 1000);
    }

    /// <summary>Stores the key and connects a socket that blocks, so that nothing but the server allocates.</summary>
    private async Task<Socket> PrepareAsync()
    {
        Assert.Equal("+OK\r\n", await AnswerAsync("SET", "key", Value));
        var socket = new Socket(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        // After an asynchronous call a socket blocks by waiting for an object.
        socket.Connect(Server.EndPoint);
        return socket;
    }

    private static void Get(Socket socket, int batches)
    {
        for (var i = 0; i < batches; i++)
        {
            socket.Send(Batch);
            for (var read = 0; read < Replies.Length;)
                read += socket.Receive(Replies, read, Replies.Length - read, SocketFlags.None);
        }
    }
}
