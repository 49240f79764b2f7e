// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Native code calls a function pointer.
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
    [System.Runtime.InteropServices.DllImport("libc")] static extern unsafe void qsort(int[] a, nint n, nint size, delegate* unmanaged<int*, int*, int> cmp);
    static int s_n; [System.Runtime.InteropServices.UnmanagedCallersOnly] static unsafe int Compare(int* a, int* b) { Walk(s_n - 1); return 0; }
    static unsafe int Sorted(int n) { s_n = n; qsort([1, 2], 2, 4, &Compare); return 1; }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Sorted(n));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(250));
    }
}
