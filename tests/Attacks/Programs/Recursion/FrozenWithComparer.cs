// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
sealed class Own : IEqualityComparer<int> { public bool Equals(int a, int b) => a == b; public int GetHashCode(int a) => Held.Ready ? Program.Walk(a - 1) * 0 + a : a; } static class Held { public static bool Ready; public static readonly System.Collections.Frozen.FrozenSet<int> C = System.Collections.Frozen.FrozenSet.ToFrozenSet(Enumerable.Range(0, 900), new Own()); }
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
        Console.WriteLine(Walk(550));
    }
}
