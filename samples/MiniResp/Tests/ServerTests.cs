using System.Text;

namespace MiniResp.Tests;

/// <summary>A server of one variant, started for each test, that no client of the test may break.</summary>
public abstract class ServerTests<TServer> : IAsyncLifetime
    where TServer : IServerVariant<TServer>
{
    private readonly List<RespClient> _clients = [];

    protected TServer Server { get; private set; } = default!;

    /// <summary>Ends whatever waits for a reply that does not come.</summary>
    protected static CancellationToken Ends => TestContext.Current.CancellationToken;

    /// <summary>What the test changes of the server's options.</summary>
    protected virtual ServerSettings Settings => new();

    public ValueTask InitializeAsync()
    {
        Server = TServer.Start(Settings);
        return default;
    }

    public async ValueTask DisposeAsync()
    {
        foreach (var client in _clients)
            client.Dispose();
        await Server.StopAsync(TimeSpan.FromSeconds(10));
        Assert.Equal(0, Server.Failures);
        GC.SuppressFinalize(this);
    }

    /// <summary>Connects a client that lives as long as the test.</summary>
    protected async Task<RespClient> ConnectAsync()
    {
        var client = await RespClient.ConnectAsync(Server.EndPoint, Ends);
        _clients.Add(client);
        return client;
    }

    /// <summary>The reply that a new client gets to a command.</summary>
    protected async Task<string> AnswerAsync(params string[] command) => await (await ConnectAsync()).CallAsync(command);

    /// <summary>Text of a bulk string.</summary>
    protected static string Bulk(string text) => $"${Encoding.Latin1.GetByteCount(text)}\r\n{text}\r\n";
}
