// silent: ALLOC104, ALLOC501, ALLOC502
// The array itself is kept: assigned, in a tuple, in an array, behind a pattern.
using System;

static class Program
{
    static void Main()
    {
        int[] prev = null, tuple = null, pattern = null;
        var all = new int[3][];
        for (var i = 0; i < 3; i++)
        {
            var buf = new int[4];
            buf[0] = i + 1;
            var other = new int[4];
            other[1] = i + 5;
            var third = new int[4];
            third[2] = i + 7;
            all[i] = new[] { i };
            if (prev is null)
                prev = buf;
            (tuple, _) = i == 1 ? (other, 1) : (tuple, 2);
            if (third is { Length: > 3 } same && i == 0)
                pattern = same;
            Console.WriteLine(prev[0] + " " + tuple?[1] + " " + pattern[2]);
        }

        Console.WriteLine(prev[0] + " " + tuple[1] + " " + pattern[2] + all[1][0]);
    }
}
