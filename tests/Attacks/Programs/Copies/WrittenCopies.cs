// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// An element of a copy is written, counted up, taken by reference, or counted from the end.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;

struct Cell { public int N; public int Up() => ++N; public readonly int Get() => N; public int this[int i] { get => N + i; set => N = value; } }

static class Program
{
    static void Ref(ref int x) => x = 9;
    static int A(Span<int> s) { s.ToArray()[0] = 5; s.ToArray()[1]++; Ref(ref s.ToArray()[2]); return s[0] + s[1] * 10 + s[2] * 100; }
    static int B(List<int> l) { l.ToArray()[0] += 5; l.ToList()[1] = 7; return l[0] + l[1] * 10; }
    static int C(Span<Cell> s) { return s.ToArray()[0].Up() + s[0].N + s.ToArray()[0].N++ + s[0].N + (s.ToArray()[1][2] = 3) + s[1].N; }
    static int D(ReadOnlySpan<int> s) => s.ToArray()[^1] + s.ToArray()[0] + s.ToArray().Length;
    static int E(ReadOnlyMemory<int> s, int i) => s.ToArray()[i] + s.ToArray().Length + s.Slice(1).ToArray().Length;
    static int F(ArraySegment<int> s, int i) => s.ToArray()[i] + s.ToArray().Length;
    static int G(ImmutableArray<int> s, int i) => s.ToArray()[i] + s.ToArray().Length + s.ToList().Count;
    static int H(string s, int i) => s.ToCharArray()[i] + s.ToCharArray().Length + s.ToArray().Length + s.ToList().Count;
    static int I(List<int> s, int i) => s.ToArray()[i] + s.ToArray().Length;
    static int J(Queue<int> s, int i) => s.ToArray()[i] + s.ToArray().Length + s.ToList().Count;
    static int K(Stack<int> s, int i) => s.ToArray()[i] + s.ToArray().Length + s.ToList()[0];
    static int L(int[] s, int i) => s.ToArray()[i] + s.ToArray().Length + s.ToList().Count + ((int[])s.Clone()).Length;
    static int M(LinkedList<int> s, int i) => s.ToArray()[i] + s.ToArray().Length;
    static int N(int[,] s) => s.Cast<int>().ToArray().Length + s.Cast<int>().ToList().Count;
    static int O(int[] s) => s[1..].Length + s[..^1].Length + s[1..][0];
    static int P(Span<int> s) { foreach (ref var x in s.ToArray().AsSpan()) x++; foreach (var x in s.ToArray()) s[0] += x; return s[0]; }
    static int Q(Dictionary<int, int> d) { foreach (var k in d.Keys.ToArray()) d[k] = k * 2; foreach (var p in d.ToArray()) d[p.Key] += p.Value; return d.Values.Sum() + d.Keys.ToArray().Length + d.Values.ToList().Count; }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }

    static void Main()
    {
        var all = new[] { 1, 2, 3 };
        Console.WriteLine(A(all) + " " + B(all.ToList()) + " " + C(new Cell[3]) + " " + D(all) + " " + O(all) + " " + P(all.ToArray()) + " " + Q(new() { [1] = 2, [3] = 4 }) + N(new int[2, 3]));
        foreach (var i in new[] { -1, 0, 2, 3 })
            Console.WriteLine(Try(() => E(all, i)) + Try(() => F(all, i)) + Try(() => F(default, i)) + Try(() => G([.. all], i)) + Try(() => G(default, i)) + Try(() => H("abc", i)) + Try(() => I(all.ToList(), i)) + Try(() => J(new(all), i)) + Try(() => K(new(all), i)) + Try(() => L(all, i)) + Try(() => M(new(all), i)) + Try(() => L(null!, i)) + Try(() => I(null!, i)));
    }
}
