namespace MiniResp.Tests;

public abstract class SoakTests<TServer> : ServerTests<TServer>
    where TServer : IServerVariant<TServer>
{
    private const int Clients = 8;
    private const int Batches = 120;

    [Fact]
    public async Task ManyClients_LoseNothing()
    {
        await Task.WhenAll(Enumerable.Range(0, Clients).Select(RunClientAsync));

        Assert.Equal(Bulk($"{Clients * Batches}"), await AnswerAsync("GET", "shared"));
    }

    /// <summary>Sends batches of every size, whole or cut in two, and knows each reply beforehand.</summary>
    private async Task RunClientAsync(int number)
    {
        var random = new Random(number);
        var client = await ConnectAsync();
        var values = new Dictionary<string, string>();
        for (var batch = 0; batch < Batches; batch++)
        {
            var commands = RespClient.Command("INCR", "shared");
            var expected = new List<string>();
            for (var i = random.Next(40); i > 0; i--)
            {
                var key = $"{number}:{random.Next(10)}";
                if (random.Next(5) == 0)
                {
                    values[key] = new string((char)random.Next(256), random.Next(4) == 0 ? random.Next(20_000) : random.Next(100));
                    commands += RespClient.Command("SET", key, values[key]);
                    expected.Add("+OK\r\n");
                }
                else
                {
                    commands += RespClient.Command("GET", key);
                    expected.Add(values.TryGetValue(key, out var value) ? Bulk(value) : "$-1\r\n");
                }
            }

            var cut = random.Next(commands.Length);
            await client.SendAsync(commands[..cut]);
            await client.SendAsync(commands[cut..]);
            Assert.StartsWith(":", await client.ReadReplyAsync(), StringComparison.Ordinal);
            foreach (var reply in expected)
                Assert.Equal(reply, await client.ReadReplyAsync());
        }
    }
}
