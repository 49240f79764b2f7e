// refuses: ALLOC602
// A lambda of the query replaces an argument beside it by an out argument with '!'.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    private static readonly Dictionary<int, string> Names = new() { [1] = "bb", [3] = "dddd" };

    static int Weigh(string name, int count) => name.Length * 100 + count;

    static int A(int[] items, string name) => Weigh(name, items.Count(item => Names.TryGetValue(item, out name!)));

    static int B(int[] items, int limit) => limit * 1000 + items.Count(item => Next(out limit!) < item);

    static int Next(out int limit) => limit = 2;

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(A([1, 2, i], "x") + " " + B([1, 2, 3], i));
        }
    }
}
