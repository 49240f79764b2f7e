// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A lazy value is made by the constructor that nothing names.
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

sealed class Node { public int V; public Node() { Program.Depth--; V = Program.Walk(Program.Depth); } }
static class Program
{
    public static int Depth; static readonly Lazy<Node>[] s_l = Enumerable.Range(0, 1000).Select(k => new Lazy<Node>()).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (s_l[n].Value.V);
    }
    static void Main()
    {
        Depth = 450; Console.WriteLine(Walk(Depth));
    }
}
