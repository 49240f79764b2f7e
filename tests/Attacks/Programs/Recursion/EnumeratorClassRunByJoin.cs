// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// An enumerator of the project is run by the framework, that of a class which the code names.
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

sealed class Bag(int n) : IEnumerable<int> { public IEnumerator<int> GetEnumerator() => new Steps(n); IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); }
sealed class Steps(int n) : IEnumerator<int> { bool _d; public int Current => 1; object IEnumerator.Current => 1; public bool MoveNext() { if (_d) return false; _d = true; Program.Walk(n - 1); return true; } public void Reset() { } public void Dispose() { } }
static class Program
{
    static readonly Bag[] s_b = Enumerable.Range(0, 1000).Select(k => new Bag(k)).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (string.Join(",", s_b[n]).Length);
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(450));
    }
}
