// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A lookup by spans asks a comparer of the project.
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

sealed class Own(int n) : IEqualityComparer<string>, IAlternateEqualityComparer<ReadOnlySpan<char>, string> { public bool Equals(string? a, string? b) => true; public int GetHashCode(string s) => 1; public string Create(ReadOnlySpan<char> s) => s.ToString(); public bool Equals(ReadOnlySpan<char> a, string b) => true; public int GetHashCode(ReadOnlySpan<char> a) { Program.Walk(n - 1); return 1; } }
static class Program
{
    static readonly Dictionary<string, int>.AlternateLookup<ReadOnlySpan<char>>[] s_w = Enumerable.Range(0, 1000).Select(k => new Dictionary<string, int>(new Own(k)) { ["a"] = 1 }.GetAlternateLookup<ReadOnlySpan<char>>()).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (s_w[n].ContainsKey("abc".AsSpan(1)) ? 1 : 0);
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(300));
    }
}
