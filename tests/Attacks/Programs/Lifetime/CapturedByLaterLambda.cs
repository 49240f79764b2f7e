// silent: ALLOC104, ALLOC501, ALLOC502
// A lambda of an earlier iteration reads the array when all are made.
using System;
using System.Collections.Generic;

static class Program
{
    static void Main()
    {
        var later = new List<Func<int>>();
        for (var i = 0; i < 4; i++)
        {
            var buf = new int[4];
            buf[0] = i;
            later.Add(() => buf[0]++);
        }

        foreach (var run in later)
            Console.Write(run() + " ");
        Console.WriteLine(later[2]());
    }
}
