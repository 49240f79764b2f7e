// silent: ALLOC501
// stack: 256
// Operators for truth, builders and parts of collection expressions, and pins call back without a call in the code.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

readonly struct Truth(int n)
{
    public readonly int N = n;
    public static bool operator true(Truth t) => t.N > 0;
    public static bool operator false(Truth t) => t.N > 0 && Program.ByFalse(t.N - 1) < -1;
    public static Truth operator &(Truth a, Truth b) => new(a.N + b.N);
    public static Truth operator |(Truth a, Truth b) => new(a.N + b.N);
}
readonly struct Yes(int n)
{
    public readonly int N = n;
    public static bool operator true(Yes t) => t.N > 0 && Program.ByTrue(t.N - 1) < -1;
    public static bool operator false(Yes t) => false;
    public static Yes operator &(Yes a, Yes b) => new(a.N + b.N);
    public static Yes operator |(Yes a, Yes b) => new(a.N + b.N);
}
[CollectionBuilder(typeof(Builder), "Create")]
sealed class Made : IEnumerable<int>
{
    public int Count;
    public IEnumerator<int> GetEnumerator() { yield break; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
static class Builder
{
    public static Made Create(ReadOnlySpan<int> items) => new() { Count = items[0] > 0 ? Program.ByBuilder(items[0] - 1) : 0 };
}
sealed class Walked(int n)
{
    public Enumerator GetEnumerator() => new(n);
    public struct Enumerator(int n)
    {
        public int Current => n;
        private bool _done;
        public bool MoveNext() { if (_done) return false; _done = true; return n > 0 && Program.BySpread(n - 1) >= 0; }
    }
}
sealed unsafe class Pinned(int n)
{
    private int _x;
    public ref int GetPinnableReference() { if (n > 0) Program.ByPin(n - 1); return ref _x; }
}
static class Program
{
    public static int ByFalse(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        var t = new Truth(n) && new Truth(1);
        return buffer[n % 400] + t.N;
    }
    public static int ByTrue(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        var t = new Yes(n) || new Yes(1);
        return buffer[n % 400] + t.N;
    }
    public static int ByBuilder(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        Made made = [n];
        return buffer[n % 400] + made.Count % 7;
    }
    public static int BySpread(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        int[] made = [.. new Walked(n)];
        return buffer[n % 400] + made.Length;
    }
    public static unsafe int ByPin(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        fixed (int* p = new Pinned(n)) return buffer[n % 400] + *p;
    }
    static void Main()
    {
        Console.WriteLine(ByFalse(450));
        Console.WriteLine(ByTrue(450));
        Console.WriteLine(ByBuilder(300));
        Console.WriteLine(BySpread(300));
        Console.WriteLine(ByPin(450));
    }
}
