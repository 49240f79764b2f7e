// fixes: ALLOC104
// Collection expressions that a builder method makes, spreads of what changes while it is spread, and dictionaries and sets that are made of them.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Runtime.CompilerServices;

[CollectionBuilder(typeof(Bag), nameof(Bag.Of))]
sealed class Bag<T>(T[] items) : IEnumerable<T>
{
    public int Count => items.Length;
    public T this[int i] { get => items[i]; set => items[i] = value; }
    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)items).GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

static class Bag
{
    public static int s_made;
    public static Bag<T> Of<T>(ReadOnlySpan<T> items) { s_made++; return new(items.ToArray()); }
}

[CollectionBuilder(typeof(View), nameof(View.Of))]
readonly ref struct View<T>(ReadOnlySpan<T> items)
{
    private readonly ReadOnlySpan<T> _items = items;
    public int Count => _items.Length;
    public T this[int i] => _items[i];
    public ReadOnlySpan<T>.Enumerator GetEnumerator() => _items.GetEnumerator();
}

static class View
{
    public static View<T> Of<T>(ReadOnlySpan<T> items) => new(items);
}

static class Program
{
    static int Made(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            Bag<int> bag = [1, 2, 3];
            foreach (var x in bag)
                sum += x * i;
        }
        return sum * 100 + Bag.s_made;
    }

    static int Viewed(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            View<int> view = [i, 2, n];
            int[] items = [1, 2, 3];
            View<int> constants = [.. items];
            foreach (var x in view)
                sum += x + constants[1] + items[0];
        }
        return sum;
    }

    static int Spread(List<int> list, int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            int[] all = [.. list, Add(list, i), .. list];
            sum += all.Length * 10 + all[^1];
        }
        return sum;
    }

    static int Add(List<int> list, int x)
    {
        list.Add(x);
        return x;
    }

    static int Sets(string text)
    {
        var sum = 0;
        foreach (var c in text)
        {
            HashSet<char> vowels = ['a', 'e', 'i'];
            ImmutableArray<char> others = ['x', 'y'];
            List<char> seen = ['z', c];
            if (vowels.Contains(c) || others.Contains(c))
                sum++;
            seen.Add(c);
            sum += seen.Count;
        }
        return sum;
    }

    static int Passed(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            sum += Sum([1, 2, 3]) + SumOf([i, n]) + SumAll([4, 5]);
        }
        return sum;
    }

    static int Sum(int[] items) { var sum = 0; foreach (var x in items) sum += x; return sum; }
    static int SumOf(IEnumerable<int> items) { var sum = 0; foreach (var x in items) sum += x; return sum; }
    static int SumAll(List<int> items) { var sum = 0; foreach (var x in items) sum += x; items.Clear(); return sum; }

    static void Main()
    {
        Console.WriteLine(Made(3) + " " + Viewed(3) + " " + Spread([1, 2], 4) + " " + Sets("axez") + " " + Passed(4));
    }
}
