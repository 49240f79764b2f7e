// refuses: ALLOC601
// Classes of the program that derive from a list or a set, and give other elements behind an interface.
using System;
using System.Collections.Generic;

sealed class Texts : List<string>, IEnumerable<string>
{
    IEnumerator<string> IEnumerable<string>.GetEnumerator() { yield return "hidden"; }
}

sealed class Numbers : HashSet<int>, IEnumerable<int>
{
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 5; }
}

static class Program
{
    static int Length(IEnumerable<string> texts)
    {
        var sum = 0;
        foreach (var x in texts)
            sum += x.Length;
        return sum;
    }

    static int Sum(IEnumerable<int> numbers)
    {
        var sum = 0;
        foreach (var x in numbers)
            sum += x;
        return sum;
    }

    static List<string> Made(int i) => i > 0 ? new Texts { "a" } : new List<string> { "q" };
    static HashSet<int> MadeSet(int i) => i > 0 ? new Numbers { 1 } : new HashSet<int> { 2 };

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Length(Made(i)) + "," + Sum(MadeSet(i)));
    }
}
