// refuses: ALLOC505
// A set is given items that are variables, and a comparer whose evaluation writes them: the array had read them before.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Mod : IEqualityComparer<int>
{
    public bool Equals(int a, int b) => a == b;
    public int GetHashCode(int a) => a;
}

static class Program
{
    private static int s_last = 4;

    static IEqualityComparer<int> Make(ref int n)
    {
        n += 10;
        s_last++;
        return new Mod();
    }

    static string Constructed(int n) => string.Join(",", new HashSet<int>(new[] { n, n + 1, 7 }, Make(ref n)).Order());

    static string Copied(int n) => string.Join(",", new[] { n, n + 1, 7 }.ToHashSet(Make(ref n)).Order());

    static string Counted(int n) => string.Join(",", new HashSet<int>(new[] { n, n + 1, 7 }, n++ > 2 ? new Mod() : null).Order());

    static string OfAField(int n) => string.Join(",", new HashSet<int>(new[] { n, s_last }, Make(ref n)).Order());

    static void Main()
    {
        Console.WriteLine(Constructed(1) + " " + Copied(1) + " " + Counted(1) + " " + Counted(6) + " " + OfAField(1));
    }
}
