// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A dynamic is disposed.
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

sealed class Dyn(int n) : IDisposable { public void Dispose() { Program.Walk(n - 1); } }
static class Program
{
    static int Of(int n) { dynamic d = s_a[n]; using (d) { return 1; } } static readonly Dyn[] s_a = Enumerable.Range(0, 1000).Select(k => new Dyn(k)).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Of(n));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(250));
    }
}
