// fixes: ALLOC306, ALLOC506
// Types and extensions of the program take bytes in other ways: a derived list, and extensions that hide those of the framework.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
class Counting : List<byte>
{
    public int Spans;
    public void AddRange(ReadOnlySpan<byte> span) { Spans++; foreach (var b in span) Add(b); }
    public void InsertRange(int index, Span<byte> span) { Spans++; foreach (var b in span) Insert(index, b); }
}
class Hiding : List<byte>
{
    public int Calls;
    public new void AddRange(IEnumerable<byte> items) { Calls++; base.AddRange(items); }
}
static class Extensions
{
    extension(List<byte> list)
    {
        public void InsertRange(int index, ReadOnlySpan<byte> span) { foreach (var b in span) list.Insert(index, b); }
    }
}
static class Lists
{
    public static string Derived(int n)
    {
        var all = new Counting { 1 };
        all.AddRange(BitConverter.GetBytes(n));
        all.InsertRange(0, BitConverter.GetBytes(n));
        all.InsertRange(0, Encoding.UTF8.GetBytes("é" + n));
        return all.Spans + ":" + string.Join(",", all);
    }
    public static string Hidden(int n)
    {
        var all = new Hiding { 1 };
        all.AddRange(BitConverter.GetBytes(n));
        ((List<byte>)all).AddRange(BitConverter.GetBytes(n));
        return all.Calls + ":" + string.Join(",", all);
    }
    public static string Extended(int n)
    {
        var all = new List<byte> { 1 };
        all.InsertRange(0, BitConverter.GetBytes(n));
        var four = new byte[] { 1, 2, 3, 4 };
        four[2] = (byte)n;
        all.InsertRange(1, four);
        return string.Join(",", all);
    }
}
static class Program
{
    static void Main()
    {
        for (var i = 257; i < 260; i++)
            Console.WriteLine(Lists.Derived(i) + " " + Lists.Hidden(i) + " " + Lists.Extended(i));
    }
}
