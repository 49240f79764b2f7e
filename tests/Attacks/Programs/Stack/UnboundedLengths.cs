// fixes: ALLOC504
// Lengths of zero, below and above the limit, with effects, and in a narrower type.
using System;

static class Program
{
    static int Say(int n) { Console.Write("say "); return n; }

    static int Sum(int n)
    {
        Span<byte> memory = stackalloc byte[n];
        memory.Fill(1);
        var sum = 0;
        foreach (var b in memory) sum += b;
        return sum;
    }

    static int Computed(string text, int n)
    {
        Span<char> characters = stackalloc char[Say(text.Length + n)];
        text.AsSpan().CopyTo(characters);
        return characters.Length + characters[0];
    }

    static int Byte(byte n) { Span<int> numbers = stackalloc int[n]; return numbers.Length; }

    static int Two(int n, int m)
    {
        Span<int> a = stackalloc int[n], b = stackalloc int[m];
        return a.Length * 1000 + b.Length;
    }

    static void Main()
    {
        Console.WriteLine(Sum(0) + Sum(10) + Sum(500) + " " + Computed("abc", 4) + " " + Byte(200) + " " + Two(3, 4000));
        try { Computed(null, 1); } catch (NullReferenceException) { Console.WriteLine("null"); }
    }
}
