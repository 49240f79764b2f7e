namespace Lru;

/// <summary>What happened in the cache, for an inspector.</summary>
public enum CacheAction
{
    /// <summary>A value was stored; the flag says whether it replaced one.</summary>
    Put,

    /// <summary>A value was asked for; the flag says whether there is one.</summary>
    Get,

    /// <summary>A key was removed; the flag says whether it was there.</summary>
    Remove,

    /// <summary>A value had to go for another; the flag is set.</summary>
    Evict,
}
