// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A writer of JSON asks a buffer of the project for memory.
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

sealed class Own(int n) : IBufferWriter<byte> { readonly byte[] _b = new byte[4096]; public void Advance(int c) { Program.Walk(n - 1); } public Memory<byte> GetMemory(int h = 0) => _b; public Span<byte> GetSpan(int h = 0) => _b; }
static class Program
{
    static readonly System.Text.Json.Utf8JsonWriter[] s_w = Enumerable.Range(0, 1000).Select(k => new System.Text.Json.Utf8JsonWriter(new Own(k))).ToArray();
    static int Flushed(System.Text.Json.Utf8JsonWriter w) { w.WriteNumberValue(1); w.Flush(); return (int)w.BytesCommitted; }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Flushed(s_w[n]));
    }
    static void Main()
    {
        Console.WriteLine(Walk(450));
    }
}
