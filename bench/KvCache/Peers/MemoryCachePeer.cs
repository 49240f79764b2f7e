using KvCache.Variants;
using Microsoft.Extensions.Caching.Memory;

namespace Allocations.Bench.KvCache.Peers;

/// <summary>
/// Microsoft.Extensions.Caching.Memory without a limit. It does not add to a value, which its users do in a lock, and <c>Remove</c> does not tell
/// whether there was one, so a removal asks before.
/// </summary>
public readonly struct MemoryCachePeer : ICacheOperations<MemoryCachePeer>
{
    private readonly MemoryCache _cache = new(new MemoryCacheOptions());
    private readonly Lock _adding = new();

    public MemoryCachePeer()
    {
    }

    public static string Name => "Extensions.MemoryCache";

    public static MemoryCachePeer Create() => new();

    public void Set<T>(string key, T value) => _cache.Set(key, value);

    public T? Get<T>(string key) => _cache.Get<T>(key);

    public T? GetOrAdd<T>(string key, Func<string, T> factory) =>
        _cache.TryGetValue(key, out var value) ? (T?)value : _cache.Set(key, factory(key));

    public long Increment(string key, long value)
    {
        lock (_adding)
            return _cache.Set(key, _cache.Get<long>(key) + value);
    }

    public double Increment(string key, double value)
    {
        lock (_adding)
            return _cache.Set(key, _cache.Get<double>(key) + value);
    }

    public int Remove(string key)
    {
        if (!_cache.TryGetValue(key, out _))
            return 0;
        _cache.Remove(key);
        return 1;
    }

    public void Dispose() => _cache.Dispose();
}
