// fixes: ALLOC506
using System;

// One element of the parts of a number, beside values that are read before, after, under a condition, and in a loop that changes the number.
static class Program
{
    static decimal s_amount = 12.345m;

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Round(i);
    }

    static void Round(int number)
    {
        var amount = number / 7m;
        var scale = (decimal.GetBits(amount)[3] >> 16) & 0xFF;
        Console.WriteLine(scale);
        Console.WriteLine(Next() + decimal.GetBits(s_amount)[0] + Next());
        Console.WriteLine(number > 0 && decimal.GetBits(s_amount)[1] == 0 ? decimal.GetBits(s_amount += 1)[0] : -1);
        while (decimal.GetBits(amount)[3] != 0 && number < 20)
        {
            amount *= 10;
            var low = decimal.GetBits(amount)[0];
            Console.WriteLine(low + number++);
        }

        if (decimal.GetBits(s_amount)[2] == 0)
            Console.WriteLine(decimal.GetBits(amount)[0] ^ decimal.GetBits(s_amount)[0]);
    }

    static int Next()
    {
        s_amount /= 3;
        return 1;
    }
}
