// fixes: ALLOC504
// Lengths that operators and conversions of the program compute, which count how often they are asked.
#nullable enable
using System;

readonly struct Len
{
    public static int Asked;
    private readonly int _n;
    public Len(int n) => _n = n;
    public static implicit operator int(Len l) { Asked++; return l._n; }
    public static Len operator +(Len a, Len b) { Asked += 100; return new Len(a._n + b._n); }
}

static class Program
{
    static int Fill(Len n)
    {
        Span<byte> span = stackalloc byte[n];
        span.Fill(3);
        return span.Length + span[0];
    }
    static int Cast(Len n)
    {
        Span<byte> span = stackalloc byte[(int)n];
        span.Fill(3);
        return span.Length + span[0];
    }
    static int Add(Len n, Len m)
    {
        Span<byte> span = stackalloc byte[n + m];
        span.Fill(3);
        return span.Length + span[0];
    }
    static int Plain(int n)
    {
        Span<byte> span = stackalloc byte[n];
        span.Fill(3);
        return span.Length + span[0];
    }

    static void Main()
    {
        for (var i = 1; i < 4; i++)
        {
            Console.WriteLine(Fill(new Len(i * 300)));
            Console.WriteLine(Cast(new Len(i * 300)));
            Console.WriteLine(Add(new Len(i * 300), new Len(4)));
            Console.WriteLine(Plain(i * 300));
        }
        Console.WriteLine(Len.Asked);
    }
}
