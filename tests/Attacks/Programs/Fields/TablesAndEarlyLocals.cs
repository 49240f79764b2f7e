// fixes: ALLOC104, ALLOC106
// Tables of fixed values that code keeps, changes or compares, and locals that are declared before tests with effects.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

sealed class Machine
{
    private static readonly char Own = Later();
    private static readonly string Word = "w" + Own;
    private readonly List<char[]> _kept = new();

    private static char Later() => 'x';

    public int Find(string text)
    {
        char[] ends = [Path.DirectorySeparatorChar, Path.AltDirectorySeparatorChar, '.'];
        return text.LastIndexOfAny(ends);
    }

    public char[] Keep(string text)
    {
        char[] ends = { ';', Own };
        _kept.Add(ends);
        return text.IndexOfAny(ends) > 0 ? ends : _kept[0];
    }

    public string Change(string text)
    {
        var ends = new[] { ';', ',' };
        var parts = text.Split(ends);
        ends[0] = 'q';
        return parts.Length + new string(ends);
    }

    public string Lists(int n, StringBuilder log)
    {
        var list = new List<int>();
        log.Append(n);
        if (n < 2)
            return "few" + log;
        list.Add(n);
        if (Step(ref n))
            list.Add(n);
        return string.Join(",", list);
    }

    public string Branch(int n)
    {
        var builder = new StringBuilder("b");
        if (n > 1)
        {
            for (var i = 0; i < n; i++)
                builder.Append(i);
            return builder.ToString();
        }

        return "none";
    }

    public string Captured(int n)
    {
        var list = new List<int> { };
        Action<int> add = x => { if (x > 1) list.Add(x); };
        if (n > 1)
            add(n);
        return n > 2 ? string.Join("-", list) : "";
    }

    public string Again(int n)
    {
        var text = "t" + Word;
        again:
        if (n-- > 3)
        {
            text += n;
            goto again;
        }

        return text;
    }

    public bool Asked(string a, string b, string c)
    {
        return a + b == c || (a + "." + b).Length == c.Length || c.StartsWith(a + ".", StringComparison.Ordinal)
            || c.EndsWith($".{b}", StringComparison.Ordinal);
    }

    public bool Ends(StringBuilder builder, string end)
    {
        var result = false;
        for (var i = 0; i < 3; i++)
        {
            builder.Append(i);
            result ^= builder.ToString().EndsWith(end);
            result ^= builder.ToString().EndsWith("2", StringComparison.Ordinal);
        }

        return result;
    }

    private static bool Step(ref int n) => ++n > 3;
}

static class Program
{
    static void Main()
    {
        var machine = new Machine();
        for (var i = 0; i < 5; i++)
        {
            Console.WriteLine(machine.Find("a/b.c" + i) + " " + machine.Find("abc"));
            Console.WriteLine(ReferenceEquals(machine.Keep("a;b"), machine.Keep("axb")));
            Console.WriteLine(machine.Change("a;b,c") + machine.Change("a"));
            Console.WriteLine(machine.Lists(i, new StringBuilder()) + machine.Branch(i) + machine.Captured(i) + machine.Again(i));
            Console.WriteLine(machine.Asked("a", "b", "ab") + " " + machine.Asked("a", null, "a"));
            Console.WriteLine(machine.Asked("a", "b", "zzzz.b") + " " + machine.Asked("", "c", "q"));
            Console.WriteLine(machine.Ends(new StringBuilder("x"), "1") + " " + machine.Ends(new StringBuilder(), ""));
        }
    }
}
