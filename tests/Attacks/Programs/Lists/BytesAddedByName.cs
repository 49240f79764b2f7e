// refuses: ALLOC306, ALLOC506
// The arguments have names, which are others where a span is taken, and stand in another order.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
static class Lists
{
    static readonly List<string> s_order = new();
    static int At(int n) { s_order.Add("at" + n); return n; }
    static string Text(string text) { s_order.Add(text); return text; }
    public static List<byte> Named(int n)
    {
        var all = new List<byte> { 9, 8 };
        all.AddRange(collection: BitConverter.GetBytes(n));
        all.InsertRange(index: At(1), collection: Encoding.UTF8.GetBytes(Text("b" + n)));
        all.InsertRange(collection: Encoding.UTF8.GetBytes(Text("c" + n)), index: At(0));
        return all;
    }
    public static string Order() => string.Join(" ", s_order);
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(string.Join(",", Lists.Named(5)));
        Console.WriteLine(string.Join(",", Lists.Named(-5)));
        Console.WriteLine(Lists.Order());
    }
}
