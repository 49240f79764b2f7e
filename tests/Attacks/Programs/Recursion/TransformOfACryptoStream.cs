// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A stream that encrypts calls a transform of the project.
#nullable enable
using System;
using System.Buffers;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

sealed class Own(int n) : System.Security.Cryptography.ICryptoTransform { public bool CanReuseTransform => true; public bool CanTransformMultipleBlocks => true; public int InputBlockSize => 1; public int OutputBlockSize => 1; public void Dispose() { } public int TransformBlock(byte[] a, int i, int c, byte[] o, int p) { Program.Walk(n - 1); return c; } public byte[] TransformFinalBlock(byte[] a, int i, int c) => []; }
static class Program
{
    static readonly System.Security.Cryptography.CryptoStream[] s_w = Enumerable.Range(0, 1000).Select(k => new System.Security.Cryptography.CryptoStream(new MemoryStream(), new Own(k), System.Security.Cryptography.CryptoStreamMode.Write)).ToArray();
    static int Written(System.Security.Cryptography.CryptoStream w) { w.WriteByte(1); return 1; }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Written(s_w[n]));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(200));
    }
}
