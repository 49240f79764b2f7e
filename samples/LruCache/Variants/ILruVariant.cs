namespace Lru.Variants;

/// <summary>Everything that the cache offers in each variant; the tests are written against it.</summary>
/// <typeparam name="TSelf">The implementing type.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
public interface ILruVariant<TSelf, TValue> : ILruOperations<TSelf, TValue>
    where TSelf : struct, ILruVariant<TSelf, TValue>
    where TValue : notnull
{
    /// <summary>Makes an empty cache whose values live for a time.</summary>
    static abstract TSelf Create(int buckets, int capacityPerBucket, TimeSpan timeToLive);

    int Count { get; }

    void PutAll(IEnumerable<KeyValuePair<string, TValue>> pairs);

    bool Remove(string key);

    /// <summary>Calls a method after each operation; the flag says whether there was a value.</summary>
    void Inspect(Action<LruAction, string, TValue?, bool> inspector);
}

/// <summary>The actions of the variants, in the same order.</summary>
public enum LruAction
{
    Put,
    Get,
    Remove,
    Evict,
}
