// fixes: ALLOC607, ALLOC608
// Builders that move what they hold into an immutable array, which fails unless they have just that room.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
static class Program
{
    static string Moved(int[] xs)
    {
        var b = ImmutableArray.CreateBuilder<int>();
        foreach (var x in xs) b.Add(x);
        try { return "moved " + b.MoveToImmutable().Length; } catch (InvalidOperationException) { return "room left"; }
    }
    static string Listed(int[] xs)
    {
        var l = new List<int>();
        foreach (var x in xs) l.Add(x);
        return "listed " + l.Count;
    }
    static string Grown(int[] xs)
    {
        var a = ImmutableArray<int>.Empty;
        foreach (var x in xs) a = a.Add(x * 2);
        return "grown " + a.Length + a[0];
    }
    static void Main() { Console.WriteLine(Moved([1, 2, 3]) + Listed([1, 2, 3]) + Grown([1, 2])); Console.WriteLine(Moved([1, 2, 3, 4, 5, 6, 7, 8]) + Listed([]) + Grown([4])); }
}
