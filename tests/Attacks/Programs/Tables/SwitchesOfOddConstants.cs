// fixes: ALLOC606
// Keys and values that are odd constants: signs, halves of pairs, smallest numbers, other types, expressions and names that are keywords.
#nullable enable
using System;
using System.Collections.Generic;

enum Level : ulong { None = 0, Low = 1, High = ulong.MaxValue, @default = 7, Both = Low | @default }

static class Marks
{
    private const char Quote = '\'';
    private static readonly HashSet<char> s_signs = new() { Quote, '\\', '\0', '\ud83d', '\n', (char)(Quote + 2), char.MaxValue };
    private static readonly HashSet<sbyte> s_small = new() { sbyte.MinValue, -1, 0x7f, default };

    public static int Signs(string text)
    {
        var n = 0;
        foreach (var c in text)
            n = n * 2 + (s_signs.Contains(c) ? 1 : 0) + (s_small.Contains(unchecked((sbyte)c)) ? 1 : 0);
        return n;
    }
}

static class Values
{
    private static readonly Dictionary<char, double> s_real = new() { ['a'] = -0.0, ['b'] = double.NaN, ['c'] = 0.1f, ['d'] = 'x', ['e'] = long.MaxValue };
    private static readonly Dictionary<char, decimal> s_money = new() { ['a'] = 1.00m, ['b'] = 1, ['c'] = -0.0m, ['d'] = decimal.MinValue };
    private static readonly Dictionary<byte, long> s_long = new() { [0] = int.MinValue, [255] = 'a', [7] = uint.MaxValue, [8] = long.MinValue };
    private static readonly Dictionary<byte, nint> s_native = new() { [0] = -1, [1] = int.MaxValue };
    private static readonly Dictionary<char, string?> s_texts = new() { ['a'] = null, ['b'] = """
        raw "text"
          more
        """, ['c'] = @"\" + "\t", ['d'] = $"{nameof(Values)}" };

    public static string Of(char c)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
        {
            text += s_real.TryGetValue(c, out var real) ? BitConverter.DoubleToInt64Bits(real) : real;
            text += s_money.TryGetValue(c, out var money) ? money : money + 0.5m;
            text += s_long.TryGetValue((byte)(c - 'a'), out long number) ? number : number;
            text += s_native.ContainsKey((byte)(c - 'a')) ? s_native[(byte)(c - 'a')] : "none";
            text += s_texts.TryGetValue(c, out string? found) ? found ?? "null" : "-" + found;
        }

        return text;
    }
}

static class Levels
{
    private static readonly Dictionary<Level, bool> s_levels = new() { [Level.High] = true, [Level.@default] = false, [(Level)2] = true,
        [Level.None | Level.Low] = false };

    public static string Of(Level level)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
        {
            try
            {
                text += s_levels[level] ? "t" : "f";
            }
            catch (KeyNotFoundException)
            {
                text += s_levels.TryGetValue(level, out var known) + "" + known;
            }
        }

        return text;
    }
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(Marks.Signs("'\\\0\ud83d\ude00\n)\uffff\u00ff\u0080"));
        foreach (var c in "abcdefgh")
            Console.WriteLine(Values.Of(c));
        foreach (var level in new[] { Level.None, Level.Low, Level.High, Level.@default, (Level)2, Level.Both })
            Console.Write(Levels.Of(level));
        Console.WriteLine();
    }
}
