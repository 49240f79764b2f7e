// silent: ALLOC607
// To count the elements of a view of a sorted set, its comparer is asked.
#nullable enable
using System;
using System.Collections.Generic;

sealed class CountingComparer : IComparer<int>
{
    public int Calls { get; private set; }

    public int Compare(int a, int b)
    {
        Calls++;
        return a.CompareTo(b);
    }
}

static class Program
{
    static List<int> Between(SortedSet<int> set, int low, int high)
    {
        var view = set.GetViewBetween(low, high);
        set.Add(low + 1);
        var found = new List<int>();
        foreach (var number in view)
            found.Add(number);
        return found;
    }

    static void Main()
    {
        var comparer = new CountingComparer();
        var set = new SortedSet<int>(comparer) { 1, 5, 9, 12, 20 };
        for (var i = 0; i < 3; i++)
            Console.WriteLine(string.Join(",", Between(set, i, 12)) + " " + comparer.Calls);
    }
}
