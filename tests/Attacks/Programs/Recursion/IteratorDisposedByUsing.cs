// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// What is finally done by an iterator that is disposed.
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


static class Program
{
    static IEnumerable<int> Steps(int n) { try { yield return 1; } finally { Walk(n - 1); } } static readonly IDisposable[] s_q = Enumerable.Range(0, 1000).Select(k => { var e = Steps(k).GetEnumerator(); e.MoveNext(); return (IDisposable)e; }).ToArray(); static int Off(int n) { using (s_q[n]) { return 1; } }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Off(n));
    }
    static void Main()
    {
        Console.WriteLine(Walk(450));
    }
}
