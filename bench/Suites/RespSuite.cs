using System.Globalization;
using Allocations.Bench.MiniResp;
using Allocations.Bench.Reporting;
using Spectre.Console;

namespace Allocations.Bench.Suites;

/// <summary>
/// The sample server and <c>redis-server</c> under the same load: requests per second, the times of replies, and what the server allocates and sends for
/// each request. All servers run side by side, and each is measured in every round, so that a slow minute of the machine hits all of them.
/// </summary>
internal sealed class RespSuite : ISuite
{
    private const string System = "MiniResp";
    private const string Redis = "redis-server";
    private const int Connections = 50;
    private const int Rounds = 5;
    private const int Gets = 80;
    private const int ConcurrencyLevel = 1024;

    private static readonly TimeSpan WarmUp = TimeSpan.FromSeconds(3);
    private static readonly TimeSpan Round = TimeSpan.FromSeconds(2);
    private static readonly int[] Pipelines = [1, 30];

    public string Name => "resp";

    public string Description => "the sample server that Redis clients use, each variant and redis-server under the same load";

    public async Task<int> RunAsync(string root)
    {
        var sample = new FixedSample(root, System);
        SampleReport.PrintFindings(System, await sample.FindAsync());
        SampleReport.PrintFixes(System, await sample.FixAsync(), await sample.IsCommittedAsync());

        var servers = await StartAsync();
        try
        {
            var rows = new List<RespRow>();
            foreach (var gets in (int[])[Gets, 100])
            {
                foreach (var pipeline in Pipelines)
                    rows.AddRange(await MeasureAsync(servers, pipeline, gets));
            }

            foreach (var load in rows.GroupBy(static row => (row.Gets, row.Pipeline)))
                Print($"{load.Key.Gets} % GET, pipeline {load.Key.Pipeline}, {Connections} connections, 256-byte values", [.. load]);
            AnsiConsole.MarkupLineInterpolated($"Saved {Path.GetRelativePath(root, BenchFile.Write(root, Name, rows))}.");
        }
        finally
        {
            foreach (var server in servers)
                server.Process.Dispose();
        }

        return 0;
    }

    public async Task<int> RunAsync(string root, string[] arguments)
    {
        if (arguments is not [RespProcess.Serve, var variant, var level])
            throw new ArgumentException($"The suite '{Name}' takes 'serve', a variant and a concurrency level, and then is that server.", nameof(arguments));
        await RespProcess.ServeAsync(variant, int.Parse(level, CultureInfo.InvariantCulture) is > 0 and var chosen ? chosen : null);
        return 0;
    }

    /// <summary>One server under one load, as <c>artifacts/bench/resp.json</c> holds it: medians of the rounds.</summary>
    /// <param name="Variant">The server.</param>
    /// <param name="Pipeline">Requests that each connection has on the way.</param>
    /// <param name="Gets">How many of a hundred requests are <c>GET</c>.</param>
    /// <param name="RequestsPerSecond">Requests per second of all connections.</param>
    /// <param name="ToFirst">The same as a multiple of the first server's in the same round.</param>
    /// <param name="ToRedis">The same as a multiple of redis-server's in the same round; null where that is not installed.</param>
    /// <param name="P50">The median time of a reply, in microseconds.</param>
    /// <param name="P99">The time that one of a hundred replies exceeds.</param>
    /// <param name="BytesPerRequest">Bytes that the server allocates for a request; null where it has no garbage collector.</param>
    /// <param name="Gen0">Collections of generation 0 for a million requests.</param>
    /// <param name="WritesPerRequest">Times that it hands bytes to a socket for a request.</param>
    /// <param name="CpuPerRequest">Its processor time for a request, in microseconds.</param>
    private sealed record RespRow(
        string Variant, int Pipeline, int Gets, double RequestsPerSecond, double ToFirst, double? ToRedis, double P50, double P99, double? BytesPerRequest,
        double Gen0, double WritesPerRequest, double CpuPerRequest);

    private static async Task<List<(string Name, RespProcess Process)>> StartAsync()
    {
        var servers = new List<(string, RespProcess)>();
        (string, int?)[] variants = [("Before", null), ("Before", ConcurrencyLevel), ("AutoFlush", null), ("After", null), ("Tuned", null)];
        foreach (var (variant, level) in variants)
        {
            var name = level is null ? variant : string.Create(CultureInfo.InvariantCulture, $"{variant}, concurrencyLevel {level}");
            servers.Add((name, await RespProcess.StartVariantAsync(variant, level)));
        }

        if (await RespProcess.TryStartRedisAsync() is { } redis)
            servers.Add((Redis, redis));
        else
            AnsiConsole.MarkupLine("[yellow]redis-server is not installed, so nothing is compared with it; on Debian: apt-get install redis-server[/]");
        return servers;
    }

