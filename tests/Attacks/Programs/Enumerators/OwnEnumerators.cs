// refuses: ALLOC601
// A collection enumerates in another way through its interface, and so does a class that derives from a list.
using System;
using System.Collections;
using System.Collections.Generic;

sealed class TwoWays : IEnumerable<int>
{
    public List<int>.Enumerator GetEnumerator() => new List<int> { 1 }.GetEnumerator();
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 2; }
    IEnumerator IEnumerable.GetEnumerator() { yield return 3; }
}

class Derived : List<int>, IEnumerable<int>
{
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 7; }
}

static class Program
{
    private static readonly IEnumerable<int> s_ways = new TwoWays();

    private static int Sum(IEnumerable<int> items)
    {
        var sum = 0;
        foreach (var item in items)
            sum += item;
        return sum;
    }

    static int Ways()
    {
        var sum = 0;
        foreach (var item in s_ways)
            sum += item;
        return sum;
    }

    static List<int> Make(bool derived) => derived ? new Derived { 1, 2 } : new List<int> { 1, 2 };

    static void Main() => Console.WriteLine(Ways() + " " + Sum(Make(true)) + " " + Sum(Make(false)));
}
