// fixes: ALLOC602
// Lambdas whose parameter is of a base type or object, which decides overloads and hidden members in the loop.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
class Base { public string Name => "base"; public int Worth = 1; }
sealed class Derived : Base { public new string Name => "derived"; public new int Worth = 2; }
static class Program
{
    static int Over(object o) => 1;
    static int Over(string s) => 2;
    static int Over(Base b) => 3;
    static int Over(Derived d) => 4;
    static int Counted(List<string> list, int limit)
    {
        var n = list.Count((object o) => Over(o) == 1 && limit > 0);
        return n + limit;
    }
    static bool Any(List<string> list, int limit)
    {
        return list.Any((object o) => Over(o) == 2 && limit > 0);
    }
    static int Summed(List<string> list, int limit)
    {
        var sum = list.Sum((object o) => Over(o) + limit);
        return sum;
    }
    static int Selected(List<string> list, int limit)
    {
        var sum = list.Select<object, int>(o => Over(o) + limit).Sum();
        return sum;
    }
    static string? First(List<Derived> list, int limit)
    {
        var first = list.FirstOrDefault((Base b) => b.Worth == 1 + limit * 0);
        return first?.Name;
    }
    static bool All(List<Derived> list, int limit)
    {
        return list.All<Base>(b => b.Name.Length == 4 + limit * 0);
    }
    static int Each(List<Derived> list, int limit)
    {
        var sum = 0;
        foreach (Base b in list.Where(d => d.Worth > limit)) sum += b.Worth;
        foreach (object b in list.Where((Base d) => d.Worth < limit + 2)) sum += Over(b);
        foreach (var x in list.Select(object (s) => s.Name + limit)) sum += Over(x);
        foreach (var (x, i) in list.Select((Base s, int at) => (s.Name, at + limit))) sum += Over(x) + i;
        return sum;
    }
    static List<object> Listed(List<string> list, int limit)
    {
        var all = list.Where((object o) => Over(o) == 1 && limit > 0).ToList();
        return all;
    }
    static int Max(Derived[] list, int limit)
    {
        var max = list.Max((Base b) => b.Name.Length + limit);
        return max;
    }
    static int Array(string[] list, int limit)
    {
        var n = list.Count((IEnumerable<char> c) => Over(c) == 1 && limit > 0);
        if (list.Any((IComparable c) => Over(c) == 1 && limit > 0)) n++;
        return n;
    }
    static int Dynamic(List<object> list, int limit)
    {
        var n = list.Count((dynamic d) => Over(d) == 2 && limit > 0);
        return n;
    }
    static int Plain(List<string> list, int limit)
    {
        var n = list.Count(s => Over(s) == 2 && limit > 0);
        return n;
    }
    static void Main()
    {
        List<string> list = ["a", "b"];
        List<Derived> derived = [new(), new()];
        Console.WriteLine(Counted(list, 1) + "" + Any(list, 1) + Summed(list, 1) + Selected(list, 1) + First(derived, 1) + All(derived, 1)
            + Each(derived, 1) + Listed(list, 1).Count + Max([new()], 1) + Array(["x"], 1) + Dynamic(["x", 1], 1) + Plain(list, 1));
    }
}
