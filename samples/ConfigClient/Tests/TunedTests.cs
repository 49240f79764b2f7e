extern alias Tuned;

using System.Text.Json;
using Tuned::ConfigClients;

namespace ConfigClients.Tests;

/// <summary>What only the tuned client has: filters, one object for all readers, and no allocation for them.</summary>
public sealed class TunedTests
{
    private readonly ConfigClient _client = new();

    [Fact]
    public void Get_GivesAllReadersTheSameObject()
    {
        var filter = _client.AddFilter<ServerSettings>();
        _client.Publish("node", ServerSettings.JsonOf(1));

        Assert.Same(filter.Get("node"), filter.Get("node"));
    }

    [Fact]
    public void AddFilter_AfterRecordsHaveArrived_HasThem()
    {
        _client.Publish("node", ServerSettings.JsonOf(1));

        Assert.Equal(8001, _client.AddFilter<ServerSettings>().Get("node")!.Port);
    }

    [Fact]
    public void Filter_HasOnlyWhatItWants()
    {
        var filter = _client.AddFilter<ServerSettings>(static key => key.StartsWith("node/", StringComparison.Ordinal));
        _client.Publish("node/1", ServerSettings.JsonOf(1));
        _client.Publish("limits", "[1, 2]");

        Assert.NotNull(filter.Get("node/1"));
        Assert.Null(filter.Get("limits"));
        Assert.Equal([1, 2], _client.AddFilter<int[]>(static key => key == "limits").Get("limits")!);
    }

    [Fact]
    public void RecordThatOneFilterCannotRead_LeavesAllAsTheyWere()
    {
        var settings = _client.AddFilter<ServerSettings>();
        var documents = _client.AddFilter<JsonDocument>();
        _client.Publish("node", ServerSettings.JsonOf(1));
        var document = documents.Get("node");

        Assert.Throws<JsonException>(() => _client.Publish("node", """{"port":"x"}"""));
        Assert.Equal(8001, settings.Get("node")!.Port);
        Assert.Same(document, documents.Get("node"));
    }

    [Fact]
    public void AddFilter_OfAnotherForm_ThrowsAndIsNotAdded()
    {
        _client.Publish("node", "[1]");

        Assert.Throws<JsonException>(() => _client.AddFilter<ServerSettings>());
        _client.Publish("node", "[2]");
    }

    [Fact]
    public void ParallelGets_AllocateNothing()
    {
        var filter = _client.AddFilter<ServerSettings>();
        _client.Publish("node", ServerSettings.JsonOf(1));
        Together.Run(2, _ =>
        {
            var least = long.MaxValue;
            for (var round = 0; round < 4; round++)
            {
                // The runtime may allocate on this thread as well, once; an operation that allocates does so every time.
                var before = GC.GetAllocatedBytesForCurrentThread();
                for (var i = 0; i < 1_000; i++)
                {
                    if (filter.Get("node") is null)
                    {
                        throw new InvalidOperationException("The record is gone.");
                    }
                }

                least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
            }

            Assert.Equal(0, least);
        });
    }
}
