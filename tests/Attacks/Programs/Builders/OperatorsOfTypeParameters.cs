// fixes: ALLOC305
// What an operator of a type parameter writes to the builder, or throws, between the parts of a text, a range of a copy and a capacity.
#nullable enable
using System;
using System.Collections.Generic;
using System.Numerics;
using System.Text;
readonly struct Mod(int n) : IModulusOperators<Mod, int, int>, IAdditionOperators<Mod, int, int>, IEqualityOperators<Mod, int, bool>
{
    public static StringBuilder Out = new();
    public static int[] Shared = [1, 2, 3, 4];
    private readonly int _n = n;
    public static int operator %(Mod a, int b) { Out.Append('<'); if (b == 0) throw new InvalidOperationException(); return a._n % b; }
    public static int operator +(Mod a, int b) { Out.Append('+'); Shared[1]++; return a._n + b; }
    public static bool operator ==(Mod a, int b) { Out.Append('='); Shared[0]++; return a._n == b; }
    public static bool operator !=(Mod a, int b) => !(a == b);
    public override bool Equals(object? o) => false;
    public override int GetHashCode() => _n;
}
static class Program
{
    static void Join<T>(T t, string name, int k) where T : IModulusOperators<T, int, int>
    {
        var b = Mod.Out;
        for (var i = 0; i < 2; i++) b.Append(name + ":" + t % k + ";" + i);
    }
    static string Own<T>(T t, string name) where T : IAdditionOperators<T, int, int>, IEqualityOperators<T, int, bool>
    {
        var b = new StringBuilder();
        for (var i = 0; i < 2; i++) { b.Append(name + (t + i) + (t == i) + Mod.Shared[1]); }
        return b.ToString();
    }
    static int Passed<T>(T t) where T : IAdditionOperators<T, int, int>
    {
        var n = 0;
        for (var i = 0; i < 2; i++) { n += Sum(Mod.Shared.AsSpan(0, 3).ToArray(), t + i); n += string.Join(",", Mod.Shared.AsSpan(0, 2).ToArray()).Length + (t + 1); }
        return n;
    }
    static int Sum(ReadOnlySpan<int> xs, int k) { foreach (var x in xs) k = k * 3 + x; return k; }
    static string Format<T>(T t, int a) where T : IAdditionOperators<T, int, int>
    {
        var s = "";
        for (var i = 0; i < 2; i++) s = string.Format("{0}-{1}-{2}", Mod.Shared[1], t + a, Mod.Shared[1]);
        return s;
    }
    static void Main()
    {
        try { Join(new Mod(5), "n", 3); Join(new Mod(5), "n", 0); } catch (InvalidOperationException) { Mod.Out.Append("x"); }
        Console.WriteLine(Own(new Mod(1), "o") + Passed(new Mod(2)) + Format(new Mod(3), 4)); Console.WriteLine(Mod.Out);
    }
}
