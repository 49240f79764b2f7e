// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A builder of asynchronous methods comes back.
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

[AsyncMethodBuilder(typeof(Builder))] struct Mine { public int V; }
struct Builder { int _v; public static Builder Create() => default; public Mine Task => new() { V = Program.Walk(_v - 1) }; public void Start<T>(ref T m) where T : IAsyncStateMachine => m.MoveNext(); public void SetStateMachine(IAsyncStateMachine m) { } public void SetResult() { _v = Program.Depth--; } public void SetException(Exception e) { } public void AwaitOnCompleted<A, B>(ref A a, ref B b) where A : INotifyCompletion where B : IAsyncStateMachine { } public void AwaitUnsafeOnCompleted<A, B>(ref A a, ref B b) where A : ICriticalNotifyCompletion where B : IAsyncStateMachine { } }
static class Program
{
    public static int Depth;
#pragma warning disable CS1998
    static async Mine Run() { }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Run().V);
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) { Depth = 450; Console.WriteLine(Walk(Depth)); }
    }
}
