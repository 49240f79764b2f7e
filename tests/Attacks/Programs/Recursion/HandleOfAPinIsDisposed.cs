// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A pin of a memory is undone by the project.
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

sealed class Manager(int n) : MemoryManager<byte> { public Memory<byte> Make() => CreateMemory(4); public override Span<byte> GetSpan() => new byte[4]; public override unsafe MemoryHandle Pin(int i = 0) => new(null, default, this); public override void Unpin() { Program.Walk(n - 1); } protected override void Dispose(bool d) { } }
static class Program
{
    static readonly Memory<byte>[] s_m = Enumerable.Range(0, 1000).Select(k => new Manager(k).Make()).ToArray(); static unsafe int Pinned(Memory<byte> m) { m.Pin().Dispose(); return 1; }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Pinned(s_m[n]));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(450));
    }
}
