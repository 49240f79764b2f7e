// refuses: ALLOC206
// Structs without their own equality as keys, which differ in how their fields compare: by bits, by reference, by an 'Equals' that counts.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;

sealed class Counted
{
    public static int Asked;

    public int Number;

    public override bool Equals(object? other)
    {
        Asked++;
        return other is Counted counted && counted.Number == Number;
    }

    public override int GetHashCode() => Number;
}

struct OfNumbers
{
    public float X;
    public double Y;
}

struct OfObject
{
    public Counted Value;
    public int Number;
}

struct OfArray
{
    public int[] Items;
}

struct OfStruct
{
    public OfNumbers Inner;
    public string? Name;
}

struct Generic<T>
{
    public T Value;
    public byte Kind;
}

partial struct Parts
{
    public int First;
}

partial struct Parts
{
    public int Second { get; set; }
}

struct Primary(int number)
{
    public int Number => number;
}

static class Program
{
    static string Numbers(int n)
    {
        var map = new Dictionary<OfNumbers, int>();
        for (var i = 0; i < n; i++)
        {
            map[new OfNumbers { X = float.NaN, Y = -0.0 }] = i;
            map[new OfNumbers { X = float.NaN, Y = 0.0 }] = i;
        }

        return map.Count + " " + map.ContainsKey(new OfNumbers { X = float.NaN });
    }

    static string Objects(int n)
    {
        var set = new HashSet<OfObject>();
        for (var i = 0; i < n; i++)
            set.Add(new OfObject { Value = new Counted { Number = i % 2 }, Number = 1 });
        return set.Count.ToString();
    }

    static string Arrays(int n)
    {
        var shared = new int[1];
        var list = new List<OfArray>();
        for (var i = 0; i < n; i++)
        {
            if (!list.Contains(new OfArray { Items = i % 2 == 0 ? shared : new int[1] }))
                list.Add(new OfArray { Items = shared });
        }

        return list.Count + " " + list.IndexOf(new OfArray { Items = shared });
    }

    static string Structs(int n)
    {
        var map = new ConcurrentDictionary<OfStruct, int>();
        for (var i = 0; i < n; i++)
            map.TryAdd(new OfStruct { Inner = new OfNumbers { X = i % 2 }, Name = "n" + i % 3 }, i);
        return map.Count.ToString();
    }

    static string Generics<T>(T value, int n)
    {
        var set = new HashSet<Generic<T>>();
        for (var i = 0; i < n; i++)
            set.Add(new Generic<T> { Value = value, Kind = (byte)(i % 2) });
        return set.Count + " " + new[] { default(Generic<T>), default }.Distinct().Count();
    }

    static string Partial(int n)
    {
        var set = new HashSet<Parts>();
        for (var i = 0; i < n; i++)
            set.Add(new Parts { First = 1, Second = i % 2 });
        return set.Count + " " + new Parts().ToString();
    }

    static string Primaries(int n)
    {
        var set = new HashSet<Primary>();
        for (var i = 0; i < n; i++)
            set.Add(new Primary(i % 3));
        return set.Count + " " + set.Contains(new Primary(2));
    }

    static void Main()
    {
        Console.WriteLine(Numbers(4));
        Console.WriteLine(Objects(4));
        Console.WriteLine(Arrays(4));
        Console.WriteLine(Structs(6));
        Console.WriteLine(Generics("x", 4));
        Console.WriteLine(Generics(1, 4));
        Console.WriteLine(Partial(4));
        Console.WriteLine(Primaries(4));
        Console.WriteLine(Counted.Asked > 0);
    }
}
