// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A params collection of the project is filled.
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

sealed class Own : IEnumerable<int> { public void Add(int k) { if (k > 0) Program.Walk(k - 1); } public IEnumerator<int> GetEnumerator() { yield break; } IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); }
static class Program
{
    static int Take(params Own o) => 1;
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Take(n));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(250));
    }
}
