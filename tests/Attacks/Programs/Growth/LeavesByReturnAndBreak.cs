// fixes: ALLOC303
// The loop is left by break, continue and return of something else.
using System;

static class Program
{
    static string Join(int n, int stop, int leave)
    {
        string text = "";
        for (var i = 0; i < n; i++)
        {
            if (i == stop) break;
            if (i == leave) return "left";
            if (i == 1) continue;
            text += i;
        }

        return text + "!";
    }

    static string Returned(int n)
    {
        string text = "";
        while (true)
        {
            text += n;
            if (--n < 0)
                break;
        }

        return text;
    }

    static void Main()
    {
        Console.WriteLine(Join(6, 9, 9) + Join(6, 3, 9) + Join(6, 9, 4) + Returned(4));
    }
}
