// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The awaiter of a value task asks its source.
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

sealed class Source(int n) : IValueTaskSource<int> { public ValueTaskSourceStatus GetStatus(short t) => ValueTaskSourceStatus.Succeeded; public int GetResult(short t) => Program.Walk(n - 1); public void OnCompleted(Action<object?> c, object? s, short t, ValueTaskSourceOnCompletedFlags f) { } }
static class Program
{
    static readonly ValueTask<int>[] s_t = Enumerable.Range(0, 1000).Select(k => new ValueTask<int>(new Source(k), 0)).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (s_t[n].GetAwaiter().GetResult());
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(450));
    }
}
