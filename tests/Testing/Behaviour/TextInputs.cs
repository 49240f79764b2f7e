namespace Allocations.Testing.Behaviour;

/// <summary>
/// Texts on which string code goes wrong: the hand-picked ones, and seeded random ones built from the pieces that parsers look at.
/// The same seed gives the same texts on each run.
/// </summary>
public static class TextInputs
{
    private static readonly string[] Pieces =
    [
        "0", "1", "12", "345", "9", "+", "-", "\u2212", ".", ",", "_", "e", "E5", "e-3", " ", "  ", "\t", "\r\n", "\u00a0", "\u3000", "\u2003", "\ufeff",
        "\uff11", "\uff12\uff13", "\uff0d", "\uff0c", "\u0661\u0662", "\0", "\ud83d\ude00", "\ud83d", "\ude00", "NaN", "\u221e", "Infinity",
        "true", "True", "FALSE", "i", "I", "\u0130", "\u0131", "k", "\u212a", "\u017f", "red", "Green", "(", ")", "$", "%", "0x1F", "abc", "/", ":", "T", "Z",
        "{", "}", "\"", "'", "#", "=", ";",
    ];

    private static readonly string?[] Picked =
    [
        null, "", " ", "   ", "\t\r\n", "\u3000", "\0", "0", "-0", "1", " 1", "1 ", " 1 ", "1 2", "+1", "-1", "- 1", "1-", "--1", "(1)", "1e3", "1E-3",
        "-1.5e+2", "1,234", "1,234,567", ",", ",,", ",1,", " , 1 , ", "1_000", "_", "_1_",
        "\uff11\uff12", "\u30001\u3000", "\u221e", "-\u221e", "NaN", "nan", "Infinity", "2147483647", "2147483648", "-2147483648", "-2147483649",
        "9223372036854775807", "9223372036854775808", "79228162514264337593543950335", "79228162514264337593543950336",
        "0.1", "0,1", "1.234,5", "1'234", "true", " True ", "FALSE", "t\0", "true\0", "12\0", "\012", "2024-02-29", " 2024-02-29T13:14:15Z ", "29/02/2024",
        "2024-2-30", "13:14", "5f2f1a3a-7d0c-4cb5-9d1d-6f1c3a1b2c3d", " {5f2f1a3a-7d0c-4cb5-9d1d-6f1c3a1b2c3d} ", "5f2f1a3a7d0c4cb59d1d6f1c3a1b2c3d",
        "Red", "red", " Green ", "Red,Green", "Red, Blue", "7", "I", "i", "\u0130", "\u0131", "FILE", "file", "f\u0131le", "F\u0130LE", "\ud83d\ude00",
        "\ud83d", "a\u0301", "\u00e1", "\u00df", "ss", "abc", " abc ", "ABC", "#x", "key=value", "a,b;c",
    ];

    /// <summary>Hand-picked and random texts, null and long ones included.</summary>
    public static IReadOnlyList<string?> Texts { get; } = [.. Picked, .. Random(seed: 20240916, count: 120), .. Around(256), .. Long()];

    /// <summary>A text of about a million characters that no stack buffer may be sized by.</summary>
    public static string Megabyte { get; } = " " + string.Concat(Enumerable.Repeat("1,", 524_288)) + " ";

    /// <summary>Random texts from pieces that parsers look at.</summary>
    public static IEnumerable<string> Random(int seed, int count, int maximumPieces = 8)
    {
        var random = new Random(seed);
        for (var i = 0; i < count; i++)
            yield return string.Concat(Enumerable.Range(0, random.Next(maximumPieces + 1)).Select(_ => Pieces[random.Next(Pieces.Length)]));
    }

    /// <summary>Texts whose length is one below, at and one above a bound.</summary>
    public static IEnumerable<string> Around(int length)
    {
        for (var n = length - 1; n <= length + 1; n++)
        {
            yield return new string('0', n - 1) + "7";
            yield return new string(' ', n - 1) + "7";
            yield return new string(',', n - 1) + "7";
            yield return "7" + new string(',', n - 1);
            yield return new string('x', n);
        }
    }

    private static IEnumerable<string> Long() => [Megabyte, new string(' ', 1 << 20), new string('0', 1 << 20) + "42", new string(',', 1 << 20) + "42"];
}
