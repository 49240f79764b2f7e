extern alias Tuned;

using Mode = Tuned::Lru.LruMode;

namespace Lru.Variants;

/// <summary>The cache of the project Tuned.</summary>
public readonly struct TunedLru<TValue> : ILruVariant<TunedLru<TValue>, TValue>
    where TValue : notnull
{
    private readonly Tuned::Lru.LruCache<TValue> _cache;

    private TunedLru(Tuned::Lru.LruCache<TValue> cache) => _cache = cache;

    public static string Name => "Tuned";

    public int Count => _cache.Count;

    public static TunedLru<TValue> Create(int buckets, int capacityPerBucket) => Create(buckets, capacityPerBucket, default);

    public static TunedLru<TValue> Create(int buckets, int capacityPerBucket, TimeSpan timeToLive) =>
        new(new Tuned::Lru.LruCache<TValue>(buckets, capacityPerBucket, timeToLive));

    public void Put(string key, TValue value) => _cache.Put(key, value);

    public void PutAll(IEnumerable<KeyValuePair<string, TValue>> pairs) => _cache.PutAll(pairs);

    public bool TryGet(string key, out TValue? value) => _cache.TryGet(key, out value);

    public bool Remove(string key) => _cache.Remove(key);

    public void Inspect(Action<LruAction, string, TValue?, bool> inspector) =>
        _cache.Inspect((action, key, value, was) => inspector((LruAction)action, key, value, was));
}

/// <summary>The same cache, which keeps values that were used twice apart from those that were used once.</summary>
public readonly struct TunedLru2<TValue> : ILruVariant<TunedLru2<TValue>, TValue>
    where TValue : notnull
{
    private readonly Tuned::Lru.LruCache<TValue> _cache;

    private TunedLru2(Tuned::Lru.LruCache<TValue> cache) => _cache = cache;

    public static string Name => "Tuned LRU-2";

    public int Count => _cache.Count;

    public static TunedLru2<TValue> Create(int buckets, int capacityPerBucket) => Create(buckets, capacityPerBucket, default);

    public static TunedLru2<TValue> Create(int buckets, int capacityPerBucket, TimeSpan timeToLive) =>
        new(new Tuned::Lru.LruCache<TValue>(buckets, capacityPerBucket, timeToLive, Mode.Lru2));

    public void Put(string key, TValue value) => _cache.Put(key, value);

    public void PutAll(IEnumerable<KeyValuePair<string, TValue>> pairs) => _cache.PutAll(pairs);

    public bool TryGet(string key, out TValue? value) => _cache.TryGet(key, out value);

    public bool Remove(string key) => _cache.Remove(key);

    public void Inspect(Action<LruAction, string, TValue?, bool> inspector) =>
        _cache.Inspect((action, key, value, was) => inspector((LruAction)action, key, value, was));
}
