using Allocations.Bench.KvCache;
using Allocations.Bench.Reporting;
using BenchmarkDotNet.Attributes;
using Closures.Variants;

namespace Allocations.Bench.Closures;

/// <summary>Each operation is one event, one customer or one page. A benchmark fails where a version answers something else than what was put in.</summary>
[Config(typeof(KvCacheConfig))]
[GenericTypeArguments(typeof(BeforeClosures))]
[GenericTypeArguments(typeof(AfterClosures))]
[GenericTypeArguments(typeof(TunedClosures))]
public class ClosureBenchmarks<TClosures>
    where TClosures : struct, IClosuresVariant<TClosures>
{
    private const int Topics = 8;
    private const int Events = 64;
    private const int Customers = 16;
    private const int Orders = 256;
    private const int PageLength = 16;

    private readonly (string Topic, int Level)[] _events = new (string, int)[Events];
    private readonly string[] _customers = new string[Customers];
    private TClosures _closures;
    private long _seen;

    [GlobalSetup]
    public void Make()
    {
        _closures = TClosures.Create(kept: 16);
        for (var i = 0; i < Topics; i++)
        {
            _closures.Subscribe($"topic{i}", 1, (_, level) => _seen += level);
            _closures.Subscribe($"topic{i}", 2, (_, level) => _seen += level);
        }

        for (var i = 0; i < Events; i++)
            _events[i] = ($"topic{i % Topics}", i % 3);
        for (var i = 0; i < Customers; i++)
            _customers[i] = $"customer{i}";
        for (var i = 0; i < Orders; i++)
            _closures.Add(_customers[i % Customers], i + 1, i);

        TieredWarmUp.Run(
            60,
            () =>
            {
                Publish();
                Total();
                Count();
                Page();
            });
    }

    [Benchmark(Description = "event for two handlers", OperationsPerInvoke = Events)]
    public void Publish()
    {
        // Of three levels, one reaches no handler, one the first, and one both.
        if (_closures.PublishAll(_events) != Events - 1)
            throw new InvalidOperationException("An event was lost.");
    }

    [Benchmark(Description = "total of a customer among 256 orders", OperationsPerInvoke = Customers)]
    public void Total()
    {
        if (_closures.TotalsOf(_customers).Sum() != Orders * (Orders + 1) / 2)
            throw new InvalidOperationException("A total is wrong.");
    }

    [Benchmark(Description = "two conditions for a customer", OperationsPerInvoke = Customers)]
    public void Count()
    {
        if (_closures.CountOf(_customers, Orders - Customers, 0) != Customers - 1)
            throw new InvalidOperationException("A count is wrong.");
    }

    [Benchmark(Description = "largest of a page of 16 orders", OperationsPerInvoke = Orders / PageLength)]
    public void Page()
    {
        if (_closures.LargestOfPages(PageLength)[0] != PageLength)
            throw new InvalidOperationException("A page is wrong.");
    }
}
