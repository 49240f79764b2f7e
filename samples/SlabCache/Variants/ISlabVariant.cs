namespace Slab.Variants;

/// <summary>What the cache offers in each variant. Implemented by structs, so that code generic over one calls the cache directly.</summary>
public interface ISlabVariant<TSelf>
    where TSelf : struct, ISlabVariant<TSelf>
{
    /// <summary>Name of the variant, for tables.</summary>
    static abstract string Name { get; }

    /// <summary>Makes an empty cache.</summary>
    static abstract TSelf Create(int shards, TimeSpan lifeWindow = default);

    int Count { get; }

    void Set(string key, ReadOnlySpan<byte> value);

    byte[]? Get(string key);

    /// <summary>Copies a value and gives its length, or -1.</summary>
    int Read(string key, Span<byte> destination);

    bool Remove(string key);

    void RemoveExpired();
}
