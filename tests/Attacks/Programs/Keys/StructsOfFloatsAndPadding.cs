// refuses: ALLOC206
// Structures without an equality of their own, of floating numbers, decimals, gaps, arrays, texts and other structures, are keys.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;

struct Floats { public double A; public float B; public Floats(double a, float b) => (A, B) = (a, b); }

struct Gaps { public byte A; public long B; public Gaps(byte a, long b) => (A, B) = (a, b); }

struct Money { public decimal A; public int B; public Money(decimal a, int b) => (A, B) = (a, b); }

struct Texts { public string? A; public string? B; public Texts(string? a, string? b) => (A, B) = (a, b); }

struct Arrays { public int[]? A; public Arrays(int[]? a) => A = a; }

struct Inner { public float A; public Inner(float a) => A = a; }

struct Outer { public Inner A; public int? B; public DayOfWeek C; public Outer(float a, int? b, DayOfWeek c) => (A, B, C) = (new Inner(a), b, c); }

[StructLayout(LayoutKind.Explicit)]
struct Union { [FieldOffset(0)] public int A; [FieldOffset(0)] public float B; }

struct Half2 { public Half A; public char B; public Half2(Half a, char b) => (A, B) = (a, b); }

struct Empty { }

static class Program
{
    static string Count<T>(params T[] keys) where T : struct
    {
        var table = new Dictionary<T, int>();
        var set = new HashSet<T>();
        foreach (var key in keys)
        {
            table[key] = table.TryGetValue(key, out var n) ? n + 1 : 1;
            set.Add(key);
        }

        return string.Join(",", table.Values) + "/" + set.Count + "/" + keys.Distinct().Count() + "/" + keys.Contains(keys[^1]) + keys[0].Equals(keys[^1]);
    }

    static int Direct(Floats[] keys)
    {
        var table = new Dictionary<Floats, int>();
        foreach (var key in keys)
            table[key] = table.GetValueOrDefault(key) + 1;
        return table.Count;
    }

    static int Moneys(Money[] keys)
    {
        var set = new HashSet<Money>();
        foreach (var key in keys)
            set.Add(key);
        return set.Count;
    }

    static int Outers(Outer[] keys)
    {
        var set = new HashSet<Outer>();
        foreach (var key in keys)
            set.Add(key);
        return set.Count;
    }

    static int Unions(Union[] keys)
    {
        var set = new HashSet<Union>();
        foreach (var key in keys)
            set.Add(key);
        return set.Count;
    }

    static int Text(Texts[] keys)
    {
        var set = new HashSet<Texts>();
        foreach (var key in keys)
            set.Add(key);
        return set.Count;
    }

    static void Main()
    {
        var odd = BitConverter.Int64BitsToDouble(-1L);
        Console.WriteLine(Count(new Floats(0.0, 0f), new Floats(-0.0, -0f), new Floats(double.NaN, 1), new Floats(odd, 1), new Floats(double.NaN, 1)));
        Console.WriteLine(Count(new Gaps(1, 2), new Gaps(1, 2), new Gaps(2, 1)));
        Console.WriteLine(Count(new Money(1.0m, 1), new Money(1.00m, 1), new Money(-0.0m, 0), new Money(0m, 0)));
        Console.WriteLine(Count(new Texts("a", null), new Texts(new string('a', 1), null), new Texts(null, "a")));
        Console.WriteLine(Count(new Arrays([1]), new Arrays([1]), new Arrays(null)));
        Console.WriteLine(Count(new Outer(0f, 1, DayOfWeek.Friday), new Outer(-0f, 1, DayOfWeek.Friday), new Outer(float.NaN, null, 0), new Outer(float.NaN, null, 0)));
        Console.WriteLine(Count(new Union { A = 1 }, new Union { A = 1 }, new Union { B = 0f }, new Union { B = -0f }, new Union { B = float.NaN }));
        Console.WriteLine(Count(new Half2((Half)0, 'a'), new Half2(Half.NegativeZero, 'a'), new Half2(Half.NaN, 'b'), new Half2(Half.NaN, 'b')));
        Console.WriteLine(Count(new Empty(), new Empty()));
        Console.WriteLine(Direct([new(0.0, 0f), new(-0.0, -0f), new(double.NaN, 1), new(odd, 1)]) + " " + Moneys([new(1.0m, 1), new(1.00m, 1)]));
        Console.WriteLine(Outers([new(0f, 1, 0), new(-0f, 1, 0), new(float.NaN, null, 0), new(float.NaN, null, 0)]) + " " + Unions([new Union { B = float.NaN }, new Union { B = float.NaN }, new Union { B = -0f }, default]));
        Console.WriteLine(Text([new("a", null), new("a", null), new(null, "b")]));
    }
}
