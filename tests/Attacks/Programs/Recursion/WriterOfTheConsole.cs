// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
sealed class Tee : System.IO.TextWriter { public static int Depth; public override System.Text.Encoding Encoding => System.Text.Encoding.UTF8; public override void Write(char c) { } public override void Write(string? s) { if (s == "x") Program.Walk(Depth - 1); } }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; Tee.Depth = n; Console.Write("x"); return buffer[n % 400];
    }
    static void Main()
    {
        var old = Console.Out; Console.SetOut(new Tee()); var w = Walk(700); Console.SetOut(old); Console.WriteLine(w);
        
    }
}
