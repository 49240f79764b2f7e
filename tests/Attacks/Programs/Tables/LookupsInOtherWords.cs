// fixes: ALLOC606
// The lookups are method groups, named arguments, conversions and arguments by reference.
using System;
using System.Collections.Generic;
using System.Linq;

readonly struct Key(char c)
{
    private readonly char _c = c;
    public static implicit operator char(Key key) { Console.Write("k"); return key._c; }
}

static class Program
{
    private static readonly HashSet<char> s_groups = new() { 'a', 'e' };
    private static readonly HashSet<char> s_named = new() { 'a', 'e' };
    private static readonly Dictionary<char, int> s_numbers = new() { ['a'] = 1, ['e'] = -2 };
    private static readonly Dictionary<char, object> s_objects = new() { ['a'] = 1, ['e'] = "x" };
    private static readonly Dictionary<char, double> s_doubles = new() { ['a'] = -0.0, ['e'] = double.NaN, ['i'] = 1 };
    private static readonly Dictionary<char, long?> s_optional = new() { ['a'] = 1, ['e'] = null };
    private static readonly Dictionary<char, Key> s_keys = new() { ['a'] = new Key('x'), ['e'] = default };

    static string Run(string text)
    {
        var result = text.Count(s_groups.Contains) + ":" + text.Any(c => s_groups.Contains(c));
        foreach (var c in text)
        {
            result += s_named.Contains(item: new Key(c));
            result += s_numbers.TryGetValue(value: out var number, key: c) ? number + "" : "-";
            result += s_objects.TryGetValue(c, out var one) ? ReferenceEquals(one, s_objects[c]) + "" : "-";
            result += s_doubles.TryGetValue(c, out var real) ? BitConverter.DoubleToInt64Bits(real) + "" : "-";
            result += s_optional.TryGetValue(c, out var optional) ? optional?.ToString() + "?" : "-";
            result += s_keys.TryGetValue(c, out var key) ? (char)key + "" : "-";
        }

        return result;
    }

    static void Main() => Console.WriteLine(Run("abe"));
}
