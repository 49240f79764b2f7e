// fixes: ALLOC305
// An operand throws while the text is collected, again and again: what was rented goes back, what follows is clean.
using System;
using System.Text;

static class Program
{
    static string Collect(string text, int n)
    {
        var builder = new StringBuilder();
        builder.Append(text).Append(100 / n).Append(text);
        return builder.ToString();
    }

    static void Main()
    {
        var failures = 0;
        var sum = 0;
        for (var i = -3; i < 4; i++)
        {
            try { sum += Collect(new string((char)('a' + i + 3), 700), i).Length; }
            catch (DivideByZeroException) { failures++; }
        }

        Console.WriteLine(failures + " " + sum + Collect("z", 50));
    }
}
