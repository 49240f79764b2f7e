// fixes: ALLOC608
// Elements that the array before them gives a type, a sequence before the array, and a declarator that another array follows.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
class Base { public override string ToString() => "B"; }
sealed class Derived : Base { public override string ToString() => "D"; }
static class Program
{
    static string Declared(int[] source, int[] given)
    {
        int[] all = new int[0], other = all = given;
        foreach (var x in source)
            all = all.Append(x).ToArray();
        return string.Join(",", all) + other.Length;
    }
    static string TargetTyped(int n)
    {
        var all = new Base[0];
        for (var i = 0; i < n; i++)
            all = all.Concat(new Derived[] { new() }).ToArray();
        return string.Join(",", all.Select(o => o.ToString()));
    }
    static string Boxes(int n)
    {
        object[] all = [];
        for (var i = 0; i < n; i++)
            all = [.. all, .. new long[] { 1 }];
        return string.Join(",", all.Select(o => o.GetType().Name));
    }
    static string Floats(int n)
    {
        double[] all = [];
        for (var i = 0; i < n; i++)
            all = [.. all, .. new float[] { 16777217 }];
        return string.Join(",", all);
    }
    static string Formats(int n)
    {
        object[] all = [];
        for (var i = 0; i < n; i++)
            all = all.Concat(new FormattableString[] { $"{i}" }).ToArray();
        return string.Join(",", all.Select(o => o is FormattableString));
    }
    static string Reordered(int[] source)
    {
        var all = new int[0];
        foreach (var x in source)
            all = Enumerable.Concat(second: all, first: new[] { x, x + 1 }).ToArray();
        return string.Join(",", all);
    }
    static string Names(int[] source)
    {
        var all = new int[0];
        var text = "";
        foreach (var x in source)
        {
            all = all.Append(x).ToArray();
            text += nameof(all.Length);
        }
        return text;
    }
    static void Main()
    {
        Console.WriteLine(Declared(new[] { 1, 2 }, new[] { 5, 6 }));
        Console.WriteLine(TargetTyped(3));
        Console.WriteLine(Boxes(3));
        Console.WriteLine(Floats(3));
        Console.WriteLine(Formats(3));
        Console.WriteLine(Reordered(new[] { 1, 5 }));
        Console.WriteLine(Names(new[] { 1, 5 }));
    }
}
