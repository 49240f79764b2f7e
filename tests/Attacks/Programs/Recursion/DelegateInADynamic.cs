// silent: ALLOC501
// stack: 256
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
static class Other { public static readonly Func<int, int> F = k => Program.Walk(k); }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; dynamic d = Other.F; return buffer[n % 400] + (int)d(n - 1);
    }
    static void Main()
    {
        
        Console.WriteLine(Walk(450));
    }
}
