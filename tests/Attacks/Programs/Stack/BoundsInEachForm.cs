// silent: ALLOC504
// Lengths of stack memory that a limit bounds, in the forms that a limit can be written in.
#nullable enable
using System;
using System.Linq;
using System.Numerics;

public static class Program
{
    static int Use(scoped Span<byte> s) => s.Length;

    public static int Pattern(int n)
    {
        if (n is < 0 or > 256)
            throw new ArgumentOutOfRangeException(nameof(n));
        return Use(stackalloc byte[n]);
    }

    public static int And(int n) => n is >= 0 and <= 256 && Use(stackalloc byte[n]) > 3 ? 1 : 0;

    public static int Not(int n)
    {
        if (!(n <= 256))
            return 0;
        return Use(stackalloc byte[n]);
    }

    public static int Or(int n) => n > 256 || Use(stackalloc byte[n]) > 3 ? 1 : 0;

    public static int Thrown(int n)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThan(n, 256);
        return Use(stackalloc byte[n]);
    }

    public static int ThrownOrEqual(int n)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual(n, 256);
        return Use(stackalloc byte[n]);
    }

    public static int Case(int n)
    {
        switch (n)
        {
            case >= 0 and < 100:
                return Use(stackalloc byte[n]);
            default:
                return 0;
        }
    }

    public static int Arm(int n) => n switch { < 100 => Use(stackalloc byte[n]), _ => 0 };

    public static int When(object o) => o switch { int n when n < 100 => Use(stackalloc byte[n]), int and < 10 => 1, _ => 0 };

    public static int Clamped(int n) => Use(stackalloc byte[int.Clamp(n, 0, 256)]);

    public static int Least(int n) => Use(stackalloc byte[int.Min(n, 256)]);

    public static int Unsigned(int n)
    {
        if ((uint)n > 256u)
            return 0;
        return Use(stackalloc byte[n]);
    }

    public static int Capped(int n)
    {
        if (n > 256)
            n = 256;
        return Use(stackalloc byte[n]);
    }

    public static int Chosen(int n)
    {
        n = n > 256 ? 256 : n;
        return Use(stackalloc byte[n]);
    }

    public static int Halved(int n)
    {
        while (n > 256)
            n /= 2;
        return Use(stackalloc byte[n]);
    }

    public static int Bits(uint n) => Use(stackalloc byte[BitOperations.Log2(n)]) + Use(stackalloc byte[BitOperations.PopCount(n)]);

    public static int Small(DayOfWeek day, bool b) => Use(stackalloc byte[(byte)day]) + Use(stackalloc byte[b ? 3 : 4]);

    public static int OfArray(byte[] s)
    {
        if (s.Length <= 64 && s.Length > 0)
        {
            Span<byte> copy = stackalloc byte[s.Length];
            s.CopyTo(copy);
            return copy[0];
        }

        return 0;
    }

    public static int ElseBranch(int n)
    {
        if (n > 100)
        {
            return -1;
        }
        else
        {
            return Use(stackalloc byte[n]);
        }
    }

    public static int Twice(int n)
    {
        const int most = 128;
        if (n * 2 > most)
            return 0;
        return Use(stackalloc byte[n * 2]);
    }

    public static int Named(int n)
    {
        var isSmall = n <= 256;
        return isSmall ? Use(stackalloc byte[n]) : 0;
    }

    static void Main() => Console.WriteLine(Pattern(3) + And(4) + Not(2) + Or(4) + Thrown(3) + ThrownOrEqual(4) + Case(3) + Arm(3) + When(3) + Clamped(5) + Least(5) + Unsigned(3) + Capped(300) + Chosen(300) + Halved(5000) + Bits(77) + Small(DayOfWeek.Friday, true) + OfArray(new byte[3]) + ElseBranch(4) + Twice(4) + Named(3));
}
