// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A value behind ValueType makes its text by its own code.
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

readonly struct Node(int n) { public override string ToString() => Program.Walk(n - 1).ToString(); }
static class Program
{
    static readonly ValueType[] s_v = Enumerable.Range(0, 1000).Select(k => (ValueType)new Node(k)).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + ($"{s_v[n]}x".Length);
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(450));
    }
}
