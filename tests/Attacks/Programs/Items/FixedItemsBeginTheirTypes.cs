// refuses: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Items that are always the same begin the types that hold them, which a comparer's constructor and code can tell.
#nullable enable
using System;
using System.Collections.Generic;

static class First
{
    public static readonly int Number = 7;
    static First() => Console.WriteLine("first");
}

static class Second
{
    public static readonly int Number = 8;
    static Second() => Console.WriteLine("second");
}

sealed class Modulo : IEqualityComparer<int>
{
    public Modulo() => Console.WriteLine("made");
    public bool Equals(int x, int y) => x % 5 == y % 5;

    public int GetHashCode(int x)
    {
        Console.WriteLine("hash " + x);
        return x % 5;
    }
}

static class Program
{
    private static int Found(int n)
    {
        var found = 0;
        for (var i = 0; i < n; i++)
        {
            var set = new HashSet<int>(new[] { First.Number, Second.Number }, new Modulo());
            found += set.Contains(i) ? 1 : 0;
        }

        return found;
    }

    static void Main()
    {
        Console.WriteLine(Found(1));
        Console.WriteLine(Found(3));
    }
}
