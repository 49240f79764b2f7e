// fixes: ALLOC104
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
using System.Text.RegularExpressions;

// What a loop makes throws, and the loop catches it and goes on.
static class Program
{
    static string Patterns(string[] texts, string pattern)
    {
        var log = new StringBuilder();
        foreach (var text in texts)
        {
            try
            {
                log.Append(new Regex(pattern).IsMatch(text));
            }
            catch (ArgumentException)
            {
                log.Append('!');
            }
        }

        return log.ToString();
    }

    static string Buffers(int[] sizes)
    {
        var log = new StringBuilder();
        foreach (var size in sizes)
        {
            var buffer = new byte[8];
            try
            {
                buffer[0] = 1;
                buffer[size] = (byte)(buffer[size] + 1);
                log.Append(buffer[0]).Append(buffer[7]);
            }
            catch (IndexOutOfRangeException)
            {
                log.Append('!').Append(buffer[0]);
            }
        }

        return log.ToString();
    }

    static string Lists(int[][] rows)
    {
        var log = new StringBuilder();
        foreach (var row in rows)
        {
            var seen = new List<int>();
            try
            {
                foreach (var number in row)
                    seen.Add(100 / number);
            }
            catch (DivideByZeroException)
            {
                log.Append('!');
            }

            log.Append(seen.Count).Append(';');
        }

        return log.ToString();
    }

    static void Main()
    {
        Console.WriteLine(Patterns(["a", "b"], "a") + " " + Patterns(["a", "b"], "(") + " " + Patterns([], "("));
        Console.WriteLine(Buffers([0, 7, 8, -1, 7]));
        Console.WriteLine(Lists([[1, 2], [1, 0, 2], [], [5]]));
    }
}
