// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// as before, enumerators are made elsewhere
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

sealed class Bag(int n) : IEnumerable<int> { public IEnumerator<int> GetEnumerator() => Program.Kept[n]; IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); }
sealed class Steps(int n) : IEnumerator<int> { bool _d; public int Current => 1; object IEnumerator.Current => 1; public bool MoveNext() { if (_d) return false; _d = true; Program.Walk(n - 1); return true; } public void Reset() { } public void Dispose() { } }
static class Program
{
    public static readonly Steps[] Kept = Enumerable.Range(0, 1000).Select(k => new Steps(k)).ToArray(); static readonly Bag[] s_b = Enumerable.Range(0, 1000).Select(k => new Bag(k)).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (s_b[n].Sum());
    }
    static void Main()
    {
        Console.WriteLine(Walk(450));
    }
}
