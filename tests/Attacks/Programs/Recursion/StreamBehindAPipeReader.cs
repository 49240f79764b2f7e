// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A pipe reads a stream of the project.
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

sealed class Own(int n) : MemoryStream { public override int Read(byte[] b, int o, int c) => 0; public override ValueTask<int> ReadAsync(Memory<byte> b, CancellationToken t = default) { Program.Walk(n - 1); return new(0); } }
static class Program
{
    static readonly System.IO.Pipelines.PipeReader[] s_p = Enumerable.Range(0, 1000).Select(k => System.IO.Pipelines.PipeReader.Create(new Own(k))).ToArray(); static int Read(System.IO.Pipelines.PipeReader p) => p.ReadAsync().Result.IsCompleted ? 1 : 2;
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Read(s_p[n]));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(200));
    }
}
