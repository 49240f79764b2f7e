// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The static initializer of each type of a generic class runs the next.
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

struct W<T>; static class C<T> { public static readonly int V = Program.Walk<W<T>>(Program.Depth--); }
static class Program
{
    public static int Depth;
    public static int Walk(int n)
    {
        return Walk<int>(n);
    }
    public static int Walk<T>(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + C<T>.V;
    }
    static void Main()
    {
        Depth = 90; Console.WriteLine(Walk(Depth));
    }
}
