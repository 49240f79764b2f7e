using System.Numerics;
using System.Text;
using Allocations;

namespace Lru;

/// <summary>
/// A thread-safe cache of bounded size. Each key belongs to one bucket, and a bucket that is full drops the value that was not used for the
/// longest time. Every request of its program goes through it, which the attribute says to the analyzers.
/// </summary>
[HotPath]
public sealed class LruCache
{
    private readonly Bucket[] _buckets;
    private Action<CacheAction, string, object?, bool>? _inspector;

    /// <summary>Creates an empty cache.</summary>
    /// <param name="buckets">Number of buckets; the next power of two is used.</param>
    /// <param name="capacityPerBucket">The values that a bucket holds at most.</param>
    /// <param name="timeToLive">How long a value can be read after it was stored; zero or less keeps it until it is dropped.</param>
    /// <exception cref="ArgumentOutOfRangeException">A number is less than one.</exception>
    public LruCache(int buckets, int capacityPerBucket, TimeSpan timeToLive)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(buckets, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(buckets, 1 << 16);
        ArgumentOutOfRangeException.ThrowIfLessThan(capacityPerBucket, 1);
        _buckets = new Bucket[BitOperations.RoundUpToPowerOf2((uint)buckets)];
        for (var i = 0; i < _buckets.Length; i++)
        {
            _buckets[i] = new Bucket(capacityPerBucket, timeToLive);
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
    public void Put<T>(string key, T value)
        where T : notnull
    {
        var replaced = BucketOf(key).Put(key, value, out var evicted);
        if (_inspector is not { } inspector)
        {
            return;
        }

        if (evicted is not null)
        {
            inspector(CacheAction.Evict, evicted.Key, evicted.Value, true);
        }

        inspector(CacheAction.Put, key, value, replaced);
    }

    /// <summary>Stores values in turn, for example those that another process has kept.</summary>
    public void PutAll<T>(IEnumerable<KeyValuePair<string, T>> pairs)
        where T : notnull
    {
        foreach (var (key, value) in pairs)
        {
            Put(key, value);
        }
    }

    /// <summary>Reads a value, which then counts as used.</summary>
    /// <returns>Whether there is one of the type.</returns>
    public bool TryGet<T>(string key, out T? value)
    {
        var found = BucketOf(key).TryGet(key, out value);
        _inspector?.Invoke(CacheAction.Get, key, value, found);
        return found;
    }

    /// <summary>Removes a value.</summary>
    /// <returns>Whether there was one.</returns>
    public bool Remove(string key)
    {
        var entry = BucketOf(key).Remove(key);
        _inspector?.Invoke(CacheAction.Remove, key, entry?.Value, entry is not null);
        return entry is not null;
    }

    /// <summary>Calls a method after each operation, outside all locks. There is one inspector; set it before the cache is used.</summary>
    public void Inspect(Action<CacheAction, string, object?, bool> inspector) => _inspector = inspector;

    private Bucket BucketOf(string key) => _buckets[Crc32.Compute(Encoding.UTF8.GetBytes(key)) & (uint)(_buckets.Length - 1)];

    private sealed class Bucket(int capacity, TimeSpan timeToLive)
    {
        private readonly Dictionary<string, LinkedListNode<Entry>> _nodes = [];
        private readonly LinkedList<Entry> _order = [];

        public int Count
        {
            get
            {
                lock (_nodes)
                {
                    return _nodes.Count;
                }
            }
        }

        public bool Put<T>(string key, T value, out Entry? evicted)
            where T : notnull
        {
            lock (_nodes)
            {
                evicted = null;
                if (_nodes.TryGetValue(key, out var node))
                {
                    node.Value.Value = value;
                    node.Value.SetExpire(timeToLive);
                    _order.Remove(node);
                    _order.AddFirst(node);
                    return true;
                }

                if (_nodes.Count >= capacity)
                {
                    evicted = _order.Last!.Value;
                    _order.RemoveLast();
                    _nodes.Remove(evicted.Key);
                }

                _nodes.Add(key, _order.AddFirst(new Entry(key, value, timeToLive)));
                return false;
            }
        }

        public bool TryGet<T>(string key, out T? value)
        {
            lock (_nodes)
            {
                if (_nodes.TryGetValue(key, out var node) && !node.Value.IsExpired && node.Value.Value is T typed)
                {
                    _order.Remove(node);
                    _order.AddFirst(node);
                    value = typed;
                    return true;
                }

                value = default;
                return false;
            }
        }

        public Entry? Remove(string key)
        {
            lock (_nodes)
            {
                if (!_nodes.Remove(key, out var node))
                {
                    return null;
                }

                _order.Remove(node);
                return node.Value;
            }
        }
    }

    private sealed class Entry
    {
        public readonly string Key;
        public object Value;
        public DateTime Expired;

        public Entry(string key, object value, TimeSpan timeToLive)
        {
            Key = key;
            Value = value;
            SetExpire(timeToLive);
        }

        public bool IsExpired => Expired <= DateTime.Now;

        public void SetExpire(TimeSpan timeToLive)
        {
            if (timeToLive > TimeSpan.Zero)
            {
                Expired = DateTime.Now + timeToLive;
            }
            else
            {
                Expired = DateTime.MaxValue;
            }
        }
    }
}
