// silent: ALLOC105
// A result that is thrown away, and a local that one branch needs, made with operators of a type parameter that others see.
#nullable enable
using System;
using System.Collections.Generic;
using System.Numerics;
struct Tick(int n) : IAdditionOperators<Tick, int, Tick>, IComparisonOperators<Tick, int, bool>
{
    public static int Count;
    private readonly int _n = n;
    public static Tick operator +(Tick a, int b) { Count++; return new Tick(a._n + b); }
    public static bool operator >(Tick a, int b) { Count += 10; return a._n > b; }
    public static bool operator <(Tick a, int b) => a._n < b;
    public static bool operator >=(Tick a, int b) => a._n >= b;
    public static bool operator <=(Tick a, int b) => a._n <= b;
    public static bool operator ==(Tick a, int b) => a._n == b;
    public static bool operator !=(Tick a, int b) => a._n != b;
    public override bool Equals(object? o) => false;
    public override int GetHashCode() => _n;
}
static class Program
{
    static T[] Pair<T>(T t, int k) where T : IAdditionOperators<T, int, T> { var next = t + k; return new[] { t, next }; }
    static List<bool> Tests<T>(T t, int k) where T : IComparisonOperators<T, int, bool> => new List<bool> { t > k };
    static void Thrown<T>(T t) where T : IAdditionOperators<T, int, T>, IComparisonOperators<T, int, bool>
    {
        for (var i = 0; i < 3; i++) { Pair(t, i); Tests(t, i); }
    }
    static string Early<T>(T t, bool needed, int k) where T : IComparisonOperators<T, int, bool>
    {
        var list = new List<bool> { t > k, t > k + 1 };
        if (needed) return string.Join(",", list);
        return "none";
    }
    static void Main() { Thrown(new Tick(1)); for (var i = 0; i < 3; i++) Console.WriteLine(Early(new Tick(2), i > 0, i)); Console.WriteLine(Tick.Count); }
}
