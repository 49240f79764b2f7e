using System.Collections.Concurrent;
using Lru.Variants;

namespace Allocations.Bench.LruCache.Peers;

/// <summary>The dictionary that all caches are built on. It has no limit and forgets nothing.</summary>
internal readonly struct ConcurrentDictionaryPeer<TValue> : ILruOperations<ConcurrentDictionaryPeer<TValue>, TValue>
    where TValue : notnull
{
    private readonly ConcurrentDictionary<string, TValue> _values = new();

    public ConcurrentDictionaryPeer()
    {
    }

    public static string Name => "ConcurrentDictionary";

    public static ConcurrentDictionaryPeer<TValue> Create(int buckets, int capacityPerBucket) => new();

    public void Put(string key, TValue value) => _values[key] = value;

    public bool TryGet(string key, out TValue? value) => _values.TryGetValue(key, out value);
}
