using System.Globalization;
using System.Runtime.CompilerServices;

namespace KvCache;

/// <summary>What a cell holds. The last four are states of the content; the first two say that there is none to read.</summary>
internal enum CellKind : byte
{
    /// <summary>A writer is at work.</summary>
    Busy,

    /// <summary>The cell has left the cache for good.</summary>
    Dead,

    /// <summary>An object, a text, a boxed value or <see langword="null"/>.</summary>
    Reference,

    /// <summary>An <see cref="int"/> in the bits.</summary>
    Int32,

    /// <summary>A <see cref="long"/> in the bits.</summary>
    Int64,

    /// <summary>A <see cref="double"/> in the bits.</summary>
    Double,
}

/// <summary>A value without a box for the kinds of number that caches mostly hold.</summary>
internal readonly struct CellValue(CellKind kind, long bits, object? reference)
{
    public CellKind Kind => kind;

    public long Bits => bits;

    public object? Reference => reference;

    // The comparisons of types are constants in the code that the JIT makes for each value type: one branch of the chain remains.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static CellValue From<T>(T value)
    {
        if (typeof(T) == typeof(int))
        {
            return new CellValue(CellKind.Int32, Unsafe.As<T, int>(ref value), null);
        }

        if (typeof(T) == typeof(long))
        {
            return new CellValue(CellKind.Int64, Unsafe.As<T, long>(ref value), null);
        }

        if (typeof(T) == typeof(double))
        {
            return new CellValue(CellKind.Double, Unsafe.As<T, long>(ref value), null);
        }

        return new CellValue(CellKind.Reference, 0, value);
    }

    /// <summary>The value as the type, converted where it is another kind of number or text.</summary>
    public T? To<T>()
    {
        if (typeof(T) == typeof(int))
        {
            var n = ToInt32();
            return Unsafe.As<int, T>(ref n);
        }

        if (typeof(T) == typeof(long))
        {
            var n = ToInt64();
            return Unsafe.As<long, T>(ref n);
        }

        if (typeof(T) == typeof(double))
        {
            var n = ToDouble();
            return Unsafe.As<double, T>(ref n);
        }

        var value = ToObject();
        if (value is T typed)
        {
            return typed;
        }

        return value is not null && typeof(T) == typeof(string) ? (T?)(object?)Convert.ToString(value, CultureInfo.CurrentCulture) : default;
    }

    public int ToInt32() => kind switch
    {
        CellKind.Int32 => (int)bits,
        CellKind.Int64 => Convert.ToInt32(bits),
        CellKind.Double => Convert.ToInt32(BitConverter.Int64BitsToDouble(bits)),
        _ => reference is string text ? NumberText.ParseInt32(text) : Convert.ToInt32(reference, CultureInfo.CurrentCulture),
    };

    public long ToInt64() => kind switch
    {
        CellKind.Int32 or CellKind.Int64 => bits,
        CellKind.Double => Convert.ToInt64(BitConverter.Int64BitsToDouble(bits)),
        _ => reference is string text ? NumberText.ParseInt64(text) : Convert.ToInt64(reference, CultureInfo.CurrentCulture),
    };

    public double ToDouble() => kind switch
    {
        CellKind.Int32 or CellKind.Int64 => bits,
        CellKind.Double => BitConverter.Int64BitsToDouble(bits),
        _ => reference is string text ? NumberText.ParseDouble(text) : Convert.ToDouble(reference, CultureInfo.CurrentCulture),
    };

    public object? ToObject() => kind switch
    {
        CellKind.Int32 => (int)bits,
        CellKind.Int64 => bits,
        CellKind.Double => BitConverter.Int64BitsToDouble(bits),
        _ => reference,
    };
}
