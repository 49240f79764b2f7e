// refuses: ALLOC607
// The source of a loop becomes a collection by an operator of the program, or is a member of a base or of an interface.
#nullable enable
using System;
using System.Collections.Generic;

sealed class Wrapped(int[] items)
{
    public static implicit operator int[](Wrapped wrapped) { Console.Write("w"); return wrapped.Items; }
    private int[] Items => items;
}

abstract class Source
{
    public abstract List<int> Items { get; }
    public virtual int[] Numbers { get; set; } = { 1, 2 };
}

sealed class Loud : Source
{
    public override List<int> Items { get { Console.Write("i"); return new() { 7 }; } }
    public override int[] Numbers { get { Console.Write("n"); return base.Numbers; } }
}

static class Filler
{
    public static List<int> OfConversion(Wrapped wrapped)
    {
        var list = new List<int>();
        foreach (var number in (int[])wrapped)
            list.Add(number);
        return list;
    }

    public static List<int> OfBase(Source source)
    {
        var list = new List<int>();
        foreach (var number in source.Items)
            list.Add(number);
        var others = new List<int>();
        for (var i = 0; i < source.Numbers.Length; i++)
            others.Add(i + list.Count);
        return others;
    }

    public static List<int> OfInterface(IReadOnlyList<int> source)
    {
        var list = new List<int>();
        foreach (var number in source)
            list.Add(number);
        return list;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(string.Join(",", Filler.OfConversion(new Wrapped(new[] { 3 }))) + string.Join(",", Filler.OfBase(new Loud()))
        + string.Join(",", Filler.OfInterface(new[] { 4 })) + Filler.OfInterface(new List<int> { 5 }).Count);
}
