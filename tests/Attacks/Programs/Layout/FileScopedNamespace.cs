// fixes: ALLOC104, ALLOC301
// A header, a file-scoped namespace, and fields between and after the methods.
/* Header that stays first. */
namespace Here.And.There;

using System;
using System.Collections.Generic;

internal static class Program
{
    private const int Most = 3;

    private static readonly int s_first = 1;

    private static int Parse(string s) => s is null ? 0 : int.Parse(s.Replace(",", "").Trim());

    private static int s_last = s_first + Most;

    private static int Distinct(int[][] rows)
    {
        var sum = 0;
        foreach (var row in rows)
        {
            var seen = new HashSet<int>();
            foreach (var number in row)
            {
                seen.Add(number);
            }

            sum += seen.Count;
        }

        return sum;
    }

    private static void Main() => Console.WriteLine(Distinct(new[] { new[] { 1, 1, 2 }, new[] { 3 } }) + Parse(" 1,0 ") + s_last);

    private static readonly string s_name = "end";

    private sealed class Unused
    {
        public override string ToString() => s_name;
    }
}
