// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
static class Held { public static readonly IComparer<int> C = Comparer<int>.Create((a, b) => Program.Walk(a - 1) > 1000 ? 1 : 0); }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; return buffer[n % 400] + Held.C.Compare(n, 3);
    }
    static void Main()
    {
        
        Console.WriteLine(Walk(700));
    }
}