    private static async Task<IEnumerable<RespRow>> MeasureAsync(List<(string Name, RespProcess Process)> servers, int pipeline, int gets)
    {
        var rounds = servers.Select(static _ => new List<RespRow>()).ToArray();
        var loads = new List<RespLoad>();
        foreach (var (_, process) in servers)
        {
            loads.Add(await RespLoad.ConnectAsync(process.EndPoint, Connections, pipeline, gets));
            await loads[^1].RunAsync(WarmUp);
        }

        for (var round = 0; round < Rounds; round++)
        {
            for (var i = 0; i < servers.Count; i++)
            {
                var process = servers[i].Process;
                var before = await process.ReadCountersAsync();
                var result = await loads[i].RunAsync(Round);
                var after = await process.ReadCountersAsync();
                rounds[i].Add(ToRow(servers[i].Name, pipeline, gets, result, before, after));
            }

            // A ratio of two servers is one of the same round.
            var first = rounds[0][round];
            var redis = servers[^1].Name == Redis ? rounds[^1][round] : null;
            foreach (var rows in rounds)
            {
                rows[round] = rows[round] with
                {
                    ToFirst = rows[round].RequestsPerSecond / first.RequestsPerSecond,
                    ToRedis = redis is null ? null : rows[round].RequestsPerSecond / redis.RequestsPerSecond,
                };
            }
        }

        foreach (var load in loads)
            load.Dispose();
        return rounds.Select(static rows => new RespRow(
            rows[0].Variant, rows[0].Pipeline, rows[0].Gets,
            Math.Round(Median(rows, static row => row.RequestsPerSecond)),
            Math.Round(Median(rows, static row => row.ToFirst), 2),
            rows[0].ToRedis is null ? null : Math.Round(Median(rows, static row => row.ToRedis!.Value), 2),
            Math.Round(Median(rows, static row => row.P50), 1),
            Math.Round(Median(rows, static row => row.P99), 1),
            rows[0].BytesPerRequest is null ? null : Math.Round(Median(rows, static row => row.BytesPerRequest!.Value), 2),
            Math.Round(Median(rows, static row => row.Gen0), 2),
            Math.Round(Median(rows, static row => row.WritesPerRequest), 3),
            Math.Round(Median(rows, static row => row.CpuPerRequest), 2)));
    }

    private static RespRow ToRow(string name, int pipeline, int gets, RespLoadResult result, RespCounters before, RespCounters after)
    {
        double requests = result.Requests;
        return new RespRow(
            name, pipeline, gets, requests / result.Seconds, ToFirst: 1, ToRedis: null, result.P50, result.P99,
            (after.Allocated - before.Allocated) / requests,
            (after.Gen0 - before.Gen0) * 1e6 / requests,
            (after.Writes - before.Writes) / requests,
            (after.Cpu - before.Cpu) * 1e6 / requests);
    }

    private static double Median(List<RespRow> rows, Func<RespRow, double> value) => rows.Select(value).Order().ElementAt(rows.Count / 2);

    private static void Print(string title, IReadOnlyList<RespRow> rows)
    {
        var table = new Table().Title(Markup.Escape(title)).Border(TableBorder.Rounded).AddColumn("Server");
        string[] columns = ["Requests/s", "/ Before", "/ redis", "p50 us", "p99 us", "B/request", "Gen 0/1 M", "writes/request", "CPU us/request"];
        foreach (var column in columns)
            table.AddColumn(new TableColumn(column).RightAligned());
        foreach (var row in rows)
        {
            table.AddRow(
                Markup.Escape(row.Variant), Number(row.RequestsPerSecond, "#,0"), Number(row.ToFirst, "0.00"), Number(row.ToRedis, "0.00"),
                Number(row.P50, "0"), Number(row.P99, "0"), Number(row.BytesPerRequest, "0.##"), row.BytesPerRequest is null ? "" : Number(row.Gen0, "0.#"),
                Number(row.WritesPerRequest, "0.000"), Number(row.CpuPerRequest, "0.00"));
        }

        AnsiConsole.Write(table);
    }

    private static string Number(double? value, string format) => value?.ToString(format, CultureInfo.InvariantCulture) ?? "";
}
