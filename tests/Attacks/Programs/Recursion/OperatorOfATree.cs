// silent: ALLOC501
// Adding two numbers adds their lower parts by the same operator.
using System;

sealed class Long
{
    public Long Rest;
    public int Digit;

    public static Long operator +(Long a, Long b)
    {
        if (a is null || b is null)
            return a ?? b;
        var digits = new int[100];
        digits[a.Digit] = a.Digit;
        digits[b.Digit + 50] = b.Digit;
        return new Long { Rest = a.Rest + b.Rest, Digit = (digits[a.Digit] + digits[b.Digit + 50]) % 10 };
    }
}

static class Program
{
    static void Main()
    {
        Long a = null, b = null;
        for (var i = 0; i < 400; i++)
        {
            a = new Long { Rest = a, Digit = i % 10 };
            b = new Long { Rest = b, Digit = i % 7 };
        }

        var sum = 0;
        for (var c = a + b; c is not null; c = c.Rest)
            sum = (sum * 3 + c.Digit) % 1000003;
        Console.WriteLine(sum);
    }
}
