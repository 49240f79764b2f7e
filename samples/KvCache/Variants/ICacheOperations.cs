namespace KvCache.Variants;

/// <summary>The operations whose speed is compared. Implemented by structs, so that code generic over one calls the cache directly.</summary>
public interface ICacheOperations<TSelf> : IDisposable
    where TSelf : struct, ICacheOperations<TSelf>
{
    /// <summary>Name of the variant, for tables.</summary>
    static abstract string Name { get; }

    /// <summary>Makes an empty cache.</summary>
    static abstract TSelf Create();

    void Set<T>(string key, T value);

    T? Get<T>(string key);

    T? GetOrAdd<T>(string key, Func<string, T> factory);

    long Increment(string key, long value);

    double Increment(string key, double value);

    /// <summary>Removes one key, by whatever overload the compiler picks for one argument.</summary>
    int Remove(string key);
}
