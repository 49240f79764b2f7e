// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
record Base; sealed record Node(int N) : Base { protected override Type EqualityContract { get { Program.Walk(N - 1); return typeof(Node); } } }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; return buffer[n % 400] + new Node(n).GetHashCode() % 3;
    }
    static void Main()
    {
        
        Console.WriteLine(Walk(700));
    }
}
