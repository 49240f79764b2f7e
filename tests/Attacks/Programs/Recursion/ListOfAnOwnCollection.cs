// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A new queue copies a collection of the project.
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

sealed class Own(int n) : ICollection<int> { public int Count => 1; public bool IsReadOnly => true; public void Add(int a) { } public void Clear() { } public bool Contains(int a) => true; public void CopyTo(int[] a, int i) { Program.Walk(n - 1); } public IEnumerator<int> GetEnumerator() => throw new Exception(); IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); public bool Remove(int k) => false; }
static class Program
{
    static readonly ICollection<int>[] s_q = Enumerable.Range(0, 1000).Select(k => (ICollection<int>)new Own(k)).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (new List<int>(s_q[n]).Count);
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(450));
    }
}
