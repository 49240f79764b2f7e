// silent: ALLOC104
// An array or list that each iteration makes goes to a static member of a type parameter, to a handler of texts or to a conversion that keeps it.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
interface IKeep { static abstract void Use(int[] xs); static virtual int Look(List<int> xs) => xs.Count; }
sealed class Keeps : IKeep { public static readonly List<int[]> All = new(); public static readonly List<List<int>> Lists = new(); public static void Use(int[] xs) => All.Add(xs); public static int Look(List<int> xs) { Lists.Add(xs); return 1; } }
[InterpolatedStringHandler]
readonly struct Later(int literalLength, int formattedCount)
{
    public readonly List<object?> Held = new(literalLength + formattedCount);
    public void AppendLiteral(string s) => Held.Add(s);
    public void AppendFormatted<T>(T t) => Held.Add(t);
}
readonly struct Boxed(object o) { public readonly object O = o; public static implicit operator Boxed(List<int> xs) => new(xs); public static Boxed operator +(Boxed a, int[] b) => new(b); }
static class Program
{
    static void Log(ref Later text, List<object?> log) => log.AddRange(text.Held);
    static int Statics<T>(int n) where T : IKeep
    {
        var s = 0;
        for (var i = 0; i < n; i++) { var a = new int[2]; a[0] = i + 1; T.Use(a); var l = new List<int>(); l.Add(i + 5); s += T.Look(l); }
        return s;
    }
    static List<object?> Texts(int n)
    {
        var log = new List<object?>();
        for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); var text = (Later)$"l{l}"; Log(ref text, log); }
        return log;
    }
    static List<object> Converted(int n)
    {
        var all = new List<object>(); Boxed sum = default;
        for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); Boxed b = l; all.Add(b.O); var a = new int[1]; a[0] = i; sum += a; all.Add(sum.O); }
        return all;
    }
    static void Main()
    {
        Console.WriteLine(Statics<Keeps>(3)); foreach (var a in Keeps.All) Console.WriteLine(a[0]); foreach (var l in Keeps.Lists) Console.WriteLine(l[0]);
        foreach (var o in Texts(3)) Console.WriteLine(o is List<int> l ? l[0] : o);
        foreach (var o in Converted(3)) Console.WriteLine(o is List<int> l ? l[0] : o is int[] a ? a[0] : o);
    }
}
