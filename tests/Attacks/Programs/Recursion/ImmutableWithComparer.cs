// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
sealed class Own : IComparer<int> { public int Compare(int a, int b) { if (Held.Ready && a > 0) Program.Walk(a - 1); return 0; } } static class Held { public static bool Ready; public static readonly System.Collections.Immutable.ImmutableSortedSet<int> C = System.Collections.Immutable.ImmutableSortedSet.Create<int>(new Own(), 5); }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; return buffer[n % 400] + (Held.C.Contains(n) ? 1 : 0);
    }
    static void Main()
    {
        Held.Ready = Held.C.Count > 0;
        Console.WriteLine(Walk(620));
    }
}
