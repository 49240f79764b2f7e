namespace MiniResp.Tests;

public abstract class CommandTests<TServer> : ServerTests<TServer>
    where TServer : IServerVariant<TServer>
{
    [Fact]
    public async Task Get_ReturnsWhatWasSet()
    {
        var client = await ConnectAsync();

        Assert.Equal("$-1\r\n", await client.CallAsync("GET", "key"));
        Assert.Equal("+OK\r\n", await client.CallAsync("SET", "key", "value"));
        Assert.Equal("$5\r\nvalue\r\n", await client.CallAsync("GET", "key"));
        Assert.Equal("$5\r\nvalue\r\n", await client.CallAsync("get", "key"));
        Assert.Equal("$-1\r\n", await client.CallAsync("GET", "KEY"));
        Assert.Equal("+OK\r\n", await client.CallAsync("SET", "key", ""));
        Assert.Equal("$0\r\n\r\n", await client.CallAsync("GET", "key"));
        Assert.Equal("+OK\r\n", await client.CallAsync("SET", "", "empty"));
        Assert.Equal("$5\r\nempty\r\n", await client.CallAsync("GET", ""));
    }

    [Fact]
    public async Task Values_KeepEveryByte()
    {
        var value = string.Create(1024, 0, static (text, _) =>
        {
            for (var i = 0; i < text.Length; i++)
                text[i] = (char)(i & 255);
        });
        var client = await ConnectAsync();

        Assert.Equal("+OK\r\n", await client.CallAsync("SET", value, value));
        Assert.Equal(Bulk(value), await client.CallAsync("GET", value));
        Assert.Equal(Bulk("\r\n\r\n"), await client.CallAsync("ECHO", "\r\n\r\n"));
    }

    [Fact]
    public async Task Value_LongerThanAnyBuffer_ComesBack()
    {
        var value = new string('x', 3_000_000);
        var client = await ConnectAsync();

        Assert.Equal("+OK\r\n", await client.CallAsync("SET", "key", value));
        Assert.Equal(Bulk(value), await client.CallAsync("GET", "key"));
        Assert.Equal("*3\r\n" + Bulk(value) + "$-1\r\n" + Bulk(value), await client.CallAsync("MGET", "key", "none", "key"));
    }

    [Fact]
    public async Task Set_WithCondition_StoresWhereItHolds()
    {
        var client = await ConnectAsync();

        Assert.Equal("$-1\r\n", await client.CallAsync("SET", "key", "1", "XX"));
        Assert.Equal("+OK\r\n", await client.CallAsync("SET", "key", "2", "nx"));
        Assert.Equal("$-1\r\n", await client.CallAsync("SET", "key", "3", "NX"));
        Assert.Equal("+OK\r\n", await client.CallAsync("SET", "key", "4", "XX", "EX", "10"));
        Assert.Equal(Bulk("4"), await client.CallAsync("GET", "key"));
        Assert.Equal(":0\r\n", await client.CallAsync("SETNX", "key", "5"));
        Assert.Equal(":1\r\n", await client.CallAsync("SETNX", "other", "6"));
    }

    [Theory]
    [InlineData("SET", "key", "value", "NX", "XX")]
    [InlineData("SET", "key", "value", "EX")]
    [InlineData("SET", "key", "value", "EX", "1", "PX", "1")]
    [InlineData("SET", "key", "value", "NEVER")]
    public async Task Set_WithWrongOptions_IsASyntaxErrorAndStoresNothing(params string[] command)
    {
        var client = await ConnectAsync();

        Assert.Equal("-ERR syntax error\r\n", await client.CallAsync(command));
        Assert.Equal("$-1\r\n", await client.CallAsync("GET", "key"));
    }

    [Fact]
    public async Task Set_WithWrongTime_IsRefused()
    {
        var client = await ConnectAsync();

        Assert.Equal("-ERR value is not an integer or out of range\r\n", await client.CallAsync("SET", "key", "value", "EX", "soon"));
        Assert.Equal("-ERR invalid expire time in 'set' command\r\n", await client.CallAsync("SET", "key", "value", "EX", "0"));
        Assert.Equal("-ERR invalid expire time in 'set' command\r\n", await client.CallAsync("SET", "key", "value", "EX", "9223372036854775807"));
        Assert.Equal("-ERR invalid expire time in 'setex' command\r\n", await client.CallAsync("SETEX", "key", "-1", "value"));
        Assert.Equal("$-1\r\n", await client.CallAsync("GET", "key"));
    }

    [Fact]
    public async Task Delete_AndExists_CountKeys()
    {
        var client = await ConnectAsync();
        await client.CallAsync("MSET", "a", "1", "b", "2");

        Assert.Equal(":3\r\n", await client.CallAsync("EXISTS", "a", "b", "c", "a"));
        Assert.Equal(":2\r\n", await client.CallAsync("DBSIZE"));
        Assert.Equal(":1\r\n", await client.CallAsync("DEL", "a", "a", "c"));
        Assert.Equal(":1\r\n", await client.CallAsync("UNLINK", "b"));
        Assert.Equal(":0\r\n", await client.CallAsync("EXISTS", "a", "b"));
        Assert.Equal("$-1\r\n", await client.CallAsync("GET", "a"));
    }

    [Fact]
    public async Task MultiGet_ReturnsTheLastOfEqualKeys()
    {
        var client = await ConnectAsync();

        Assert.Equal("+OK\r\n", await client.CallAsync("MSET", "a", "1", "b", "2", "a", "3"));
        Assert.Equal("*3\r\n" + Bulk("3") + "$-1\r\n" + Bulk("2"), await client.CallAsync("MGET", "a", "none", "b"));
    }

    [Fact]
    public async Task Increment_CountsFromZeroUpAndDown()
    {
        var client = await ConnectAsync();

        Assert.Equal(":1\r\n", await client.CallAsync("INCR", "key"));
        Assert.Equal(":11\r\n", await client.CallAsync("INCRBY", "key", "10"));
        Assert.Equal(":10\r\n", await client.CallAsync("DECR", "key"));
        Assert.Equal(":-5\r\n", await client.CallAsync("DECRBY", "key", "15"));
        Assert.Equal(Bulk("-5"), await client.CallAsync("GET", "key"));
    }

    [Fact]
    public async Task Increment_OfWhatIsNoNumberOrTooBig_ChangesNothing()
    {
        var client = await ConnectAsync();
        await client.CallAsync("MSET", "text", "1a", "max", "9223372036854775807", "min", "-9223372036854775808", "list", "1 2");

        Assert.Equal("-ERR value is not an integer or out of range\r\n", await client.CallAsync("INCR", "text"));
        Assert.Equal("-ERR value is not an integer or out of range\r\n", await client.CallAsync("INCR", "list"));
        Assert.Equal("-ERR value is not an integer or out of range\r\n", await client.CallAsync("INCRBY", "max", "x"));
        Assert.Equal("-ERR value is not an integer or out of range\r\n", await client.CallAsync("DECRBY", "max", "-9223372036854775808"));
        Assert.Equal("-ERR increment or decrement would overflow\r\n", await client.CallAsync("INCR", "max"));
        Assert.Equal("-ERR increment or decrement would overflow\r\n", await client.CallAsync("DECR", "min"));
        Assert.Equal(
            "*3\r\n" + Bulk("1a") + Bulk("9223372036854775807") + Bulk("-9223372036854775808"), await client.CallAsync("MGET", "text", "max", "min"));
    }

    [Fact]
    public async Task Connection_CommandsAnswer()
    {
        var client = await ConnectAsync();

        Assert.Equal("+PONG\r\n", await client.CallAsync("PING"));
        Assert.Equal(Bulk("hi"), await client.CallAsync("PING", "hi"));
        Assert.Equal(Bulk("ho"), await client.CallAsync("ECHO", "ho"));
        Assert.Equal("+OK\r\n", await client.CallAsync("SELECT", "0"));
        Assert.Equal("-ERR DB index is out of range\r\n", await client.CallAsync("SELECT", "1"));
        Assert.Equal("*0\r\n", await client.CallAsync("COMMAND"));
        Assert.Equal("*0\r\n", await client.CallAsync("COMMAND", "DOCS"));
        Assert.Equal(":0\r\n", await client.CallAsync("COMMAND", "COUNT"));
        Assert.Equal("*4\r\n$4\r\nSAVE\r\n$0\r\n\r\n$10\r\nappendonly\r\n$2\r\nno\r\n", await client.CallAsync("CONFIG", "GET", "SAVE", "none", "appendonly"));
        Assert.Equal("*0\r\n", await client.CallAsync("CONFIG", "GET", "none"));
    }

    [Fact]
    public async Task Client_HasANumberAndAName()
    {
        var first = await ConnectAsync();
        var second = await ConnectAsync();

        Assert.Matches("^:[0-9]+\r\n$", await first.CallAsync("CLIENT", "ID"));
        Assert.NotEqual(await first.CallAsync("CLIENT", "ID"), await second.CallAsync("CLIENT", "ID"));
        Assert.Equal("$-1\r\n", await first.CallAsync("CLIENT", "GETNAME"));
        Assert.Equal("+OK\r\n", await first.CallAsync("CLIENT", "SETNAME", "one"));
        Assert.Equal(Bulk("one"), await first.CallAsync("CLIENT", "GETNAME"));
        Assert.StartsWith("-ERR Client names", await first.CallAsync("CLIENT", "SETNAME", "two words"), StringComparison.Ordinal);
        Assert.Equal("$-1\r\n", await second.CallAsync("CLIENT", "GETNAME"));
        Assert.Equal("+OK\r\n", await first.CallAsync("CLIENT", "SETINFO", "lib-name", "test"));
    }

    [Fact]
    public async Task Hello_OffersProtocolTwoAlone()
    {
        var client = await ConnectAsync();

        Assert.StartsWith("*14\r\n$6\r\nserver\r\n$5\r\nredis\r\n", await client.CallAsync("HELLO", "2"), StringComparison.Ordinal);
        Assert.StartsWith("*14\r\n", await client.CallAsync("HELLO"), StringComparison.Ordinal);
        Assert.StartsWith("-NOPROTO", await client.CallAsync("HELLO", "3"), StringComparison.Ordinal);
        Assert.Equal("+PONG\r\n", await client.CallAsync("PING"));
    }

    [Fact]
    public async Task Info_TellsWhatWasDone()
    {
        var client = await ConnectAsync();
        await client.CallAsync("PING");

        var info = await client.CallAsync("INFO", "stats");

        Assert.Contains("\r\ntotal_commands_processed:", info, StringComparison.Ordinal);
        Assert.Contains("\r\nconnected_clients:1\r\n", info, StringComparison.Ordinal);
        Assert.Contains("\r\ntotal_writes_processed:1\r\n", info, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Quit_IsAnsweredAndCloses()
    {
        var client = await ConnectAsync();

        await client.SendAsync("QUIT\r\nPING\r\n");

        Assert.Equal("+OK\r\n", await client.ReadReplyAsync());
        Assert.True(await client.IsClosedAsync());
    }

    [Theory]
    [InlineData("-ERR unknown command 'NONE'\r\n", "NONE", "a")]
    [InlineData("-ERR unknown command '..a'\r\n", "\r\na")]
    [InlineData("-ERR unknown command ''\r\n", "")]
    [InlineData("-ERR wrong number of arguments for 'get' command\r\n", "GET")]
    [InlineData("-ERR wrong number of arguments for 'get' command\r\n", "Get", "a", "b")]
    [InlineData("-ERR wrong number of arguments for 'set' command\r\n", "SET", "a")]
    [InlineData("-ERR wrong number of arguments for 'mset' command\r\n", "MSET", "a", "1", "b")]
    [InlineData("-ERR wrong number of arguments for 'ping' command\r\n", "PING", "a", "b")]
    [InlineData("-ERR wrong number of arguments for 'client' command\r\n", "CLIENT")]
    [InlineData("-ERR unknown subcommand of 'client'\r\n", "CLIENT", "KILL")]
    [InlineData("-ERR unknown subcommand of 'config'\r\n", "CONFIG", "SET", "a", "b")]
    public async Task WrongCommand_IsAnError_AndTheConnectionGoesOn(string error, params string[] command)
    {
        var client = await ConnectAsync();

        Assert.Equal(error, await client.CallAsync(command));
        Assert.Equal("+PONG\r\n", await client.CallAsync("PING"));
    }
}
