// refuses: ALLOC505
// Groups are counted without what makes a result of each.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    private static readonly List<string> Log = new();

    static void Main()
    {
        foreach (var text in new[] { "a1,b2,a3", "a1,bx" })
        {
            try { Console.WriteLine(Groups(text.Split(','))); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            Console.WriteLine(Noted(text.Split(',')) + " " + string.Join(";", Log));
        }
    }

    static int Groups(string[] lines) => lines.GroupBy(line => line[0], (key, group) => group.Max(line => int.Parse(line.Substring(1)))).ToArray().Count();

    static int Noted(string[] lines) => lines.GroupBy(line => line[0], (key, group) => { Log.Add(key + "=" + group.Count()); return key; }).ToList().Count();
}
