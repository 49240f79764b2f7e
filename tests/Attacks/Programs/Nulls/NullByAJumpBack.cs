// refuses: ALLOC301
// A goto, and a goto case, go back to the use after null was stored.
using System;
using System.Collections.Generic;

static class Program
{
    static string Run(Func<int> read)
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

    static string Next(Queue<string> lines) => lines.Count > 0 ? lines.Dequeue() : null;

    static int A(string text, Queue<string> lines)
    {
        var sum = 0;
        if (text == null)
            return -1;
        again:
        sum += int.Parse(text.Trim().TrimEnd('.'));
        text = Next(lines);
        if (sum < 100)
            goto again;
        return sum;
    }

    static int B(Queue<string> lines)
    {
        var text = "1.";
        var state = 0;
        var sum = 0;
        switch (state)
        {
            case 0:
                sum += int.Parse(text.Trim().TrimEnd('.'));
                goto case 1;
            case 1:
                text = Next(lines);
                if (sum < 100)
                    goto case 0;
                return sum;
        }
        return -1;
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(Run(() => A(" 1. ", new Queue<string>(new[] { "3.", "5." }))));
            Console.WriteLine(Run(() => B(new Queue<string>(new[] { "3.", "5." }))));
        }
    }
}
