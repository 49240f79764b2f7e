// Temporary arrays that are spread into collections of each kind.
// fixes: ALLOC501
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;

static class Program
{
    static int Listed(int n)
    {
        var parts = new int[4];
        parts[n & 3] = n;
        List<int> list = [.. parts, n];
        parts[0] = 9;
        return list[0] * 100 + list[4] + parts[0];
    }

    static int Arrays(int n)
    {
        var parts = new byte[4];
        parts[n & 3] = (byte)n;
        byte[] copy = [.. parts];
        copy[1] = 7;
        return copy.Length * 100 + copy[n & 3] + parts[1];
    }

    static int Kept(int n)
    {
        var parts = new byte[4];
        parts[n & 3] = (byte)n;
        s_kept = [.. parts];
        parts[n & 3] = 0;
        return s_kept[n & 3];
    }

    static byte[] s_kept = [];

    static IEnumerable<byte> Lazy(int n)
    {
        var parts = new byte[4];
        parts[n & 3] = (byte)n;
        IEnumerable<byte> all = [.. parts, 1];
        parts[n & 3] = 0;
        return all;
    }

    static int Immutable(int n)
    {
        var parts = new char[2];
        parts[n & 1] = 'a';
        ImmutableArray<char> all = [.. parts];
        parts[n & 1] = 'b';
        return all[n & 1];
    }

    static int Spans(int n)
    {
        var parts = new char[2];
        parts[n & 1] = 'a';
        ReadOnlySpan<char> all = [.. parts, 'c'];
        parts[n & 1] = 'b';
        return all[n & 1] + all[2];
    }

    static int Widened(int n)
    {
        var parts = new int[2];
        parts[n & 1] = n;
        List<long> all = [.. parts];
        HashSet<object> boxes = [.. parts];
        return (int)all[n & 1] + boxes.Count;
    }

    static void Main()
    {
        for (var i = 0; i < 6; i++)
        {
            Console.WriteLine(Listed(i));
            Console.WriteLine(Arrays(i));
            Console.WriteLine(Kept(i));
            Console.WriteLine(string.Join(",", Lazy(i)));
            Console.WriteLine(Immutable(i));
            Console.WriteLine(Spans(i));
            Console.WriteLine(Widened(i));
        }
    }
}
