// refuses: ALLOC505
// What is only counted is neither put in order nor cast, so that a copy runs code that a query does not.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static int _keys;

    static void Main()
    {
        string[][] all = [["4", "3"], ["4", "x"], ["x"]];
        foreach (var lines in all)
        {
            try { Console.WriteLine(Numbers(lines)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            Console.WriteLine(Keyed(lines) + " " + _keys);
            try { Console.WriteLine(Whole(new ArrayList(lines))); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }

    static int Numbers(string[] lines) => lines.OrderBy(line => int.Parse(line)).ToArray().Count();

    static int Key(string line) { _keys++; return line.Length; }

    static int Keyed(string[] lines) => lines.OrderBy(Key).ToList().Count();

    static int Whole(ArrayList values) => values.Cast<int>().ToList().Count();
}
