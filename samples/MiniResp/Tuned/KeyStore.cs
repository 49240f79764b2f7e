using System.Collections.Concurrent;

namespace MiniResp;

/// <summary>The keys and their values, found by bytes that nothing has copied. What has expired is removed when it is asked for, and now and then.</summary>
internal sealed class KeyStore
{
    /// <summary>The deadline of what never expires.</summary>
    public const long Never = long.MaxValue;

    private readonly TimeProvider _time;
    private readonly long _start;
    private readonly ConcurrentDictionary<byte[], Entry> _entries;
    private readonly ConcurrentDictionary<byte[], Entry>.AlternateLookup<ReadOnlySpan<byte>> _bySpan;

    public KeyStore(RespServerOptions options)
    {
        _time = options.Time;
        _start = _time.GetTimestamp();
        _entries = options.ConcurrencyLevel is { } level
            ? new ConcurrentDictionary<byte[], Entry>(level, 31, new ByteKeyComparer())
            : new ConcurrentDictionary<byte[], Entry>(new ByteKeyComparer());
        _bySpan = _entries.GetAlternateLookup<ReadOnlySpan<byte>>();
    }

    /// <summary>How many keys there are, with what has expired and is not removed yet.</summary>
    public int Count => _entries.Count;

    /// <summary>Milliseconds since the start.</summary>
    public long Now => (long)_time.GetElapsedTime(_start).TotalMilliseconds;

    public Entry? Get(ReadOnlySpan<byte> key) =>
        _bySpan.TryGetValue(key, out var entry) && entry.Deadline == Never ? entry : Find(key, out _);

    /// <summary>Stores a value.</summary>
    /// <param name="exists">Whether the key has to exist, or must not; <see langword="null"/> stores in any case.</param>
    /// <returns>Whether the value was stored.</returns>
    public bool Set(ReadOnlySpan<byte> key, Entry entry, bool? exists)
    {
        while (exists is not null)
        {
            var old = Find(key, out var stored);
            if (old is null == exists)
                return false;
            if (old is null ? _bySpan.TryAdd(key, entry) : _entries.TryUpdate(stored!, entry, old))
                return true;
        }

        _bySpan[key] = entry;
        return true;
    }

    public bool Remove(ReadOnlySpan<byte> key) => Find(key, out var stored) is { } entry && _entries.TryRemove(KeyValuePair.Create(stored!, entry));

    /// <summary>Replaces an entry, or adds one where <paramref name="old"/> is <see langword="null"/>, unless another client was faster.</summary>
    public bool TryReplace(ReadOnlySpan<byte> key, byte[]? stored, Entry? old, Entry entry) =>
        old is null ? _bySpan.TryAdd(key, entry) : _entries.TryUpdate(stored!, entry, old);

    /// <summary>Lets a key expire at another time.</summary>
    /// <returns>Whether the key exists.</returns>
    public bool Expire(ReadOnlySpan<byte> key, long deadline)
    {
        while (Find(key, out var stored) is { } old)
        {
            if (_entries.TryUpdate(stored!, old.WithDeadline(deadline), old))
                return true;
        }

        return false;
    }

    /// <summary>The entry of a key and the key as it is stored.</summary>
    public Entry? Find(ReadOnlySpan<byte> key, out byte[]? stored)
    {
        if (!_bySpan.TryGetValue(key, out stored, out var entry))
            return null;
        if (entry.Deadline == Never || entry.Deadline > Now)
            return entry;
        _entries.TryRemove(KeyValuePair.Create(stored, entry));
        return null;
    }

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
}
