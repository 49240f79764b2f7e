using System.Collections.Concurrent;
using System.Globalization;

namespace KvCache;

/// <summary>A cache in the memory of this process. A timer removes entries whose time to live is over.</summary>
public sealed class MemoryCache : ICache
{
    private readonly ConcurrentDictionary<string, CacheItem> _items = new();
    private readonly Timer _timer;

    /// <summary>Creates an empty cache that removes expired entries once a minute.</summary>
    public MemoryCache()
        : this(TimeSpan.FromMinutes(1))
    {
    }

    /// <summary>Creates an empty cache.</summary>
    /// <param name="evictionPeriod">Time between two removals of expired entries.</param>
    public MemoryCache(TimeSpan evictionPeriod)
    {
        _timer = new Timer(_ => RemoveExpired(), null, evictionPeriod, evictionPeriod);
    }

    /// <inheritdoc/>
    public int Count => _items.Count;

    /// <inheritdoc/>
    public ICollection<string> Keys => _items.Keys;

    /// <inheritdoc/>
    public void Set<T>(string key, T value, int expireSeconds = 0)
    {
        var item = Find(key);
        if (item is null)
        {
            _items[key] = new CacheItem(value, expireSeconds);
            return;
        }

        item.Value = value;
        item.SetExpire(expireSeconds);
    }

    /// <inheritdoc/>
    public T? Get<T>(string key)
    {
        var item = Find(key);
        if (item is null)
        {
            return default;
        }

        return Read<T>(item);
    }

    /// <inheritdoc/>
    public bool TryGet<T>(string key, out T? value)
    {
        var item = Find(key);
        if (item is null)
        {
            value = default;
            return false;
        }

        value = Read<T>(item);
        return true;
    }

    /// <inheritdoc/>
    public T? GetOrAdd<T>(string key, Func<string, T> factory, int expireSeconds = 0)
    {
        if (TryGet<T>(key, out var found))
        {
            return found;
        }

        var item = _items.GetOrAdd(key, k => new CacheItem(factory(k), expireSeconds));
        return Read<T>(item);
    }

    /// <inheritdoc/>
    public T? Take<T>(string key)
    {
        if (!_items.TryRemove(key, out var item) || item.IsExpired)
        {
            return default;
        }

        return Read<T>(item);
    }

    /// <inheritdoc/>
    public bool ContainsKey(string key) => Find(key) is not null;

    /// <inheritdoc/>
    public bool SetExpire(string key, int expireSeconds)
    {
        var item = Find(key);
        if (item is null)
        {
            return false;
        }

        item.SetExpire(expireSeconds);
        return true;
    }

    /// <inheritdoc/>
    public int Remove(params string[] keys)
    {
        var count = 0;
        foreach (var key in keys)
        {
            if (_items.TryRemove(key, out _))
            {
                count++;
            }
        }

        return count;
    }

    /// <inheritdoc/>
    public int RemoveByPrefix(string prefix)
    {
        var count = 0;
        foreach (var key in Keys)
        {
            if (key.StartsWith(prefix, StringComparison.Ordinal))
            {
                count += Remove(key);
            }
        }

        return count;
    }

    /// <inheritdoc/>
    public int CountByPrefix(string prefix)
    {
        var count = 0;
        foreach (var key in _items.Keys)
        {
            if (key.StartsWith(prefix, StringComparison.Ordinal))
            {
                count++;
            }
        }

        return count;
    }

    /// <inheritdoc/>
    public long Increment(string key, long value)
    {
        var item = FindOrAddZero(key);
        object? oldValue;
        long newValue;
        do
        {
            oldValue = item.Value;
            newValue = (oldValue is long n ? n : ToInt64(oldValue)) + value;
        }
        while (Interlocked.CompareExchange(ref item.Value, newValue, oldValue) != oldValue);

        return newValue;
    }

    /// <inheritdoc/>
    public double Increment(string key, double value)
    {
        var item = FindOrAddZero(key);
        object? oldValue;
        double newValue;
        do
        {
            oldValue = item.Value;
            newValue = (oldValue is double n ? n : ToDouble(oldValue)) + value;
        }
        while (Interlocked.CompareExchange(ref item.Value, newValue, oldValue) != oldValue);

        return newValue;
    }

    /// <inheritdoc/>
    public long Decrement(string key, long value) => Increment(key, -value);

    /// <inheritdoc/>
    public double Decrement(string key, double value) => Increment(key, -value);

    /// <inheritdoc/>
    public IDictionary<string, object?> Snapshot()
    {
        var snapshot = new Dictionary<string, object?>();
        foreach (var pair in _items)
        {
            if (!pair.Value.IsExpired)
            {
                snapshot[pair.Key] = pair.Value.Value;
            }
        }

        return snapshot;
    }

    /// <inheritdoc/>
    public ulong Checksum()
    {
        var checksum = 0UL;
        foreach (var pair in _items)
        {
            checksum ^= KeyChecksum.Compute(pair.Key);
        }

        return checksum;
    }

    /// <inheritdoc/>
    public void Clear() => _items.Clear();

    /// <summary>Stops the timer and removes all entries.</summary>
    public void Dispose()
    {
        _timer.Dispose();
        _items.Clear();
    }

    private CacheItem? Find(string key)
    {
        if (!_items.TryGetValue(key, out var item))
        {
            return null;
        }

        if (!item.IsExpired)
        {
            return item;
        }

        // Only this very item: another thread may have stored a new one in the meantime.
        _items.TryRemove(new KeyValuePair<string, CacheItem>(key, item));
        return null;
    }

    private CacheItem FindOrAddZero(string key) => Find(key) ?? _items.GetOrAdd(key, _ => new CacheItem(0L, 0));

    private void RemoveExpired()
    {
        foreach (var pair in _items)
        {
            if (pair.Value.Expired <= DateTime.Now)
            {
                _items.TryRemove(pair);
            }
        }
    }

    private static T? Read<T>(CacheItem item)
    {
        if (item.Value is T typed)
        {
            return typed;
        }

        return ConvertTo<T>(item.Value);
    }

    private static T? ConvertTo<T>(object? value)
    {
        if (value is null)
        {
            return default;
        }

        return ChangeType(value, Type.GetTypeCode(typeof(T))) is T converted ? converted : default;
    }

    private static object? ChangeType(object value, TypeCode code) => code switch
    {
        TypeCode.Int32 => ToInt32(value),
        TypeCode.Int64 => ToInt64(value),
        TypeCode.Double => ToDouble(value),
        TypeCode.String => Convert.ToString(value, CultureInfo.CurrentCulture),
        _ => null,
    };

    private static int ToInt32(object? value) =>
        value is string text ? NumberText.ParseInt32(text) : Convert.ToInt32(value, CultureInfo.CurrentCulture);

    private static long ToInt64(object? value) =>
        value is string text ? NumberText.ParseInt64(text) : Convert.ToInt64(value, CultureInfo.CurrentCulture);

    private static double ToDouble(object? value) =>
        value is string text ? NumberText.ParseDouble(text) : Convert.ToDouble(value, CultureInfo.CurrentCulture);

    private sealed class CacheItem
    {
        public object? Value;
        public DateTime Expired;

        public CacheItem(object? value, int expireSeconds)
        {
            Value = value;
            SetExpire(expireSeconds);
        }

        public bool IsExpired => Expired <= DateTime.Now;

        public void SetExpire(int expireSeconds)
        {
            if (expireSeconds > 0)
            {
                Expired = DateTime.Now.AddSeconds(expireSeconds);
            }
            else
            {
                Expired = DateTime.MaxValue;
            }
        }
    }
}
