// refuses: ALLOC602
// Operators of a type parameter are declared by an interface of the framework, and are code of the project all the same.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
sealed class Num(int n) : IComparisonOperators<Num, Num, bool>, IAdditionOperators<Num, Num, Num>, IUnaryNegationOperators<Num, Num>, IIncrementOperators<Num>
{
    public static List<Num>? Told;
    public int N { get; } = n;
    private static void Tell(Num a) { if (Told is { Count: < 8 } list) list.Add(a); }
    public static bool operator >(Num a, Num b) { Tell(a); return a.N > b.N; }
    public static bool operator <(Num a, Num b) { Tell(b); return a.N < b.N; }
    public static bool operator >=(Num a, Num b) => a.N >= b.N;
    public static bool operator <=(Num a, Num b) => a.N <= b.N;
    public static bool operator ==(Num? a, Num? b) { Tell(a!); return a?.N == b?.N; }
    public static bool operator !=(Num? a, Num? b) => a?.N != b?.N;
    public static Num operator +(Num a, Num b) { Tell(a); return new Num(a.N + b.N); }
    public static Num operator -(Num a) { Tell(a); return new Num(-a.N); }
    public static Num operator ++(Num a) { Tell(a); return new Num(a.N + 1); }
    public override bool Equals(object? o) => o is Num n && n.N == N;
    public override int GetHashCode() => N;
}
static class Program
{
    static int Greater<T>(List<T> list, T k) where T : IComparisonOperators<T, T, bool>
    {
        var n = 0;
        foreach (var x in new[] { 1, 2 }) { if (list.Any(y => y > k)) n += x; n += list.Count(y => y == k); }
        return n;
    }
    static int Where<T>(List<T> list, T k) where T : IComparisonOperators<T, T, bool>
    {
        var n = 0;
        for (var i = 0; i < 2; i++) n += list.Where(y => y > k).Count(y => y != k);
        return n;
    }
    static T First<T>(List<T> list, T k) where T : IAdditionOperators<T, T, T>, IComparisonOperators<T, T, bool>
    {
        var last = k;
        for (var i = 0; i < 2; i++) last = list.Where(y => y + y > k).Select(y => y + k).First();
        return last;
    }
    static T Last<T>(List<T> list, T k) where T : IUnaryNegationOperators<T, T>, IComparisonOperators<T, T, bool>
    {
        var last = k;
        for (var i = 0; i < 2; i++) last = list.First(y => -y < k);
        return last;
    }
    static void Run(string name, Func<List<Num>, object> f)
    {
        var list = new List<Num> { new(1), new(2), new(5) };
        Num.Told = list;
        try { Console.WriteLine(name + f(list)); } catch (Exception e) { Console.WriteLine(name + e.GetType().Name); }
        Console.WriteLine(string.Join(",", list.Select(x => x.N)));
    }
    static void Main()
    {
        Run("greater ", l => Greater(l, new Num(4))); Run("where ", l => Where(l, new Num(1))); Run("first ", l => First(l, new Num(6)).N); Run("last ", l => Last(l, new Num(-3)).N);
    }
}
