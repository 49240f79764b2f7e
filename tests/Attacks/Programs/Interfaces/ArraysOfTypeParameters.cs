// fixes: ALLOC104, ALLOC204
// Arrays of a type parameter that stands for a large struct, for one that a member changes, and for one with references into it.
#nullable enable
using System;
using System.Collections.Generic;
interface ICount { int Next(); int N { get; set; } ref int Ref(Span<int> s) => ref s[0]; }
unsafe struct Big : ICount { public fixed long A[200]; private int _n; public int Next() => ++_n; public int N { readonly get => _n; set => _n = value; } }
struct Small : ICount { private int _n; public int Next() => ++_n; public int N { readonly get => _n; set => _n = value; } }
static class Program
{
    static int Stacked<T>(int n) where T : unmanaged, ICount
    {
        var a = new T[4]; a[0].Next(); a[0].Next(); a[1].N += a[0].N; a[2] = a[1]; a[2].Next();
        foreach (var x in a) n = n * 3 + x.N;
        foreach (var x in a) n = n * 3 + x.Next();
        return n + a[0].N + a.Length;
    }
    static int Looped<T>(int n) where T : struct, ICount
    {
        var s = 0;
        for (var i = 0; i < n; i++) { var a = new T[2]; s = s * 5 + a[0].Next() + a[1].N; a[0].Next(); var l = new List<T>(); l.Add(a[0]); l[0].Next(); s += l[0].N; a[1] = l[0]; }
        return s;
    }
    static int Held<T>(T t, int n) where T : ICount
    {
        var s = 0; ICount c = t;
        for (var i = 0; i < n; i++) { s = s * 3 + c.Next(); s += t.Next(); ICount d = t; s += d.Next() + t.N; }
        return s + c.N;
    }
    static int Structs(int n)
    {
        var s = 0; var small = new Small(); ICount c = small;
        for (var i = 0; i < n; i++) { s = s * 3 + c.Next(); ICount d = small; s += d.Next() + d.Next() + small.N; }
        return s + c.N;
    }
    static void Main() => Console.WriteLine($"{Stacked<Big>(1)} {Stacked<Small>(1)} {Looped<Big>(2)} {Looped<Small>(3)} {Held(new Small(), 3)} {Held((ICount)new Small(), 3)} {Structs(3)}");
}
