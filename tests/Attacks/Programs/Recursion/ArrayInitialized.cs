// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// An array of structs is initialized by their constructor.
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

struct S { public S() { Program.Depth--; Program.Walk(Program.Depth); } }
static class Program
{
    public static int Depth; static int Made() { var a = new S[1]; a.Initialize(); return a.Length; }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Made());
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) { Depth = 450; Console.WriteLine(Walk(Depth)); }
    }
}
