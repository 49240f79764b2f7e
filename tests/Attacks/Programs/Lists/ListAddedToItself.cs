// fixes: ALLOC505
// A list that is given its own items as a span: what is added lies behind them, and what is inserted would move them first.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
static class Lists
{
    public static List<int> Added(int capacity)
    {
        var all = new List<int>(capacity) { 1, 2, 3 };
        all.AddRange(CollectionsMarshal.AsSpan(all).ToArray());
        all.AddRange(CollectionsMarshal.AsSpan(all).Slice(1, 2).ToArray());
        return all;
    }
    public static List<int> Inserted(int capacity)
    {
        var all = new List<int>(capacity) { 1, 2, 3 };
        all.InsertRange(1, CollectionsMarshal.AsSpan(all).ToArray());
        return all;
    }
}
static class Program
{
    static void Main()
    {
        foreach (var capacity in new[] { 3, 5, 64 })
            Console.WriteLine(string.Join(",", Lists.Added(capacity)) + " " + string.Join(",", Lists.Inserted(capacity)));
    }
}
