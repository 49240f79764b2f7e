// refuses: ALLOC301
// A string keeps the characters of an array while a view of it is held; what it was made of changes.
#nullable enable
using System;

static class Program
{
    static int A(ReadOnlySpan<char> span, char[] behind)
    {
        var part = span.ToString().AsSpan().Trim();
        behind[0] = '4';
        return int.Parse(part);
    }

    static int B(char[] behind)
    {
        ReadOnlySpan<char> part = new string(behind);
        behind[0] = '4';
        return int.Parse(part);
    }

    static int C(char[] behind)
    {
        ReadOnlyMemory<char> part = new string(behind).AsMemory();
        behind[0] = '4';
        return int.Parse(part.Span);
    }

    static int D(char[] behind) => Two(new string(behind), behind[0] = '4');

    static int D2(char[] behind) => Two(new string(behind).AsSpan(), behind[0] = '4');

    static int E(char[] behind) => int.Parse(Id(new string(behind).AsSpan())[..(behind[0] = '\x1')]);

    static int F(char[] behind)
    {
        foreach (var c in new string(behind).AsSpan())
            behind[1] = '7';
        var sum = 0;
        foreach (var c in new string(behind).AsSpan(0))
        {
            sum = sum * 10 + c;
            behind[1] = '8';
        }

        return sum;
    }

    static ReadOnlySpan<char> Id(ReadOnlySpan<char> c) => c;

    static int Two(ReadOnlySpan<char> span, char c) => int.Parse(span) + c;

    static void Main()
    {
        Console.WriteLine(A("12".ToCharArray(), new char[1]));
        var a = "12".ToCharArray();
        Console.WriteLine(A(a, a));
        Console.WriteLine(B("12".ToCharArray()));
        Console.WriteLine(C("12".ToCharArray()));
        Console.WriteLine(D("12".ToCharArray()));
        Console.WriteLine(D2("12".ToCharArray()));
        Console.WriteLine(E("12".ToCharArray()));
        Console.WriteLine(F("12".ToCharArray()));
    }
}
