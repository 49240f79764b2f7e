using System.Buffers.Binary;

namespace KvCache;

/// <summary>A checksum of a key that is the same in every process, unlike <see cref="string.GetHashCode()"/>. Not for secrets.</summary>
public static class KeyChecksum
{
    /// <summary>Folds the UTF-16 code units of a key into 64 bits.</summary>
    public static ulong Compute(string key)
    {
        Span<byte> lanes = stackalloc byte[16];
        for (var i = 0; i < key.Length; i++)
        {
            var lane = i * 2 % lanes.Length;
            lanes[lane] = (byte)(lanes[lane] * 31 + (key[i] & 0xFF));
            lanes[lane + 1] = (byte)(lanes[lane + 1] * 37 + (key[i] >> 8));
        }

        var sum = 14695981039346656037UL + (ulong)key.Length;
        foreach (var value in lanes)
        {
            sum = (sum ^ value) * 1099511628211UL;
        }

        return sum ^ BinaryPrimitives.ReadUInt64LittleEndian(lanes);
    }
}
