// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// An iterator is moved by hand, behind the interface without a type argument.
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
    static int Moved(int n) { var s = 0; var e = s_a[n]; while (e.MoveNext()) s++; return s; } static IEnumerator Steps(int n) { Walk(n - 1); yield return 1; } static readonly IEnumerator[] s_a = Enumerable.Range(0, 1000).Select(k => Steps(k)).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Moved(n));
    }
    static void Main()
    {
        Console.WriteLine(Walk(450));
    }
}
