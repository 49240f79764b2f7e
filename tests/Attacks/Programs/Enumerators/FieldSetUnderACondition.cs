// refuses: ALLOC601
// Another collection is set by 'Next?.Items = …'.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;

sealed class Countdown(int count) : IReadOnlyList<int>
{
    public int Count => count;

    public int this[int index] => index * 100;

    public IEnumerator<int> GetEnumerator()
    {
        for (var i = count; i > 0; i--)
            yield return i;
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

public sealed class Page
{
    public IReadOnlyList<int> Items { get; private set; } = new List<int>();

    public Page? Next { get; set; }

    public void Begin(int count) => Next?.Items = new Countdown(count);

    public void Fill(int count) => Items = new List<int> { count, count + 1, count + 2 };

    public int Hash()
    {
        var hash = 17;
        foreach (var item in Items)
            hash = hash * 31 + item;
        return hash;
    }
}

static class Program
{
    static void Main()
    {
        var page = new Page { Next = new Page() };
        for (var i = 1; i < 4; i++)
        {
            page.Fill(i);
            page.Begin(i);
            Console.WriteLine(page.Hash() + " " + page.Next.Hash());
        }
    }
}
