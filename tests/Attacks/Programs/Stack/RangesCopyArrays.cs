// refuses: ALLOC501
// A range of an array is a copy, a range of a span is the same memory.
using System;

static class Program
{
    static int Copy()
    {
        var a = new int[6];
        for (var i = 0; i < a.Length; i++) a[i] = i;
        var b = a[1..4];
        b[0] = 100;
        a[2] = 50;
        var sum = 0;
        foreach (var n in a) sum += n;
        foreach (var n in b) sum += n * 1000;
        return sum;
    }

    static int Clone()
    {
        Span<byte> kept = new byte[4];
        var a = new byte[4];
        a[1] = 5;
        a.CopyTo(kept);
        a[1] = 6;
        return kept[1] * 10 + a[^3];
    }

    static void Main() { Console.WriteLine(Copy() + " " + Clone()); }
}
