namespace MiniResp.Tests;

/// <summary>Clients that are slow, leave in the middle, or never end.</summary>
public abstract class ClientTests<TServer> : ServerTests<TServer>
    where TServer : IServerVariant<TServer>
{
    protected override ServerSettings Settings => new() { MaxConnections = 4 };

    [Fact]
    public async Task OneGet_IsAnsweredWithoutAnythingBehindIt()
    {
        var client = await ConnectAsync();
        for (var i = 0; i < 50; i++)
            Assert.Equal("$-1\r\n", await client.CallAsync("GET", "key"));
    }

    [Fact]
    public async Task HalfClosedClient_GetsEveryReply()
    {
        var client = await ConnectAsync();

        await client.SendAsync(string.Concat(Enumerable.Repeat("PING\r\n", 100)));
        client.CloseSending();

        Assert.Equal(string.Concat(Enumerable.Repeat("+PONG\r\n", 100)), await client.ReadRepliesAsync(100));
        Assert.True(await client.IsClosedAsync());
    }

    [Theory]
    [InlineData("SET key cut")]
    [InlineData("*3\r\n$3\r\nSET\r\n$3\r\nkey\r\n$3\r\ncut")]
    [InlineData("*3\r\n$3\r\nSET\r\n$3\r\nkey\r\n$3\r\nc")]
    [InlineData("*3\r\n$3\r\nSET\r\n$3\r\nkey\r\n$3")]
    [InlineData("*3")]
    public async Task CommandThatIsCutOff_IsNotExecuted(string text)
    {
        var client = await ConnectAsync();

        await client.SendAsync("PING\r\n" + text);
        client.CloseSending();

        Assert.Equal("+PONG\r\n", await client.ReadReplyAsync());
        Assert.True(await client.IsClosedAsync());
        Assert.Equal("$-1\r\n", await AnswerAsync("GET", "key"));
    }

    [Fact]
    public async Task ClientThatDoesNotRead_HoldsUpItselfAlone()
    {
        var slow = await ConnectAsync();
        var value = new string('v', 1_000_000);
        await slow.CallAsync("SET", "key", value);

        var sending = slow.SendAsync(string.Concat(Enumerable.Repeat(RespClient.Command("GET", "key"), 50)));
        var other = await ConnectAsync();
        for (var i = 0; i < 50; i++)
            Assert.Equal("+PONG\r\n", await other.CallAsync("PING"));

        for (var i = 0; i < 50; i++)
            Assert.Equal(Bulk(value), await slow.ReadReplyAsync());
        await sending;
    }

    [Fact]
    public async Task ClientThatLeaves_LeavesRoom()
    {
        for (var i = 0; i < 20; i++)
        {
            var client = await ConnectAsync();
            await client.SendAsync(RespClient.Command("SET", "key", new string('v', 100_000))[..(i * 50)]);
            client.Dispose();
        }

        // The server learns of it in its own time.
        string answer;
        do
        {
            var client = await ConnectAsync();
            answer = await client.CallAsync("PING");
            client.Dispose();
        }
        while (answer != "+PONG\r\n" && !Ends.IsCancellationRequested);
        Assert.Equal("+PONG\r\n", answer);
    }

    [Fact]
    public async Task OneClientTooMany_IsToldSo()
    {
        var clients = new List<RespClient>();
        for (var i = 0; i < 4; i++)
        {
            clients.Add(await ConnectAsync());
            Assert.Equal("+PONG\r\n", await clients[i].CallAsync("PING"));
        }

        var refused = await ConnectAsync();

        Assert.Equal("-ERR max number of clients reached\r\n", await refused.ReadReplyAsync());
        Assert.True(await refused.IsClosedAsync());
        Assert.Equal("+PONG\r\n", await clients[0].CallAsync("PING"));
    }
}
