namespace KvCache;

/// <summary>A thread-safe store of values under text keys, each with an optional time to live.</summary>
/// <remarks>
/// A value that is read as <see cref="int"/>, <see cref="long"/>, <see cref="double"/> or <see cref="string"/> is converted when it was
/// stored as something else. Every other type must match the stored one; a read as a different type gives <see langword="default"/>.
/// </remarks>
public interface ICache : IDisposable
{
    /// <summary>Number of entries, including those that have expired and were not removed yet.</summary>
    int Count { get; }

    /// <summary>A copy of the keys, including those of entries that have expired and were not removed yet.</summary>
    ICollection<string> Keys { get; }

    /// <summary>Stores a value, replacing the one under the same key together with its time to live.</summary>
    /// <param name="key">The key.</param>
    /// <param name="value">The value.</param>
    /// <param name="expireSeconds">Time to live in seconds; zero or less keeps the value until it is removed.</param>
    void Set<T>(string key, T value, int expireSeconds = 0);

    /// <summary>Reads a value, or <see langword="default"/> when there is none.</summary>
    T? Get<T>(string key);

    /// <summary>Reads a value and tells whether there is one.</summary>
    bool TryGet<T>(string key, out T? value);

    /// <summary>Reads a value, or stores and returns the one that the factory makes.</summary>
    /// <param name="key">The key.</param>
    /// <param name="factory">Makes the missing value; may run more than once when threads race, but all of them get the same value.</param>
    /// <param name="expireSeconds">Time to live of a value made here, in seconds; zero or less keeps it until it is removed.</param>
    T? GetOrAdd<T>(string key, Func<string, T> factory, int expireSeconds = 0);

    /// <summary>Reads a value and removes it.</summary>
    T? Take<T>(string key);

    /// <summary>Whether a value that has not expired is stored under the key.</summary>
    bool ContainsKey(string key);

    /// <summary>Gives a stored value a new time to live, in seconds; zero or less keeps it until it is removed.</summary>
    /// <returns>Whether there is such a value.</returns>
    bool SetExpire(string key, int expireSeconds);

    /// <summary>Removes entries.</summary>
    /// <returns>Number of entries removed.</returns>
    int Remove(params string[] keys);

    /// <summary>Removes entries.</summary>
    /// <returns>Number of entries removed.</returns>
    int Remove(string key);

    /// <summary>Removes the entries whose key starts with a text, compared by character code.</summary>
    /// <returns>Number of entries removed.</returns>
    int RemoveByPrefix(string prefix);

    /// <summary>Number of entries whose key starts with a text, compared by character code.</summary>
    int CountByPrefix(string prefix);

    /// <summary>Adds to a number and keeps its time to live; a missing one counts as zero. The sum is stored as <see cref="long"/> and wraps on overflow.</summary>
    /// <returns>The sum.</returns>
    long Increment(string key, long value);

    /// <summary>Adds to a number and keeps its time to live; a missing one counts as zero. The sum is stored as <see cref="double"/>.</summary>
    /// <returns>The sum.</returns>
    double Increment(string key, double value);

    /// <summary>Subtracts from a number as <see cref="Increment(string, long)"/> adds to it.</summary>
    /// <returns>The difference.</returns>
    long Decrement(string key, long value);

    /// <summary>Subtracts from a number as <see cref="Increment(string, double)"/> adds to it.</summary>
    /// <returns>The difference.</returns>
    double Decrement(string key, double value);

    /// <summary>A copy of all entries that have not expired.</summary>
    IDictionary<string, object?> Snapshot();

    /// <summary>A checksum over all keys, in whatever order they are stored: caches with the same keys have the same one.</summary>
    ulong Checksum();

    /// <summary>Removes all entries.</summary>
    void Clear();
}
