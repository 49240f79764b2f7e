namespace KvCache.Variants;

/// <summary>Everything that the cache offers in each variant; the tests are written against it.</summary>
public interface ICacheVariant<TSelf> : ICacheOperations<TSelf>
    where TSelf : struct, ICacheVariant<TSelf>
{
    /// <summary>Makes an empty cache.</summary>
    /// <param name="evictionPeriod">Time between two removals of expired entries.</param>
    static abstract TSelf Create(TimeSpan evictionPeriod);

    static abstract int ParseInt32(string? text, int defaultValue = 0);

    static abstract long ParseInt64(string? text, long defaultValue = 0);

    static abstract double ParseDouble(string? text, double defaultValue = 0);

    static abstract ulong ChecksumOf(string key);

    int Count { get; }

    ICollection<string> Keys { get; }

    void Set<T>(string key, T value, int expireSeconds);

    bool TryGet<T>(string key, out T? value);

    T? GetOrAdd<T>(string key, Func<string, T> factory, int expireSeconds);

    T? Take<T>(string key);

    bool ContainsKey(string key);

    bool SetExpire(string key, int expireSeconds);

    /// <summary>Removes the keys of an array, which may be <see langword="null"/>.</summary>
    int RemoveAll(string[] keys);

    /// <summary>Removes two keys given one by one.</summary>
    int RemoveBoth(string first, string second);

    int RemoveByPrefix(string prefix);

    int CountByPrefix(string prefix);

    long Decrement(string key, long value);

    double Decrement(string key, double value);

    IDictionary<string, object?> Snapshot();

    ulong Checksum();

    void Clear();
}
