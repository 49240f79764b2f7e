using System.Text.Json;

namespace ConfigClients.Tests;

public sealed class BeforeClientTests : ClientTests<BeforeConfig>;

public sealed class TunedClientTests : ClientTests<TunedConfig>;

/// <summary>That readers get the records that the service has sent last.</summary>
public abstract class ClientTests<TClient>
    where TClient : struct, IConfigVariant<TClient>
{
    private readonly TClient _client = TClient.Create();

    [Fact]
    public void Get_GivesWhatWasPublished()
    {
        _client.Publish("node", ServerSettings.JsonOf(7));

        var settings = _client.Get("node");
        Assert.NotNull(settings);
        Assert.Equal(("node-7.example.org", 8007, true, 0.5), (settings.Host, settings.Port, settings.Enabled, settings.Weight));
        Assert.Equal(["north", "south"], settings.Regions.ToArray());
    }

    [Fact]
    public void Get_Missing_GivesNull()
    {
        _client.Publish("node", ServerSettings.JsonOf(7));

        Assert.Null(_client.Get("other"));
        Assert.Throws<ArgumentNullException>(() => _client.Get(null!));
    }

    [Fact]
    public void Publish_Again_Replaces()
    {
        _client.Publish("node", ServerSettings.JsonOf(1));
        var before = _client.Get("node");
        _client.Publish("node", ServerSettings.JsonOf(2));

        Assert.Equal(8002, _client.Get("node")!.Port);
        Assert.Equal(8001, before!.Port);
    }

    [Fact]
    public void Publish_Null_GivesNull()
    {
        _client.Publish("node", ServerSettings.JsonOf(1));
        _client.Publish("node", "null");

        Assert.Null(_client.Get("node"));
    }

    [Fact]
    public void Withdraw_SaysWhetherThereWasARecord()
    {
        _client.Publish("node", ServerSettings.JsonOf(1));

        Assert.True(_client.Withdraw("node"));
        Assert.False(_client.Withdraw("node"));
        Assert.Null(_client.Get("node"));
    }

    [Theory]
    [InlineData("")]
    [InlineData("{")]
    [InlineData("[1]")]
    [InlineData("""{"port":"x"}""")]
    public void RecordOfAnotherForm_ThrowsBeforeItIsUsed(string json) => Assert.Throws<JsonException>(() =>
    {
        _client.Publish("node", json);
        _client.Get("node");
    });

    [Fact]
    public void Readers_WhileRecordsArrive_GetOneOfThem()
    {
        const int Records = 500;
        _client.Publish("node", ServerSettings.JsonOf(0));
        Together.Run(3, thread =>
        {
            for (var i = 0; i < Records; i++)
            {
                if (thread == 0)
                {
                    _client.Publish("node", ServerSettings.JsonOf(i));
                }
                else
                {
                    var settings = _client.Get("node")!;
                    Assert.Equal($"node-{settings.Port - 8000}.example.org", settings.Host);
                }
            }
        });

        Assert.Equal(8000 + Records - 1, _client.Get("node")!.Port);
    }
}
