using System.Buffers;
using System.Globalization;
using System.Numerics;

namespace KvCache;

/// <summary>Reads numbers as people write and paste them: blanks around, commas between groups of digits, in the current culture.</summary>
public static class NumberText
{
    /// <summary>Longest text, in characters, that is copied to the stack to take its commas out.</summary>
    private const int MaxStackChars = 128;

    /// <summary>Reads a whole number of 32 bits.</summary>
    /// <returns>The number, or the default where the text is none or does not fit.</returns>
    public static int ParseInt32(string? text, int defaultValue = 0) => Parse(text.AsSpan(), NumberStyles.Integer, defaultValue);

    /// <inheritdoc cref="ParseInt32(string?, int)"/>
    public static int ParseInt32(ReadOnlySpan<char> text, int defaultValue = 0) => Parse(text, NumberStyles.Integer, defaultValue);

    /// <summary>Reads a whole number of 64 bits.</summary>
    /// <returns>The number, or the default where the text is none or does not fit.</returns>
    public static long ParseInt64(string? text, long defaultValue = 0) => Parse(text.AsSpan(), NumberStyles.Integer, defaultValue);

    /// <inheritdoc cref="ParseInt64(string?, long)"/>
    public static long ParseInt64(ReadOnlySpan<char> text, long defaultValue = 0) => Parse(text, NumberStyles.Integer, defaultValue);

    /// <summary>Reads a number with an optional fraction and exponent.</summary>
    /// <returns>The number, or the default where the text is none.</returns>
    public static double ParseDouble(string? text, double defaultValue = 0) =>
        Parse(text.AsSpan(), NumberStyles.Float | NumberStyles.AllowThousands, defaultValue);

    /// <inheritdoc cref="ParseDouble(string?, double)"/>
    public static double ParseDouble(ReadOnlySpan<char> text, double defaultValue = 0) =>
        Parse(text, NumberStyles.Float | NumberStyles.AllowThousands, defaultValue);

    private static T Parse<T>(ReadOnlySpan<char> text, NumberStyles style, T defaultValue)
        where T : INumberBase<T>
    {
        text = text.Trim();
        return text.Contains(',') ? ParseGrouped(text, style, defaultValue) : ParsePlain(text, style, defaultValue);
    }

    private static T ParsePlain<T>(ReadOnlySpan<char> text, NumberStyles style, T defaultValue)
        where T : INumberBase<T> =>
        T.TryParse(text, style, CultureInfo.CurrentCulture, out var n) ? n : defaultValue;

    private static T ParseGrouped<T>(ReadOnlySpan<char> text, NumberStyles style, T defaultValue)
        where T : INumberBase<T>
    {
        char[]? rented = null;
        var digits = text.Length <= MaxStackChars
            ? stackalloc char[MaxStackChars]
            : rented = ArrayPool<char>.Shared.Rent(text.Length);

        var length = 0;
        foreach (var c in text)
        {
            if (c != ',')
            {
                digits[length++] = c;
            }
        }

        // A comma may have stood between blanks and the number, so the copy is trimmed again.
        var result = ParsePlain(digits[..length].Trim(), style, defaultValue);
        if (rented is not null)
        {
            ArrayPool<char>.Shared.Return(rented);
        }

        return result;
    }
}
