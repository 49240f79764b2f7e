// fixes: ALLOC601, ALLOC302
// Statements stand on the line on which the body of a loop ends, and comments that end on another line.
#nullable enable
using System;
using System.Collections.Generic;

public sealed class Holder
{
    public IReadOnlyList<int> Items { get; } = new List<int> { 1, 2, 3 };

    private int _calls;

    public int Sum()
    {
        var sum = 0;
        foreach (var item in Items)
            sum += item; _calls++; _calls++;
        { foreach (var item in Items)
            sum += item; } _calls += 10;
        return sum * 100 + _calls;
    }

    public int Lengths(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
            sum += part.Length; _calls += 100;
        foreach (var part in text.Split(','))
            sum += part.Length; /* The comment
            goes on. */ _calls += 1000;
        return sum * 10000 + _calls;
    }
}

static class Program
{
    static void Main()
    {
        var holder = new Holder();
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(holder.Sum());
            Console.WriteLine(holder.Lengths("a,b,,c" + i));
        }

        Console.WriteLine(holder.Sum());
    }
}
