// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// What DisposeAsync returns is awaited by code of the project.
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

readonly struct Later(int n) : INotifyCompletion { public Later GetAwaiter() => this; public bool IsCompleted { get { return true; } } public void GetResult() { Program.Walk(n - 1); } public void OnCompleted(Action c) { } }
ref struct Flow(int n) { public Later DisposeAsync() => new(n); }
sealed class Flow2(int n) { public Later DisposeAsync() => new(n); }
static class Program
{
    static int Sum(int n) { Start(n); return 1; }
    static async void Start(int n) { await using var f = new Flow2(n); }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Sum(n));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(300));
    }
}
