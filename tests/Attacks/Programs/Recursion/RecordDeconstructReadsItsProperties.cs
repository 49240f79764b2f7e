// silent: ALLOC501
// stack: 256
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
record Node(int N, int M) { public int N { get => N0 > 0 ? Program.Walk(N0 - 1) : 0; } private int N0 { get; } = N; }
sealed record Third(int Q) : Node(Q, Q);
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; var (a, b) = new Node(n, n); return buffer[n % 400] + a % 3 + b % 3;
    }
    static void Main()
    {
        
        Console.WriteLine(Walk(700));
    }
}
