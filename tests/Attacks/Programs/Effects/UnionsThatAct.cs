// refuses: ALLOC301, ALLOC602
// What a pattern asks a union is code: it counts, changes the list that is gone through, writes the characters that are read, or fails.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Runtime.CompilerServices;

[Union]
readonly struct Acting
{
    public static List<Acting>? Watched;
    public static char[]? Characters;
    public static int s_asked;
    readonly int _n;
    public Acting(int n) => _n = n;
    public Acting(string text) => _n = -text.Length;

    public object? Value
    {
        get
        {
            s_asked++;
            if (Watched is { Count: < 8 })
                Watched.Add(new Acting(s_asked));
            if (Characters is not null)
                Characters[0] = (char)('0' + s_asked % 10);
            return _n < 0 ? "" : _n;
        }
    }
}

readonly struct Plain(int n)
{
    public int N => n;
}

static class Program
{
    static int Copied(List<Acting> list)
    {
        var sum = 0;
        foreach (var x in list.ToArray())
            sum += x is int n ? n : 100;
        foreach (var x in list.ToList())
        {
            switch (x)
            {
                case int n:
                    sum += n;
                    break;
                case string:
                    sum += 1000;
                    break;
            }
        }
        return sum;
    }

    static int CopiedPlain(List<Plain> list)
    {
        var sum = 0;
        foreach (var x in list.ToArray())
            sum += x is { N: > 1 and var n } ? n : 100;
        return sum;
    }

    static int Asked(List<Acting> list)
    {
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            if (list.Any(x => x is string))
                sum++;
            sum += list.Where(x => x is int).Count() + list.Count(x => x is int and > 2);
            sum += list.FindAll(x => x is int).Count;
        }
        return sum;
    }

    static int Indexed(IReadOnlyList<Acting> list)
    {
        var sum = 0;
        foreach (var x in list)
            sum += x is int n ? n : 1;
        return sum;
    }

    static int Characters(char[] characters, Acting acting)
    {
        Acting.Characters = characters;
        var sum = int.Parse(new string(characters), acting is int ? NumberStyles.Integer : NumberStyles.Any);
        sum += int.Parse(new string(characters, 0, 2), acting switch { int => NumberStyles.Integer, string => NumberStyles.Any });
        Acting.Characters = null;
        return sum;
    }

    static string Grown(List<Acting> list)
    {
        var text = "";
        foreach (var x in list.ToArray())
            text += (x is int n ? n : -1) + (text.Length > 30 ? "!" : ",");
        return text + Acting.s_asked;
    }

    static string Try(Func<object> f)
    {
        try { return "" + f(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Main()
    {
        foreach (var watched in new[] { false, true })
        {
            List<Acting> list = [1, "x", 3];
            Acting.Watched = watched ? list : null;
            Console.WriteLine(Try(() => Copied(list)) + " " + Acting.s_asked + " " + CopiedPlain([new(1), new(2)]));
            list.RemoveRange(3, list.Count - 3);
            Console.WriteLine(Try(() => Asked(list)) + " " + Acting.s_asked);
            list.RemoveRange(3, list.Count - 3);
            Console.WriteLine(Try(() => Indexed(list)) + " " + Acting.s_asked);
            list.RemoveRange(3, list.Count - 3);
            Console.WriteLine(Try(() => Grown(list)) + " " + Try(() => Characters("12".ToCharArray(), 3)));
        }
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;
}
