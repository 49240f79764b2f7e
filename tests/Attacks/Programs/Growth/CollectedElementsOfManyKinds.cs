// fixes: ALLOC608
// Elements that compare themselves, collections with two enumerators, spans, structures, pointers, functions and what is found out at run time.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
sealed class Loud(int n) : IEquatable<Loud>
{
    public int N => n;
    public bool Equals(Loud other) { Console.Write(n + "?" + other.N + " "); return n == other.N; }
    public override bool Equals(object other) { Console.Write(n + "!" + " "); return other is Loud l && l.N == n; }
    public override int GetHashCode() => 0;
}
sealed class Pair : IEnumerable<int>
{
    public IEnumerator<int> GetEnumerator() { yield return 1; yield return 2; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
sealed class TwoFaced : IEnumerable<int>
{
    public IEnumerator<int> GetEnumerator() { yield return 1; yield return 2; }
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 7; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
static class Program
{
    static int Equal(int[] source)
    {
        var all = new Loud[0];
        foreach (var x in source)
        {
            if (!all.Contains(new Loud(x)))
                all = all.Append(new Loud(x)).ToArray();
        }
        return all.Length;
    }
    static int EqualImmutable(int[] source)
    {
        var all = ImmutableArray<Loud>.Empty;
        foreach (var x in source)
        {
            if (!all.Contains(new Loud(x)))
                all = all.Add(new Loud(x));
        }
        return all.Length;
    }
    static int EqualObjects(int[] source)
    {
        var all = new object[0];
        foreach (var x in source)
        {
            if (!all.Contains(new Loud(x)))
                all = all.Append(new Loud(x)).ToArray();
        }
        return all.Length;
    }
    static string Faces(int[] source)
    {
        int[] all = [];
        foreach (var x in source)
            all = [.. all, .. new TwoFaced()];
        return string.Join(",", all);
    }
    static string Faces2(int[] source)
    {
        int[] all = [];
        foreach (var x in source)
            all = [.. all, .. new Pair()];
        return string.Join(",", all);
    }
    static string Spans(int[] source)
    {
        int[] all = [];
        Span<int> span = stackalloc int[] { 1, 2 };
        foreach (var x in source)
            all = [.. all, .. span];
        return string.Join(",", all);
    }
    static string Texts(int[] source)
    {
        char[] all = [];
        foreach (var x in source)
            all = [.. all, .. x.ToString()];
        return string.Join(",", all);
    }
    static string Longs(int[] source)
    {
        long[] all = [];
        foreach (var x in source)
            all = [.. all, .. source];
        return string.Join(",", all);
    }
    static string Anonymous(int[] source)
    {
        var all = new[] { new { A = 1 } };
        all = [];
        foreach (var x in source)
            all = all.Append(new { A = x }).ToArray();
        return string.Join(",", all.AsEnumerable());
    }
    static unsafe string Pointers(int[] source)
    {
        int*[] all = [];
        var y = 0;
        foreach (var x in source)
            all = [.. all, &y];
        return all.Length + "";
    }
    static string Tuples(int[] source)
    {
        (int A, string B)[] all = [];
        foreach (var x in source)
            all = [.. all, (x, null)];
        return string.Join(",", all.Select(a => a.A + a.B));
    }
    static string Nested(int[] source)
    {
        int[][] all = [];
        foreach (var x in source)
            all = [.. all, [x, 1], ];
        foreach (var x in source)
        {
            // Before.
            all = [.. all, /* a */ [x, 1] /* b */]; // Behind.
        }
        return string.Join(",", all.Select(a => a.Length));
    }
    static string Dynamics(int[] source, dynamic d)
    {
        var all = new int[0];
        foreach (var x in source)
        {
            Array.Resize(ref all, all.Length + 1);
            all[^1] = d;
        }
        return string.Join(",", all);
    }
    static string Functions(int[] source)
    {
        Func<int>[] all = [];
        foreach (var x in source)
            all = [.. all, () => x];
        return string.Join(",", all.Select(f => f()));
    }
    static void Main()
    {
        int[] source = [1, 2, 1];
        Console.WriteLine(Equal(source));
        Console.WriteLine(EqualImmutable(source));
        Console.WriteLine(EqualObjects(source));
        Console.WriteLine(Faces(source));
        Console.WriteLine(Faces2(source));
        Console.WriteLine(Spans(source));
        Console.WriteLine(Texts(source));
        Console.WriteLine(Longs(source));
        Console.WriteLine(Anonymous(source));
        Console.WriteLine(Pointers(source));
        Console.WriteLine(Tuples(source));
        Console.WriteLine(Nested(source));
        Console.WriteLine(Dynamics(source, (short)3));
        try { Console.WriteLine(Dynamics(source, 3L)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        Console.WriteLine(Functions(source));
    }
}
