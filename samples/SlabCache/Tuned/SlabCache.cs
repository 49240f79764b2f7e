using System.Numerics;

namespace Slab;

/// <summary>
/// A thread-safe cache of many byte values that all live equally long. Keys and values lie in one array per shard, and a table of numbers says
/// where, so that a collection finds two references per shard, however many values there are.
/// </summary>
public sealed class SlabCache
{
    private readonly Shard[] _shards;
    private readonly CacheClock _clock;
    private readonly long _lifeWindow;
    private readonly Func<string, ulong>? _hash;

    /// <summary>Creates an empty cache.</summary>
    /// <param name="shards">Number of parts with a lock of their own; the next power of two is used.</param>
    /// <param name="lifeWindow">How long a value can be read after it was stored, to the millisecond; zero or less keeps it until it is removed.</param>
    /// <param name="maxBytesPerShard">The largest array of a shard; when it is full, the oldest values go.</param>
    /// <param name="time">Where the time comes from; the system's where it is null.</param>
    /// <param name="hash">The hash of a key; where it is null, one that differs in each process.</param>
    /// <exception cref="ArgumentOutOfRangeException">A number is less than one or too large.</exception>
    public SlabCache(
        int shards, TimeSpan lifeWindow = default, int maxBytesPerShard = 1 << 30, TimeProvider? time = null, Func<string, ulong>? hash = null)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(shards, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(shards, 1 << 16);
        ArgumentOutOfRangeException.ThrowIfLessThan(maxBytesPerShard, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(maxBytesPerShard, 1 << 30);
        _shards = new Shard[BitOperations.RoundUpToPowerOf2((uint)shards)];
        _clock = new CacheClock(time ?? TimeProvider.System);
        _lifeWindow = lifeWindow > TimeSpan.Zero ? (long)Math.Ceiling(lifeWindow.TotalMilliseconds) : 0;
        _hash = hash;
        for (var i = 0; i < _shards.Length; i++)
        {
            _shards[i] = new Shard(maxBytesPerShard);
        }
    }

    /// <summary>Number of values, including those whose time is over and that are still there.</summary>
    public int Count
    {
        get
        {
            var count = 0;
            foreach (var shard in _shards)
            {
                count += shard.Count;
            }

            return count;
        }
    }

    /// <summary>The bytes of all arrays, used or not.</summary>
    public long ReservedBytes
    {
        get
        {
            var bytes = 0L;
            foreach (var shard in _shards)
            {
                bytes += shard.ReservedBytes;
            }

            return bytes;
        }
    }

    /// <summary>Stores a copy of a value. It takes the place of one whose key has the same hash.</summary>
    /// <exception cref="ArgumentException">Key and value together are larger than the largest array of a shard.</exception>
    public void Set(string key, ReadOnlySpan<byte> value)
    {
        var hash = HashOf(key);
        var now = _lifeWindow == 0 ? Shard.Never : _clock.Milliseconds;
        ShardOf(hash).Set(hash, key, value, now, now == Shard.Never ? Shard.Never : now + _lifeWindow);
    }

    /// <summary>A copy of a value; null where there is none.</summary>
    public byte[]? Get(string key)
    {
        var hash = HashOf(key);
        return ShardOf(hash).Get(hash, key, _clock);
    }

    /// <summary>Copies a value without an allocation.</summary>
    /// <returns>The bytes of the value; -1 where there is none.</returns>
    /// <exception cref="ArgumentException">The value does not fit.</exception>
    public int Read(string key, Span<byte> destination)
    {
        var hash = HashOf(key);
        return ShardOf(hash).Read(hash, key, destination, _clock);
    }

    /// <summary>Removes a value. Its bytes are used again once older values have gone or the array is full.</summary>
    /// <returns>Whether there was one.</returns>
    public bool Remove(string key)
    {
        var hash = HashOf(key);
        return ShardOf(hash).Remove(hash, key);
    }

    /// <summary>Removes the values whose time is over.</summary>
    public void RemoveExpired()
    {
        var now = _clock.Milliseconds;
        foreach (var shard in _shards)
        {
            shard.RemoveExpired(now);
        }
    }

    private ulong HashOf(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        return _hash is null ? KeyHash.Compute(key) : _hash(key);
    }

    // The table of a shard takes the hash modulo a prime; the shard is in its high bits.
    private Shard ShardOf(ulong hash) => _shards[(int)(hash >> 40) & (_shards.Length - 1)];
}
