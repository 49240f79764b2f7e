namespace MiniResp.Tests;

public abstract class StopTests<TServer> : ServerTests<TServer>
    where TServer : IServerVariant<TServer>
{
    [Fact]
    public async Task Stop_ClosesWhoeverWaits()
    {
        var client = await ConnectAsync();
        await client.CallAsync("PING");

        await Server.StopAsync(TimeSpan.FromMinutes(1));

        Assert.True(await client.IsClosedAsync());
        await Assert.ThrowsAnyAsync<Exception>(ConnectAsync);
    }

    [Fact]
    public async Task Stop_SendsEveryReplyOfWhatWasExecuted()
    {
        var client = await ConnectAsync();
        await client.SendAsync(string.Concat(Enumerable.Repeat("INCR key\r\n", 5000)));
        var last = await client.ReadReplyAsync();

        var stop = Server.StopAsync(TimeSpan.FromMinutes(1));
        var replies = 1;
        try
        {
            while (true)
            {
                last = await client.ReadReplyAsync();
                Assert.Equal($":{++replies}\r\n", last);
            }
        }
        catch (Exception exception) when (exception is EndOfStreamException or System.Net.Sockets.SocketException)
        {
            // The server has closed.
        }

        await stop;
        Assert.Equal($":{replies}\r\n", last);
    }

    [Fact]
    public async Task Stop_CutsAClientThatDoesNotRead()
    {
        var client = await ConnectAsync();
        await client.CallAsync("SET", "key", new string('v', 10_000_000));
        await client.SendAsync("GET key\r\nGET key\r\nGET key\r\n");

        // Once the first bytes are there, the server waits for the client to take more.
        while (!client.HasReply)
            await Task.Yield();
        await Server.StopAsync(TimeSpan.FromMilliseconds(50));
    }
}
