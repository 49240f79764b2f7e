using System.Globalization;
using System.Net;
using System.Net.Sockets;
using System.Text;

namespace MiniResp.Tests;

/// <summary>A client that sends what it is told, right or wrong, and reads replies as the bytes that came, each shown as a char.</summary>
public sealed class RespClient : IDisposable
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(20);

    private readonly Socket _socket;
    private readonly CancellationToken _ends;
    private readonly byte[] _buffer = new byte[64 * 1024];
    private int _start;
    private int _end;

    private RespClient(Socket socket, CancellationToken ends)
    {
        _socket = socket;
        _ends = ends;
    }

    public static async Task<RespClient> ConnectAsync(IPEndPoint server, CancellationToken ends)
    {
        var socket = new Socket(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        await socket.ConnectAsync(server, ends);
        return new RespClient(socket, ends);
    }

    /// <summary>A command as the array of bulk strings that clients send.</summary>
    public static string Command(params IEnumerable<string> words)
    {
        var list = words.ToArray();
        return $"*{list.Length}\r\n" + string.Concat(list.Select(static word => $"${word.Length}\r\n{word}\r\n"));
    }

    /// <summary>Sends a command and reads its reply.</summary>
    public async Task<string> CallAsync(params string[] command)
    {
        await SendAsync(Command(command));
        return await ReadReplyAsync();
    }

    /// <summary>Sends chars as bytes.</summary>
    public async Task SendAsync(string text)
    {
        for (ReadOnlyMemory<byte> rest = Encoding.Latin1.GetBytes(text); rest.Length > 0;)
            rest = rest[await _socket.SendAsync(rest, _ends)..];
    }

    /// <summary>Says that this client sends no more; it still reads.</summary>
    public void CloseSending() => _socket.Shutdown(SocketShutdown.Send);

    /// <summary>Whether the server closes: it sends no more, or has reset the connection.</summary>
    public async Task<bool> IsClosedAsync()
    {
        try
        {
            return !await FillAsync();
        }
        catch (SocketException)
        {
            return true;
        }
    }

    /// <summary>Whether something can be read without waiting.</summary>
    public bool HasReply => _start < _end || _socket.Available > 0;

    /// <summary>Reads one whole reply.</summary>
    /// <exception cref="EndOfStreamException">The server closed before the reply ended.</exception>
    /// <exception cref="OperationCanceledException">No reply came for long.</exception>
    public async Task<string> ReadReplyAsync()
    {
        var line = await ReadLineAsync();
        return line[0] switch
        {
            '$' when Length(line) >= 0 => line + await ReadAsync(Length(line) + 2),
            '*' => line + await ReadRepliesAsync(Length(line)),
            _ => line,
        };
    }

    /// <summary>Reads a number of replies, one after the other.</summary>
    public async Task<string> ReadRepliesAsync(int count)
    {
        var replies = new StringBuilder();
        for (var i = 0; i < count; i++)
            replies.Append(await ReadReplyAsync());
        return replies.ToString();
    }

    public void Dispose() => _socket.Dispose();

    private static int Length(string line) => int.Parse(line.AsSpan(1).TrimEnd(), CultureInfo.InvariantCulture);

    private async Task<string> ReadLineAsync()
    {
        var line = new StringBuilder();
        while (true)
        {
            var found = _buffer.AsSpan(_start, _end - _start).IndexOf((byte)'\n');
            var count = found < 0 ? _end - _start : found + 1;
            line.Append(Encoding.Latin1.GetString(_buffer, _start, count));
            _start += count;
            if (found >= 0)
                return line.ToString();
            await RequireAsync();
        }
    }

    private async Task<string> ReadAsync(int count)
    {
        var text = new StringBuilder();
        while (text.Length < count)
        {
            if (_start == _end)
                await RequireAsync();
            var some = Math.Min(count - text.Length, _end - _start);
            text.Append(Encoding.Latin1.GetString(_buffer, _start, some));
            _start += some;
        }

        return text.ToString();
    }

    private async Task RequireAsync()
    {
        if (!await FillAsync())
            throw new EndOfStreamException("The server closed before the reply ended.");
    }

    private async Task<bool> FillAsync()
    {
        using var impatience = CancellationTokenSource.CreateLinkedTokenSource(_ends);
        impatience.CancelAfter(Patience);
        _start = 0;
        _end = await _socket.ReceiveAsync(_buffer, impatience.Token);
        return _end > 0;
    }
}
