// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A lazy value of the project.
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

sealed class Late(Func<int> f) : Lazy<int>(f);
static class Program
{
    static readonly Late[] s_t = Enumerable.Range(0, 1000).Select(k => new Late(() => Walk(k - 1))).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (s_t[n].Value);
    }
    static void Main()
    {
        Console.WriteLine(Walk(450));
    }
}
