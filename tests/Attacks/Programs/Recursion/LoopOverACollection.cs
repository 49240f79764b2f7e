// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A loop over a collection that shows a list of the project.
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

sealed class Own(int n) : IList<int> { public int Count => 1; public int this[int i] { get => 1; set { } } public int IndexOf(int a) => 1; public void Insert(int a, int b) { } public void RemoveAt(int a) { } public bool IsReadOnly => true; public void Add(int a) { } public void Clear() { } public bool Contains(int a) => true; public void CopyTo(int[] a, int i) { } public IEnumerator<int> GetEnumerator() { Program.Walk(n - 1); return new List<int>().GetEnumerator(); } IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); public bool Remove(int k) => false; }
static class Program
{
    static readonly Collection<int>[] s_q = Enumerable.Range(0, 1000).Select(k => new Collection<int>(new Own(k))).ToArray(); static int Loop(Collection<int> c) { var s = 1; foreach (var x in c) s += x; return s; }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Loop(s_q[n]));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(450));
    }
}
