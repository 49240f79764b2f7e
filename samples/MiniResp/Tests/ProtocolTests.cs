namespace MiniResp.Tests;

public abstract class ProtocolTests<TServer> : ServerTests<TServer>
    where TServer : IServerVariant<TServer>
{
    protected override ServerSettings Settings => new() { MaxLineLength = 256, MaxBulkLength = 100_000, MaxArguments = 10 };

    [Fact]
    public async Task Pipeline_IsAnsweredInOrder()
    {
        var client = await ConnectAsync();
        var commands = Enumerable.Range(0, 1000).Select(static i => RespClient.Command("SET", $"{i % 7}", $"{i}") + RespClient.Command("GET", $"{i % 7}"));

        await client.SendAsync(string.Concat(commands));

        for (var i = 0; i < 1000; i++)
            Assert.Equal("+OK\r\n" + Bulk($"{i}"), await client.ReadRepliesAsync(2));
    }

    [Fact]
    public async Task Pipeline_WhoseRepliesExceedTheBuffers_IsAnsweredWhileItIsSent()
    {
        var value = new string('v', 90_000);
        var client = await ConnectAsync();
        await client.CallAsync("SET", "key", value);

        var sending = client.SendAsync(string.Concat(Enumerable.Repeat(RespClient.Command("GET", "key"), 100)));

        for (var i = 0; i < 100; i++)
            Assert.Equal(Bulk(value), await client.ReadReplyAsync());
        await sending;
    }

    [Fact]
    public async Task Command_MayArriveByteByByte_AndEarlierRepliesDoNotWaitForIt()
    {
        var client = await ConnectAsync();
        var half = RespClient.Command("ECHO", "a\r\nb");

        await client.SendAsync("PING\r\n" + half[..5]);
        Assert.Equal("+PONG\r\n", await client.ReadReplyAsync());

        foreach (var letter in half[5..])
            await client.SendAsync(letter.ToString());
        Assert.Equal(Bulk("a\r\nb"), await client.ReadReplyAsync());
    }

    [Fact]
    public async Task Reply_DoesNotWaitForTheRestOfTheNextCommand_WhereverThatIsCut()
    {
        var next = RespClient.Command("ECHO", "text");
        for (var cut = 1; cut < next.Length; cut++)
        {
            var client = await ConnectAsync();

            await client.SendAsync(RespClient.Command("PING") + next[..cut]);

            Assert.Equal("+PONG\r\n", await client.ReadReplyAsync());
            await client.SendAsync(next[cut..]);
            Assert.Equal(Bulk("text"), await client.ReadReplyAsync());
        }
    }

    [Fact]
    public async Task InlineCommands_AreWordsOfALine()
    {
        var client = await ConnectAsync();

        await client.SendAsync("\r\n  \r\nset key   value\r\nGET\tkey\r\n*0\r\n*-1\r\nPING\n");

        Assert.Equal("+OK\r\n" + Bulk("value") + "+PONG\r\n", await client.ReadRepliesAsync(3));
    }

    [Fact]
    public async Task CarriageReturn_EndsNoLine_UnlessALineFeedFollows()
    {
        var client = await ConnectAsync();

        await client.SendAsync("ECHO a\rb\r\nECHO c\r\r\nPI");
        await client.SendAsync("NG\r");
        await client.SendAsync("\nPING\n");

        Assert.Equal(Bulk("a\rb") + Bulk("c\r") + "+PONG\r\n+PONG\r\n", await client.ReadRepliesAsync(4));
    }

    [Theory]
    [InlineData("*1\r$4\r\n", "invalid multibulk length")]
    [InlineData("*1\r\n$4\rPING\r\n", "invalid bulk length")]
    [InlineData("*1\r\n$4\r\nPING\n\r\n", "expected the end of a bulk string")]
    [InlineData("*1\r\n$4\r\nPING\r\r\n", "expected the end of a bulk string")]
    [InlineData("*11\r\n", "invalid multibulk length")]
    [InlineData("*x\r\n", "invalid multibulk length")]
    [InlineData("*99999999999\r\n", "invalid multibulk length")]
    [InlineData("*\r\n", "invalid multibulk length")]
    [InlineData("*1\r\nPING\r\n", "expected '$', got 'P'")]
    [InlineData("*1\r\n\r\n", "expected '$', got ' '")]
    [InlineData("*1\r\n$x\r\n", "invalid bulk length")]
    [InlineData("*1\r\n$-1\r\n", "invalid bulk length")]
    [InlineData("*1\r\n$100001\r\n", "invalid bulk length")]
    [InlineData("*1\r\n$4\r\nPINGS\r\n", "expected the end of a bulk string")]
    [InlineData("1 2 3 4 5 6 7 8 9 10 11\r\n", "too many arguments")]
    public async Task WhatIsNoCommand_EndsTheConnection_AfterTheRepliesBeforeIt(string text, string error)
    {
        var client = await ConnectAsync();

        await client.SendAsync("PING\r\n" + text + "PING\r\n");

        Assert.Equal("+PONG\r\n-ERR Protocol error: " + error + "\r\n", await client.ReadRepliesAsync(2));
        Assert.True(await client.IsClosedAsync());
        Assert.Equal("+PONG\r\n", await AnswerAsync("PING"));
    }

    [Fact]
    public async Task Limits_AreInclusive()
    {
        var client = await ConnectAsync();
        var bulk = new string('b', 100_000);

        Assert.Equal(Bulk(bulk), await client.CallAsync("ECHO", bulk));
        Assert.Equal(":0\r\n", await client.CallAsync("EXISTS", "1", "2", "3", "4", "5", "6", "7", "8", "9"));
        await client.SendAsync("PING " + new string('a', 251) + "\r\n");
        Assert.Equal(Bulk(new string('a', 251)), await client.ReadReplyAsync());
    }

    [Theory]
    [InlineData("PING ")]
    [InlineData("*")]
    [InlineData("*1\r\n$")]
    public async Task EndlessLine_IsRefused(string begin)
    {
        var client = await ConnectAsync();

        await client.SendAsync(begin + new string('1', 100_000));

        Assert.Equal("-ERR Protocol error: too big inline request\r\n", await client.ReadReplyAsync());
        Assert.True(await client.IsClosedAsync());
    }
}
