// refuses: ALLOC602
// A condition whose method, or whose automatic static property, is the first use of a type with a static constructor, which adds to the list.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Rule
{
    static Rule() => Program.Shared.Add(100);
    public static bool Holds(int x) => x == 77;
}
static class Limits
{
    static Limits() => Program.Shared.Add(100);
    public static int Most { get; } = 77;
}
static class Program
{
    public static readonly List<int> Shared = new() { 1, 2, 3 };
    static bool ByMethod(List<int> numbers, int n) { var found = numbers.Any(x => n == 9 || Rule.Holds(x)); return found; }
    static bool ByProperty(List<int> numbers, int n) { var found = numbers.Any(x => n == 9 || x == Limits.Most); return found; }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            try { Console.WriteLine(ByMethod(Shared, i)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            try { Console.WriteLine(ByProperty(Shared, i)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
