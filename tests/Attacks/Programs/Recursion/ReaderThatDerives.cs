// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A reader of the project over a stream of the project.
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

sealed class Own(int n) : MemoryStream { public override int Read(byte[] b, int o, int c) { Program.Walk(n - 1); return 0; } public override int Read(Span<byte> b) { Program.Walk(n - 1); return 0; } } sealed class Rd(Stream s) : StreamReader(s);
static class Program
{
    static readonly Rd[] s_t = Enumerable.Range(0, 1000).Select(k => new Rd(new Own(k))).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (s_t[n].Read());
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(450));
    }
}
