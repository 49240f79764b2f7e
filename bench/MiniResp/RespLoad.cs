using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Sockets;
using System.Text;

namespace Allocations.Bench.MiniResp;

/// <summary>What a load has measured.</summary>
/// <param name="Requests">Requests that were answered.</param>
/// <param name="Seconds">The time that it took.</param>
/// <param name="P50">The median of the times from sending a request to the end of its reply, in microseconds.</param>
/// <param name="P99">The same of the slowest of a hundred.</param>
internal sealed record RespLoadResult(long Requests, double Seconds, double P50, double P99);

/// <summary>
/// Many clients at once, each with so many requests on the way. Every reply is checked for its length and timed: a pipeline whose first reply comes early
/// tells nothing about the last one.
/// </summary>
internal sealed class RespLoad : IDisposable
{
    private const int Keys = 10_000;
    private const int ValueLength = 256;
    private const int Batches = 64;

    private static readonly byte[] Value = Encoding.ASCII.GetBytes(new string('v', ValueLength));

    private readonly Client[] _clients;

    private RespLoad(Client[] clients) => _clients = clients;

    /// <summary>Gives every key a value, so that each <c>GET</c> finds one, and connects the clients.</summary>
    /// <param name="server">Where to connect.</param>
    /// <param name="connections">How many clients there are.</param>
    /// <param name="pipeline">How many requests each has on the way.</param>
    /// <param name="gets">How many of a hundred requests are <c>GET</c>; the others are <c>SET</c>.</param>
    public static async Task<RespLoad> ConnectAsync(IPEndPoint server, int connections, int pipeline, int gets)
    {
        await FillAsync(server);
        var clients = new Client[connections];
        for (var i = 0; i < clients.Length; i++)
            clients[i] = new Client(await ConnectAsync(server), pipeline, gets, new Random(i));
        return new RespLoad(clients);
    }

    private static async Task FillAsync(IPEndPoint server)
    {
        using var client = await ConnectAsync(server);
        for (var first = 0; first < Keys; first += 100)
        {
            var batch = new MemoryStream();
            for (var key = first; key < first + 100; key++)
                WriteSet(batch, key);
            await client.SendAsync(batch.ToArray());
            var buffer = new byte[100 * 5];
            for (var read = 0; read < buffer.Length;)
                read += await client.ReceiveAsync(buffer.AsMemory(read));
        }
    }

    /// <summary>Sends requests for a time.</summary>
    public async Task<RespLoadResult> RunAsync(TimeSpan time)
    {
        var start = Stopwatch.GetTimestamp();
        var end = start + (long)(time.TotalSeconds * Stopwatch.Frequency);
        await Task.WhenAll(_clients.Select(client => Task.Run(() => client.RunAsync(end))));
        var seconds = Stopwatch.GetElapsedTime(start).TotalSeconds;

        var times = new LatencyHistogram();
        foreach (var client in _clients)
            times.Take(client.Times);
        return new RespLoadResult(times.Count, seconds, times.Percentile(0.50), times.Percentile(0.99));
    }

    public void Dispose()
    {
        foreach (var client in _clients)
            client.Dispose();
    }

    private static async Task<Socket> ConnectAsync(IPEndPoint server)
    {
        var socket = new Socket(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        await socket.ConnectAsync(server);
        return socket;
    }

    private static void WriteSet(MemoryStream batch, int key)
    {
        batch.Write(Encoding.ASCII.GetBytes(string.Create(CultureInfo.InvariantCulture, $"*3\r\n$3\r\nSET\r\n$9\r\nkey:{key:00000}\r\n${ValueLength}\r\n")));
        batch.Write(Value);
        batch.Write("\r\n"u8);
    }

    private static void WriteGet(MemoryStream batch, int key) =>
        batch.Write(Encoding.ASCII.GetBytes(string.Create(CultureInfo.InvariantCulture, $"*2\r\n$3\r\nGET\r\n$9\r\nkey:{key:00000}\r\n")));

    /// <summary>One connection. Its batches are made beforehand, so that a request costs the load little beside the server.</summary>
    private sealed class Client : IDisposable
    {
        // "+OK\r\n" of a SET; "$256\r\n", the value and "\r\n" of a GET.
        private const int SetReply = 5;
        private const int GetReply = 6 + ValueLength + 2;

        private readonly Socket _socket;
        private readonly byte[][] _batches = new byte[Batches][];
        private readonly int[][] _ends = new int[Batches][];
        private readonly byte[] _buffer;

        public Client(Socket socket, int pipeline, int gets, Random random)
        {
            _socket = socket;
            _buffer = new byte[pipeline * GetReply];
            for (var i = 0; i < Batches; i++)
            {
                var batch = new MemoryStream();
                var end = 0;
                _ends[i] = new int[pipeline];
                for (var j = 0; j < pipeline; j++)
                {
                    var isGet = random.Next(100) < gets;
                    if (isGet)
                        WriteGet(batch, random.Next(Keys));
                    else
                        WriteSet(batch, random.Next(Keys));
                    _ends[i][j] = end += isGet ? GetReply : SetReply;
                }

                _batches[i] = batch.ToArray();
            }
        }

        public LatencyHistogram Times { get; } = new();

        public async Task RunAsync(long end)
        {
            for (var i = 0; ; i = (i + 1) % Batches)
            {
                var sent = Stopwatch.GetTimestamp();
                if (sent >= end)
                    return;
                for (ReadOnlyMemory<byte> rest = _batches[i]; rest.Length > 0;)
                    rest = rest[await _socket.SendAsync(rest)..];
                var ends = _ends[i];
                var read = 0;
                for (var next = 0; next < ends.Length;)
                {
                    var received = await _socket.ReceiveAsync(_buffer.AsMemory(read, ends[^1] - read));
                    if (received == 0)
                        throw new EndOfStreamException("The server closed the connection.");
                    read += received;
                    var time = Stopwatch.GetTimestamp() - sent;
                    for (; next < ends.Length && ends[next] <= read; next++)
                    {
                        if (_buffer[ends[next] - 1] != '\n')
                            throw new InvalidDataException("A reply has another length than it should have.");
                        Times.Add(time);
                    }
                }
            }
        }

        public void Dispose() => _socket.Dispose();
    }
}
