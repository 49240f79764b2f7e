// refuses: ALLOC303
// Jumps lead to labels, inside and outside of the loop.
using System;

static class Program
{
    static string Jumps(int n)
    {
        string text = "";
        for (var i = 0; i < n; i++)
        {
            switch (i % 2)
            {
                case 0: text += i; goto default;
                default: text += "d"; break;
            }

            if (i == 3) goto end;
        }

        return text;
    end:
        return "end" + text;
    }

    static void Main() { Console.WriteLine(Jumps(3)); Console.WriteLine(Jumps(9)); }
}
