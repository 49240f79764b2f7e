// refuses: ALLOC101
// silent: ALLOC102
// The callee keeps, writes, returns, captures or compares the array.
using System;
using System.Collections.Generic;

static class Program
{
    static object[] _kept;

    internal static void Keep(params object[] values) => _kept = values;
    internal static int Write(params int[] values) { values[0] += 5; return values[0]; }
    internal static int[] Return(params int[] values) => values;
    internal static Func<int> Capture(params int[] values) => () => values[0]++;
    internal static IEnumerable<int> Lazy(params int[] values) { foreach (var v in values) yield return v; }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Keep(i, "a");
            Console.Write(_kept[0]);
            _kept[0] = "changed";
            Console.Write(Write(1) + Write(1));
            Return(7)[0] = 8;
            Console.Write(Return(7)[0]);
            var next = Capture(3);
            Console.Write(next() + next());
            foreach (var n in Lazy(1, 2)) Console.Write(n);
        }

        Console.WriteLine();
    }
}
