using System.Globalization;
using System.Runtime.CompilerServices;

namespace Allocations.Bench.LruCache;

/// <summary>Keys and values that are made before a measurement starts, and the size of the caches.</summary>
internal static class LruKeys
{
    public const int Buckets = 256;
    public const int PerBucket = 32;

    /// <summary>Half a million keys: the numbers from zero.</summary>
    public static string[] Many { get; } = [.. Enumerable.Range(0, 500_000).Select(static i => i.ToString(CultureInfo.InvariantCulture))];

    public static byte[] Kilobyte { get; } = new byte[1 << 10];

    public static byte[] Megabyte { get; } = new byte[1 << 20];

    /// <summary>The value that a cache is filled with.</summary>
    public static TValue ValueOf<TValue>()
    {
        if (typeof(TValue) == typeof(long))
        {
            var seven = 7L;
            return Unsafe.As<long, TValue>(ref seven);
        }

        return typeof(TValue) == typeof(byte[]) ? (TValue)(object)Kilobyte : default!;
    }
}
