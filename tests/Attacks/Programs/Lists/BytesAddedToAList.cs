// fixes: ALLOC506
// fixes: ALLOC306
// What is added to a list goes there as a span: the list counts, grows and notices changes as before.
using System;
using System.Collections.Generic;
using System.Text;
static class Lists
{
    public static List<byte> Numbers(int n, string text)
    {
        var all = new List<byte>(3);
        for (var i = 0; i < 5; i++)
        {
            all.AddRange(BitConverter.GetBytes(n + i));
            all.AddRange(Encoding.UTF8.GetBytes(text));
        }
        return all;
    }
    public static List<byte> Inserted(int n)
    {
        var all = new List<byte> { 1, 2, 3 };
        all.InsertRange(1, BitConverter.GetBytes((short)n));
        return all;
    }
    public static string Outside(int n)
    {
        var all = new List<byte> { 1, 2, 3 };
        try { all.InsertRange(n, BitConverter.GetBytes(n)); return "in"; }
        catch (ArgumentOutOfRangeException e) { return e.GetType().Name + all.Count; }
    }
    public static string Meanwhile(int n)
    {
        var all = new List<byte> { 1, 2, 3 };
        try { foreach (var b in all) all.AddRange(BitConverter.GetBytes(n)); return "through"; }
        catch (InvalidOperationException e) { return e.GetType().Name + all.Count; }
    }
    public static string Empty(string text)
    {
        var all = new List<byte> { 1, 2, 3 };
        var seen = 0;
        foreach (var b in all) { seen += b; all.AddRange(Encoding.UTF8.GetBytes(text)); }
        return seen + ":" + all.Count + ":" + all.Capacity;
    }
}
static class Program
{
    static void Main()
    {
        var all = Lists.Numbers(1000, "aé");
        Console.WriteLine(string.Join(",", all) + " " + all.Capacity);
        Console.WriteLine(string.Join(",", Lists.Inserted(515)));
        Console.WriteLine(Lists.Outside(9) + Lists.Outside(-1) + Lists.Outside(3));
        Console.WriteLine(Lists.Meanwhile(7) + Lists.Empty(""));
    }
}
