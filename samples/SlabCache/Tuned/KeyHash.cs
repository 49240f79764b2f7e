using System.Security.Cryptography;

namespace Slab;

/// <summary>Hashes the characters of a key as they are; no bytes of them are made.</summary>
internal static class KeyHash
{
    // Another start in each process, so that no one can choose keys that meet.
    private static readonly ulong Seed = BitConverter.ToUInt64(RandomNumberGenerator.GetBytes(8));

    public static ulong Compute(string key)
    {
        var hash = Seed;
        foreach (var c in key)
        {
            hash = (hash ^ c) * 0x9E3779B97F4A7C15;
            hash ^= hash >> 32;
        }

        return hash;
    }
}
