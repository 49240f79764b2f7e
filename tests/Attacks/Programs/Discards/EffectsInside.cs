// refuses: ALLOC105
// What is evaluated for a result that is not used does something of its own.
using System;
using System.Collections.Generic;
using System.Linq;

class Loud
{
    public override string ToString() { Console.Write("text "); return "loud"; }
    public static implicit operator string(Loud loud) { Console.Write("converted "); return "x"; }
}

static class Program
{
    static string _text;
    static string Text { get { Console.Write("read "); return "t"; } }

    static string Make() { Console.Write("make "); return "m"; }

    static void Main() => Run();

    static void Run()
    {
        var loud = new Loud();
        ("a" + loud).Trim();
        $"{loud}".Trim();
        Text.Trim();
        Make().Trim();
        (_text = "set").Trim();
        string.Concat(loud, "a");
        string.Concat((object)loud, "a");
        string.Join(",", new object[] { loud });
        "abc".Trim(Make()[0]);
        new List<int> { 1 }.Select(n => { Console.Write("lazy "); return n; }).ToList();
        Console.WriteLine(_text);
    }
}
