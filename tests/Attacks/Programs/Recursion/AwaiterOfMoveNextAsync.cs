// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// What MoveNextAsync returns is awaited by code of the project.
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

readonly struct Later(int n) : INotifyCompletion { public Later GetAwaiter() => this; public bool IsCompleted { get { return true; } } public bool GetResult() { Program.Walk(n - 1); return false; } public void OnCompleted(Action c) { } }
sealed class Flow(int n) { public Flow GetAsyncEnumerator() => this; public int Current => 1; public Later MoveNextAsync() => new(n); }
static class Program
{
    static int Sum(int n) { Start(n); return 1; }
    static async void Start(int n) { await foreach (var x in new Flow(n)) { } }
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
