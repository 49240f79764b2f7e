// silent: ALLOC905
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Small classes that are cases of unions, closed, or held beside them: a value in a union is boxed each time.
#nullable enable
using System;
using System.Collections.Generic;

sealed class Point(int x, int y)
{
    public int X => x;
    public int Y => y;
}

sealed class Plain(int x, int y)
{
    public int X => x;
    public int Y => y;
}

union Place(Point, string);

static class Program
{
    static int Places(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            Place place = i % 2 == 0 ? new Point(i, 2) : "text";
            sum += place switch { Point p => p.X + p.Y, string s => s.Length };
            if (place is Point { X: var x })
                sum += x * 100;
        }
        return sum;
    }

    static int Plains(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var plain = new Plain(i, 3);
            Place place = "p" + plain.X;
            sum += plain.Y + (place is string { Length: var length } ? length : 0);
            List<Plain> all = [with(2), plain, new Plain(1, 2)];
            sum += all.Count + all[1].Y;
        }
        return sum;
    }

    static void Main() => Console.WriteLine(Places(5) + " " + Plains(3));
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;

    interface IUnion { object? Value { get; } }
}
