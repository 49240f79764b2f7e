namespace KvCache;

/// <summary>Reads numbers as people write and paste them: blanks around, commas between groups of digits, in the current culture.</summary>
public static class NumberText
{
    /// <summary>Reads a whole number of 32 bits.</summary>
    /// <returns>The number, or the default where the text is none or does not fit.</returns>
    public static int ParseInt32(string? text, int defaultValue = 0)
    {
        if (text is null)
        {
            return defaultValue;
        }

        var textSpan = RemoveChar(text.AsSpan(), ',', stackalloc char[256]).Trim();
        return int.TryParse(textSpan, out var n) ? n : defaultValue;
    }

    /// <summary>Reads a whole number of 64 bits.</summary>
    /// <returns>The number, or the default where the text is none or does not fit.</returns>
    public static long ParseInt64(string? text, long defaultValue = 0)
    {
        if (text is null)
        {
            return defaultValue;
        }

        var textSpan = RemoveChar(text.AsSpan(), ',', stackalloc char[256]).Trim();
        return long.TryParse(textSpan, out var n) ? n : defaultValue;
    }

    /// <summary>Reads a number with an optional fraction and exponent.</summary>
    /// <returns>The number, or the default where the text is none.</returns>
    public static double ParseDouble(string? text, double defaultValue = 0)
    {
        if (text is null)
        {
            return defaultValue;
        }

        var textSpan = RemoveChar(text.AsSpan(), ',', stackalloc char[256]).Trim();
        return double.TryParse(textSpan, out var n) ? n : defaultValue;
    }

    private static ReadOnlySpan<char> RemoveChar(ReadOnlySpan<char> source, char value, Span<char> scratch)
    {
        var length = source.IndexOf(value);
        if (length < 0)
        {
            return source;
        }

        if (scratch.Length < source.Length)
        {
            scratch = new char[source.Length];
        }

        source.Slice(0, length).CopyTo(scratch);
        foreach (var c in source.Slice(length + 1))
        {
            if (c != value)
            {
                scratch[length++] = c;
            }
        }

        return scratch.Slice(0, length);
    }
}
