namespace Lru;

/// <summary>Which value a full bucket drops.</summary>
public enum LruMode
{
    /// <summary>The one that was not used for the longest time.</summary>
    Lru,

    /// <summary>The same among those that were used once only: a value that is used again moves to a list of its own, which holds nine tenths.</summary>
    Lru2,
}
