// fixes: ALLOC301
// A value becomes a union by a constructor with effects, in an argument, an element, a default and a result.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Runtime.CompilerServices;

[Union]
readonly struct Made
{
    public static char[]? Characters;
    public static List<int>? List;
    public static int s_made;

    public Made(int n)
    {
        Value = n;
        s_made++;
        if (Characters is not null)
            Characters[0] = (char)('0' + n);
        if (List is { Count: < 9 })
            List.Add(n);
    }

    public Made(string text) => Value = text.Length == 0 ? throw new FormatException() : text;
    public object? Value { get; }
    public NumberStyles Style => NumberStyles.Integer;
}

static class Program
{
    static NumberStyles Style(Made made) => made.Style;
    static int Of(ReadOnlySpan<char> text, Made made) => int.Parse(text) + (made.Value is int n ? n : 0);

    static int Characters(char[] characters)
    {
        Made.Characters = characters;
        var sum = int.Parse(new string(characters), Style(7));
        sum += int.Parse(new string(characters), ((Made)3).Style);
        sum += Of(new string(characters), 5);
        Made.Characters = null;
        return sum + int.Parse(new string(characters).AsSpan().Trim());
    }

    static int Copied(List<int> list)
    {
        Made.List = list;
        var sum = 0;
        foreach (var x in list.ToArray())
        {
            Made made = x;
            sum += made.Value is int n ? n : 1;
        }
        sum += list.Where(x => x == 1).Select(x => (Made)x).Count();
        for (var i = 0; i < 2; i++)
        {
            if (list.Any(x => Style(x) == NumberStyles.Any))
                sum += 10;
            Made[] made = [i, .. list.ToArray()];
            sum += made.Length;
        }
        Made.List = null;
        return sum + list.Count;
    }

    static string Discarded(string text)
    {
        Made unused = 4;
        Made failing = text.Trim();
        _ = (Made)text.Substring(1);
        return "" + Made.s_made;
    }

    static Made Result(string text) => text.Length > 2 ? text.Substring(1).Trim() : text.Length;

    static string Try(Func<object> f)
    {
        try { return "" + f(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Main()
    {
        Console.WriteLine(Try(() => Characters("12".ToCharArray())));
        Console.WriteLine(Try(() => Copied([1, 2, 3])));
        foreach (var text in new[] { "", "a", "ab", "abc", "   " })
            Console.WriteLine(Try(() => Discarded(text)) + Try(() => Result(text).Value!) + Made.s_made);
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;
}
