using BitFaster.Caching.Lru;
using KvCache.Variants;

namespace Allocations.Bench.KvCache.Peers;

/// <summary>
/// The bounded cache of BitFaster.Caching, large enough for all keys. It holds one type of value, so numbers are boxed beside texts, and does not
/// add to a value: its users do that in a lock.
/// </summary>
public readonly struct ConcurrentLruPeer : ICacheOperations<ConcurrentLruPeer>
{
    private const int Capacity = 4_096;

    private readonly ConcurrentLru<string, object?> _cache = new(Capacity);
    private readonly Lock _adding = new();

    public ConcurrentLruPeer()
    {
    }

    public static string Name => "BitFaster ConcurrentLru";

    public static ConcurrentLruPeer Create() => new();

    public void Set<T>(string key, T value) => _cache.AddOrUpdate(key, value);

    public T? Get<T>(string key) => _cache.TryGet(key, out var value) && value is T typed ? typed : default;

    public T? GetOrAdd<T>(string key, Func<string, T> factory) => (T?)_cache.GetOrAdd(key, static (name, make) => make(name), factory);

    public long Increment(string key, long value)
    {
        lock (_adding)
        {
            var sum = Get<long>(key) + value;
            Set(key, sum);
            return sum;
        }
    }

    public double Increment(string key, double value)
    {
        lock (_adding)
        {
            var sum = Get<double>(key) + value;
            Set(key, sum);
            return sum;
        }
    }

    public int Remove(string key) => _cache.TryRemove(key) ? 1 : 0;

    public void Dispose() => _cache.Clear();
}
