// silent: ALLOC104
// Local functions and lambdas see what a loop makes, and run later.
using System;
using System.Collections.Generic;

static class Program
{
    static string Run(int n)
    {
        var later = new List<Func<int>>();
        for (var i = 0; i < n; i++)
        {
            var list = new List<int>();
            var buffer = new byte[4];
            void Add(int value) { list.Add(value); buffer[0]++; }
            Add(i);
            Add(i);
            later.Add(() => list.Count * 10 + buffer[0]);
            later.Add(Local);
            int Local() => list[0];
        }

        var text = "";
        foreach (var f in later) text += f() + " ";
        return text;
    }

    static void Main() { Console.WriteLine(Run(3)); }
}
