// fixes: ALLOC402
// Each iteration has variables of its own, and lambdas that are kept see those of theirs.
using System;
using System.Collections.Generic;

static class Program
{
    static string Run(string[] texts, int most)
    {
        var later = new List<Func<string>>();
        foreach (var text in texts)
        {
            var length = text.Length;
            length += 1;
            if (length > most)
            {
                later.Add(() => text + length);
                continue;
            }

            for (var i = 0; i < most; i++)
            {
                var half = i / 2;
                if (half == 1)
                    later.Add(() => "abcd".Substring(half) + half);
            }
        }

        var all = "";
        foreach (var one in later)
            all = one() + ";" + all;
        return all;
    }

    static void Main()
    {
        Console.WriteLine(Run(new[] { "a", "bcd", "efghij", "" }, 4));
        Console.WriteLine(Run(new[] { "abc" }, 9));
    }
}
