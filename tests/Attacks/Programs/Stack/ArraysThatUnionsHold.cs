// silent: ALLOC501
// An array becomes a case of a union in an argument, a result, an element, a capture and a tuple, which keep it.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

union Data(int[], string);

static class Program
{
    static Data s_kept;

    static int Length(Data data) => data switch { int[] items => items.Length, string s => s.Length, null => 0 };
    static void Keep(Data data) => s_kept = data;

    static int Argument(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        return Length(items) + items[0];
    }

    static int KeptOne(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        Keep(items);
        items[0]++;
        return items[n & 3];
    }

    static int Conditional(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        Data data = n > 2 ? items : "none";
        return (data is int[] found ? found[n & 3] : -1) + items[0];
    }

    static int Element(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        Data[] all = [items, "x"];
        return all.Sum(Length) + items[0];
    }

    static int Tuple(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        (Data Data, int N) pair = (items, n);
        return Length(pair.Data) + items[0];
    }

    static IEnumerable<Data> Yielded(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        yield return items;
    }

    static void Main()
    {
        for (var n = 0; n < 5; n++)
            Console.WriteLine(Argument(n) + " " + KeptOne(n) + " " + Length(s_kept) + " " + Conditional(n) + " " + Element(n) + " " + Tuple(n) + " " + Yielded(n).Sum(Length));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;

    interface IUnion { object? Value { get; } }
}
