// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
readonly record struct Node(int N) { public int Deep => Program.Walk(N - 1); }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; return buffer[n % 400] + $"{new Node(n)}".Length % 3;
    }
    static void Main()
    {
        
        Console.WriteLine(Walk(550));
    }
}
