namespace MiniResp.Tests;

public abstract class ExpiryTests<TServer> : ServerTests<TServer>
    where TServer : IServerVariant<TServer>
{
    private readonly ManualTime _time = new();

    protected override ServerSettings Settings => new() { Time = _time };

    [Theory]
    [InlineData("SET", "key", "value", "EX", "10")]
    [InlineData("SET", "key", "value", "px", "10000")]
    [InlineData("SETEX", "key", "10", "value")]
    [InlineData("PSETEX", "key", "10000", "value")]
    public async Task Key_ExpiresAfterItsTime(params string[] command)
    {
        var client = await ConnectAsync();
        Assert.Equal("+OK\r\n", await client.CallAsync(command));

        Assert.Equal(":10\r\n", await client.CallAsync("TTL", "key"));
        _time.Advance(TimeSpan.FromMilliseconds(9_999));
        Assert.Equal(Bulk("value"), await client.CallAsync("GET", "key"));
        Assert.Equal(":1\r\n", await client.CallAsync("PTTL", "key"));

        _time.Advance(TimeSpan.FromMilliseconds(1));
        Assert.Equal(":-2\r\n", await client.CallAsync("TTL", "key"));
        Assert.Equal(":0\r\n", await client.CallAsync("EXISTS", "key"));
        Assert.Equal("$-1\r\n", await client.CallAsync("GET", "key"));
        Assert.Equal("+OK\r\n", await client.CallAsync("SET", "key", "new", "NX"));
    }

    [Fact]
    public async Task Expire_ChangesTheDeadline()
    {
        var client = await ConnectAsync();
        await client.CallAsync("SET", "key", "value");

        Assert.Equal(":-1\r\n", await client.CallAsync("TTL", "key"));
        Assert.Equal(":1\r\n", await client.CallAsync("EXPIRE", "key", "100"));
        Assert.Equal(":0\r\n", await client.CallAsync("EXPIRE", "none", "100"));
        Assert.Equal(":100\r\n", await client.CallAsync("TTL", "key"));
        Assert.Equal(":1\r\n", await client.CallAsync("PEXPIRE", "key", "1500"));
        Assert.Equal(":1500\r\n", await client.CallAsync("PTTL", "key"));
        Assert.Equal(":1\r\n", await client.CallAsync("PERSIST", "key"));
        Assert.Equal(":-1\r\n", await client.CallAsync("PTTL", "key"));
        Assert.Equal(":1\r\n", await client.CallAsync("EXPIRE", "key", "-1"));
        Assert.Equal("$-1\r\n", await client.CallAsync("GET", "key"));
    }

    [Fact]
    public async Task Set_ForgetsTheDeadline_AndIncrementKeepsIt()
    {
        var client = await ConnectAsync();
        await client.CallAsync("SET", "key", "1", "EX", "10");

        await client.CallAsync("INCR", "key");
        Assert.Equal(":10\r\n", await client.CallAsync("TTL", "key"));

        await client.CallAsync("SET", "key", "1");
        Assert.Equal(":-1\r\n", await client.CallAsync("TTL", "key"));
    }

    [Fact]
    public async Task Sweep_RemovesWhatIsNeverAskedForAgain()
    {
        var client = await ConnectAsync();
        await client.CallAsync("SET", "short", "1", "EX", "10");
        await client.CallAsync("SET", "long", "1", "EX", "20");

        _time.Advance(TimeSpan.FromSeconds(10));
        Assert.Equal(":2\r\n", await client.CallAsync("DBSIZE"));
        _time.FireTimers();

        Assert.Equal(":1\r\n", await client.CallAsync("DBSIZE"));
    }
}
