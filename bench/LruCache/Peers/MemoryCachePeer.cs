using Lru.Variants;
using Microsoft.Extensions.Caching.Memory;

namespace Allocations.Bench.LruCache.Peers;

/// <summary>
/// Microsoft.Extensions.Caching.Memory without a limit: with one, it refuses what does not fit and makes room on another thread, and then a put
/// that was refused would count as one.
/// </summary>
internal readonly struct MemoryCachePeer<TValue> : ILruOperations<MemoryCachePeer<TValue>, TValue>
    where TValue : notnull
{
    private readonly MemoryCache _cache = new(new MemoryCacheOptions());

    public MemoryCachePeer()
    {
    }

    public static string Name => "Extensions.MemoryCache";

    public static MemoryCachePeer<TValue> Create(int buckets, int capacityPerBucket) => new();

    public void Put(string key, TValue value) => _cache.Set(key, value);

    public bool TryGet(string key, out TValue? value) => _cache.TryGetValue(key, out value);
}
