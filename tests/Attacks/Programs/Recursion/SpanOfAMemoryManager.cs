// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The span of a memory is made by a manager of the project.
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

sealed class Manager(int n) : MemoryManager<byte> { public Memory<byte> Make() => CreateMemory(4); readonly byte[] _b = new byte[4]; public override Span<byte> GetSpan() { _b[0] = (byte)Program.Walk(n - 1); return _b; } public override MemoryHandle Pin(int i = 0) => default; public override void Unpin() { } protected override void Dispose(bool d) { } }
static class Program
{
    static readonly Memory<byte>[] s_m = Enumerable.Range(0, 1000).Select(k => new Manager(k).Make()).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (s_m[n].Span[0]);
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(450));
    }
}
