using System.Globalization;
using Allocations.Bench.Reporting;
using ConfigClients.Variants;

namespace Allocations.Bench.Suites;

/// <summary>Records of a configuration that are decoded for each reader, against those that are decoded once.</summary>
internal sealed class ConfigSuite : ISuite
{
    private const string System = "ConfigClient";
    private const int Rounds = 7;
    private const int Operations = 400_000;
    private const int Keys = 64;

    public string Name => "config";

    public string Description => "reading a record that is decoded for each reader, and one that is decoded once";

    public Task<int> RunAsync(string root)
    {
        string[] keys = [.. Enumerable.Range(0, Keys).Select(static i => "node" + i.ToString(CultureInfo.InvariantCulture))];
        var rows = new List<BenchRow>();
        foreach (var threads in (int[])[1, 2])
        {
            TimedWork? before = null;
            TimedWork? tuned = null;
            for (var round = 0; round < Rounds; round++)
            {
                before = Faster(before, Measure<BeforeConfig>(keys, threads));
                tuned = Faster(tuned, Measure<TunedConfig>(keys, threads));
            }

            var operation = threads == 1 ? "Get" : "Get on 2 threads";
            rows.Add(before!.Value.ToRow(Name, System, BeforeConfig.Name, operation, threads));
            rows.Add(tuned!.Value.ToRow(Name, System, TunedConfig.Name, operation, threads));
        }

        BenchTable.Print("Records of a configuration, 64 keys", rows);
        BenchFile.Write(root, Name, rows);
        return Task.FromResult(0);
    }

    private static TimedWork Faster(TimedWork? one, TimedWork other) => one is { } work && work.Seconds < other.Seconds ? work : other;

    private static TimedWork Measure<TClient>(string[] keys, int threads)
        where TClient : struct, IConfigVariant<TClient>
    {
        var client = TClient.Create();
        for (var i = 0; i < keys.Length; i++)
            client.Publish(keys[i], ServerSettings.JsonOf(i));
        for (var i = 0; i < 60; i++)
            GetAll(client, keys, 64);
        return TimedWork.Of(threads, Operations / threads, _ => GetAll(client, keys, Operations / threads));
    }

    private static void GetAll<TClient>(TClient client, string[] keys, int count)
        where TClient : struct, IConfigVariant<TClient>
    {
        for (var i = 0; i < count; i++)
        {
            var number = i % keys.Length;
            if (client.Get(keys[number]) is not { } settings || settings.Port != 8000 + number)
                throw new InvalidOperationException($"{TClient.Name} does not have '{keys[number]}'.");
        }
    }
}
