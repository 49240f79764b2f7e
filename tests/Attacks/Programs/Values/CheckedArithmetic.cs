// fixes: ALLOC501, ALLOC301
#nullable enable
using System;

// Sizes, indices and numbers that overflow in a checked context, inside and outside of what is rewritten.
static class Program
{
    static string Run(Func<long> read)
    {
        try
        {
            return "" + read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static long Sum(int a, int b)
    {
        var buffer = new byte[4];
        checked
        {
            buffer[0] = (byte)a;
            buffer[1] = (byte)(a + b);
            buffer[2] = unchecked((byte)(a - b));
            buffer[3] = (byte)(b / 2);
        }

        return BitConverter.ToInt32(buffer, 0);
    }

    static long Parts(string text, int at)
    {
        var sum = 0L;
        for (var i = 0; i < 2; i++)
            sum += checked((byte)int.Parse(text.Substring(checked(at + i)).Trim()));
        return sum;
    }

    static long Bytes(int value)
    {
        var bytes = BitConverter.GetBytes(checked(value + 1));
        return bytes[0] | bytes[3] << 8;
    }

    static void Main()
    {
        foreach (var (a, b) in new[] { (1, 2), (200, 100), (-1, 1), (255, 0), (int.MaxValue, 1) })
            Console.WriteLine(Run(() => Sum(a, b)) + " " + Run(() => Bytes(a)));
        foreach (var at in new[] { 0, 1, 3, 4, -1, int.MaxValue })
            Console.WriteLine(Run(() => Parts("1020", at)) + " " + Run(() => Parts("99 9", at)));
    }
}
