// silent: ALLOC501
// stack: 256
#define TRACE
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
sealed class Tee : System.Diagnostics.TraceListener { public static int Depth; public override void Write(string? s) { Program.Walk(Depth - 1); } public override void WriteLine(string? s) { } }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; Tee.Depth = n; System.Diagnostics.Trace.Write("x"); return buffer[n % 400];
    }
    static void Main()
    {
        System.Diagnostics.Trace.Listeners.Clear(); System.Diagnostics.Trace.Listeners.Add(new Tee());
        Console.WriteLine(Walk(700));
    }
}
