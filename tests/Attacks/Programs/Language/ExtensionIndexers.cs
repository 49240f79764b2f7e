// fixes: ALLOC301
// Indexers that the program adds to types of the framework are code of its own: they count, change what they are asked for, and hide nothing.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

static class Indexers
{
    public static int s_asked;

    public static string After(this string text, string key) => text.Substring(text.IndexOf(key) + key.Length);

    extension(Dictionary<string, int> table)
    {
        public int this[ReadOnlySpan<char> key] { get { s_asked++; return table.TryGetValue(key.ToString(), out var n) ? n : -1; } }
    }

    extension(List<int> list)
    {
        public int this[string key] { get { list.Add(key.Length); return list.Count; } set { list.Clear(); list.Add(value); } }
        public int this[long at] => list[(int)at] + s_asked++;
    }

    extension(StringBuilder builder)
    {
        public string this[string key] { get { builder.Append(key); return builder.ToString(); } }
    }

    extension(Span<int> span)
    {
        public int this[string key] => -span.Length;
    }

    extension(IReadOnlyList<int> list)
    {
        public int this[Index at] => 77;
    }
}

static class Program
{
    static int Texts(string line, Dictionary<string, int> table)
    {
        var sum = 0;
        for (var i = 0; i + 3 < line.Length; i++)
        {
            sum += int.TryParse(line.After("=").Trim(), out var n) ? n : -1;
            if (table.ContainsKey(line.Substring(i, 2)))
                sum += table[line.Substring(i, 2)];
            sum += table[line.AsSpan(i, 1)];
            sum += table[line.Substring(i, 2).AsSpan()];
            if (line.After("=").Substring(1) == "2")
                sum += 100;
        }
        return sum;
    }

    static int Copies(List<int> list)
    {
        var sum = 0;
        foreach (var x in list.ToArray())
            sum += x + list["ab"];
        sum += list.ToArray()[^1] + list.ToArray().Length + list["abc"];
        foreach (var x in list.ToList())
        {
            if (x > 5)
                list["x"] = x;
            sum += list[0L];
        }
        return sum;
    }

    static int Plain(int n)
    {
        var items = new int[8];
        items[n & 7] = n;
        Span<int> view = items;
        return items[2] + items[3] + items[^1] + view["x"];
    }

    static string Built(string[] parts)
    {
        var builder = new StringBuilder();
        var text = "";
        foreach (var part in parts)
        {
            text += builder[part] + part;
            builder.Append(part + text).Append(builder["x"]);
        }
        return text + builder;
    }

    static int Interfaces(int[] items)
    {
        IReadOnlyList<int> list = items;
        var sum = 0;
        for (var i = 1; i < list.Count; i++)
            sum += list[i] + list[^1];
        return sum;
    }

    static int Linq(List<int> list)
    {
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            if (list.Any(x => x > list["a"]))
                sum++;
            sum += list.Where(x => list[(long)i] > x).Count();
        }
        return sum;
    }

    static string Try(Func<object> f)
    {
        try { return "" + f(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Main()
    {
        foreach (var line in new[] { "a=12", "b= 2", "abc", "x=1=2" })
            Console.WriteLine(Try(() => Texts(line, new() { ["a"] = 1, ["=1"] = 2 })) + Indexers.s_asked);
        Console.WriteLine(Try(() => Copies([1, 2, 3])) + Try(() => Copies([])) + Try(() => Copies([7, 8, 9])));
        Console.WriteLine(Plain(3) + Built(["a", "b"]) + Interfaces([1, 2, 3]) + Try(() => Linq([1, 5, 3])));
    }
}
