// refuses: ALLOC602
// What stands before a query in a joined text becomes text before the query runs, and the query changes what it tells.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Counter
{
    public int N;
    public bool Hit(int n) { N++; return n > 1; }
    public override string ToString() => "[" + N + "]";
}
struct Small
{
    public Counter C;
    public override string ToString() => "{" + C.N + "}";
}

static class Program
{
    static void Main()
    {
        var items = new[] { 1, 2, 3 };
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Run(items, new Counter(), i));
    }

    static string Run(int[] items, Counter counter, int least)
    {
        object o = counter;
        var small = new Small { C = counter };
        string a = counter + ":" + items.Where(n => counter.Hit(n)).Count(n => n > least);
        string b = o + (items.Where(n => counter.Hit(n)).Any(n => n > least) ? "yes" : "no");
        string c = small + items.Where(n => counter.Hit(n)).Count(n => n > least).ToString();
        string text = "";
        text += o;
        string d = o + items.Where(n => counter.Hit(n)).Select(n => n + "!").First(n => n.Length > 1);
        return a + b + c + d + text;
    }
}
