using System.Buffers;
using System.Net.Sockets;
using System.Text;

namespace MiniResp;

/// <summary>Serves one client: executes all commands that have arrived where they lie, and sends their replies together.</summary>
internal sealed class RespConnection(Socket socket, long id, KeyStore keys, RespServerOptions options, ServerStatistics statistics)
{
    private const int BufferSize = 16 * 1024;

    /// <summary>How many bytes of replies wait at most before they are sent while commands are left.</summary>
    private const int FlushLength = 64 * 1024;

    private readonly CommandParser _parser = new(options);
    private readonly Commands _commands = new(id, keys, options, statistics);
    private byte[] _input = ArrayPool<byte>.Shared.Rent(BufferSize);
    private int _start;
    private int _end;

    /// <summary>Serves until the client leaves or breaks the protocol, or the server stops.</summary>
    public async Task RunAsync(CancellationToken stopping)
    {
        var replies = new ReplyBuffer();
        try
        {
            while (true)
            {
                if (Execute(replies))
                {
                    await SendAsync(replies);
                    continue;
                }

                if (replies.Length > 0)
                    await SendAsync(replies);
                if (_commands.HasQuit)
                    break;
                MakeRoom();
                var read = await socket.ReceiveAsync(_input.AsMemory(_end), stopping);
                if (read == 0)
                    break;
                _end += read;
            }
        }
        catch (ProtocolException exception)
        {
            replies.Write(Encoding.Latin1.GetBytes("-ERR Protocol error: " + exception.Message + "\r\n"));
        }
        finally
        {
            // A client that is gone makes this throw as well, and then nothing is left to do.
            if (replies.Length > 0)
                await SendAsync(replies);
            replies.Dispose();
            ArrayPool<byte>.Shared.Return(_input);
        }
    }

    /// <summary>Executes the commands that have arrived.</summary>
    /// <returns>Whether some may be left, because the replies have to be sent first.</returns>
    private bool Execute(ReplyBuffer replies)
    {
        var executed = 0;
        try
        {
            while (replies.Length < FlushLength)
            {
                if (_commands.HasQuit || !_parser.TryRead(_input.AsSpan(_start, _end - _start), out var consumed))
                    return false;
                if (_parser.Count > 0)
                {
                    _commands.Execute(new CommandArguments(_input.AsSpan(_start, consumed), _parser), replies);
                    executed++;
                }

                _start += consumed;
            }

            return true;
        }
        finally
        {
            statistics.AddCommands(executed);
        }
    }

    private async ValueTask SendAsync(ReplyBuffer replies)
    {
        var rest = replies.Written;
        while (rest.Length > 0)
        {
            statistics.AddWrite();
            rest = rest[await socket.SendAsync(rest)..];
        }

        replies.Clear();
    }

    /// <summary>Makes room for what comes: at the end of the buffer, by moving what is left to its beginning, or in a larger one.</summary>
    private void MakeRoom()
    {
        var left = _end - _start;
        if (left == 0)
        {
            _start = _end = 0;
            if (_input.Length > 4 * BufferSize)
            {
                ArrayPool<byte>.Shared.Return(_input);
                _input = ArrayPool<byte>.Shared.Rent(BufferSize);
            }

            return;
        }

        // A large command takes memory as it arrives: at most twice of what is there.
        var isFull = left > _input.Length / 2;
        if (!isFull && _input.Length - _end >= Math.Min(_parser.Needed(left), _input.Length / 4))
            return;
        var target = isFull ? ArrayPool<byte>.Shared.Rent((int)Math.Min((long)_input.Length * 2, Array.MaxLength)) : _input;
        if (target.Length == left)
            throw new ProtocolException("the command is too big");
        _input.AsSpan(_start, left).CopyTo(target);
        if (isFull)
            ArrayPool<byte>.Shared.Return(_input);
        _input = target;
        _start = 0;
        _end = left;
    }
}
