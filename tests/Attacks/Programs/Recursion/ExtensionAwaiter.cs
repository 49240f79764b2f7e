// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// An extension gives the awaiter.
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

readonly struct Num(int n) { public readonly int N = n; } static class Ext { extension(Num b) { public TaskAwaiter GetAwaiter() { Program.Walk(b.N - 1); return Task.CompletedTask.GetAwaiter(); } } }
static class Program
{
    static int Loop(int n) { Start(n); return 1; } static async void Start(int n) { await new Num(n); }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Loop(n));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(250));
    }
}
