using System.Runtime.CompilerServices;
using System.Security.Cryptography;

namespace Lru;

/// <summary>
/// Hashes the characters of a key as they are, eight bytes at a time: no bytes of them are made. The hash depends on a number that differs in each
/// process, so that no one can choose keys that meet.
/// </summary>
internal static class KeyHash
{
    private const ulong Factor = 0x9E3779B97F4A7C15;

    private static readonly ulong Seed = BitConverter.ToUInt64(RandomNumberGenerator.GetBytes(8));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Compute(string key)
    {
        var length = key.Length * sizeof(char);
        var hash = Seed ^ (ulong)length;
        if (length > 16)
        {
            return ComputeLong(key, hash);
        }

        // Two parts, which overlap where they are shorter than they are read.
        ref var bytes = ref BytesOf(key);
        ulong first = 0;
        ulong second = 0;
        if (length >= 8)
        {
            first = Read8(ref bytes, 0);
            second = Read8(ref bytes, length - 8);
        }
        else if (length >= 4)
        {
            first = Read4(ref bytes, 0);
            second = Read4(ref bytes, length - 4);
        }
        else if (length > 0)
        {
            first = key[0];
        }

        return (int)Mix(first ^ hash, second ^ Factor);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ComputeLong(string key, ulong hash)
    {
        ref var bytes = ref BytesOf(key);
        var length = key.Length * sizeof(char);
        for (var place = 0; place < length - 16; place += 16)
        {
            hash = Mix(Read8(ref bytes, place) ^ hash, Read8(ref bytes, place + 8) ^ Factor);
        }

        return (int)Mix(Read8(ref bytes, length - 16) ^ hash, Read8(ref bytes, length - 8) ^ Factor);
    }

    private static ref byte BytesOf(string key) => ref Unsafe.As<char, byte>(ref Unsafe.AsRef(in key.GetPinnableReference()));

    /// <summary>Both halves of the product, so that each bit of either number reaches many of the result.</summary>
    private static ulong Mix(ulong first, ulong second)
    {
        var high = Math.BigMul(first, second, out var low);
        return high ^ low;
    }

    private static ulong Read8(ref byte bytes, int place) => Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref bytes, place));

    private static ulong Read4(ref byte bytes, int place) => Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref bytes, place));
}
