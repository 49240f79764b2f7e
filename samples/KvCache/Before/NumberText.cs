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

        text = text.Replace(",", "").Trim();
        return int.TryParse(text, out var n) ? n : defaultValue;
    }

    /// <summary>Reads a whole number of 64 bits.</summary>
    /// <returns>The number, or the default where the text is none or does not fit.</returns>
    public static long ParseInt64(string? text, long defaultValue = 0)
    {
        if (text is null)
        {
            return defaultValue;
        }

        text = text.Replace(",", "").Trim();
        return long.TryParse(text, out var n) ? n : defaultValue;
    }

    /// <summary>Reads a number with an optional fraction and exponent.</summary>
    /// <returns>The number, or the default where the text is none.</returns>
    public static double ParseDouble(string? text, double defaultValue = 0)
    {
        if (text is null)
        {
            return defaultValue;
        }

        text = text.Replace(",", "").Trim();
        return double.TryParse(text, out var n) ? n : defaultValue;
    }
}
