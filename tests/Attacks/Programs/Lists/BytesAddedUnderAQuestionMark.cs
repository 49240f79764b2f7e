// fixes: ALLOC306
// A list that may be null is asked by a question mark, and null lists fail as before.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
sealed class Holder
{
    public List<byte>? All { get; set; }
    public int Asked;
    public List<byte>? Next { get { Asked++; return All; } }
}
static class Lists
{
    public static void May(List<byte>? all, int n) => all?.AddRange(BitConverter.GetBytes(n));
    public static void Held(Holder? holder, string text)
    {
        holder?.Next?.AddRange(Encoding.UTF8.GetBytes(text));
        holder?.All?.InsertRange(0, Encoding.ASCII.GetBytes(text));
    }
    public static void Forced(List<byte>? all, int n) => all!.AddRange(BitConverter.GetBytes(n));
    public static void Chosen(List<byte>? all, List<byte> other, short n) => (all ?? other).AddRange(BitConverter.GetBytes(n));
    public static void Either(bool first, List<byte> one, List<byte> two, short n) => (first ? one : two).AddRange(BitConverter.GetBytes(n));
}
static class Program
{
    static void Main()
    {
        Lists.May(null, 3);
        Lists.Held(null, "a");
        var holder = new Holder();
        Lists.Held(holder, null!);
        holder.All = new();
        for (var i = 0; i < 3; i++) { Lists.May(holder.All, i); Lists.Held(holder, "x" + i); Lists.Chosen(null, holder.All, 9); Lists.Either(i > 1, [], holder.All, 4); }
        try { Lists.Forced(null, 3); }
        catch (NullReferenceException e) { Console.WriteLine(e.GetType().Name); }
        try { Lists.Held(holder, null!); }
        catch (ArgumentNullException e) { Console.WriteLine(e.GetType().Name); }
        Console.WriteLine(holder.Asked + ":" + string.Join(",", holder.All));
    }
}
