// fixes: ALLOC102
// The items are of a type parameter, so that an array, a list or a text may be the item itself.
using System;
using System.Collections.Generic;

public static class Seen
{
    public static int Count;

    public static void Note<T>(params T[] items)
    {
        foreach (var item in items)
            Console.WriteLine(typeof(T).Name + " " + item + " " + ++Count);
    }

    public static void Mark<T>(params T[] items)
    {
        foreach (var item in items)
            Console.WriteLine(typeof(T).Name + " " + (item is null) + " " + ++Count);
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Seen.Note(i);
            Seen.Mark("a" + i);
        }

        Seen.Note(new[] { 1, 2 });
        Seen.Note<object>(new[] { "a", "b" });
        Seen.Note<object>(new[] { 1, 2 }.Length);
        Seen.Note("text");
        Seen.Note(new List<int> { 1 }.Count);
        Seen.Mark<string>("a", null);
        Seen.Mark<int[]>(new[] { 1 });
        Seen.Mark(new[] { new[] { 1 } });
    }
}
