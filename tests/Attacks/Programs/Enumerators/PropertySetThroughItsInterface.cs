// refuses: ALLOC601
// A collection is set by the interface of its property, and by a type parameter.
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

interface IPage
{
    IReadOnlyList<int> Items { get; set; }
}

sealed class Page : IPage
{
    public IReadOnlyList<int> Items { get; set; } = new List<int>();

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
    static void Begin(IPage page, int count) => page.Items = new Countdown(count);

    static void Fill<T>(T page, int count) where T : IPage => page.Items = new Countdown(count);

    static void Main()
    {
        for (var i = 1; i < 4; i++)
        {
            var page = new Page { Items = new List<int> { i, i } };
            Console.WriteLine(page.Hash());
            Begin(page, i);
            Console.WriteLine(page.Hash());
            Fill(page, i + 2);
            Console.WriteLine(page.Hash());
        }
    }
}
