// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
sealed partial class Node(int n) { public partial int Value { get; } public partial event Action E; } sealed partial class Node { public partial int Value { get => Program.Walk(n - 1); } public partial event Action E { add { } remove { } } }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; return buffer[n % 400] + new Node(n).Value % 3;
    }
    static void Main()
    {
        
        Console.WriteLine(Walk(700));
    }
}
