using System.Numerics;
using System.Text;
using Allocations;

namespace Slab;

/// <summary>
/// A thread-safe cache of many byte values that all live equally long. Each value is an array of its own, behind an entry of its own, behind a
/// key of its own. Every request of its program goes through it, which the attribute says to the analyzers.
/// </summary>
[HotPath]
public sealed class SlabCache
{
    private readonly Shard[] _shards;

    /// <summary>Creates an empty cache.</summary>
    /// <param name="shards">Number of parts with a lock of their own; the next power of two is used.</param>
    /// <param name="lifeWindow">How long a value can be read after it was stored; zero or less keeps it until it is removed.</param>
    /// <exception cref="ArgumentOutOfRangeException">The number is less than one or too large.</exception>
    public SlabCache(int shards, TimeSpan lifeWindow)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(shards, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(shards, 1 << 16);
        _shards = new Shard[BitOperations.RoundUpToPowerOf2((uint)shards)];
        for (var i = 0; i < _shards.Length; i++)
        {
            _shards[i] = new Shard(lifeWindow);
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

    /// <summary>Stores a copy of a value.</summary>
    public void Set(string key, ReadOnlySpan<byte> value) => ShardOf(key).Set(key, value);

    /// <summary>A copy of a value; null where there is none.</summary>
    public byte[]? Get(string key) => ShardOf(key).Get(key);

    /// <summary>Copies a value.</summary>
    /// <returns>The bytes of the value; -1 where there is none.</returns>
    /// <exception cref="ArgumentException">The value does not fit.</exception>
    public int Read(string key, Span<byte> destination) => ShardOf(key).Read(key, destination);

    /// <summary>Removes a value.</summary>
    /// <returns>Whether there was one.</returns>
    public bool Remove(string key) => ShardOf(key).Remove(key);

    /// <summary>Removes the values whose time is over.</summary>
    public void RemoveExpired()
    {
        foreach (var shard in _shards)
        {
            shard.RemoveExpired();
        }
    }

    private Shard ShardOf(string key) => _shards[Fnv.Compute(Encoding.UTF8.GetBytes(key)) & (uint)(_shards.Length - 1)];

    private sealed class Shard(TimeSpan lifeWindow)
    {
        private readonly Dictionary<string, Entry> _entries = [];

        public int Count
        {
            get
            {
                lock (_entries)
                {
                    return _entries.Count;
                }
            }
        }

        public void Set(string key, ReadOnlySpan<byte> value)
        {
            lock (_entries)
            {
                _entries[key] = new Entry(value.ToArray(), lifeWindow);
            }
        }

        public byte[]? Get(string key)
        {
            lock (_entries)
            {
                return _entries.TryGetValue(key, out var entry) && !entry.IsExpired ? entry.Value.ToArray() : null;
            }
        }

        public int Read(string key, Span<byte> destination)
        {
            lock (_entries)
            {
                if (!_entries.TryGetValue(key, out var entry) || entry.IsExpired)
                {
                    return -1;
                }

                entry.Value.CopyTo(destination);
                return entry.Value.Length;
            }
        }

        public bool Remove(string key)
        {
            lock (_entries)
            {
                return _entries.Remove(key);
            }
        }

        public void RemoveExpired()
        {
            lock (_entries)
            {
                foreach (var (key, entry) in _entries)
                {
                    if (entry.IsExpired)
                    {
                        _entries.Remove(key);
                    }
                }
            }
        }
    }

    private sealed class Entry
    {
        public readonly byte[] Value;
        public readonly DateTime Expired;

        public Entry(byte[] value, TimeSpan lifeWindow)
        {
            Value = value;
            if (lifeWindow > TimeSpan.Zero)
            {
                Expired = DateTime.UtcNow + lifeWindow;
            }
            else
            {
                Expired = DateTime.MaxValue;
            }
        }

        public bool IsExpired => Expired <= DateTime.UtcNow;
    }
}
