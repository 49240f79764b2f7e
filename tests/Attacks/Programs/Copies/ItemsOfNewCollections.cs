// fixes: ALLOC505
// Items of an array that a new list or set copies: their order, equal ones, what runs when they are compared, and what adds to the collection later.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Noisy(int id)
{
    public int Id { get; } = id;

    public override bool Equals(object? other)
    {
        Program.Log("equals " + Id);
        return other is Noisy noisy && noisy.Id == Id;
    }

    public override int GetHashCode()
    {
        Program.Log("hash " + Id);
        return 1;
    }
}

static class Program
{
    private static readonly List<string> Lines = [];
    private static int s_next;

    public static void Log(string line) => Lines.Add(line);

    private static int Next()
    {
        Log("next " + s_next);
        return s_next++;
    }

    private static Noisy Make(int id)
    {
        Log("make " + id);
        return new Noisy(id);
    }

    private static string Fail(string text) => text.Length > 1 ? throw new InvalidOperationException(text) : text;

    private static IEqualityComparer<string> Comparer()
    {
        Log("comparer");
        return StringComparer.OrdinalIgnoreCase;
    }

    private static string Lists(int n)
    {
        var list = new List<int>(new[] { n, Next(), Next(), n });
        var other = new[] { n, n + 1, n + 2 }.ToList();
        List<object> boxes = new(new object[] { n, list });
        list.Add(5);
        other.Insert(0, 7);
        return string.Join(",", list) + "/" + list.Capacity + "/" + string.Join(",", other) + "/" + other.Capacity + "/" + boxes.Count + boxes.Capacity;
    }

    private static string Sets(int n, string text)
    {
        var ints = new HashSet<int>(new[] { n, 3, n, 4, 5, 3 });
        ints.Remove(n);
        ints.Add(n + 1);
        var texts = new HashSet<string>(new[] { text, "a", "A" }, StringComparer.OrdinalIgnoreCase);
        var found = new[] { text, "b", text }.ToHashSet();
        return string.Join(",", ints) + "/" + string.Join(",", texts) + texts.Contains("B") + "/" + string.Join(",", found);
    }

    private static int Own(Noisy one, Noisy other)
    {
        var kept = new HashSet<Noisy>(new[] { one, other, one });
        var made = new HashSet<Noisy>(new[] { Make(4), Make(5), one });
        var asked = new HashSet<string>(new[] { "x" + Next(), "X0" }, Comparer());
        return kept.Count + made.Count + asked.Count;
    }

    private static string Failing(string text)
    {
        try
        {
            return new List<string>(new[] { "a", Fail(text), "c" }).Count.ToString();
        }
        catch (InvalidOperationException failure)
        {
            return failure.Message;
        }
    }

    private static string Compared(int a, int b, long c, uint d)
    {
        var largest = new[] { a, b, Next() }.Max();
        var least = new[] { c, c - b, 3L }.Min() * 2;
        return largest + "," + least + "," + new[] { d, d - 1 }.Max() + "," + -new[] { a, b }.Min();
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(Lists(i));
            Console.WriteLine(Sets(i, "T" + i));
            Console.WriteLine(Own(new Noisy(i), new Noisy(1)));
            Console.WriteLine(Failing(i == 0 ? "" : "ab"));
            Console.WriteLine(Compared(i, 2 - i, i * 3, 0));
        }

        Console.WriteLine(string.Join(";", Lines));
    }
}
