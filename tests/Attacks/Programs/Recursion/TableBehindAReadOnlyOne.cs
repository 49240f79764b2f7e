// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A table that cannot be written asks a table of the project.
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

sealed class Own(int n) : IDictionary<int, int> { public int this[int k] { get => Program.Walk(n - 1); set { } } public ICollection<int> Keys => []; public ICollection<int> Values => []; public int Count => 0; public bool IsReadOnly => true; public void Add(int a, int b) { } public void Add(KeyValuePair<int, int> a) { } public void Clear() { } public bool Contains(KeyValuePair<int, int> a) => true; public bool ContainsKey(int k) => true; public void CopyTo(KeyValuePair<int, int>[] a, int i) { } public IEnumerator<KeyValuePair<int, int>> GetEnumerator() => throw new Exception(); IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); public bool Remove(int k) => false; public bool Remove(KeyValuePair<int, int> k) => false; public bool TryGetValue(int k, out int v) { v = 0; return true; } }
static class Program
{
    static readonly ReadOnlyDictionary<int, int>[] s_w = Enumerable.Range(0, 1000).Select(k => new ReadOnlyDictionary<int, int>(new Own(k))).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (s_w[n][1]);
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(450));
    }
}
