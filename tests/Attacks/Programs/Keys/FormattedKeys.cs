// refuses: ALLOC304
// Keys that are formatted in each iteration, with a culture that changes between iterations.
using System;
using System.Collections.Generic;
using System.Globalization;

static class Program
{
    static int Run(int rounds, int n)
    {
        var counts = new Dictionary<string, int>();
        for (var round = 0; round < rounds; round++)
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(round % 2 == 0 ? "en-US" : "sv-SE");
            for (var i = -2; i < n; i++)
            {
                counts.TryGetValue("key" + i, out var count);
                counts["key" + i] = count + 1;
            }
        }

        return counts.Count;
    }

    static void Main() { Console.WriteLine(Run(3, 4)); }
}
