using BitFaster.Caching.Lru;
using Lru.Variants;

namespace Allocations.Bench.LruCache.Peers;

/// <summary>The bounded cache of BitFaster.Caching, without buckets: its capacity is that of all buckets together.</summary>
internal readonly struct ConcurrentLruPeer<TValue> : ILruOperations<ConcurrentLruPeer<TValue>, TValue>
    where TValue : notnull
{
    private readonly ConcurrentLru<string, TValue> _cache;

    private ConcurrentLruPeer(int capacity) => _cache = new ConcurrentLru<string, TValue>(capacity);

    public static string Name => "BitFaster ConcurrentLru";

    public static ConcurrentLruPeer<TValue> Create(int buckets, int capacityPerBucket) => new(buckets * capacityPerBucket);

    public void Put(string key, TValue value) => _cache.AddOrUpdate(key, value);

    public bool TryGet(string key, out TValue? value) => _cache.TryGet(key, out value);
}
