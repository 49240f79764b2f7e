using System.Numerics;

namespace Lru;

/// <summary>
/// A thread-safe cache of bounded size. Each key belongs to one bucket, and a bucket that is full drops a value that was not used for long.
/// Nothing is allocated after the constructor: reads and writes work on nodes that were made there.
/// </summary>
/// <typeparam name="TValue">The type of the values; a number is stored as what it is.</typeparam>
public sealed class LruCache<TValue>
    where TValue : notnull
{
    private readonly Bucket<TValue>[] _buckets;
    private readonly CacheClock _clock;
    private readonly long _timeToLive;
    private Action<CacheAction, string, TValue?, bool>? _inspector;

    /// <summary>Creates an empty cache.</summary>
    /// <param name="buckets">Number of buckets; the next power of two is used.</param>
    /// <param name="capacityPerBucket">The values that a bucket holds at most.</param>
    /// <param name="timeToLive">How long a value can be read after it was stored, to the millisecond; zero or less keeps it until it is dropped.</param>
    /// <param name="mode">Which value a full bucket drops.</param>
    /// <param name="time">Where the time comes from; the system's where it is null.</param>
    /// <exception cref="ArgumentOutOfRangeException">A number is less than one, or more than an index can tell apart.</exception>
    public LruCache(int buckets, int capacityPerBucket, TimeSpan timeToLive = default, LruMode mode = LruMode.Lru, TimeProvider? time = null)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(buckets, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(buckets, 1 << 16);
        ArgumentOutOfRangeException.ThrowIfLessThan(capacityPerBucket, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(capacityPerBucket, Bucket<TValue>.MaxCapacity);
        _buckets = new Bucket<TValue>[BitOperations.RoundUpToPowerOf2((uint)buckets)];
        _clock = new CacheClock(time ?? TimeProvider.System);
        _timeToLive = timeToLive > TimeSpan.Zero ? (long)Math.Ceiling(timeToLive.TotalMilliseconds) : 0;
        for (var i = 0; i < _buckets.Length; i++)
        {
            _buckets[i] = new Bucket<TValue>(capacityPerBucket, mode == LruMode.Lru2);
        }
    }

    /// <summary>Number of values, including those whose time is over and that nothing has replaced yet.</summary>
    public int Count
    {
        get
        {
            var count = 0;
            foreach (var bucket in _buckets)
            {
                count += bucket.Count;
            }

            return count;
        }
    }

    /// <summary>Stores a value, and drops another one if the bucket is full.</summary>
    public void Put(string key, TValue value)
    {
        var hash = HashOf(key);
        var deadline = _timeToLive == 0 ? Bucket<TValue>.Never : _clock.Milliseconds + _timeToLive;
        var replaced = BucketOf(hash).Put(key, hash, value, deadline, out var evictedKey, out var evicted);
        if (_inspector is not { } inspector)
        {
            return;
        }

        if (evictedKey is not null)
        {
            inspector(CacheAction.Evict, evictedKey, evicted, true);
        }

        inspector(CacheAction.Put, key, value, replaced);
    }

    /// <summary>Stores values in turn, for example those that another process has kept.</summary>
    public void PutAll(IEnumerable<KeyValuePair<string, TValue>> pairs)
    {
        foreach (var (key, value) in pairs)
        {
            Put(key, value);
        }
    }

    /// <summary>Reads a value, which then counts as used.</summary>
    /// <returns>Whether there is one.</returns>
    public bool TryGet(string key, out TValue? value)
    {
        var hash = HashOf(key);
        var bucket = BucketOf(hash);
        var index = bucket.TryRead(key, hash, out value);
        if (index < 0)
        {
            index = Read(bucket, key, hash, out value);
        }

        if (index != 0)
        {
            bucket.Touch(index);
        }

        if (_inspector is { } inspector)
        {
            inspector(CacheAction.Get, key, value, index != 0);
        }

        return index != 0;
    }

    /// <summary>Removes a value.</summary>
    /// <returns>Whether there was one.</returns>
    public bool Remove(string key)
    {
        var hash = HashOf(key);
        var removed = BucketOf(hash).Remove(key, hash, out var value);
        _inspector?.Invoke(CacheAction.Remove, key, value, removed);
        return removed;
    }

    /// <summary>Calls a method after each operation, outside all locks. There is one inspector; set it before the cache is used.</summary>
    public void Inspect(Action<CacheAction, string, TValue?, bool> inspector) => _inspector = inspector;

    private int Read(Bucket<TValue> bucket, string key, int hash, out TValue? value)
    {
        var index = bucket.Read(key, hash, out value, out var deadline);
        if (index == 0 || deadline == Bucket<TValue>.Never || deadline > _clock.Milliseconds)
        {
            return index;
        }

        value = default;
        return 0;
    }

    private static int HashOf(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        return KeyHash.Compute(key);
    }

    private Bucket<TValue> BucketOf(int hash) => _buckets[hash & (_buckets.Length - 1)];
}
