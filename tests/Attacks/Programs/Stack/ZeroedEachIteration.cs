// fixes: ALLOC501
// A buffer that is made anew in each iteration begins with zeros in each, also without initialised locals.
using System;
using System.Runtime.CompilerServices;

static class Program
{
    [SkipLocalsInit]
    static int Loop(int rounds)
    {
        var sum = 0;
        for (var i = 0; i < rounds; i++)
        {
            var buffer = new byte[16];
            sum += buffer[i % 16] + buffer[15];
            buffer[i % 16] = (byte)(i + 1);
            buffer[15]++;
            if (i % 3 == 0) continue;
            sum += buffer[i % 16];
        }

        return sum;
    }

    [SkipLocalsInit]
    static int Once()
    {
        var digits = new int[32];
        digits[3]++;
        var sum = 0;
        foreach (var d in digits) sum += d;
        return sum;
    }

    static void Main() { Console.WriteLine(Loop(20) + " " + Once()); }
}
