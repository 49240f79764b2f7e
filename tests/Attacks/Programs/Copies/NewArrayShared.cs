// fixes: ALLOC505
#nullable enable
using System;
using System.Linq;

// Copies of arrays that a method has just made, beside copies of arrays that it also keeps, hands out again, or fills later.
static class Program
{
    static readonly byte[] s_kept = { 1, 2, 3 };
    static byte[]? s_last;
    static byte[]? s_cached;

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Round(i);
    }

    static void Round(int number)
    {
        var fresh = Fresh(number).ToArray();
        fresh[0]++;
        Console.WriteLine(fresh[0] + " " + Fresh(number)[0]);
        var kept = Kept().ToArray();
        kept[0]++;
        Console.WriteLine(kept[0] + " " + Kept()[0]);
        var last = Last(number).ToArray();
        last[0]++;
        Console.WriteLine(last[0] + " " + s_last![0]);
        var cached = Cached().ToArray();
        cached[0]++;
        Console.WriteLine(cached[0] + " " + Cached()[0]);
        Console.WriteLine(Empty(number).ToArray().Length);
    }

    static byte[] Fresh(int number)
    {
        var made = new byte[2];
        made[0] = (byte)number;
        return made;
    }

    static byte[] Kept() => s_kept;

    static byte[] Last(int number)
    {
        var made = new byte[2];
        made[0] = (byte)number;
        s_last = made;
        return made;
    }

    static byte[] Cached() => s_cached ??= new byte[2];

    static byte[] Empty(int number) => number == 0 ? Array.Empty<byte>() : new byte[number];
}
