// refuses: ALLOC101
// A member of a struct changes an element where it lies: by a conditional access, as the source of a loop, by an index from the end, by being taken apart.
#nullable enable
using System;

public interface ICounter { int N { get; } void Bump(); }
public struct Counter : ICounter { public int N { get; set; } public void Bump() => N++; }
public struct Walk { private int _n; public Walker GetEnumerator() => new() { Left = ++_n }; }
public struct Ring { private int _n; public int Length => 3; public int this[int i] => _n += i; public int Slice(int start, int length) => _n += length; }
public struct Pair { private int _n; public void Deconstruct(out int one, out int two) { one = ++_n; two = _n; } }
public struct Walker { public int Left; public int Current => Left; public bool MoveNext() => Left-- > 0; }

public static class Program
{
    private static int Bumped<T>(params T[] items)
        where T : ICounter
    {
        var sum = items.Length;
        for (var i = 0; i < items.Length; i++)
        {
            items[i]?.Bump();
            items[i]?.Bump();
            sum += items[i]?.N ?? 0;
        }

        return sum;
    }

    private static int Walked(params Walk[] items)
    {
        var sum = items.Length;
        foreach (var x in items[0])
            sum++;
        foreach (var x in items[0])
            sum++;
        return sum;
    }

    private static int Turned(params Ring[] rings)
    {
        var sum = rings.Length;
        sum += rings[0][^1] + rings[0][^1];
        sum += rings[0][1..] + rings[0][1..];
        return sum;
    }

    private static int Parted(params Pair[] pairs)
    {
        var sum = pairs.Length;
        for (var i = 0; i < 3; i++)
        {
            var (one, two) = pairs[0];
            sum += one + two;
        }

        return sum;
    }

    private static int Work(int times)
    {
        var sum = 0;
        for (var i = 0; i < times; i++)
            sum += Bumped(new Counter()) + 100 * Walked(new Walk()) + 1000 * Turned(new Ring()) + Parted(new Pair());
        return sum;
    }

    public static void Main() => Console.WriteLine(Work(2));
}
