// silent: ALLOC504
// Limits of stack memory in patterns with a property or a name behind them, in an unsigned shift, and in a span that is cut to a length.
#nullable enable
using System;

public static class Program
{
    static int Use(scoped Span<byte> s) => s.Length;

    public static int Typed(object o)
    {
        if (o is int and < 100 and var n)
            return Use(stackalloc byte[n]);
        return 0;
    }

    public static int Property(string s)
    {
        if (s is { Length: > 200 })
            return 0;
        return Use(stackalloc byte[s.Length]);
    }

    public static int Shifted(int n) => Use(stackalloc byte[n >>> 24]);

    public static int Of(ReadOnlySpan<byte> s)
    {
        s = s[..Math.Min(s.Length, 64)];
        return Use(stackalloc byte[s.Length]);
    }

    static void Main() => Console.WriteLine(Typed(4) + Property("abc") + Shifted(-1) + Of(new byte[100]));
}
