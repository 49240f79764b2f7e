// fixes: ALLOC501
// Ref structs that implement interfaces, and type parameters that allow them, get what was an array or a string.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

interface ISource<T>
{
    T Next();
    bool Has { get; }
    int Left() => -1;
}

ref struct SpanSource<T>(ReadOnlySpan<T> items) : ISource<T>
{
    private readonly ReadOnlySpan<T> _items = items;
    private int _at;
    public T Next() => _items[_at++];
    public readonly bool Has => _at < _items.Length;
    public readonly int Left() => _items.Length - _at;
}

ref struct Keeper<T>
{
    public Span<T> Kept;
    public void Keep(Span<T> items) => Kept = items;
    [UnscopedRef] public ref T First => ref Kept[0];
    public void KeepNothing(scoped Span<T> items) => Kept = items.IsEmpty ? Kept : default;
}

static class Program
{
    static int Sum<TSource>(TSource source) where TSource : ISource<int>, allows ref struct
    {
        var sum = 0;
        while (source.Has)
            sum = sum * 3 + source.Next() + source.Left();
        return sum;
    }

    static int Over<T>(T items, Func<T, int> f) where T : allows ref struct => f(items);

    static int Direct(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        return Sum(new SpanSource<int>(items));
    }

    static int Kept(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        var keeper = new Keeper<int>();
        keeper.Keep(items);
        keeper.First = 5;
        return items[0] + keeper.Kept[n & 3];
    }

    static Keeper<int> Returned(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        var keeper = new Keeper<int>();
        keeper.Keep(items);
        return keeper;
    }

    static Keeper<int> Scoped(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        var keeper = new Keeper<int>();
        keeper.KeepNothing(items);
        return keeper;
    }

    static int Passed(int n)
    {
        var items = new char[4];
        items[n & 3] = 'x';
        return Over(items.AsSpan(), static s => s.IndexOf('x')) + Over<ReadOnlySpan<char>>(items, static s => s.Length);
    }


    static int Patterns(int n)
    {
        var items = new[] { n, n * 2, n * 3 };
        return items switch
        {
            [0, ..] => 1,
            [var a, var b, var c] when a + b == c => a * 100,
            [.., var z] => z,
            _ => -1,
        };
    }

    static void Main()
    {
        for (var n = 0; n < 5; n++)
            Console.WriteLine($"{Direct(n)} {Kept(n)} {Returned(n).Kept[n & 3]} {Scoped(n).Kept.Length} {Passed(n)} {Patterns(n)}");
    }
}
