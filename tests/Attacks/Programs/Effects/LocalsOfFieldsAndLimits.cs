// fixes: ALLOC106
// Objects that their constructors refuse, and texts of readonly fields that a constructor or a struct sets anew in between.
#nullable disable
using System;
using System.Collections.Generic;
using System.Collections.Concurrent;
using System.Text;
using System.IO;

class Base
{
    public readonly string Name = "start";
    public Base() { }
    public static string State = "";
    static void Say(string s) { Console.WriteLine(s); }
    // readonly field is written in the constructor in between
    public Base(string n, bool b)
    {
        var text = "a" + Name;
        if (n.Length == 0) return;
        Name = n;
        Say(text);
    }
    public static int NullSource(int n)
    {
        var list = new List<string>((IEnumerable<string>)null);
        if (n == 0) return 0;
        list.Add("x");
        return list.Count;
    }
    public static int NullStream(int n)
    {
        var list = new MemoryStream((byte[])null);
        if (n == 0) return 0;
        list.WriteByte(1);
        return (int)list.Length;
    }
    public static int Limit(int n)
    {
        var b = new StringBuilder(10, 5);
        if (n == 0) return 0;
        b.Append("x");
        return b.Length;
    }
    public static int Block(int n)
    {
        var b = new BlockingCollection<int>(0);
        if (n == 0) return 0;
        b.Add(1);
        return b.Count;
    }
    public static int Conc(int n)
    {
        var b = new ConcurrentDictionary<int, int>(0, 10);
        if (n == 0) return 0;
        b[1] = 1;
        return b.Count;
    }
    public static int Good(int n)
    {
        var b = new List<int>();
        if (n == 0) return 0;
        b.Add(1);
        return b.Count;
    }
}
struct Cell
{
    readonly string _text;
    public Cell(string t) { _text = t; }
    public void Run(int n)
    {
        var s = "cell" + _text;
        if (n == 0) return;
        this = new Cell("other");
        Console.WriteLine(s);
    }
    public void Run2(int n)
    {
        var s = "cell" + _text;
        if (n == 0) return;
        Reset(ref this);
        Console.WriteLine(s);
    }
    static void Reset(ref Cell c) { c = new Cell("reset"); }
}
static class Program
{
    static void Try(Func<int, int> f)
    {
        foreach (var n in new[] { 0, 1 })
            try { Console.WriteLine(f(n)); } catch (Exception e) { Console.WriteLine(e.GetType()); }
    }
    static void Main()
    {
        new Base("x", true); new Base("", true);
        Try(Base.NullSource); Try(Base.NullStream); Try(Base.Limit); Try(Base.Block); Try(Base.Conc); Try(Base.Good);
        var c = new Cell("first"); c.Run(1); c.Run(0); c = new Cell("first"); c.Run2(1);
    }
}
