using System.Collections.Concurrent;

namespace MiniResp;

/// <summary>The keys and their values. What has expired is removed when it is asked for, and now and then.</summary>
internal sealed class KeyStore(RespServerOptions options)
{
    /// <summary>The deadline of what never expires.</summary>
    public const long Never = long.MaxValue;

    private readonly TimeProvider _time = options.Time;
    private readonly long _start = options.Time.GetTimestamp();
    private readonly ConcurrentDictionary<string, Entry> _entries =
        options.ConcurrencyLevel is { } level ? new ConcurrentDictionary<string, Entry>(level, 31) : new ConcurrentDictionary<string, Entry>();

    private sealed record Entry(string Value, long Deadline);

    /// <summary>How many keys there are, with what has expired and is not removed yet.</summary>
    public int Count => _entries.Count;

    /// <summary>Milliseconds since the start.</summary>
    public long Now => (long)_time.GetElapsedTime(_start).TotalMilliseconds;

    public string? Get(string key) => Find(key)?.Value;

    /// <summary>Stores a value.</summary>
    /// <param name="exists">Whether the key has to exist, or must not; <see langword="null"/> stores in any case.</param>
    /// <returns>Whether the value was stored.</returns>
    public bool Set(string key, string value, long deadline, bool? exists)
    {
        var entry = new Entry(value, deadline);
        while (exists is not null)
        {
            var old = Find(key);
            if (old is null == exists)
                return false;
            if (old is null ? _entries.TryAdd(key, entry) : _entries.TryUpdate(key, entry, old))
                return true;
        }

        _entries[key] = entry;
        return true;
    }

    public bool Remove(string key) => Find(key) is { } entry && _entries.TryRemove(KeyValuePair.Create(key, entry));

    /// <summary>Replaces a value by what a function makes of it, and keeps its deadline.</summary>
    public void Update(string key, Func<string?, string> update)
    {
        while (true)
        {
            var old = Find(key);
            var entry = new Entry(update(old?.Value), old?.Deadline ?? Never);
            if (old is null ? _entries.TryAdd(key, entry) : _entries.TryUpdate(key, entry, old))
                return;
        }
    }

    /// <summary>Lets a key expire at another time.</summary>
    /// <returns>Whether the key exists.</returns>
    public bool Expire(string key, long deadline)
    {
        while (Find(key) is { } old)
        {
            if (_entries.TryUpdate(key, old with { Deadline = deadline }, old))
                return true;
        }

        return false;
    }

    /// <summary>When a key expires; <see langword="null"/> where it does not exist.</summary>
    public long? DeadlineOf(string key) => Find(key)?.Deadline;

    /// <summary>Removes what has expired.</summary>
    public void RemoveExpired()
    {
        var now = Now;
        foreach (var entry in _entries)
        {
            if (entry.Value.Deadline <= now)
                _entries.TryRemove(entry);
        }
    }

    private Entry? Find(string key)
    {
        if (!_entries.TryGetValue(key, out var entry))
            return null;
        if (entry.Deadline == Never || entry.Deadline > Now)
            return entry;
        _entries.TryRemove(KeyValuePair.Create(key, entry));
        return null;
    }
}
