// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
sealed class Own : System.Text.EncoderFallback { public static int Depth; public override int MaxCharCount => 1; public override System.Text.EncoderFallbackBuffer CreateFallbackBuffer() { Program.Walk(Depth - 1); return new System.Text.EncoderReplacementFallback("?").CreateFallbackBuffer(); } } static class Held { public static readonly System.Text.Encoding C = System.Text.Encoding.GetEncoding("us-ascii", new Own(), System.Text.DecoderFallback.ReplacementFallback); }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; Own.Depth = n; return buffer[n % 400] + Held.C.GetByteCount("\u00e9");
    }
    static void Main()
    {
        
        Console.WriteLine(Walk(450));
    }
}
