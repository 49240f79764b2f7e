// refuses: ALLOC601
// A collection is set by a property that returns the field by reference, and by a tuple in a tuple.
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

sealed class Made
{
    private IReadOnlyList<int> _items = new List<int> { 1, 2 };

    public ref IReadOnlyList<int> Slot => ref _items;

    public int Own()
    {
        var hash = 17;
        foreach (var item in _items)
            hash = hash * 31 + item;
        return hash;
    }
}

sealed class Swapped
{
    private IReadOnlyList<int> _items = new List<int> { 1, 2 };

    public void Swap(Swapped other, IReadOnlyList<int> items) { int n; ((other._items, _), n) = ((items, 1), 2); }

    public int Own()
    {
        var hash = 17;
        foreach (var item in _items)
            hash = hash * 31 + item;
        return hash;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 1; i < 4; i++)
        {
            var made = new Made();
            Console.WriteLine(made.Own());
            made.Slot = new Countdown(i);
            Console.WriteLine(made.Own());
            var swapped = new Swapped();
            Console.WriteLine(swapped.Own());
            swapped.Swap(swapped, new Countdown(i));
            Console.WriteLine(swapped.Own());
        }
    }
}
