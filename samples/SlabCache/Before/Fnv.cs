namespace Slab;

/// <summary>A hash that is quick to compute and the same everywhere.</summary>
public static class Fnv
{
    /// <summary>The FNV-1a hash of some bytes.</summary>
    public static ulong Compute(ReadOnlySpan<byte> bytes)
    {
        var hash = 14695981039346656037;
        foreach (var b in bytes)
        {
            hash = (hash ^ b) * 1099511628211;
        }

        return hash;
    }
}
