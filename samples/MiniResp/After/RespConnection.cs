using System.Net.Sockets;
using System.Text;

namespace MiniResp;

/// <summary>Serves one client: reads a command, executes it, and sends its reply.</summary>
internal sealed class RespConnection(Socket socket, long id, KeyStore keys, RespServerOptions options, ServerStatistics statistics)
{
    private const int BufferSize = 16 * 1024;

    /// <summary>Serves until the client leaves or breaks the protocol, or the server stops.</summary>
    public async Task RunAsync(CancellationToken stopping)
    {
        await using var stream = new ClientStream(socket, statistics);
        await using var writer = new StreamWriter(stream, Encoding.Latin1, BufferSize, leaveOpen: true);
        var reader = new CommandReader(stream, options);
        var commands = new Commands(id, keys, options, statistics);
        try
        {
            while (!commands.HasQuit)
            {
                var pending = reader.ReadAsync(stopping);
                if (!pending.IsCompleted)
                    await writer.FlushAsync();
                var command = await pending;
                if (command is null)
                    break;

                await writer.WriteAsync(commands.Execute(command));
            }
        }
        catch (ProtocolException exception)
        {
            await writer.WriteAsync("-ERR Protocol error: " + exception.Message + "\r\n");
        }
    }
}
