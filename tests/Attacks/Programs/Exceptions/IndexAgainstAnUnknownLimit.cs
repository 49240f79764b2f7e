// fixes: ALLOC501
#nullable enable
using System;

// A value with an effect is computed before an array tests the index, and after a span does. A limit that a caller gives keeps no index in range.
static class Program
{
    static int s_read;

    static int Read() => ++s_read;

    static int Filled(int count)
    {
        var buffer = new int[4];
        for (var i = 0; i < count; i++)
            buffer[i] = Read();
        return buffer[0] + buffer[3];
    }

    static int Difference(int skipped)
    {
        var buffer = new int[4];
        for (var i = 0; i < 4 - skipped; i++)
            buffer[i] = Read();
        return buffer[0] + buffer[3];
    }

    static int Moved(int step)
    {
        var buffer = new int[4];
        for (var i = 0; i < 4; i++)
        {
            if (step > 0)
                i++;
            buffer[i] = Read();
        }

        return buffer[0] + buffer[3];
    }

    static int Whole(int added)
    {
        var buffer = new int[4];
        for (var i = 0; i < buffer.Length && added < 6; i++)
            buffer[i] = Read() + buffer[Read() & 3];
        for (var i = 1; 4 > i; ++i)
            buffer[i] += Read();
        return buffer[0] + buffer[3];
    }

    static bool IsValid(int index) => index != 7;

    static int Tested(int count)
    {
        var buffer = new int[4];
        for (var i = 0; IsValid(i) && i < count * 2; i++)
            buffer[i] = Read();
        return buffer[0] + buffer[3];
    }

    static void Show(Func<int, int> count, int argument)
    {
        try
        {
            Console.Write(count(argument));
        }
        catch (IndexOutOfRangeException)
        {
            Console.Write("out of range");
        }

        Console.WriteLine(" after " + s_read);
    }

    static void Main()
    {
        foreach (var argument in new[] { 2, 4, 6, -3, 1 })
        {
            Show(Filled, argument);
            Show(Difference, argument);
            Show(Moved, argument);
            Show(Tested, argument);
            Show(Whole, argument);
        }
    }
}
