// fixes: ALLOC606
// No warning may be added where a value may be null, nor where none is found.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    private static readonly Dictionary<char, string?> s_maybe = new() { ['a'] = null, ['b'] = "b" };
    private static readonly Dictionary<char, string> s_sure = new() { ['a'] = "A" };
    private static readonly Dictionary<char, int?> s_numbers = new() { ['a'] = null, ['b'] = 3 };

    static string Ask(char c)
    {
        var text = s_maybe.TryGetValue(c, out var maybe) ? maybe ?? "null" : "none";
        if (s_sure.TryGetValue(c, out var sure))
            text += sure.Length;
        if (s_numbers.TryGetValue(c, out var number))
            text += number ?? -1;
        return text;
    }

    static void Main() => Console.WriteLine(Ask('a') + Ask('b') + Ask('c'));
}
