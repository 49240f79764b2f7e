// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A collection of the project tells of its changes.
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

sealed class Items : ObservableCollection<int>;
static class Program
{
    static readonly Items[] s_t = Enumerable.Range(0, 1000).Select(k => { var t = new Items(); t.CollectionChanged += (_, _) => Walk(k - 1); return t; }).ToArray(); static int Added(int n) { s_t[n].Add(n); return 1; }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Added(n));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(450));
    }
}
