using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using StackExchange.Redis;

namespace MiniResp.Tests;

/// <summary>The clients that people use, against each variant.</summary>
public abstract class RealClientTests<TServer> : ServerTests<TServer>
    where TServer : IServerVariant<TServer>
{
    [Fact]
    public async Task StackExchangeRedis_ReadsWhatItWrites()
    {
        await using var connection = await ConnectionMultiplexer.ConnectAsync(new ConfigurationOptions { EndPoints = { Server.EndPoint } });
        var database = connection.GetDatabase();
        var bytes = Enumerable.Range(0, 256).Select(static i => (byte)i).ToArray();

        Assert.True(await database.StringSetAsync("key", bytes));
        Assert.Equal(bytes, (byte[]?)await database.StringGetAsync("key"));
        Assert.False(await database.StringSetAsync("key", "other", when: When.NotExists));
        Assert.True(await database.StringSetAsync("key", "other", TimeSpan.FromMinutes(1), When.Exists));
        Assert.InRange((await database.KeyTimeToLiveAsync("key"))!.Value.TotalSeconds, 1, 60);
        Assert.True(await database.KeyExpireAsync("key", TimeSpan.FromMinutes(2)));
        Assert.Equal(5, await database.StringIncrementAsync("number", 5));
        Assert.Equal(4, await database.StringDecrementAsync("number"));
        Assert.True(await database.StringSetAsync([new("a", "1"), new("b", "2")]));
        Assert.Equal(["1", RedisValue.Null, "2"], await database.StringGetAsync(["a", "none", "b"]));
        Assert.Equal(2, await database.KeyDeleteAsync(["a", "b", "none"]));
        Assert.False(await database.KeyExistsAsync("a"));
        Assert.True(await database.PingAsync() >= TimeSpan.Zero);
    }

    [Fact]
    public async Task StackExchangeRedis_Pipelines()
    {
        await using var connection = await ConnectionMultiplexer.ConnectAsync(new ConfigurationOptions { EndPoints = { Server.EndPoint } });
        var database = connection.GetDatabase();

        var results = await Task.WhenAll(Enumerable.Range(0, 2000).Select(_ => database.StringIncrementAsync("key")));

        Assert.Equal(Enumerable.Range(1, 2000).Select(static i => (long)i), results);
    }

    [Fact]
    public async Task RedisCli_GetsItsAnswers()
    {
        Assert.Equal("OK\n", await RunAsync("redis-cli", "SET", "key", "a value", "EX", "100"));
        Assert.Equal("a value\n", await RunAsync("redis-cli", "GET", "key"));
        Assert.Equal("1\n", await RunAsync("redis-cli", "INCR", "number"));
        Assert.Contains("redis_version:", await RunAsync("redis-cli", "INFO", "server"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(30)]
    public async Task RedisBenchmark_FindsNoError(int pipeline)
    {
        var output = await RunAsync(
            "redis-benchmark", "-n", "3000", "-c", "10", "-d", "256", "-r", "100", "-P", $"{pipeline}", "-t", "ping,set,get,incr,mset", "--csv");

        Assert.DoesNotContain("rror", output, StringComparison.Ordinal);
        Assert.Equal(7, output.Split('\n', StringSplitOptions.RemoveEmptyEntries).Length);
    }

    /// <summary>Runs a program of Debian's <c>redis-tools</c> against the server, and returns what it prints.</summary>
    private async Task<string> RunAsync(string program, params string[] arguments)
    {
        var port = Server.EndPoint.Port.ToString(CultureInfo.InvariantCulture);
        var start = new ProcessStartInfo(program, ["-p", port, .. arguments]) { RedirectStandardOutput = true, RedirectStandardError = true };
        Process? process = null;
        try
        {
            process = Process.Start(start);
        }
        catch (Win32Exception)
        {
            Assert.Skip($"'{program}' is not installed; on Debian: apt-get install redis-tools");
        }

        using (process)
        {
            var error = process!.StandardError.ReadToEndAsync(Ends);
            var output = await process.StandardOutput.ReadToEndAsync(Ends);
            await process.WaitForExitAsync(Ends);
            Assert.True(process.ExitCode == 0, output + await error);
            return output;
        }
    }
}
