using System.Net;
using System.Net.Sockets;

namespace MiniResp;

/// <summary>A server that speaks the protocol of Redis: accepts clients, and ends their connections when it stops.</summary>
public sealed class RespServer : IAsyncDisposable
{
    private static readonly TimeSpan DefaultGrace = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan SweepPeriod = TimeSpan.FromSeconds(1);

    /// <summary>How long, and for how many bytes, a client that still sends is listened to after the last reply, so that it can read that reply.</summary>
    private static readonly TimeSpan LingerTime = TimeSpan.FromSeconds(1);
    private const int LingerBytes = 1024 * 1024;

    private readonly RespServerOptions _options;
    private readonly KeyStore _keys;
    private readonly Socket _listener;
    private readonly CancellationTokenSource _stopping = new();
    private readonly Dictionary<Socket, Task> _connections = [];
    private readonly ITimer _sweep;
    private readonly Task _accepting;

    /// <summary>Listens; <see cref="EndPoint"/> says where.</summary>
    /// <exception cref="SocketException">The address or the port is not to be had.</exception>
    public RespServer(RespServerOptions options)
    {
        _options = options;
        _keys = new KeyStore(options);
        _listener = new Socket(options.Address.AddressFamily, SocketType.Stream, ProtocolType.Tcp);
        try
        {
            _listener.Bind(new IPEndPoint(options.Address, options.Port));
            _listener.Listen(512);
        }
        catch
        {
            _listener.Dispose();
            throw;
        }

        EndPoint = (IPEndPoint)_listener.LocalEndPoint!;
        _sweep = options.Time.CreateTimer(static keys => ((KeyStore)keys!).RemoveExpired(), _keys, SweepPeriod, SweepPeriod);
        _accepting = AcceptAsync();
    }

    /// <summary>The address and port that the server listens on.</summary>
    public IPEndPoint EndPoint { get; }

    public ServerStatistics Statistics { get; } = new();

    /// <summary>Stops with a grace of five seconds.</summary>
    public async ValueTask DisposeAsync() => await StopAsync(DefaultGrace);

    /// <summary>Accepts no more, lets each connection send the replies of what it has executed, and closes it.</summary>
    /// <param name="grace">How long clients have to take their replies; connections that are left then are cut.</param>
    public async Task StopAsync(TimeSpan grace)
    {
        await _stopping.CancelAsync();
        await _accepting;
        _listener.Dispose();
        await _sweep.DisposeAsync();

        var ended = Task.WhenAll(Connections().Values);
        if (await Task.WhenAny(ended, Task.Delay(grace)) != ended)
        {
            foreach (var socket in Connections().Keys)
                socket.Dispose();
            await ended;
        }
    }

    private Dictionary<Socket, Task> Connections()
    {
        lock (_connections)
            return new Dictionary<Socket, Task>(_connections);
    }

    private async Task AcceptAsync()
    {
        while (true)
        {
            Socket socket;
            try
            {
                socket = await _listener.AcceptAsync(_stopping.Token);
            }
            catch (OperationCanceledException)
            {
                return;
            }
            catch (SocketException)
            {
                // The client has gone, or the process has no more handles, which may pass.
                await Task.Delay(10);
                continue;
            }

            lock (_connections)
                _connections.Add(socket, Task.Run(() => ServeAsync(socket)));
        }
    }

    private async Task ServeAsync(Socket socket)
    {
        var id = Statistics.Connect();
        try
        {
            socket.NoDelay = true;
            if (Statistics.Clients > _options.MaxConnections)
                await socket.SendAsync("-ERR max number of clients reached\r\n"u8.ToArray());
            else
                await new RespConnection(socket, id, _keys, _options, Statistics).RunAsync(_stopping.Token);
            await LingerAsync(socket);
        }
        catch (Exception exception) when (exception is IOException or SocketException or ObjectDisposedException or OperationCanceledException)
        {
            // The client has gone, or the server stops.
        }
        catch (Exception)
        {
            Statistics.AddFailure();
        }
        finally
        {
            Statistics.Disconnect();
            lock (_connections)
                _connections.Remove(socket);
            socket.Dispose();
        }
    }

    /// <summary>
    /// Says that no more replies come, and reads on until the client closes. Closing while bytes of the client are unread would reset the
    /// connection, and take the last reply with it.
    /// </summary>
    private async Task LingerAsync(Socket socket)
    {
        socket.Shutdown(SocketShutdown.Send);
        using var end = CancellationTokenSource.CreateLinkedTokenSource(_stopping.Token);
        end.CancelAfter(LingerTime);
        var buffer = new byte[4096];
        for (var left = LingerBytes; left > 0;)
        {
            var read = await socket.ReceiveAsync(buffer, end.Token);
            if (read == 0)
                return;
            left -= read;
        }
    }
}
