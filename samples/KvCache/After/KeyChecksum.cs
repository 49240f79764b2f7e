using System.Buffers.Binary;
using System.Runtime.InteropServices;
using System.Security.Cryptography;

namespace KvCache;

/// <summary>A checksum of a key that is the same in every process, unlike <see cref="string.GetHashCode()"/>.</summary>
public static class KeyChecksum
{
    /// <summary>The first 64 bits of the hash of a key's UTF-16 code units.</summary>
    public static ulong Compute(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        Span<byte> digest = stackalloc byte[32];
        SHA256.HashData(MemoryMarshal.AsBytes(key.AsSpan()), digest);
        return BinaryPrimitives.ReadUInt64LittleEndian(digest);
    }
}
