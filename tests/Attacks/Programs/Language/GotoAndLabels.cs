// Jumps go back and forth over declarations and loops.
// refuses: ALLOC303
// silent: ALLOC104, ALLOC501
using System;
using System.Text;

static class Program
{
    static string Run(int n)
    {
        var text = "";
        var i = 0;
    again:
        var builder = new StringBuilder();
        var digits = new int[4];
        builder.Append(i);
        digits[i % 4]++;
        text += builder.ToString() + digits[i % 4] + digits[(i + 1) % 4];
        if (++i < n) goto again;
        for (var k = 0; k < 3; k++)
        {
            if (k == 1) goto end;
            text += k;
        }

    end:
        return text;
    }

    static void Main() { Console.WriteLine(Run(3)); }
}
