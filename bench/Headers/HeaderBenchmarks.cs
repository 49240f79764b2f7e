using Allocations.Bench.KvCache;
using Allocations.Bench.Reporting;
using BenchmarkDotNet.Attributes;

namespace Allocations.Bench.Headers;

/// <summary>Each operation is one whole head or reply. A benchmark fails where a parser answers something else than what the lines say.</summary>
[Config(typeof(KvCacheConfig))]
[GenericTypeArguments(typeof(BeforeParsers))]
[GenericTypeArguments(typeof(AfterParsers))]
public class HeaderBenchmarks<TParsers>
    where TParsers : struct, IHeaderParsers
{
    private const int Heads = 16;

    private readonly string[][] _heads = new string[Heads][];
    private readonly long[] _numbers = new long[Heads];
    private readonly string[][] _replies = new string[Heads][];
    private readonly long[] _bytes = new long[Heads];
    private readonly string[][] _infos = new string[Heads][];

    [GlobalSetup]
    public void Make()
    {
        for (var i = 0; i < Heads; i++)
        {
            _heads[i] = [
                "Host: example.org",
                $"Content-Length: {1000 + i}",
                "Connection: Keep-Alive",
                "Accept-Encoding: gzip, deflate, br",
                $"Range: bytes={200 + i}-{400 + i}"
            ];
            _numbers[i] = HeadNumber.Of(1000 + i, true, 3, 200 + i, 400 + i);
            _replies[i] = ["*3\r", $"${120 + i}\r", ":1000\r", "+OK\r"];
            _bytes[i] = 8 + 120 + i + 8 + 1;
            _infos[i] = [$"# Server\r\nversion:7.2.0\r\ntcp_port:6379\r\nuptime_in_seconds:{86400 + i}\r\nhz:10"];
        }

        TieredWarmUp.Run(
            60,
            () =>
            {
                Parse();
                BytesOf();
                UptimeOf();
            });
    }

    [Benchmark(Description = "HTTP head of 5 lines", OperationsPerInvoke = Heads)]
    public void Parse()
    {
        for (var i = 0; i < Heads; i++)
        {
            if (TParsers.Parse(_heads[i]) != _numbers[i])
                throw new InvalidOperationException(string.Join('\n', _heads[i]));
        }
    }

    [Benchmark(Description = "RESP head of 4 lines", OperationsPerInvoke = Heads)]
    public void BytesOf()
    {
        for (var i = 0; i < Heads; i++)
        {
            if (TParsers.BytesOf(_replies[i]) != _bytes[i])
                throw new InvalidOperationException(string.Join('\n', _replies[i]));
        }
    }

    [Benchmark(Description = "uptime in INFO of 5 lines", OperationsPerInvoke = Heads)]
    public void UptimeOf()
    {
        for (var i = 0; i < Heads; i++)
        {
            if (TParsers.UptimeOf(_infos[i]) != 86400 + i)
                throw new InvalidOperationException(_infos[i][0]);
        }
    }
}
