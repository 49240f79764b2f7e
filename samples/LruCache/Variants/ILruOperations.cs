namespace Lru.Variants;

/// <summary>The operations whose speed is compared. Implemented by structs, so that code generic over one calls the cache directly.</summary>
/// <typeparam name="TSelf">The implementing type.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
public interface ILruOperations<TSelf, TValue>
    where TSelf : struct, ILruOperations<TSelf, TValue>
    where TValue : notnull
{
    /// <summary>Name of the variant, for tables.</summary>
    static abstract string Name { get; }

    /// <summary>Makes an empty cache that holds at most so many values.</summary>
    static abstract TSelf Create(int buckets, int capacityPerBucket);

    void Put(string key, TValue value);

    bool TryGet(string key, out TValue? value);
}
