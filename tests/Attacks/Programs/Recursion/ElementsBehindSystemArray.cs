// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Elements behind System.Array are compared by their own code.
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

sealed class Node(int n) : IComparable { public int CompareTo(object? o) => n > 0 ? Program.Walk(n - 1) * 0 : 0; }
static class Program
{
    static readonly Array[] s_a = Enumerable.Range(0, 1000).Select(k => (Array)new Node[] { new(k), new(k) }).ToArray();
    static int Sorted(Array a) { Array.Sort(a); return 1; }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Sorted(s_a[n]));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(300));
    }
}
